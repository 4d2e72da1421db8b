/** How tests of every game play each. Written by scripts/games.mjs from games.json. */
import { confrontationPlayed } from '../games/confrontation/played.testing.ts';
import { gloomhavenPlayed } from '../games/gloomhaven/played.testing.ts';
import { underworldsPlayed } from '../games/underworlds/played.testing.ts';
import { wowPlayed } from '../games/wow/played.testing.ts';
import type { Played } from './played.testing.ts';

export const PLAYED: Readonly<Record<string, Played>> = {
  wow: wowPlayed,
  confrontation: confrontationPlayed,
  underworlds: underworldsPlayed,
  gloomhaven: gloomhavenPlayed,
};
