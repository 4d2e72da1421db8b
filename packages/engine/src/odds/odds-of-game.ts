/** What a game says of itself so that odds can be asked of it: its values, what is at stake, what could be otherwise, what luck is. */
import type { Arg, CoreState, Deed, Match, Play, RuleId, Seat, Until } from '../core/index.ts';
import type { EndlessDice } from './endless.ts';
import type { AtStake } from './stakes.ts';

/** What a game has to provide before odds can be computed for it. */
export interface OddsOfGame<U, T, S extends CoreState, V> {
  /** The rules whose end each moment is. Rolls are made by the sequences of `roll`; dice outside of them are a roll by themselves. */
  readonly until: Partial<Record<Until, readonly { readonly id: number }[]>>;
  /** Ids of the options that do nothing: those that pass, keep, stay, end. */
  readonly idle: RegExp;
  /** A named value, as rulings have it. */
  value(match: Match<U, T, S, V>, name: string): unknown;
  /** Whether a seat wants a value large (1) or small (-1), as the position stands; 0 where that cannot be said of it. */
  wants(match: Match<U, T, S, V>, name: string, seat: Seat): 1 | -1 | 0;
  /** What a value counts for whoever does what is best, where that is more than the value says: harm that is no more told of somebody who is dead. Null elsewhere. */
  weighs?(match: Match<U, T, S, V>, name: string): number | null;
  /** What an answer puts at stake, for whoever weighs it before giving it; null where nothing hangs on dice. */
  stakes?(match: Match<U, T, S, V>, deed: Deed): AtStake<S> | null;
  /** What may be supposed to be otherwise while an answer is weighed, such as Guard or a supporter. Where it is so now, the switch shows what it adds. */
  switches?(match: Match<U, T, S, V>, deed: Deed): readonly Switch<T, S>[];
  /**
   * Makes nothing of what no rule reads any more, where these values are asked for: positions that differ in it alone are counted once.
   * The state is one's own, and goes on from there. `held` is the place on its stack of the frame whose end is waited for; -1 before it begins.
   * True where nothing that follows changes these values any more: then they are read here.
   */
  forget?(state: S, asked: readonly string[], held: number, table: T): boolean;
  /** Of the dice about to fall, a number for each outcome that it shares with those after which all goes on alike for these values; null where none do. */
  alike?(g: Play<T, S>, asked: readonly string[]): ((code: number) => number) | null;
  /** Whether the same answers are offered on the way whatever `forget` and `alike` make nothing of: then it is forgotten for those who name answers too. */
  readonly offersAll?: true;
  /** Dice that may be rolled again without end, in a game that has such. */
  readonly endless?: EndlessDice<T, S>;
  /**
   * Rules whose dice fall and whose answers are given without anything that lies hidden: where an attack meets no others on its way, it is
   * the same in every world that may be believed in, and one of them is looked at.
   */
  readonly inTheOpen?: readonly { readonly id: number }[];
  /** Ids of the answers that lead to attacks of the same seat's choice, before it is known on whom: those that move, that begin an action. */
  readonly leads?: RegExp;
  /** What follows an answer that has just been given without any other: stands it on the stack of `g`, and tells what it may come to. */
  brings?(g: Play<T, S>, deed: Deed): AtStake<S> | null;
  /** Values that are too many together may be few for each figure by itself. */
  readonly apart?: true;
  /** What is told of luck in a match that was played. */
  readonly luck?: LuckOfGame<T, S>;
}

/** One thing that is so, or could be. */
export interface Switch<T, S extends CoreState> {
  /** What it is, for the word lists: `guard`, `supporter`, `poisoned`. */
  readonly what: string;
  /** The paragraph by which it counts. */
  readonly rule: RuleId;
  /** Whom it is about, by its place in the state. */
  readonly figure: number;
  /** A card or whoever made it, where there may be several of the kind. */
  readonly source?: Arg;
  /** Whether it is so now. */
  readonly now: boolean;
  /** Makes it otherwise in a position of the caller's own. */
  flip?(g: { readonly table: T; readonly state: S }): void;
  /** What never changes in a match, where that is what is otherwise: the ground. */
  onTable?(table: T): T;
}

/** Something that a roll brings to a side: hits, points. */
export interface LuckMeasure {
  readonly key: string;
  /** The named value that it is read from. */
  readonly of: string;
  /** The value as a number; null where it says nothing. */
  read(value: unknown): number | null;
}

/** What a game says so that its luck can be told. There are two sides. */
export interface LuckOfGame<T, S extends CoreState> {
  sideOf(g: { readonly table: T; readonly state: S }, figure: number): number;
  sideOfSeat(table: T, seat: Seat): number;
  /** What a roll brings to the side that rolls, read when the roll is over. */
  readonly rolls: readonly LuckMeasure[];
  /** What an attack brings to each side beside the harm that is at stake in it. */
  readonly points?: readonly (LuckMeasure & { readonly side: number })[];
  /** Points that a figure is worth to the other side once it is out of action, in a game that counts them by what is lost. */
  prize?(g: { readonly table: T; readonly state: S }, figure: number): number;
}
