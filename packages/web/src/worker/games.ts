/** The games that the worker plays, each loaded when it is first needed. */
import type { AnyWorkerGame } from './game.ts';

/** By the name that match files bear. */
const LOADERS: Readonly<Record<string, () => Promise<AnyWorkerGame>>> = {
  confrontation: async () => (await import('../games/confrontation/play.ts')).play,
  gloomhaven: async () => (await import('../games/gloomhaven/play.ts')).play,
  underworlds: async () => (await import('../games/underworlds/play.ts')).play,
  wow: async () => (await import('../games/wow/play.ts')).play,
};

/** A game that this app does not play. */
export class UnknownGame extends Error {
  override readonly name = 'UnknownGame';
}

/** The game of this name. @throws UnknownGame, as a rejection, for a name that is none. */
export async function workerGameOf(id: string): Promise<AnyWorkerGame> {
  if (!Object.hasOwn(LOADERS, id)) throw new UnknownGame(`this app plays no game called ${id}`);
  return LOADERS[id]();
}
