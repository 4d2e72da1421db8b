/** What is being explained, on the map of the match: pointing at a hex of it lights its row, and the other way round. */
import { useEffect, useMemo } from 'react';
import { useGhAnswer, useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { boardOf, spacesIn } from './rows.ts';
import { toldTurns } from './turns.ts';
import { isCandidate, WhyOverlay } from './WhyOverlay.tsx';

export function BoardWhy({ board }: { board: BoardState }) {
  const scene = useScene();
  const { thought, pointed, pointCandidate, candidate } = board;
  const why = useGhAnswer(scene, 'why', thought);
  const shown = useMemo(() => {
    if (thought === null || why === null) return null;
    const focus = toldTurns(scene.events).find((turn) => turn.thought === thought)?.focus ?? -1;
    return boardOf(why, spacesIn(thought), focus);
  }, [why, thought, scene.events]);
  useEffect(() => {
    if (shown !== null) pointCandidate(isCandidate(shown, pointed) ? pointed : -1);
  }, [shown, pointed, pointCandidate]);
  if (thought === null || shown === null) return null;
  return <WhyOverlay lang={scene.speech.lang} field={scene.table.map.field} at={thought.at} board={shown} candidate={candidate} />;
}
