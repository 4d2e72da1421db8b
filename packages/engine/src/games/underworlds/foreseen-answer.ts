/** Answers that a player who knows what to do might give: what players that look ahead suppose of themselves and of the other. */
import { ofKinds } from '../../core/index.ts';
import { ATTACK, CHARGE, DRAW, EXCHANGE, GUARD, MOVE, PASS } from './rules/activation-codes.ts';
import { activationSequence, anyActionSequence, endSequence, powerSequence } from './rules/frames.ts';
import type { Und } from './table.ts';

/** How often each kind of action is taken; abilities and upgrades as often as moves. */
const ACTIONS: readonly number[] = Object.assign(new Array(9).fill(3), {
  [PASS]: 0,
  [DRAW]: 1,
  [EXCHANGE]: 1,
  [GUARD]: 1,
  [MOVE]: 3,
  [CHARGE]: 6,
  [ATTACK]: 8,
});
/** In a power step: to pass, a card that names no fighter, one that does. */
const CARDS = [2, 2, 3] as const;

/** One of these codes: what scores is scored, what can be attacked is, and nothing is thrown away. */
export function foreseenAnswer(g: Und, codes: readonly number[], pick: (n: number) => number, sort?: (code: number) => number): number {
  const { seq, step } = g.state.stack[g.state.stack.length - 1];
  if (seq === endSequence.id) {
    // The first code ends what is under way; where cards may be given away that is best.
    const giving = endSequence.steps[step].name.startsWith('discards');
    return giving || codes.length === 1 ? codes[0] : codes[1 + pick(codes.length - 1)];
  }
  if (sort === undefined) return codes[pick(codes.length)];
  if (seq === activationSequence.id || seq === anyActionSequence.id) return ofKinds(codes, sort, pick, ACTIONS);
  return ofKinds(codes, sort, pick, seq === powerSequence.id ? CARDS : undefined);
}
