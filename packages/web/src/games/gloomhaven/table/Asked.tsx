/** Before the options: the half that is being played, and why the players decide for a monster. */
import { UnderWay } from './hand/UnderWay.tsx';
import type { BoardState } from './useBoard.ts';
import { WhyAsked } from './why/WhyPanel.tsx';

export function Asked({ board }: { board: BoardState }) {
  return (
    <>
      <UnderWay />
      <WhyAsked board={board} />
    </>
  );
}
