/** What a match begins with, as plain data: it is written into match files. */
import type { WarbandId } from './content/index.ts';

/** A deck: ids of cards. */
export interface DeckSetup {
  readonly objectives: readonly string[];
  readonly power: readonly string[];
}

/** One player. */
export interface SeatSetup {
  readonly warband: WarbandId;
  /** A ready-made deck by its id, or one of one's own. */
  readonly deck: string | DeckSetup;
  /** Ids of the boards in the player's collection (g.02); all of them unless given. */
  readonly boards?: readonly string[];
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
  /** Options other than the usual ones, by id. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Decks of any number of cards: lessons, situations, a duel of fighters alone. */
  readonly anyDeck?: true;
}
