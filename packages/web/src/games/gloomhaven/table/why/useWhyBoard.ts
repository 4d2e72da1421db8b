/** The candidates of a turn that is being explained. */
import { NOBODY } from '@escarmouche/engine/core';
import type { Thought } from '@escarmouche/engine/gloomhaven';
import { useMemo } from 'react';
import { type Scene, useGhAnswer } from '../scene.ts';
import { boardOf, spacesIn, type WhyBoard } from './rows.ts';
import { toldTurns } from './turns.ts';

/** The candidates of the turn being explained, with their places on the map; null where none is, or the answer is still to come. */
export function useWhyBoard(scene: Scene, thought: Thought | null): WhyBoard | null {
  const why = useGhAnswer(scene, 'why', thought);
  return useMemo(() => {
    if (thought === null || why === null) return null;
    const focus = toldTurns(scene.events).find((turn) => turn.thought === thought)?.focus ?? NOBODY;
    return boardOf(why, spacesIn(thought), focus);
  }, [why, thought, scene.events]);
}
