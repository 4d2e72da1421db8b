/**
 * What opens a window, and what each trigger carries. A use that answers one keeps the facts of its trigger, and reads them by name; the order
 * of names is that of the slots they lie in, and a name lies in the same slot wherever it stands.
 */
import { type Carrying, declareTriggers, type FactsOf, type Holding } from '../../core/index.ts';
import type { UseFrame } from './rules/frames.ts';

/** What a reaction may answer, and what is known of each. */
const CARRIED = {
  /** A gambit is being played: the place of the card, whose it is. */
  'gambit-played': ['card', 'seat'],
  /** A ploy has chosen a fighter: the place of the card, the fighter, and its place among the picks of the use right below. */
  'ploy-chooses': ['card', 'chosen', 'pick'],
  /** An attack has been declared, no dice rolled; of an attack on several targets, which of them it is. */
  'before-dice': ['attacker', 'target', 'nth'],
  /** It is known that an attack will succeed. */
  'will-succeed': ['attacker', 'target', 'nth'],
  /** It is known that it has failed, trapped not looked at. */
  'has-failed': ['attacker', 'target', 'nth'],
  /** A spell is cast, its effect still to come. Of a spell attack: it was not beaten in defence. */
  'spell-cast': ['caster', 'seat', 'nth'],
  /** An attack is about to damage. */
  'will-damage': ['attacker', 'target', 'damage'],
  /** Something is about to take a fighter out of action, credited to another or to `NOBODY`; how, in bits of a deed. */
  'will-be-out': ['fighter', 'by', 'how'],
  /** A fighter could be driven back. */
  'could-be-driven': ['attacker', 'target'],
  /** An attack has driven back. */
  'driven-back': ['attacker', 'target'],
  /** A fighter was pushed: by which seat, how many hexes. */
  pushed: ['fighter', 'seat', 'hexes'],
  /** After a Move action: 1 in a Charge, and the hex it began in. */
  'after-move': ['fighter', 'charge', 'start'],
  /** After an Attack action: what it did, in bits (`ATTACK_SUCCEEDED` and the others). */
  'after-attack': ['attacker', 'target', 'did'],
  /** After an action that is neither a Move nor an Attack action. */
  'after-action': ['fighter'],
  /** After a gambit: the place of the card, whose it was, and how many deeds were known before it. */
  'after-gambit': ['card', 'seat', 'before'],
  /** After an upgrade was given in an action phase: the place of its card. */
  'after-upgrade': ['fighter', 'upgrade'],
  /** After an activation: whose it was. */
  'after-activation': ['player'],
  /** An Attack action is about to be declared, and need not find its target in reach yet: which of the attacks it is. */
  'before-attack-action': ['attacker', 'attack'],
  /** The attack dice of an attack have been rolled, and none of them again. */
  'attack-rolled': ['attacker', 'target', 'nth'],
  /** Its defence dice have. */
  'defence-rolled': ['attacker', 'target', 'nth'],
} as const;

export type Trigger = keyof typeof CARRIED;

export const TRIGGERS = declareTriggers(CARRIED);
export const { facts } = TRIGGERS;

/** Triggers as bits, by their numbers. */
export const triggerBits = (triggers: readonly Trigger[]): number => triggers.reduce((bits, t) => bits | (1 << TRIGGERS.at(t)), 0);

/** What a trigger carries, by name. */
export type Facts<T extends Trigger> = FactsOf<(typeof CARRIED)[T]>;

/** Triggers at the end of an action: where it ends the activation, they are the end of that too (g.29). */
type AfterAction = 'after-move' | 'after-attack' | 'after-action';

/** A use that answers one of these triggers. What answers the end of an activation may answer it in any of these windows. */
export type Triggered<T extends Trigger> = Carrying<UseFrame, (typeof CARRIED)[T extends 'after-activation' ? T | AfterAction : T]>;

/** Whoever acts in what a window is about, be it an attack or another action. */
export const actor = facts.fighter as (u: Holding<1, 'attacker' | 'fighter'>) => number;

/** What each fact is: figures and seats are named in sentences, cards by what is printed; the others are numbers. */
export const FACT_IS: Readonly<Record<string, 'figure' | 'seat' | 'card'>> = {
  attacker: 'figure',
  target: 'figure',
  caster: 'figure',
  fighter: 'figure',
  chosen: 'figure',
  by: 'figure',
  seat: 'seat',
  player: 'seat',
  card: 'card',
  upgrade: 'card',
};

/** What uses that answer nothing remember from step to step, in the same slots. */
const REMEMBERED = {
  /** A fighter that whirls: where it began, hexes gone, and who is in its way, or `NOBODY`. */
  whirl: ['began', 'gone', 'blocker'],
  /** Everybody was pushed: who was last, or `NOBODY`. */
  quake: ['last'],
} as const;

export type Remembered = keyof typeof REMEMBERED;
export type Remembering<T extends Remembered> = Carrying<UseFrame, (typeof REMEMBERED)[T]>;

export const { facts: recall, set: remember } = declareTriggers(REMEMBERED);
