/** All cards we hold: those of the eight ready-made decks, and every one the commentary names. */
import type { CardFace } from '../types.ts';
import { GARREKS_REAVERS_GAMBITS } from './garreks-reavers/gambits.ts';
import { GARREKS_REAVERS_OBJECTIVES } from './garreks-reavers/objectives.ts';
import { GARREKS_REAVERS_UPGRADES } from './garreks-reavers/upgrades.ts';
import { IRONSKULLS_BOYZ_GAMBITS } from './ironskulls-boyz/gambits.ts';
import { IRONSKULLS_BOYZ_OBJECTIVES } from './ironskulls-boyz/objectives.ts';
import { IRONSKULLS_BOYZ_UPGRADES } from './ironskulls-boyz/upgrades.ts';
import { OTHER_WARBANDS_CARDS } from './others.ts';
import { SEPULCHRAL_GUARD_GAMBITS } from './sepulchral-guard/gambits.ts';
import { SEPULCHRAL_GUARD_OBJECTIVES } from './sepulchral-guard/objectives.ts';
import { SEPULCHRAL_GUARD_UPGRADES } from './sepulchral-guard/upgrades.ts';
import { SPITECLAWS_SWARM_GAMBITS } from './spiteclaws-swarm/gambits.ts';
import { SPITECLAWS_SWARM_OBJECTIVES } from './spiteclaws-swarm/objectives.ts';
import { SPITECLAWS_SWARM_UPGRADES } from './spiteclaws-swarm/upgrades.ts';
import { STEELHEARTS_CHAMPIONS_GAMBITS } from './steelhearts-champions/gambits.ts';
import { STEELHEARTS_CHAMPIONS_OBJECTIVES } from './steelhearts-champions/objectives.ts';
import { STEELHEARTS_CHAMPIONS_UPGRADES } from './steelhearts-champions/upgrades.ts';
import { STORMSIRES_CURSEBREAKERS_GAMBITS } from './stormsires-cursebreakers/gambits.ts';
import { STORMSIRES_CURSEBREAKERS_OBJECTIVES } from './stormsires-cursebreakers/objectives.ts';
import { STORMSIRES_CURSEBREAKERS_UPGRADES } from './stormsires-cursebreakers/upgrades.ts';
import { THORNS_OF_THE_BRIAR_QUEEN_GAMBITS } from './thorns-of-the-briar-queen/gambits.ts';
import { THORNS_OF_THE_BRIAR_QUEEN_OBJECTIVES } from './thorns-of-the-briar-queen/objectives.ts';
import { THORNS_OF_THE_BRIAR_QUEEN_UPGRADES } from './thorns-of-the-briar-queen/upgrades.ts';
import { UNIVERSAL_OBJECTIVES_END } from './universal/objectives-end.ts';
import { UNIVERSAL_OBJECTIVES_HELD } from './universal/objectives-held.ts';
import { UNIVERSAL_OBJECTIVES_IMMEDIATE } from './universal/objectives-immediate.ts';
import { UNIVERSAL_PLOYS } from './universal/ploys.ts';
import { UNIVERSAL_PLOYS_NEXT_ACTIVATION } from './universal/ploys-next-activation.ts';
import { UNIVERSAL_PLOYS_REACTIONS } from './universal/ploys-reactions.ts';
import { UNIVERSAL_SPELLS } from './universal/spells.ts';
import { UNIVERSAL_UPGRADES_ATTACKS } from './universal/upgrades-attacks.ts';
import { UNIVERSAL_UPGRADES_FIGHTING } from './universal/upgrades-fighting.ts';
import { UNIVERSAL_UPGRADES_OTHER } from './universal/upgrades-other.ts';
import { UNIVERSAL_UPGRADES_RELICS } from './universal/upgrades-relics.ts';
import { ZARBAGS_GITZ_GAMBITS } from './zarbags-gitz/gambits.ts';
import { ZARBAGS_GITZ_OBJECTIVES } from './zarbags-gitz/objectives.ts';
import { ZARBAGS_GITZ_UPGRADES } from './zarbags-gitz/upgrades.ts';

export const CARDS: readonly CardFace[] = [
  ...GARREKS_REAVERS_GAMBITS,
  ...GARREKS_REAVERS_OBJECTIVES,
  ...GARREKS_REAVERS_UPGRADES,
  ...IRONSKULLS_BOYZ_GAMBITS,
  ...IRONSKULLS_BOYZ_OBJECTIVES,
  ...IRONSKULLS_BOYZ_UPGRADES,
  ...OTHER_WARBANDS_CARDS,
  ...SEPULCHRAL_GUARD_GAMBITS,
  ...SEPULCHRAL_GUARD_OBJECTIVES,
  ...SEPULCHRAL_GUARD_UPGRADES,
  ...SPITECLAWS_SWARM_GAMBITS,
  ...SPITECLAWS_SWARM_OBJECTIVES,
  ...SPITECLAWS_SWARM_UPGRADES,
  ...STEELHEARTS_CHAMPIONS_GAMBITS,
  ...STEELHEARTS_CHAMPIONS_OBJECTIVES,
  ...STEELHEARTS_CHAMPIONS_UPGRADES,
  ...STORMSIRES_CURSEBREAKERS_GAMBITS,
  ...STORMSIRES_CURSEBREAKERS_OBJECTIVES,
  ...STORMSIRES_CURSEBREAKERS_UPGRADES,
  ...THORNS_OF_THE_BRIAR_QUEEN_GAMBITS,
  ...THORNS_OF_THE_BRIAR_QUEEN_OBJECTIVES,
  ...THORNS_OF_THE_BRIAR_QUEEN_UPGRADES,
  ...UNIVERSAL_OBJECTIVES_END,
  ...UNIVERSAL_OBJECTIVES_HELD,
  ...UNIVERSAL_OBJECTIVES_IMMEDIATE,
  ...UNIVERSAL_PLOYS,
  ...UNIVERSAL_PLOYS_NEXT_ACTIVATION,
  ...UNIVERSAL_PLOYS_REACTIONS,
  ...UNIVERSAL_SPELLS,
  ...UNIVERSAL_UPGRADES_ATTACKS,
  ...UNIVERSAL_UPGRADES_FIGHTING,
  ...UNIVERSAL_UPGRADES_OTHER,
  ...UNIVERSAL_UPGRADES_RELICS,
  ...ZARBAGS_GITZ_GAMBITS,
  ...ZARBAGS_GITZ_OBJECTIVES,
  ...ZARBAGS_GITZ_UPGRADES,
];
