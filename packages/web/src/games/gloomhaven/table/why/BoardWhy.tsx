/** What is being explained, on the map of the match and in the line under it. */
import { useMemo } from 'react';
import { RuleRef } from '../../../../design/index.ts';
import type { Scene } from '../scene.ts';
import { useGhAnswer, useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { boardOf, fateOn, spacesIn, type WhyBoard } from './rows.ts';
import { toldTurns } from './turns.ts';
import { WhyOverlay } from './WhyOverlay.tsx';
import { sayWhy } from './words.ts';

/** The candidates of the turn being explained, with their places on the map; null where none is, or the answer is still to come. */
export function useWhyBoard(scene: Scene, thought: BoardState['thought']): WhyBoard | null {
  const why = useGhAnswer(scene, 'why', thought);
  return useMemo(() => {
    if (thought === null || why === null) return null;
    const focus = toldTurns(scene.events).find((turn) => turn.thought === thought)?.focus ?? -1;
    return boardOf(why, spacesIn(thought), focus);
  }, [why, thought, scene.events]);
}

/** Over the map. */
export function BoardWhy({ board: { thought, explained, candidate } }: { board: BoardState }) {
  const { speech, table } = useScene();
  if (thought === null || explained === null) return null;
  return <WhyOverlay lang={speech.lang} field={table.map.field} at={thought.at} board={explained} candidate={candidate} />;
}

/** What became of the candidate on a hex, in words: `out: more movement`; empty for a hex that was none. */
export function spokenWhy({ speech }: Pick<Scene, 'speech'>, { explained }: BoardState, hex: number): string {
  const fate = explained === null ? undefined : fateOn(explained, hex);
  if (fate === undefined) return '';
  const say = sayWhy(speech.lang);
  return fate.lost === null ? say.stands : say.lost(fate.lost);
}

/** The same with its rule, under the map. */
export function WhyTold({ board }: { board: BoardState }) {
  const scene = useScene();
  const { explained, candidate } = board;
  const fate = explained === null ? undefined : fateOn(explained, candidate);
  if (fate === undefined) return null;
  return (
    <p>
      {scene.speech.space(candidate)}: {spokenWhy(scene, board, candidate)} {fate.lost !== null && <RuleRef id={fate.lost.rule} />}
    </p>
  );
}
