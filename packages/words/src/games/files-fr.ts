/** What one game alone says of its files, in French. Written by scripts/games.mjs from games.json. */
import { confrontationFiles } from './confrontation/fr/files.ts';
import { gloomhavenFiles } from './gloomhaven/fr/files.ts';
import { underworldsFiles } from './underworlds/fr/files.ts';
import { wowFiles } from './wow/fr/files.ts';

export const filesOfGames = { ...wowFiles, ...confrontationFiles, ...underworldsFiles, ...gloomhavenFiles };
