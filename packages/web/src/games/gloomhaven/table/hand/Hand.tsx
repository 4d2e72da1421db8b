/** The cards of the seat asked. */
import type { BoardState } from '../useBoard.ts';

export function Hand(_props: { board: BoardState }) {
  return null;
}
