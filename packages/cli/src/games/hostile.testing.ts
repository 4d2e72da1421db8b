/** Files of each game alone, which no command may fall over. Written by scripts/games.mjs from games.json. */
import type { Kind } from '../hostile.testing.ts';
import { confrontationHostile } from './confrontation/hostile.testing.ts';
import { gloomhavenHostile } from './gloomhaven/hostile.testing.ts';
import { underworldsHostile } from './underworlds/hostile.testing.ts';
import { wowHostile } from './wow/hostile.testing.ts';

export const HOSTILE: Readonly<Record<string, readonly Kind[]>> = {
  wow: wowHostile,
  confrontation: confrontationHostile,
  underworlds: underworldsHostile,
  gloomhaven: gloomhavenHostile,
};
