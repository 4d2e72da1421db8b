/** How well and in what style the levels play each game. Written by scripts/games.mjs from games.json. */
import type { Opponents } from '../core/index.ts';
import { confrontationOpponents } from './confrontation/opponents.ts';
import { gloomhavenOpponents } from './gloomhaven/opponents.ts';
import { underworldsOpponents } from './underworlds/opponents.ts';
import { wowOpponents } from './wow/opponents.ts';

export const OPPONENTS: Readonly<Record<string, Opponents>> = {
  wow: wowOpponents,
  confrontation: confrontationOpponents,
  underworlds: underworldsOpponents,
  gloomhaven: gloomhavenOpponents,
};
