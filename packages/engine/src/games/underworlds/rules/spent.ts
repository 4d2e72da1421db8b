/** R2. Fighters whom something keeps from being activated again. */
import type { Und } from '../defs.ts';

/** A fighter is not activated again this phase, whatever tokens it has. */
export function noMoreActivation(g: Und, fighter: number): void {
  g.state.fighters[fighter].spent = 1;
  g.log?.tell('wu:R2', 'no-more-activation', { figure: { figure: fighter } });
}
