/**
 * What cards and fighters do. Beside its printed face a card has its behaviour: steps to carry out when it is used, a
 * trigger it answers, values it changes while in force, a condition under which it scores. Behaviour is code that reads a
 * state, never part of one; what it has to remember stands in the frame of its use.
 */
import type { Reasons, RuleId } from '../../core/index.ts';
import type { CardFace } from './content/index.ts';
import type { Remembered, Remembering, Trigger, Triggered } from './facts.ts';
import type { AttackFrame, UseFrame, VolleyFrame } from './rules/frames.ts';
import type { Und } from './table.ts';

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

/** A choice among fighters, hexes, directions, tokens, places of cards or small numbers; what is chosen is pushed onto the use's picks. */
export interface Choose<U extends UseFrame = UseFrame> {
  readonly do: 'fighter' | 'hex' | 'direction' | 'token' | 'card' | 'number';
  /** Word for what is asked: a key of the word lists is made of it. */
  readonly ask: string;
  /** Who decides, where it is not the seat that uses the card. */
  readonly seat?: (g: Und, u: U) => number;
  readonly may: (g: Und, u: U, code: number, why: Reasons) => boolean;
  /** All that may be chosen, where that is found faster than by asking for each code. */
  readonly all?: (g: Und, u: U) => readonly number[];
  /** A fighter that the text names without saying that it is chosen (spiteclaws-swarm.1). */
  readonly named?: true;
  /**
   * May be left out: -1 is pushed. One that has nothing to choose from is left out as well; `if-none` that one alone; a function tells
   * whether it may be left out now.
   */
  readonly optional?: true | 'if-none' | ((g: Und, u: U) => boolean);
}

/** Rolls dice; the successes, criticals included, go to `rolled`. */
interface RollDice<U extends UseFrame> {
  readonly do: 'roll';
  /** Kind of dice, see rules/dice.ts. */
  readonly die: number;
  readonly dice: number;
  /** Faces that succeed, as bits. */
  readonly succeeds: number | ((g: Und, u: U) => number);
}

/** Something happens; it may call sequences, which are resolved before the next step. */
interface Happens<U extends UseFrame> {
  readonly do: 'then';
  readonly run: (g: Und, u: U) => void;
}

/** A token scatters (M7); its hexes go to `chain`. */
interface Scatters<U extends UseFrame> {
  readonly do: 'scatter';
  readonly n: number;
  /** Where it is put down. */
  readonly from: (g: Und, u: U) => number;
}

export type UseStep<U extends UseFrame = UseFrame> = Choose<U> | RollDice<U> | Happens<U> | Scatters<U>;

/** What is in force: an upgrade on its bearer, a card that persists, an ability of a fighter. */
export interface Source {
  /** Place of the card; -1 for an ability. */
  readonly card: number;
  readonly seat: number;
  /** Bearer, or the fighter it was played on; -1 for none. */
  readonly fighter: number;
  /** Place among the lasting cards; -1 for none. */
  readonly lasting: number;
}

