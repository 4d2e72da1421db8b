/** What is pointed at on the board, and why whoever is held may not come there. The worker judges; nothing here knows a rule. */
import { type PointedAt, usePointing as useAnyPointing } from '../../../board/usePointing.ts';
import { meanings } from './dropping.ts';
import { figuresOf, type Scene, useMeant } from './scene.ts';
import type { BoardState } from './useBoard.ts';
import { refusal } from './useHand.ts';

export function usePointing(scene: Scene, board: BoardState): PointedAt {
  const pointed = useAnyPointing(scene, board);
  const { table, snapshot } = scene;
  const figures = figuresOf(scene);
  const { held, clicks, hand } = board;
  const { space, aimed } = pointed;
  // The one pointed at cannot be come at: whoever is held would say why.
  const target = aimed && space < figures.length && !clicks.has(space) && hand.may(held) ? space : -1;
  const enemy = target >= 0 && figures[target].team !== figures[held].team;
  const tried = enemy ? meanings(table, figures, snapshot.node, { fig: held, target }) : [];
  const answers = useMeant(scene, tried);
  const does = tried.map((d) => d.does);
  const barred = answers === null ? null : refusal(does, answers, table.keys[held], target);
  return { ...pointed, whyNot: hand.refused ?? barred ?? (hand.inHand === null ? pointed.whyNot : null) };
}
