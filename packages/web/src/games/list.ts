/** The games on the home page; each tells where the rest of it is. Written by scripts/games.mjs from games.json. */
import { confrontationEntry } from './confrontation/entry.ts';
import { gloomhavenEntry } from './gloomhaven/entry.ts';
import { underworldsEntry } from './underworlds/entry.ts';
import { wowEntry } from './wow/entry.ts';

export const GAMES = [wowEntry, confrontationEntry, underworldsEntry, gloomhavenEntry];
