/** What odds need not tell apart: what was rolled, once all that hangs on it is known. */
import { stepOf } from '../../core/index.ts';
import { attackSteps, testComesTo } from './rules/attack.ts';
import { faceOf, showing } from './rules/dice.ts';
import { type AttackFrame, attackSequence, type OpposedFrame, opposedSequence, type TestFrame, testSequence } from './rules/frames.ts';
import { forgetTotals, rollComesTo } from './rules/opposed.ts';
import { failsBy, totalOf } from './rules/tests.ts';
import type { State } from './state.ts';
import type { Conf } from './table.ts';

/** Values of an attack or of an opposed test that are there to the end of it, whatever is made nothing of. */
const LASTING: ReadonlySet<string> = new Set([
  'attack.hit',
  'attack.missed',
  'attack.parried',
  'attack.by',
  'attack.on',
  'roll.winner',
  'roll.order',
]);

/** Whether somebody asks for the dice of an attack or of a test themselves, or how high they were. */
function asksForDice(asked: readonly string[]): boolean {
  return asked.some((name) => (name.startsWith('roll.') || name.startsWith('attack.')) && !LASTING.has(name));
}

/**
 * Once it is known whether an attack was parried (IX-E-3.b), nobody reads any more what was rolled for it: only that it was rolled. Of those
 * who are level in an opposed test, nobody reads what they had when they roll again (F1.d).
 */
export function forget({ stack }: State, asked: readonly string[]): boolean {
  if (asksForDice(asked)) return false;
  for (const { seq, step, d } of stack) {
    if (seq === opposedSequence.id) forgetTotals(d as OpposedFrame);
    if (seq !== attackSequence.id || step <= stepOf(attackSteps, 'parried or not')) continue;
    const f = d as AttackFrame;
    f.difficulty = Math.min(1, Math.abs(f.difficulty));
    f.total = 0;
    f.failed = 0;
    f.committed = 0;
  }
  return false;
}

/** Behind what a test comes to: dice that may be rolled again are told apart. */
const ROLLED_AGAIN = 1000;

/** Faces of a test that come to the same for the attack, or for the opposed test, that it is made for. */
export function alike(g: Conf, asked: readonly string[]): ((code: number) => number) | null {
  const { stack } = g.state;
  const [below, top] = stack.slice(-2);
  if (top?.seq !== testSequence.id || asksForDice(asked)) return null;
  const opposed = below?.seq === opposedSequence.id;
  if (!opposed && below?.seq !== attackSequence.id) return null;
  const f = top.d as TestFrame;
  return (code) => {
    if (showing(code) > 0) return ROLLED_AGAIN + code;
    const total = totalOf(g, f, f.natural + faceOf(code));
    const failed = failsBy(g, total, faceOf(code));
    return opposed
      ? rollComesTo(g, below.d as OpposedFrame, total, failed)
      : testComesTo(g, below.d as AttackFrame, below.step, total, failed);
  };
}
