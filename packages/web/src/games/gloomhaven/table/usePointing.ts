/** What is pointed at on the board: how one looks there, and which candidate of a monster's turn that is explained. */
import type { Look } from '@escarmouche/engine/gloomhaven';
import { aimedAt, lookOn } from '../../../board/pieces.ts';
import { type PointedAt, usePointing as useAnyPointing, usePointed } from '../../../board/usePointing.ts';
import { isShown } from './board/geometry.ts';
import { type Scene, useGhAnswer } from './scene.ts';
import type { BoardState } from './useBoard.ts';
import { fateOn } from './why/rows.ts';

export interface Seen extends PointedAt {
  /** A look that is drawn: the one pointed at, else the one a ruling is about. */
  readonly look: Look | null;
  /** The candidate of an explanation that is pointed at, on the board or in the list: a hex; `NOWHERE` for none. */
  readonly candidate: number;
}

/** The same for whatever shows it. */
export const useSeen = usePointed as () => Seen;

/** As on every board, and the look from whoever acts, or is inspected, to what is pointed at, as far as rooms are open. */
export function usePointing(scene: Scene, board: BoardState): Seen {
  const pointed = useAnyPointing(scene, board);
  const { pieces, inspected, explained, named } = board;
  const { space, shown } = pointed;
  const { turn, rooms } = scene.snapshot.position;
  // One looks from whoever acts; where nobody does, from whoever is inspected.
  const from = pieces.standsOn(turn >= 0 ? turn : inspected);
  const end = space >= 0 ? space : aimedAt(shown, pieces);
  const sees = from >= 0 && end >= 0 && from !== end && isShown(scene.table.map, rooms, end);
  return {
    ...pointed,
    look: useGhAnswer(scene, 'look', sees ? { from, to: end } : space < 0 ? lookOn(pieces, scene.look) : null),
    candidate: explained !== null && fateOn(explained, space) !== undefined ? space : named,
  };
}
