/** What is pointed at on the board, and why whoever is held may not come there. The worker judges; nothing here knows a rule. */
import { NOBODY } from '@escarmouche/engine/core';
import { useStore } from '../../../app/store.ts';
import { type PointedAt, usePointing as useAnyPointing } from '../../../board/usePointing.ts';
import { type Drop, meanings } from './dropping.ts';
import { figuresOf, type Scene, useMeant } from './scene.ts';
import type { BoardState } from './useBoard.ts';
import { refusal } from './useHand.ts';

/** The figure in hand moves as the pointer does: what shows it asks for it here. */
export interface Carried extends PointedAt {
  readonly inHand: Drop | null;
}

/**
 * As on every board, and whom the figure held would come at: a press there is tried by the worker before it is made, so that the reason
 * stands there already.
 */
export function usePointing(scene: Scene, board: BoardState): Carried {
  const inHand = useStore(board.hand.inHand);
  const pointed = useAnyPointing(scene, board);
  const { table, snapshot } = scene;
  const figures = figuresOf(scene);
  const { held, clicks, hand } = board;
  const { space, aimed } = pointed;
  // The one pointed at cannot be come at: whoever is held would say why.
  const target = aimed && space < figures.length && !clicks.has(space) && hand.may(held) ? space : NOBODY;
  const enemy = target >= 0 && figures[target].team !== figures[held].team;
  const tried = enemy ? meanings(table, figures, snapshot.node, { fig: held, target }) : [];
  const answers = useMeant(scene, tried);
  const does = tried.map((d) => d.does);
  const barred = answers === null ? null : refusal(does, answers, table.keys[held], target);
  return { ...pointed, inHand, whyNot: hand.refused ?? barred ?? (inHand === null ? pointed.whyNot : null) };
}
