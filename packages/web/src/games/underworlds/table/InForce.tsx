/** What lies in play: cards that last, and upgrades on fighters; whose they are, and until when. */
import { IN_PLAY, PERSISTENCES } from '@escarmouche/engine/underworlds';
import { SideMark } from '../../../design/index.ts';
import { CardName } from './Card.tsx';
import { stateOf, useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

export function InForce({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { speech } = scene;
  const { cards, lasting } = stateOf(scene);
  const upgrades = cards.filter((c) => c.zone === IN_PLAY && c.on >= 0 && c.def >= 0);
  const effects = lasting.flatMap((l) => {
    const def = cards[l.card]?.def ?? -1;
    return def < 0 ? [] : [{ ...l, def }];
  });
  if (upgrades.length + effects.length === 0) return <p className="soft">{t.nothingInForce}</p>;
  return (
    <div className="stack">
      {effects.length > 0 && (
        <section>
          <h3 className="caps">{t.lasting}</h3>
          <ul className="wu-lasting">
            {effects.map((l) => (
              <li key={`${l.card} ${l.fighter} ${l.hex}`}>
                <SideMark seat={l.seat} size={12} label={speech.seat(l.seat)} /> <CardName def={l.def} board={board} />{' '}
                <span className="soft small">
                  {[
                    l.fighter >= 0 ? speech.figure(l.fighter) : '',
                    l.hex >= 0 ? speech.space(l.hex) : '',
                    t.until[PERSISTENCES[l.until]] ?? '',
                    l.used === 1 ? t.usedUp : '',
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
          <ul className="wu-lasting">
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
