/** The games whose files can be read. Written by scripts/games.mjs from games.json. */
import { confrontationFiles } from './confrontation/index.ts';
import { gloomhavenFiles } from './gloomhaven/index.ts';
import { underworldsFiles } from './underworlds/index.ts';
import { wowFiles } from './wow/index.ts';

export const GAMES = [wowFiles, confrontationFiles, underworldsFiles, gloomhavenFiles] as const;
export * from './confrontation/index.ts';
export * from './gloomhaven/index.ts';
export * from './underworlds/index.ts';
export * from './wow/index.ts';
