/** What the signs of the map mean. */
import type { BoardState } from '../useBoard.ts';

export function Legend(_props: { board: BoardState }) {
  return null;
}
