/**
 * The types of a match: its table, with everything that does not change, and what cards and fighters do, which is code that reads a state and
 * is never part of one. They name one another, so they stand together.
 */
import type { Play, Reasons, RuleId } from '../../core/index.ts';
import type { Choices } from './choices.ts';
import type { AttackAction, Board, CardFace, Fighter, FighterSide } from './content/index.ts';
import type { EventKey } from './events.ts';
import type { Trigger } from './facts.ts';
import type { Battlefield } from './field.ts';
import type { Join } from './joining.ts';
import type { AttackFrame, UseFrame, VolleyFrame } from './rules/frames.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** A card with everything rules ask of it. */
export interface CardDef {
  readonly id: number;
  readonly face: CardFace;
  readonly does: Does;
  /** The attack it gives, by its place in the table's attacks; `NO_ATTACK` for none. */
  readonly attack: number;
  /** Fighters of either side that it can be on, as bits, for an upgrade. */
  readonly bearers: number;
  /** As bits, the triggers that the card itself answers, and those that an ability which it lends to a fighter answers. */
  readonly answers: number;
  readonly lends: number;
}

/** An Attack action. */
export interface AttackDef {
  readonly attack: AttackAction;
  /** Card that gives it, of the table's cards; `NO_CARD` for a fighter's own. */
  readonly card: number;
}

/** One side of a fighter's card. */
export interface SideDef {
  readonly side: FighterSide;
  readonly attacks: readonly number[];
  /** Places in the table's abilities, and what those of them do that are always in force. */
  readonly abilities: readonly number[];
  readonly forces: readonly InForce[];
  /** Those of its abilities that are actions. */
  readonly actions: readonly number[];
  /** What always holds of its fighter by these, as bits; the triggers they answer. */
  readonly traits: number;
  readonly answers: number;
}

/** A fighter of this match. */
export interface FighterDef {
  readonly key: string;
  readonly fighter: Fighter;
  readonly seat: number;
  readonly sides: readonly [SideDef, SideDef];
  readonly inspires: Inspiration;
  /** The fighter that this one follows when it is deployed, by its place (S7); `NOBODY` for none. */
  readonly follows: number;
}

/** What of a table's cards and abilities changes one value, or waits for one event. */
export interface Forcing<K extends keyof InForce = keyof InForce> {
  /** By card, and by ability for what one leaves behind. */
  readonly cards: readonly (InForce[K] | undefined)[];
  readonly lasting: readonly (InForce[K] | undefined)[];
  /** The fighters with such an ability on a side of theirs, by the side that lies up. */
  readonly fighters: readonly { readonly fighter: number; readonly sides: readonly [Hooked<K>, Hooked<K>] }[];
}
type Hooked<K extends keyof InForce> = readonly NonNullable<InForce[K]>[];

/** What is found out at a table as it is asked for: the same for every state there. */
export interface Scratch {
  /** The battlefield asked for last, by its number: a match asks for no other once it is laid. */
  code: number;
  field: Battlefield | null;
  /** Where each deck's places begin and the last one's end; empty before it is asked, see `rules/places.ts`. */
  ends: readonly number[];
}

export interface Table {
  readonly setup: Setup;
  readonly choice: Choices;
  /** Every card that either side could play, known to everybody: who holds which is in the state. */
  readonly cards: readonly CardDef[];
  readonly attacks: readonly AttackDef[];
  readonly abilities: readonly Ability[];
  readonly fighters: readonly FighterDef[];
  /** For each value or event, what changes it or waits for it; null where nothing at this table does. */
  readonly forcing: { readonly [K in keyof InForce]-?: Forcing<K> | null };
  /** For each seat, those of whom a side has an ability that answers something. */
  readonly answering: readonly (readonly number[])[];
  /** For each seat, the cards its warband may take: objectives, power cards. */
  readonly pools: readonly (readonly [readonly number[], readonly number[]])[];
  /** For each seat, the objectives of its pool that are scored at once. */
  readonly immediate: readonly (readonly Immediate[])[];
  /** For each seat and trigger, the cards of its pool that answer it. */
  readonly answers: readonly (readonly (readonly number[])[])[];
  /** For each seat, its two decks. Secret: empty in the open tables. */
  readonly decks: readonly (readonly [readonly number[], readonly number[]])[];
  /** All boards: ours, and those that the set-up brings. */
  readonly laid: readonly Board[];
  /** Their ids, those of each seat by their places among them, and the ways of joining. */
  readonly boards: readonly string[];
  readonly own: readonly (readonly number[])[];
  readonly joins: readonly Join[];
  readonly scratch: Scratch;
}

