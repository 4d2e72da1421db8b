/** Files that one game alone has, by their kinds. Written by scripts/games.mjs from games.json. */
import { confrontationReads } from './confrontation/reads.ts';
import { gloomhavenReads } from './gloomhaven/reads.ts';
import { underworldsReads } from './underworlds/reads.ts';

export const READS = { ...confrontationReads, ...underworldsReads, ...gloomhavenReads };
