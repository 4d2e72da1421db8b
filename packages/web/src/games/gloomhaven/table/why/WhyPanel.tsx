/** Why a monster did what it did. */
import type { BoardState } from '../useBoard.ts';

export function WhyPanel(_props: { board: BoardState }) {
  return null;
}
