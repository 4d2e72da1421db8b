/** What is pointed at on the board, and what is seen there. The rules stay in the worker. */
import { NOBODY } from '@escarmouche/engine/core';
import type { Sight } from '@escarmouche/engine/wow';
import { aimedAt, lookOn } from '../../../board/pieces.ts';
import { type PointedAt, usePointing as useAnyPointing, usePointed } from '../../../board/usePointing.ts';
import { figureIn } from '../../../table/args.ts';
import { type Scene, useWowAnswer } from './scene.ts';
import type { BoardState } from './useBoard.ts';

/** What is pointed at, and what is seen there. */
export interface Seen extends PointedAt {
  readonly sight: Sight | null;
}

/** The same for whatever shows it. */
export const useSeen = usePointed as () => Seen;

/**
 * As on every board, and the look from somebody to what is pointed at: of the eyes chosen, of whoever aims, or of the figure held at an
 * enemy.
 */
export function usePointing(scene: Scene, board: BoardState): Seen {
  const pointed = useAnyPointing(scene, board);
  const { pieces, held, verb, looking } = board;
  const { space, shown } = pointed;
  // One looks where one points: through the eyes chosen, else as whoever aims, else as the figure held sees those of the other side.
  const given = space < 0 && looking < 0 && verb === null ? lookOn(pieces, scene.look) : null;
  const foe = pieces.figuresAt(space).some((f) => held >= 0 && pieces.seatOf(f) !== pieces.seatOf(held));
  const looker =
    given !== null
      ? pieces.figures.indexOf(scene.look?.from ?? '')
      : looking >= 0
        ? looking
        : verb !== null
          ? figureIn(verb.first.say.args.figure)
          : foe
            ? held
            : NOBODY;
  const seen = given?.to ?? (space >= 0 ? space : aimedAt(shown, pieces));
  const looks = looker >= 0 && seen >= 0 && pieces.standsOn(looker) >= 0 && pieces.standsOn(looker) !== seen;
  return { ...pointed, sight: useWowAnswer(scene, 'sight', looks ? { figure: looker, to: seen } : null) };
}
