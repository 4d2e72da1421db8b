/** The games the command line knows. Another game is another line. */
import { confrontationGame } from './confrontation.ts';
import { type AnyGame, anyGame } from './game.ts';
import { gloomhavenGame } from './gloomhaven.ts';
import { underworldsGame } from './underworlds.ts';
import { wowGame } from './wow.ts';

export type { AnyGame, AnyMatch, Sentences, SetupWishes } from './game.ts';

export const GAMES: readonly AnyGame[] = [anyGame(wowGame), anyGame(confrontationGame), anyGame(underworldsGame), anyGame(gloomhavenGame)];

/** The name of a game, as commands and files take it. */
export function nameOf(of: AnyGame): string {
  return of.situations.game.id;
}
