/** Before the options: the half that is being played, and why the players decide for a monster. */

import { useNarrow } from '../../../table/useNarrow.ts';
import { UnderWay } from './hand/UnderWay.tsx';
import { TableTalk } from './TableTalk.tsx';
import type { BoardState } from './useBoard.ts';
import { WhyAsked } from './why/WhyPanel.tsx';

/** On a phone the talk of the table stands with the hand instead. */
export function Asked({ board }: { board: BoardState }) {
  const { narrow } = useNarrow();
  return (
    <>
      {!narrow && <TableTalk />}
      <UnderWay />
      <WhyAsked board={board} />
    </>
  );
}
