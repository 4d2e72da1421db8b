/** The games that can be measured. */
import type { AnyLabGame } from './game.ts';
import { GAMES } from './list.ts';

/** A game by its id. @throws RangeError for one that is not measured */
export function labGame(id: string): AnyLabGame {
  const found = GAMES.find((g) => g.game.id === id);
  if (found === undefined) throw new RangeError(`no game ${id}`);
  return found;
}