/** A match being played. */
export type Und = Play<Table, State, EventKey>;

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
   * May be left out: `LEFT_OUT` is pushed. One that has nothing to choose from is left out as well; `if-none` that one alone; a function tells
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
  /** Place of the card; `NO_CARD` for an ability. */
  readonly card: number;
  readonly seat: number;
  /** Bearer, or the fighter it was played on; `NOBODY` for none. */
  readonly fighter: number;
  /** Place among the lasting cards; `NOT_LASTING` for anything else. */
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
  /** Whether a fighter that is not on the battlefield supports its friends all the same. */
  readonly supportsFromOff?: (g: Und, s: Source, fighter: number) => boolean;
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
  /** Whom an attack that succeeds damages besides its target: dealt right after the target's own damage. */
  readonly besides?: (g: Und, s: Source, a: AttackFrame) => void;
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
  /** A fighter was put out of action, credited to `by` or to `NOBODY`. */
  readonly out?: (g: Und, s: Source, fighter: number, by: number) => void;
}

/** What a spell needs: a symbol and how many dice must show it. */
export type Casting = NonNullable<CardFace['cast']>;

/** What a gambit or an ability does when it is used, or what it answers. */
export interface Used {
  /** Whether it may be used now at all, beyond what each step needs. */
  readonly may?: (g: Und, u: UseFrame, why: Reasons) => boolean;
  /** For reactions: the triggers, as bits too, and whether this one may be answered. */
  readonly answers?: {
    readonly triggers: readonly Trigger[];
    readonly bits: number;
    readonly may: (g: Und, u: UseFrame, why: Reasons) => boolean;
  };
  /** A Spell Action: what has to be rolled first. */
  readonly cast?: Casting;
  readonly steps: readonly UseStep[];
  /** Those of its steps that ask for something, where a table holds it. */
  readonly choices?: readonly Choose[];
  /** Whether a card that persists has come into force: one whose roll has failed has not. */
  readonly lasts?: (g: Und, u: UseFrame) => boolean;
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
  /** Of an objective that asks for a long Move action: how many hexes. */
  readonly covers?: number;
  /** The deed without which it cannot be scored, done just now or in this round: asked first, since mostly it was not done. */
  readonly justAfter?: number;
  readonly after?: number;
}

/** An objective that is scored at once, with the deeds it waits for as bits; all bits where it waits for none. */
export interface Immediate {
  readonly def: number;
  readonly justAfter: number;
  readonly after: number;
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

/** A condition, looked at when everything is checked (I1). What comes about at one instant is kept as the fighter's merit. */
export interface Inspiration {
  readonly rule: RuleId;
  holds(g: Und, fighter: number): boolean;
  /** Faces of its defence rolls that are its merit. */
  readonly noted: number;
  /** A ploy has chosen it; it has cast a spell; its player's activation begins. */
  readonly chosen?: (g: Und, fighter: number) => void;
  readonly casts?: (g: Und, fighter: number) => void;
  /** A friend was returned to the battlefield: itself, or another. */
  readonly returned?: (g: Und, fighter: number, who: number) => void;
  readonly activation?: (g: Und, fighter: number) => void;
  /** Being hurt Inspires it, whatever hurts it: a way through a lethal hex may be what its player wants. */
  readonly byHarm?: true;
}
