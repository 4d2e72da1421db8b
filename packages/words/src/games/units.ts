/** What points, health and objectives are called, game by game. Written by scripts/games.mjs from games.json. */
import type { Units } from '../units.ts';
import { confrontationUnits } from './confrontation/units.ts';
import { gloomhavenUnits } from './gloomhaven/units.ts';
import { underworldsUnits } from './underworlds/units.ts';
import { wowUnits } from './wow/units.ts';

export const UNITS: Readonly<Record<string, Units>> = {
  wow: wowUnits,
  confrontation: confrontationUnits,
  underworlds: underworldsUnits,
  gloomhaven: gloomhavenUnits,
};
