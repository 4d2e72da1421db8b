/** What a sentence of Gloomhaven needs to know of the scenario being played. */
import type { NamedState, Table } from '@escarmouche/engine/gloomhaven';

/** What names come from: the scenario as somebody sees it. */
export interface Naming {
  readonly table: Table;
  /** The state, or as much of it as names are made from; without it only characters have names. */
  readonly state?: NamedState;
  /** What the players are called: names, never pronouns. `Player 1` and so on unless given. */
  readonly seatNames?: readonly string[];
}
