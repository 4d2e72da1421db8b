/** Between the prompt and the options: the cards that are played, and why the players decide for a monster. */
import { Hand } from './hand/Hand.tsx';
import type { BoardState } from './useBoard.ts';
import { WhyAsked } from './why/WhyPanel.tsx';

export function Asked({ board }: { board: BoardState }) {
  return (
    <>
      <Hand board={board} />
      <WhyAsked board={board} />
    </>
  );
}