/** Values that something in force changes. Each returns what it adds; `moveTimes` comes first (363.1). */
export interface InForce {
  readonly move?: (g: Und, s: Source, fighter: number) => number;
  readonly moveTimes?: (g: Und, s: Source, fighter: number) => number;
  readonly wounds?: (g: Und, s: Source, fighter: number) => number;
  readonly defence?: (g: Und, s: Source, fighter: number) => number;
  readonly dice?: (g: Und, s: Source, a: AttackFrame) => number;
  /** Dice that are attack dice only: a spell has none (g.16). */
  readonly attackDice?: (g: Und, s: Source, a: AttackFrame) => number;
  /** Sets the Dice characteristic before anything is added. */
  readonly baseDice?: (g: Und, s: Source, a: AttackFrame) => number | null;
  readonly damage?: (g: Und, s: Source, a: AttackFrame) => number;
  /** Faces that every attack succeeds on instead of its own symbol. */
  readonly symbol?: (g: Und, s: Source, a: AttackFrame) => number | null;
  /** Faces that succeed in an attack roll besides. */
  readonly faces?: (g: Und, s: Source, a: AttackFrame) => number;
  /** Faces that do not succeed in a defence roll. */
  readonly defenceLoses?: (g: Und, s: Source, a: AttackFrame) => number;
  /** Whether it counts the criticals of the defence roll, those that do not succeed included. */
  readonly countsCriticals?: (g: Und, s: Source, a: AttackFrame) => boolean;
  readonly rerollAttack?: (g: Und, s: Source, a: AttackFrame) => number;
  /** Whether any number of attack dice may be rolled again, all together. */
  readonly rerollAny?: (g: Und, s: Source, a: AttackFrame) => boolean;
  readonly rerollDefence?: (g: Und, s: Source, a: AttackFrame) => number;
  /** Innate (M3): the face that the fighter's casting rolls have one more of. */
  readonly innate?: (g: Und, s: Source, fighter: number) => number;
  /** How many supporters a supporter counts as; two at most (319.1). */
  readonly supports?: (g: Und, s: Source, a: AttackFrame, supporter: number) => number;
  /** Supporters that a fighter has besides the friends who stand there. */
  readonly moreSupport?: (g: Und, s: Source, a: AttackFrame, of: number) => number;
  /** Faces that succeed in a fighter's defence rolls instead of its own symbol. */
  readonly defenceSymbol?: (g: Und, s: Source, fighter: number) => number | null;
  /** Whether this attack drives nobody back, by what was rolled. */
  readonly firm?: (g: Und, s: Source, a: AttackFrame) => boolean;
  /** What a fighter suffers at most of `n`. */
  readonly atMost?: (g: Und, s: Source, fighter: number, n: number) => number | null;
  /** Once an attack is declared: what it costs (A2). */
  readonly declared?: (g: Und, s: Source, a: AttackFrame) => void;
  /** After the rolls, before damage, whether the attack succeeds or not. */
  readonly beforeDamage?: (g: Und, s: Source, a: AttackFrame) => void;
  /** Attack dice that an Attack action may have more, once, for its bearer's activations of the rest of the phase (431.1). */
  readonly offers?: (g: Und, s: Source, v: VolleyFrame) => number;
  /** Hexes that a Move action places a fighter on instead (499.1); null where it moves as others do. */
  readonly goesTo?: (g: Und, s: Source, fighter: number) => readonly number[] | null;
  /** A Move action has been made. */
  readonly moved?: (g: Und, s: Source, fighter: number) => void;
  /** Glory its owner gains in the third end phase. */
  readonly atTheEnd?: (g: Und, s: Source) => number;
  /** Whether an attack has reactions that push its bearer into reach before it is declared (423.1). */
  readonly steps?: (g: Und, s: Source, fighter: number, attack: number) => boolean;
  /** Once an attack is over, before the check: what serves the first attack only is used up here. */
  readonly attacked?: (g: Und, s: Source, a: AttackFrame) => void;
  /** Hexes on which a fighter may be placed instead of going there in a Move action. */
  readonly lands?: (g: Und, s: Source, fighter: number, hex: number) => boolean;
  /** Whether it may make no Charge. */
  readonly barsCharge?: (g: Und, s: Source, fighter: number) => boolean;
  /** Whether it may be activated in spite of its Charge token, as one that has moved. */
  readonly freed?: (g: Und, s: Source, fighter: number) => boolean;
  /** Whether it counts as being on Guard. */
  readonly guards?: (g: Und, s: Source, fighter: number) => boolean;
  /** Whether its attack is made against every enemy next to it. */
  readonly sweeps?: (g: Und, s: Source, fighter: number, attack: number) => boolean;
  /** Whether it may be pushed one hex before it makes this attack, but for that of a Charge (171.1). */
  readonly pushesBefore?: (g: Und, s: Source, fighter: number, attack: number) => boolean;
  /** A fighter has moved, was pushed or driven back, or placed. */
  readonly displaced?: (g: Und, s: Source, fighter: number) => void;
  /** A fighter has suffered damage. */
  readonly damaged?: (g: Und, s: Source, fighter: number) => void;
  /** A fighter was put out of action, credited to `by` or to nobody (-1). */
  readonly out?: (g: Und, s: Source, fighter: number, by: number) => void;
}

/** What a spell needs: a symbol and how many dice must show it. */
export type Casting = NonNullable<CardFace['cast']>;

/** What a gambit or an ability does when it is used, or what it answers. */
export interface Used {
  /** Whether it may be used now at all, beyond what each step needs. */
  readonly may?: (g: Und, u: UseFrame, why: Reasons) => boolean;
  /** For reactions: the triggers, and whether this one may be answered. */
  readonly answers?: { readonly triggers: readonly Trigger[]; readonly may: (g: Und, u: UseFrame, why: Reasons) => boolean };
  /** A Spell Action: what has to be rolled first. */
  readonly cast?: Casting;
  readonly steps: readonly UseStep[];
  /** Whether a card that persists has come into force: one whose roll has failed has not. */
  readonly lasts?: (g: Und, u: UseFrame) => boolean;
}

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
  return { ...rest, answers: { triggers, may: answers } } as unknown as Used;
}

/** What answers nothing, and remembers something of its own from step to step. */
export function remembering<const T extends Remembered>(_what: T, does: Written<Remembering<T>>): Used {
  return does as unknown as Used;
}

/** What a card does. */
export interface Does {
  /** Gambits, and the reaction or the action that an upgrade gives. */
  readonly use?: Used;
  /** An action that an upgrade gives besides the reaction that `use` is. */
  readonly action?: Used;
  /** At the start of each action phase, while it is on a fighter: its `use`, or a ploy from the hand. */
  readonly starts?: 'use' | 'ploy';
  /** The reaction that whoever played it may make while it persists. */
  readonly lends?: Used;
  /** While it persists or is on a fighter. */
  readonly inForce?: InForce;
  /** What always holds of its bearer, as bits. */
  readonly traits?: number;
  /** Until it has run its course nobody plays power cards. */
  readonly barsCards?: true;
  /** Lasting on a hex, it blocks that hex. */
  readonly blocksHex?: true;
  /** An objective's condition, looked at when it may be scored; public facts only. `seat` holds it. */
  readonly scores?: (g: Und, seat: number) => boolean;
}

/** An ability printed on a fighter card: in force, answering a trigger, or (`action`) an activation of its own. */
export interface Ability {
  readonly id: string;
  readonly rule: RuleId;
  readonly use?: Used;
  readonly inForce?: InForce;
  /** What it leaves behind for a while, see `leave`. */
  readonly lasting?: InForce;
  /** What always holds of the fighter, as bits. */
  readonly traits?: number;
  /** Its fighter is not deployed by itself: it follows the fighter with this id and is set up beside it (S7). */
  readonly beside?: string;
}
