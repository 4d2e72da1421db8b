/** What a match begins with, as plain data: it is written into match files. */
import type { AttackAction, Board, FighterSide, WarbandId } from './content/index.ts';

/** A deck: ids of cards. */
export interface DeckSetup {
  readonly objectives: readonly string[];
  readonly power: readonly string[];
}

/** What a fighter's card prints otherwise, on both its sides: for situations and for duels with made-up numbers. */
export interface FighterChange {
  readonly move?: number;
  readonly wounds?: number;
  readonly defence?: FighterSide['defence'];
  /** Wizard level; 0 for none. */
  readonly wizard?: number;
  /** Attack actions by their ids. */
  readonly attacks?: Readonly<Record<string, Partial<Pick<AttackAction, 'range' | 'symbol' | 'dice' | 'damage' | 'traits'>>>>;
}

/** One player. */
export interface SeatSetup {
  readonly warband: WarbandId;
  /** A ready-made deck by its id, or one of one's own. */
  readonly deck: string | DeckSetup;
  /** Ids of the boards in the player's collection (g.02); all of them unless given. */
  readonly boards?: readonly string[];
  /** Fighters that print something else than their cards, by id. */
  readonly printed?: Readonly<Record<string, FighterChange>>;
}

/** How the battlefield lies, where it is not chosen in play: the first player's board at the far side. */
export interface FieldSetup {
  readonly boards: readonly [string, string];
  /** Whether each is turned by half a circle. */
  readonly turned: readonly [boolean, boolean];
  /** Columns by which the second board is shifted against the first. */
  readonly offset: number;
}

/** A set-up for two players. */
export interface Setup {
  readonly seats: readonly [SeatSetup, SeatSetup];
  readonly field?: FieldSetup;
  /** Boards of one's own, which the field may name. */
  readonly ownBoards?: readonly Board[];
  /** Options other than the usual ones, by id. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Decks of any number of cards: lessons, situations, a duel of fighters alone. */
  readonly anyDeck?: true;
}
