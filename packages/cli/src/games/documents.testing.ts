/** What the documents need of each game. Written by scripts/games.mjs from games.json. */
import type { Told } from '../documents.testing.ts';
import { confrontationTold } from './confrontation/documents.testing.ts';
import { gloomhavenTold } from './gloomhaven/documents.testing.ts';
import { underworldsTold } from './underworlds/documents.testing.ts';
import { wowTold } from './wow/documents.testing.ts';

export const TOLD: Readonly<Record<string, Told>> = {
  wow: wowTold,
  confrontation: confrontationTold,
  underworlds: underworldsTold,
  gloomhaven: gloomhavenTold,
};
