/** What experiments for tests play of each game. Written by scripts/games.mjs from games.json. */
import type { Quick } from '../commands/lab.testing.ts';
import { confrontationQuick } from './confrontation/lab.testing.ts';
import { gloomhavenQuick } from './gloomhaven/lab.testing.ts';
import { underworldsQuick } from './underworlds/lab.testing.ts';
import { wowQuick } from './wow/lab.testing.ts';

export const QUICK: Readonly<Record<string, Quick>> = {
  wow: wowQuick,
  confrontation: confrontationQuick,
  underworlds: underworldsQuick,
  gloomhaven: gloomhavenQuick,
};
