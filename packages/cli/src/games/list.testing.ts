/** The games that the command line knows, loaded at once. Written by scripts/games.mjs from games.json. */
import { confrontationGame } from './confrontation.ts';
import { type AnyGame, anyGame } from './game.ts';
import { gloomhavenGame } from './gloomhaven.ts';
import { underworldsGame } from './underworlds.ts';
import { wowGame } from './wow.ts';

export const GAMES: readonly AnyGame[] = [anyGame(wowGame), anyGame(confrontationGame), anyGame(underworldsGame), anyGame(gloomhavenGame)];
