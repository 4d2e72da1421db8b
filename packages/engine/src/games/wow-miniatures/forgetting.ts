/** What odds need not tell apart: what was rolled for attacks before the one that is made again now, and crits of whoever defends. */
import { type Frame, stepOf } from '../../core/index.ts';
import { CRIT, SUCCESS } from '../../dice/index.ts';
import {
  type AttackFrame,
  againSequence,
  attackSequence,
  type PlayFrame,
  playSequence,
  type RollFrame,
  rollSequence,
} from './rules/frames.ts';
import type { State } from './state.ts';

function asSuccess(die: number, i: number, dice: number[]): void {
  if (die === CRIT) dice[i] = SUCCESS;
}

/** The damage of an attack. */
const DEALT = 'attack.damage';

/**
 * While an attack is made again (602.5), nobody reads any more what was rolled for those before it: only, of the one asked about, what damage
 * it dealt, and of each, whether more is set off. Not for whoever asks for it himself. Whoever asks for that damage alone knows it by then.
 */
export function forget({ stack }: State, asked: readonly string[], held: number): boolean {
  if (asked.some((name) => name.startsWith('roll.') || (name.startsWith('attack.') && name !== DEALT))) return false;
  const last = stepOf(attackSequence, 'attacks again');
  const isDone = (f: Frame): boolean => f.seq === attackSequence.id && f.step >= last;
  if (held >= 0 && held < stack.length && isDone(stack[held]) && asked.every((name) => name === DEALT)) {
    stack.length = held + 1;
    return true;
  }
  for (const { seq, d } of stack) {
    // A crit of whoever defends is a success like any other (601.2).
    if (seq === rollSequence.id && (d as RollFrame).defence === 1) (d as RollFrame).dice.forEach(asSuccess);
  }
  const innermost = stack.findLastIndex((f) => f.seq === attackSequence.id);
  for (let i = 0; i < innermost; i++) {
    if (!isDone(stack[i])) continue;
    const f = stack[i].d as AttackFrame;
    f.power = 0;
    f.hits = 0;
    f.crit = 0;
    f.near = 0;
    f.i = 0;
    f.opened = 0;
    f.blocks = [];
    if (held >= 0 && (i > held || !asked.includes(DEALT))) f.dealt = [];
  }
  if (held >= 0 && innermost > held) dropDone(stack, held, innermost);
  return false;
}

/**
 * One that sets off no other is the last: whatever called it, down to the one asked about, has nothing left to do, and how often it was made
 * again is nothing to anybody.
 */
function dropDone(stack: Frame[], held: number, innermost: number): void {
  const f = stack[innermost].d as AttackFrame;
  if (f.pending !== 0 || stack[innermost].step <= stepOf(attackSequence, 'crit')) return;
  for (let i = held + 1; i < innermost; i++) {
    const { seq, step, d } = stack[i];
    const done =
      seq === attackSequence.id
        ? step >= stepOf(attackSequence, 'attacks again') && (d as AttackFrame).pending === 0
        : seq === playSequence.id
          ? (d as PlayFrame).again > 0 && step > stepOf(playSequence, 'resolve')
          : seq === againSequence.id && step >= againSequence.steps.length;
    if (!done) return;
  }
  f.again = 0;
  stack.splice(held + 1, innermost - held - 1);
}
