/** What lies in play: cards that last, and upgrades on fighters; whose they are, and until when. */
import { SideMark } from '../../../design/index.ts';
import { CardName } from './Card.tsx';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

/** A tab beside the board. */
export function InForce({ board }: { board: BoardState }) {
  const { snapshot, speech } = useScene();
  const t = useTableStrings();
  const { cards, lasting: effects } = snapshot.position;
  const upgrades = cards.filter((c) => c.lies === 'play' && c.on >= 0 && c.def >= 0);
  if (upgrades.length + effects.length === 0) return <p className="soft">{t.nothingInForce}</p>;
  return (
    <div className="stack">
      {effects.length > 0 && (
        <section>
          <h3 className="caps">{t.lasting}</h3>
          <ul className="pile-1">
            {effects.map((l) => (
              <li key={`${l.def} ${l.fighter} ${l.hex}`}>
                <SideMark seat={l.seat} size={12} label={speech.seat(l.seat)} /> <CardName def={l.def} board={board} />{' '}
                <span className="soft small">
                  {[
                    l.fighter >= 0 ? speech.figure(l.fighter) : '',
                    l.hex >= 0 ? speech.space(l.hex) : '',
                    speech.term(`persists.${l.until}`),
                    l.used ? t.usedUp : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {upgrades.length > 0 && (
        <section>
          <h3 className="caps">{t.upgrades}</h3>
          <ul className="pile-1">
            {upgrades.map((c) => (
              <li key={`${c.owner} ${c.def}`}>
                <SideMark seat={c.owner} size={12} label={speech.seat(c.owner)} /> <CardName def={c.def} board={board} />{' '}
                <span className="soft small">{speech.figure(c.on)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
