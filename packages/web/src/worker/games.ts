/** The games that the worker plays, each loaded when it is first needed. */

import type { AnyWorkerGame } from './game.ts';
import { PLAYS } from './list.ts';

/** A game that this app does not play. */
export class UnknownGame extends Error {
  override readonly name = 'UnknownGame';
}

/** The game of this name. @throws UnknownGame, as a rejection, for a name that is none. */
export async function workerGameOf(id: string): Promise<AnyWorkerGame> {
  if (Object.hasOwn(PLAYS, id)) return PLAYS[id]();
  const guest = (await import('../plain/play.ts')).guestPlay(id);
  if (guest === null) throw new UnknownGame(`this app plays no game called ${id}`);
  return guest;
}
