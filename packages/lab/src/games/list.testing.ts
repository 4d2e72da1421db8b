/** What tests of experiments play of each game. Written by scripts/games.mjs from games.json. */
import type { Cell } from '../experiment.ts';
import { confrontationCell } from './confrontation.testing.ts';
import { gloomhavenCell } from './gloomhaven.testing.ts';
import { underworldsCell } from './underworlds.testing.ts';
import { wowCell } from './wow.testing.ts';

export const CELLS: Readonly<Record<string, Cell>> = {
  wow: wowCell,
  confrontation: confrontationCell,
  underworlds: underworldsCell,
  gloomhaven: gloomhavenCell,
};
