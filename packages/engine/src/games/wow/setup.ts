/** What a match begins with, as plain data: it is written into match files. */
import type { BoardMap, Card, Character, DamageType, Duration, Nature, Stat } from './content/types.ts';

export const FORMATS = ['starter', 'constructed', 'open'] as const;
/**
 * How parties are built: `starter` two cards for each character, `constructed` three of one faction and nine cards to
 * share (100.2), `open` anything (sealed, draft and situations, 100.3).
 */
export type Format = (typeof FORMATS)[number];

/** One character of a party with its Action Bar. */
export interface Member {
  /** Id of a character card. */
  readonly character: string;
  /** Name of the figure in options and files; the character's id unless given. */
  readonly key?: string;
  /** Ids of its Action Bar cards. */
  readonly cards: readonly string[];
}

/** One side of the table: its faction and its party. */
export interface SeatSetup {
  /** The faction that its spawn points and its party belong to. */
  readonly faction: string;
  readonly party: readonly Member[];
}

/** An effect that lasts and changes a number for attacks of some nature or type only, as cards write it. */
export interface NarrowEffect {
  readonly do: 'modify';
  readonly stat: Stat;
  readonly n: number;
  readonly who: 'self';
  readonly until: Duration;
  readonly nature?: Nature;
  readonly type?: DamageType;
}

/** A set-up. `content` brings cards and maps of one's own. */
export interface Setup {
  readonly format: Format;
  readonly map: string;
  readonly seats: readonly [SeatSetup, SeatSetup];
  /** Options other than the usual ones, by id. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Victory points each side needs; its party's honor unless given. */
  readonly target?: readonly [number, number];
  /** The first player, where it is not left to chance (101.4). */
  readonly first?: number;
  readonly content?: {
    readonly characters?: readonly Character[];
    readonly cards?: readonly Card[];
    readonly maps?: readonly BoardMap[];
    /** What lasts from the beginning on and is for attacks of a nature or a type only: a situation may say so (600.1b). */
    readonly effects?: readonly NarrowEffect[];
  };
}
