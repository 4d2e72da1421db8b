/** What a sentence of World of Warcraft Miniatures needs to know of the match. */
import type { NamedState, Table } from '@escarmouche/engine/wow';

/** What names come from: the match as somebody sees it. A card with `def` -1 is hidden and stays unnamed. */
export interface Naming {
  readonly table: Table;
  /** The state, or as much of it as names are made from. */
  readonly state: NamedState;
  /** What the two sides are called: their factions, or names that their players gave; without any they are numbered. */
  readonly seatNames?: readonly [string, string];
}
