/** What a sentence of Gloomhaven needs to know of the scenario being played. */
import type { State, Table } from '@escarmouche/engine/gloomhaven';

/** What names come from: the scenario as somebody sees it. */
export interface Naming {
  readonly table: Table;
  /** The state, or the state of a seat's view; without it only characters have names. */
  readonly state?: State;
  /** What the players are called: names, never pronouns. `Player 1` and so on unless given. */
  readonly seatNames?: readonly string[];
}
