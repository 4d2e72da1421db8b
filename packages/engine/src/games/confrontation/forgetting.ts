/** What odds need not tell apart: what was rolled, once all that hangs on it is known. */
import { stepOf } from '../../core/index.ts';
import { attackSteps, enoughFor, testComesTo } from './rules/attack.ts';
import { faceOf, showing } from './rules/dice.ts';
import { type AttackFrame, attackSequence, type OpposedFrame, opposedSequence, type TestFrame, testSequence } from './rules/frames.ts';
import { enoughAgainst, forgetTotals, rollComesTo } from './rules/opposed.ts';
import { failsBy, totalOf } from './rules/tests.ts';
import type { State } from './state.ts';
import type { Conf, Table } from './table.ts';

/** Values of an attack or of an opposed test that are there to the end of it, whatever is made nothing of. */
const LASTING: ReadonlySet<string> = new Set([
  'attack.hit',
  'attack.missed',
  'attack.parried',
  'attack.earned',
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
 * A test of which a six is being rolled again: how high it is already hangs on nothing any more once it is high enough for all that it is
 * compared with. What may yet be rolled is added to it all the same, so that it may be rolled again without end and is always the same.
 */
function forgetHeight(g: Conf): void {
  const [below, top] = g.state.stack.slice(-2);
  if (top?.seq !== testSequence.id) return;
  const f = top.d as TestFrame;
  if (f.natural <= MOST_SHOWN) return;
  const enough =
    below?.seq === attackSequence.id
      ? enoughFor(g, below.d as AttackFrame, below.step)
      : below?.seq === opposedSequence.id
        ? enoughAgainst(below.d as OpposedFrame)
        : null;
  if (enough === null) return;
  // Above what one die shows, so that it is still seen that something was rolled again.
  f.natural = Math.min(f.natural, Math.max(enough - totalOf(g, f, 0), MOST_SHOWN + 1));
}

/** What one die shows at most. */
const MOST_SHOWN = 6;

/**
 * Once it is known whether an attack was parried (IX-E-3.b), nobody reads any more what was rolled for it: only that it was rolled. Of those
 * who are level in an opposed test, nobody reads what they had when they roll again (F1.d).
 */
export function forget(state: State, asked: readonly string[], _held: number, table: Table): boolean {
  if (asksForDice(asked)) return false;
  forgetHeight({ table, state, log: null });
  const { stack } = state;
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
