/** The games whose named options can be measured. */
import type { ReadGame } from './game.ts';
import { READ } from './list.ts';

export type { ReadGame } from './game.ts';

/** A game by its id. @throws RangeError for one that has no options */
export function readGame(id: string): ReadGame {
  const found = Object.hasOwn(READ, id) ? READ[id] : undefined;
  if (found === undefined) throw new RangeError(`no game ${id}`);
  return found;
}
