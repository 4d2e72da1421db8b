/** Files that one game alone has, by their kinds. Written by scripts/games.mjs from games.json. */
import { gloomhavenReads } from './gloomhaven/reads.ts';
import { underworldsReads } from './underworlds/reads.ts';

export const READS = { ...underworldsReads, ...gloomhavenReads };
