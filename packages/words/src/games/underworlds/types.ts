/** What a sentence of Underworlds needs to know of the match. */
import type { NamedState, Table } from '@escarmouche/engine/underworlds';

/** What names come from: the match as somebody sees it. */
export interface Naming {
  readonly table: Table;
  /** The state, or as much of it as names are made from; without it hexes have no names. */
  readonly state?: NamedState;
  /** What the players are called: names, never pronouns. `Player 1` and so on unless given. */
  readonly seatNames?: readonly string[];
}
