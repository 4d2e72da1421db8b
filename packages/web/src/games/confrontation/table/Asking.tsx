/** Between the dice and the options: which figure acts, and the forms of a combat. */
import { Acting } from './Acting.tsx';
import { Asked } from './combat/index.ts';
import type { BoardState } from './useBoard.ts';

export function Asking({ board }: { board: BoardState }) {
  return (
    <>
      <Acting board={board} />
      <Asked board={board} />
    </>
  );
}
