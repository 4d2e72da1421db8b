/** The figure looked at. */
import type { BoardState } from './useBoard.ts';

export function FigurePanel(_props: { board: BoardState }) {
  return null;
}
