/** The map. */
import type { BoardState } from '../useBoard.ts';

export function Board(_props: { board: BoardState }) {
  return null;
}
