/** What every command is given. */
import type { Speaking } from './common.ts';
import type { AnyGame } from './games/index.ts';
import type { GivenPack } from './packs.ts';

/** What a command is given besides its own arguments. */
export interface Setting extends Speaking {
  /** The games that can be played. */
  readonly games: readonly AnyGame[];
  /** Things of one's own that situations and set-ups are given. */
  readonly pack?: GivenPack | undefined;
}
