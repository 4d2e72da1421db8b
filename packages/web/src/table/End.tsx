/** The end of a match: who won, by which rule, how it came to that, and what can be done now. */
import { NOBODY } from '@escarmouche/engine/core';
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { SideMark } from '../design/index.ts';
import { RuleLine } from '../design/RuleLine.tsx';
import './end.css';
import { Course } from './Course.tsx';
import type { Scene } from './contract.ts';
import { useTableStrings } from './strings.ts';

interface EndProps {
  scene: Scene;
  /** Leads to a step of the replay. */
  onStep: (step: number) => void;
  /** What can be done next; and what is asked for less often, below how it came to that. */
  next?: ReactNode;
  more?: ReactNode;
}

/** The seat of the only person at the table; `NOBODY` where there are several, or none, or nobody knows. */
function onlyPerson({ seats }: Scene): number {
  const persons = (seats ?? []).flatMap((kind, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0] : NOBODY;
}

/** Nothing before that, nor while the film of the last answer is still shown. */
export function End({ scene, onStep, next, more }: EndProps) {
  const t = useTableStrings();
  const { node, moment } = scene.snapshot;
  // What led to it is seen first.
  if (node.kind !== 'over' || moment !== null) return null;
  const { winner, rule } = node.result;
  const together = scene.game.endTitle?.(scene);
  const own = onlyPerson(scene);
  return (
    <section className="pile-3 end" aria-label={t.endTitle}>
      <h2 className="bar gap-3">
        {winner >= 0 && together === undefined ? <SideMark seat={winner} size={26} /> : <Flag size={24} aria-hidden="true" />}{' '}
        {together ?? (winner >= 0 ? t.won(scene.speech.seat(winner)) : t.drawn)}
      </h2>
      <RuleLine rule={rule}>
        {together === undefined && winner >= 0 && own >= 0 && (
          <>
            <b data-own-end>{own === winner ? t.youWon : t.youLost}</b>{' '}
          </>
        )}
        {scene.game.endLine(scene)}
      </RuleLine>
      {next !== undefined && <div className="pile-2 end-next">{next}</div>}
      <Course onStep={onStep} />
      {more !== undefined && <div className="pile-2 end-next">{more}</div>}
    </section>
  );
}
