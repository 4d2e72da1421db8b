/** Modifier decks. */
import type { BoardState } from '../useBoard.ts';

export function Decks(_props: { board: BoardState }) {
  return null;
}
