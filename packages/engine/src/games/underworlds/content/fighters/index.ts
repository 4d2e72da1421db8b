/** The fighters of all warbands, in the order of their cards. */
import type { Fighter, WarbandId } from '../types.ts';
import { GARREKS_REAVERS } from './garreks-reavers.ts';
import { IRONSKULLS_BOYZ } from './ironskulls-boyz.ts';
import { SEPULCHRAL_GUARD } from './sepulchral-guard.ts';
import { SPITECLAWS_SWARM } from './spiteclaws-swarm.ts';
import { STEELHEARTS_CHAMPIONS } from './steelhearts-champions.ts';
import { STORMSIRES_CURSEBREAKERS } from './stormsires-cursebreakers.ts';
import { THORNS_OF_THE_BRIAR_QUEEN } from './thorns-of-the-briar-queen.ts';
import { ZARBAGS_GITZ } from './zarbags-gitz.ts';

export const FIGHTERS: Readonly<Record<WarbandId, readonly Fighter[]>> = {
  'garreks-reavers': GARREKS_REAVERS,
  'steelhearts-champions': STEELHEARTS_CHAMPIONS,
  'sepulchral-guard': SEPULCHRAL_GUARD,
  'ironskulls-boyz': IRONSKULLS_BOYZ,
  'spiteclaws-swarm': SPITECLAWS_SWARM,
  'stormsires-cursebreakers': STORMSIRES_CURSEBREAKERS,
  'thorns-of-the-briar-queen': THORNS_OF_THE_BRIAR_QUEEN,
  'zarbags-gitz': ZARBAGS_GITZ,
};
