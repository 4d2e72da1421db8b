/** What one game alone says of its files, in English. Written by scripts/games.mjs from games.json. */
import { confrontationFiles } from './confrontation/en/files.ts';
import { gloomhavenFiles } from './gloomhaven/en/files.ts';
import { underworldsFiles } from './underworlds/en/files.ts';
import { wowFiles } from './wow/en/files.ts';

export const filesOfGames = { ...wowFiles, ...confrontationFiles, ...underworldsFiles, ...gloomhavenFiles };
