/** What is pointed at on the board, and how one looks there. The rules stay in the worker. */
import type { Look } from '@escarmouche/engine/underworlds';
import { aimedAt, lookOn } from '../../../board/pieces.ts';
import { type PointedAt, usePointing as useAnyPointing, usePointed } from '../../../board/usePointing.ts';
import { NOWHERE } from '../../../table/args.ts';
import { isAttack } from './concerns.ts';
import { type Scene, useWuAnswer } from './scene.ts';
import { attackIn } from './sorting.ts';
import { type BoardState, foeOn } from './useBoard.ts';

/** What is pointed at, and how one looks there. */
export interface Seen extends PointedAt {
  readonly look: Look | null;
}

/** The same for whatever shows it. */
export const useSeen = usePointed as () => Seen;

/** As on every board, and the look of the fighter held at an enemy that is pointed at, or that an attack is aimed at. */
export function usePointing(scene: Scene, board: BoardState): Seen {
  const pointed = useAnyPointing(scene, board);
  const { pieces, held, verb } = board;
  const { space, shown } = pointed;
  const from = pieces.standsOn(held);
  const attacks = verb !== null && attackIn(scene, verb.first.say)?.attack !== undefined;
  const aimed = shown !== null && isAttack(shown) ? aimedAt(shown, pieces) : NOWHERE;
  const to = foeOn(board, space) >= 0 || (attacks && space >= 0) ? space : aimed;
  const given = space < 0 ? lookOn(pieces, scene.look) : null;
  return { ...pointed, look: useWuAnswer(scene, 'look', from >= 0 && to >= 0 && from !== to ? { from, to } : given) };
}
