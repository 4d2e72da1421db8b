/** What is left to chance with nothing to tell one from another: equals that the rules leave level (gh:focus.7), cards of a shuffled pile. */
import { type OutcomeTable, outcomesOf } from '../../../core/index.ts';

/** Equals left to chance: each as likely as the others. */
export function evenly(codes: readonly number[]): OutcomeTable {
  const weights: number[] = [];
  for (let i = 0; i < codes.length; i++) weights.push(1);
  return outcomesOf(codes, weights);
}
