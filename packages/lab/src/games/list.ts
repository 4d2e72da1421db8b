/** The games that can be measured. Written by scripts/games.mjs from games.json. */
import { confrontationLab } from './confrontation.ts';
import { type AnyLabGame, anyLabGame } from './game.ts';
import { gloomhavenLab } from './gloomhaven.ts';
import { underworldsLab } from './underworlds.ts';
import { wowLab } from './wow.ts';

export const GAMES: readonly AnyLabGame[] = [
  anyLabGame(wowLab),
  anyLabGame(confrontationLab),
  anyLabGame(underworldsLab),
  anyLabGame(gloomhavenLab),
];
