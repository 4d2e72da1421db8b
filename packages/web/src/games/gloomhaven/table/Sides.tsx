/** Characters and monsters. */
import type { BoardState } from './useBoard.ts';

export function Sides(_props: { board: BoardState }) {
  return null;
}
