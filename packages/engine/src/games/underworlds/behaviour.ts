/**
 * How what cards and fighters do is written. Beside its printed face a card has its behaviour: steps to carry out when it is used, a
 * trigger it answers, values it changes while in force, a condition under which it scores. What it has to remember stands in the frame of
 * its use.
 */
import type { Reasons } from '../../core/index.ts';
import type { Und, Used, UseStep } from './defs.ts';
import { type Remembered, type Remembering, type Trigger, type Triggered, triggerBits } from './facts.ts';
import type { UseFrame } from './rules/frames.ts';

/** What an attack did: bits of the fact `did` of `after-attack`. */
export const ATTACK_SUCCEEDED = 1;
export const ATTACK_DAMAGED = 2;
export const ATTACK_KILLED = 4;
export const ATTACK_IN_CHARGE = 8;

/** What always holds of a fighter while a side of its card lies up, or an upgrade is on it: bits of `traits`. */
export const PASSES_FIGHTERS = 1;
export const PASSES_BLOCKED = 2;
/** Lethal hexes are normal ones to it. */
export const UNHURT_BY_LETHAL = 4;
export const HOLDS_NOTHING = 8;
/** It is given no upgrade that grants an Attack action. */
export const NO_GIVEN_ATTACKS = 16;
export const MAKES_NO_MOVE = 32;
export const MAKES_NO_ATTACK = 64;
/** It neither goes nor is on Guard. */
export const NEVER_ON_GUARD = 128;

/** How what a card or an ability does is written by whoever knows what its use carries. */
interface Written<U extends UseFrame> {
  readonly may?: (g: Und, u: U, why: Reasons) => boolean;
  readonly steps: readonly UseStep<U>[];
}

/**
 * A reaction to one of these triggers. Whether this one may be answered is said by `answers`; what the trigger carries is read by its name
 * there and in every step, and nothing that one of the triggers does not carry.
 */
export function reaction<const T extends Trigger>(
  triggers: readonly T[],
  does: Written<Triggered<T>> & { readonly answers: (g: Und, u: Triggered<T>, why: Reasons) => boolean },
): Used {
  const { answers, ...rest } = does;
  // What is used in answer to a trigger carries its facts: `answering` in `rules/reacting.ts` lays them.
  return { ...rest, answers: { triggers, bits: triggerBits(triggers), may: answers } } as unknown as Used;
}

/** What answers nothing, and remembers something of its own from step to step. */
export function remembering<const T extends Remembered>(_what: T, does: Written<Remembering<T>>): Used {
  return does as Used;
}
