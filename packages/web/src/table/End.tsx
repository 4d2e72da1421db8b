/** The end of a match: who won, by which rule, and what can be done now. */
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { RuleRef, SideMark } from '../design/index.ts';
import type { Scene } from './scene.ts';
import { useTableStrings } from './strings.ts';

export function End({ scene, children }: { scene: Scene; children?: ReactNode }) {
  const t = useTableStrings();
  const { node, moment } = scene.snapshot;
  // What led to it is seen first.
  if (node.kind !== 'over' || moment !== null) return null;
  const { winner, rule } = node.result;
  const together = scene.game.endTitle?.(scene);
  return (
    <section className="end" aria-label={t.endTitle}>
      <h2 className="end-title">
        {winner >= 0 && together === undefined ? <SideMark seat={winner} size={26} /> : <Flag size={24} aria-hidden="true" />}{' '}
        {together ?? (winner >= 0 ? t.won(scene.speech.seat(winner)) : t.drawn)}
      </h2>
      <p>
        {scene.game.endLine(scene)} <RuleRef id={rule} />
      </p>
      {children !== undefined && <div className="row">{children}</div>}
    </section>
  );
}
