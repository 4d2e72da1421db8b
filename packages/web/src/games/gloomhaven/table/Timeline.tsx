/** The initiative track. */
import type { BoardState } from './useBoard.ts';

export function Timeline(_props: { board: BoardState }) {
  return null;
}
