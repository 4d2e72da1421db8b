/** One figure: its numbers with what they are made of, its attacks, and what it sees. */
import { NOBODY } from '@escarmouche/engine/core';
import { Eye } from 'lucide-react';
import { Button } from '../../../design/index.ts';
import { Abilities, Ability, FigureSheet } from '../../../table/Figures.tsx';
import { Stat } from '../../../table/Stat.tsx';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

/** What a figure can do, and what it always does. */
export function FigureAbilities({ figure, title }: { figure: number; title?: string }) {
  const { snapshot, speech, table } = useScene();
  const f = snapshot.position.figures[figure];
  const { abilities, ongoing } = table.figures[f.def];
  return (
    <Abilities {...(title === undefined ? {} : { title })}>
      {[...abilities, ...ongoing].map((a, k) => {
        // What is played, by the numbers that hold now.
        const { line, text } = speech.ability(a.ability, f.values.abilities[k]);
        return (
          <Ability key={a.id} name={speech.abilityTitle(a)} note={<span className="soft small num">{line}</span>}>
            {text.length > 0 ? text.join(' ') : undefined}
          </Ability>
        );
      })}
    </Abilities>
  );
}

/** A tab beside the board, for whoever is looked at; one may look at the board through its eyes. */
export function FigurePanel({ board }: { board: BoardState }) {
  const { snapshot, speech, table } = useScene();
  const t = useTableStrings();
  const i = board.inspected;
  const f = snapshot.position.figures[i];
  if (f === undefined) return <p className="soft">{t.noFigure}</p>;
  const { values } = f;
  const { character } = table.figures[f.def];
  const looking = board.looking === i;
  return (
    <FigureSheet
      seat={f.side}
      name={speech.figure(i)}
      facts={[
        character === null ? t.kinds[f.kind] : `${speech.term(character.race)}, ${speech.term(character.className)}`,
        t.health(f.left, f.most),
        f.place < 0 ? t.offMap : speech.space(f.place),
        f.owner === f.side ? '' : t.controlledBy(speech.seat(f.side)),
      ]}
    >
      {f.place >= 0 && (
        <Button icon={<Eye size={17} />} aria-pressed={looking} onClick={() => board.look(looking ? NOBODY : i)}>
          {looking ? t.stopLooking : t.lookFrom}
        </Button>
      )}
      <dl className="grid full">
        {values.power !== null && <Stat name={t.stat.power} value={values.power} />}
        <Stat name={t.stat.armor} value={values.armor} />
        <Stat name={t.stat.resist} value={values.resist} />
        <Stat name={t.stat.move} value={values.move} />
      </dl>
      {f.wears.length > 0 && (
        <p className="small">
          {t.attached}: {f.wears.map((c) => speech.card(c)).join(', ')}
        </p>
      )}
      <FigureAbilities figure={i} />
    </FigureSheet>
  );
}
