/** What every command is given. */
import type { Speaking } from './common.ts';
import type { AnyGame, Loadable } from './games/game.ts';
import type { GivenPack } from './given-pack.ts';

/** What a command is given besides its own arguments. */
export interface Setting extends Speaking {
  /** The games that can be played. Which of them a file is of is known before any is loaded. */
  readonly games: readonly Loadable[];
  /** Things of one's own that situations and set-ups are given. */
  readonly pack?: GivenPack | undefined;
}

/** All of them, loaded. */
export async function allLoaded(games: readonly Loadable[]): Promise<readonly AnyGame[]> {
  return Promise.all(games.map((g) => g.load()));
}
