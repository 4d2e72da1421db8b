/** What is told of every figure of every game: from this, boards, lists and panels are drawn, and nobody reads a state for it. */
import type { Seat } from './types.ts';

/**
 * A figure as a seat sees it. Its place in the list of figures is its number, by which events and sentences name it. `V` are its numbers
 * with what they are made of.
 */
export interface Piece<V = unknown> {
  /** What options and files call it. */
  readonly id: string;
  /** The seat that plays it now; `NOBODY` where nobody does. */
  readonly side: Seat;
  /** The space it stands on; -1 off the board. */
  readonly place: number;
  /** What it can still bear, of how much: health, hit points, wounds. */
  readonly left: number;
  readonly most: number;
  /** What lies on it or was done to it, in the game's words, each as often as it does: conditions, tokens. */
  readonly signs: readonly string[];
  readonly values: V;
}
