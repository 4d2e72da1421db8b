/** What a match begins with, as plain data: it is written into match files. */
import type { BoardMap, Card, Character } from './content/types.ts';

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
  };
}
