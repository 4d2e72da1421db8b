/** gh:focus.7. What the rules leave level, where chance decides in place of the players. */
import { type OutcomeTable, outcomesOf } from '../../../core/index.ts';

/** Equals left to chance: each as likely as the others. */
export function evenly(codes: readonly number[]): OutcomeTable {
  return outcomesOf(
    codes,
    codes.map(() => 1),
  );
}
