/** What odds need not tell apart: what was rolled, once all that hangs on it is known, dice that come to the same, and attacks that are done. */
import { type Frame, fieldsOf, stepOf } from '../../core/index.ts';
import { CRIT, countOf, FAIL, SUCCESS } from '../../dice/index.ts';
import { againSteps } from './rules/again.ts';
import { attackSteps } from './rules/attack.ts';
import {
  type AttackFrame,
  againSequence,
  attackSequence,
  type PlayFrame,
  playSequence,
  type RollFrame,
  rollSequence,
} from './rules/frames.ts';
import { playSteps } from './rules/playing.ts';
import { NO_DIE, type State } from './state.ts';
import type { Wow } from './table.ts';

/** The damage of an attack. */
const DEALT = 'attack.damage';

/** Whether somebody asks for what was rolled itself. */
function asksForDice(asked: readonly string[]): boolean {
  return asked.some((name) => name.startsWith('roll.') || (name.startsWith('attack.') && name !== DEALT));
}

/**
 * Once the damage of an attack is known, nobody reads any more what was rolled for it. While it is made again (602.5), nobody reads either what
 * came of those before it: only, of the one asked about, what damage it dealt, and of each, whether more is set off. Not for whoever asks for it
 * himself. Whoever asks for that damage alone knows it by then.
 */
export function forget({ stack }: State, asked: readonly string[], held: number): boolean {
  if (asksForDice(asked)) return false;
  const last = stepOf(attackSteps, 'attacks again');
  const damage = stepOf(attackSteps, 'attack damage');
  const isDone = (f: Frame): boolean => f.seq === attackSequence.id && f.step >= last;
  if (held >= 0 && held < stack.length && isDone(stack[held]) && asked.every((name) => name === DEALT)) {
    stack.length = held + 1;
    return true;
  }
  for (const [i, { seq, step, d }] of stack.entries()) {
    if (seq === rollSequence.id) forgetDice(d as RollFrame, hitsBelow(stack[i - 1]));
    if (seq === attackSequence.id && step > damage) forgetRolls(d as AttackFrame);
  }
  const innermost = stack.findLastIndex((f) => f.seq === attackSequence.id);
  for (let i = 0; i < innermost; i++) {
    if (!isDone(stack[i])) continue;
    const f = stack[i].d as AttackFrame;
    f.near = 0;
    f.i = 0;
    f.opened = 0;
    if (held >= 0 && (i > held || !asked.includes(DEALT))) f.dealt = [];
  }
  if (held >= 0 && innermost > held) dropDone(stack, held, innermost);
  return false;
}

/** The hits that a roll is made against: those of the attack that called it. */
function hitsBelow(f: Frame | undefined): number {
  return fieldsOf(f, attackSequence)?.hits ?? MANY;
}

function forgetRolls(f: AttackFrame): void {
  f.power = 0;
  f.hits = 0;
  f.crit = 0;
  f.blocks = [];
}

/** Rerolls that a roll may still take. */
function rerollsOf(f: RollFrame): number {
  return f.aims.reduce((sum, n) => sum + n, f.terrain);
}

/**
 * Where dice may be rolled again, each is kept by itself, but which lies where is nothing to anybody, nor what the one showed that falls again;
 * and so many are enough that no reroll takes them away: one crit (601.1c), and as many blocks as there are hits (602.1). Once none may be
 * rolled again any more, dice only count. A crit of whoever defends is a success like any other (601.2).
 */
function forgetDice(f: RollFrame, hits: number): void {
  const { dice, marks } = f;
  if (dice.length === 0) return;
  const left = rerollsOf(f);
  const again = f.rerolling;
  if (again >= 0) {
    dice[again] = FAIL;
    // Both are counted anew when it has fallen.
    f.hits = 0;
    f.crit = 0;
  }
  let enough = left + (f.defence === 1 ? hits : 1);
  for (let i = 0; i < dice.length; i++) {
    if (f.defence === 1 && dice[i] === CRIT) dice[i] = SUCCESS;
    if (dice[i] === (f.defence === 1 ? SUCCESS : CRIT) && enough-- <= 0) dice[i] = f.defence === 1 ? FAIL : SUCCESS;
  }
  const order = Array.from(dice, (die, i) => ({ die, mark: left === 0 ? 0 : marks[i], again: i === again ? 0 : 1 })).sort(
    (a, b) => a.again - b.again || a.mark - b.mark || a.die - b.die,
  );
  for (const [i, { die, mark }] of order.entries()) {
    dice[i] = die;
    marks[i] = mark;
  }
  if (again >= 0) f.rerolling = 0;
}

/**
 * Attacks that have nothing left to do between the one that is made again and the one asked about. Once the last of them is known to set off no
 * other, how often it was made again is nothing to anybody either.
 */
function dropDone(stack: Frame[], held: number, innermost: number): void {
  const f = stack[innermost].d as AttackFrame;
  if (stack[innermost].step <= stepOf(attackSteps, 'crit')) return;
  for (let i = held + 1; i < innermost; i++) {
    const { seq, step, d } = stack[i];
    const done =
      seq === attackSequence.id
        ? step >= stepOf(attackSteps, 'attacks again') && (d as AttackFrame).pending === 0
        : seq === playSequence.id
          ? (d as PlayFrame).again > 0 && step > stepOf(playSteps, 'resolve')
          : seq === againSequence.id && step >= againSteps.steps.length;
    if (!done) return;
  }
  if (f.pending === 0) f.again = 0;
  stack.splice(held + 1, innermost - held - 1);
}

/** What dice come to where nothing hits: no two of them differ. */
const NOTHING = 0;
/** More dice than ever fall together. */
const MANY = 64;

/**
 * Faces that come to the same for an attack. Of whoever defends a crit is a success (601.2), more blocks than there are hits block no more
 * (602.1), and where nothing hits, none of them matters; of whoever attacks one crit does what several do (601.1c). Where dice may be rolled
 * again, so many more count as rerolls could take away.
 */
export function alike(g: Wow, asked: readonly string[]): ((code: number) => number) | null {
  const { stack } = g.state;
  const top = stack[stack.length - 1];
  const below = stack[stack.length - 2];
  if (top?.seq !== rollSequence.id || below?.seq !== attackSequence.id || asksForDice(asked)) return null;
  const f = top.d as RollFrame;
  const { hits } = below.d as AttackFrame;
  const kept = f.rerolling !== NO_DIE || f.terrain > 0 || f.aims.length > 0 || f.dice.length > 0;
  const left = rerollsOf(f);
  if (f.defence === 0) return kept ? (code) => countOf(code, FAIL) * MANY + Math.min(countOf(code, CRIT), left + 1) : null;
  if (hits === 0) return () => NOTHING;
  return kept ? (code) => Math.min(countOf(code, SUCCESS) + countOf(code, CRIT), hits + left) : (code) => Math.min(hits - f.hits, code);
}
