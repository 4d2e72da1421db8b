/** What a sentence of Confrontation needs to know of the match. */
import type { State, Table } from '@escarmouche/engine/confrontation';

/** What names come from: the match as somebody sees it. */
export interface Naming {
  readonly table: Table;
  /** The state, or the state of a seat's view; names do without it. */
  readonly state?: State;
  /** What the players are called: names, never pronouns. `Player 1` and so on unless given. */
  readonly seatNames?: readonly string[];
  /** What stands on the figures' bases, where names are to say that too: `Dirz clone 2 (B3)`. */
  readonly signs?: readonly string[];
}
