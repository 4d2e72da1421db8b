/** The games the command line knows. */
import type { AnyGame } from './game.ts';

export type { AnyGame, AnyMatch, Sentences, SetupWishes } from './game.ts';
export { GAMES } from './list.ts';

/** The name of a game, as commands and files take it. */
export function nameOf(of: AnyGame): string {
  return of.situations.game.id;
}
