/** One figure: its numbers with what they are made of, its attacks, and what it sees. */
import { Eye } from 'lucide-react';
import { Button, SideMark } from '../../../design/index.ts';
import { Stat } from '../../../table/Stat.tsx';
import { cardsOn } from './board/conditions.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

export function FigurePanel({ board }: { board: BoardState }) {
  const scene = useScene();
  const { snapshot, speech, table } = scene;
  const t = useTableStrings();
  const i = board.inspected;
  const f = snapshot.position.view.state.figures[i];
  const values = snapshot.position.values[i];
  if (f === undefined || values === undefined) return <p className="soft">{t.noFigure}</p>;
  const d = table.figures[f.def];
  const character = d.character;
  const looking = board.looking === i;
  const attached = cardsOn(scene, i);
  return (
    <div className="figure-panel">
      <h2 className="figure-name">
        <SideMark seat={f.seat} /> {speech.figure(i)}
      </h2>
      <p className="soft small">
        {[
          character === null ? t.kinds[d.kind] : `${speech.term(character.race)}, ${speech.term(character.className)}`,
          t.health(f.health, d.health),
          f.space < 0 ? t.offMap : speech.space(f.space),
        ].join(' · ')}
        {f.owner !== f.seat && ` · ${t.controlledBy(speech.seat(f.seat))}`}
      </p>
      {f.space >= 0 && (
        <Button icon={<Eye size={17} />} aria-pressed={looking} onClick={() => board.look(looking ? -1 : i)}>
          {looking ? t.stopLooking : t.lookFrom}
        </Button>
      )}
      <dl className="stats">
        {values.power !== null && <Stat name={t.stat.power} value={values.power} />}
        <Stat name={t.stat.armor} value={values.armor} />
        <Stat name={t.stat.resist} value={values.resist} />
        <Stat name={t.stat.move} value={values.move} />
      </dl>
      {attached.length > 0 && (
        <p className="small">
          {t.attached}: {attached.map((c) => speech.card(c)).join(', ')}
        </p>
      )}
      <ul className="abilities">
        {[...d.abilities, ...d.ongoing].map((a, k) => {
          // What is played, by the numbers that hold now.
          const words = speech.ability(a.ability, values.abilities[k]);
          return (
            <li key={a.id}>
              <span className="verb-name">{speech.abilityTitle(a)}</span> <span className="verb-facts num">{words.line}</span>
              {words.text.length > 0 && <p className="verb-text">{words.text.join(' ')}</p>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
