/** Answers that a player who thinks a turn through might give: what players that look ahead suppose of themselves and of each other. Public facts, and the hand of whoever is asked. */
import { goalsOf } from './goals.ts';
import { likelyAnswer } from './likely.ts';
import { promiseLosses, promisePairs } from './planning/cards.ts';
import { promiseActions, promiseLegs, promiseTargets } from './planning/turns.ts';
import { inPlay } from './rules/board.ts';
import {
  type HarmFrame,
  harmSequence,
  type MoveFrame,
  moveSequence,
  type RoundFrame,
  roundSequence,
  type TurnFrame,
  turnSequence,
  type VolleyFrame,
  volleySequence,
} from './rules/frames.ts';
import { cardsIn } from './rules/harm.ts';
import { countingAsDiscarded } from './rules/lasting.ts';
import { CHARACTER, HAND } from './state.ts';
import type { Gloom } from './table.ts';

/** Cards in hand under which a short rest is wanted. */
const FEW = 2;

/** What each of these codes promises, for a question that plans know; false for any other. */
export function promiseOf(g: Gloom, codes: readonly number[], out: Float64Array): boolean {
  const { seq, d } = g.state.stack[g.state.stack.length - 1];
  switch (seq) {
    case turnSequence.id:
      promiseActions(g, d as TurnFrame, codes, out);
      return true;
    case moveSequence.id: {
      const f = d as MoveFrame;
      if (f.by >= 0 || !goalsOf(g).fight) return false;
      promiseLegs(g, f, codes, out);
      return true;
    }
    case volleySequence.id: {
      const f = d as VolleyFrame;
      return f.laid !== 0 && g.state.figures[f.by].kind === CHARACTER && promiseTargets(g, codes, out);
    }
    case harmSequence.id:
      promiseLosses(g, d as HarmFrame, codes, out);
      return true;
    case roundSequence.id:
      return g.state.choosing === 1 && promisePairs(g, codes, out);
    default:
      return false;
  }
}

let promises = new Float64Array(256);

/** One of these codes: the one that promises most where plans know, or else what is likely. */
export function foreseenAnswer(g: Gloom, codes: readonly number[], pick: (n: number) => number): number {
  if (promises.length < codes.length) promises = new Float64Array(2 * codes.length);
  const { seq, d } = g.state.stack[g.state.stack.length - 1];
  if (promiseOf(g, codes, promises)) {
    let best = 0;
    for (let i = 1; i < codes.length; i++) if (promises[i] > promises[best]) best = i;
    return codes[best];
  }
  if (seq !== roundSequence.id || g.state.choosing === 1) return likelyAnswer(g, codes, pick);
  return rests(g, d as RoundFrame) ? codes[1] : codes[0];
}

/** Whether whoever is asked takes a short rest: among monsters, with fewer than two cards, a long one would cost a turn. */
function rests(g: Gloom, { resting: from }: RoundFrame): boolean {
  if (!goalsOf(g).fight) return false;
  const next = g.state.figures.find(
    (f, i) => f.kind === CHARACTER && f.seat >= from && inPlay(g, i) && countingAsDiscarded(g, f.seat).length >= 2,
  );
  return next !== undefined && cardsIn(g, next.seat, HAND).length < FEW;
}
