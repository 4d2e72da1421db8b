/**
 * What each card does, by its id: code beside the printed faces of `content/`. A card that has none here is not played, and no
 * deck may hold it; reprints do what the first printing does.
 */

import type { CardFace } from '../content/index.ts';
import type { Does } from '../defs.ts';
import { GARREKS_REAVERS_DO } from './garreks-reavers.ts';
import { IRONSKULLS_BOYZ_DO } from './ironskulls-boyz.ts';
import { TROPHIES } from './making.ts';
import { SEPULCHRAL_GUARD_DO } from './sepulchral-guard.ts';
import { shapedDoes } from './shaping.ts';
import { SPELLS_DO } from './spells.ts';
import { SPITECLAWS_SWARM_DO } from './spiteclaws-swarm.ts';
import { STEELHEARTS_CHAMPIONS_DO } from './steelhearts-champions.ts';
import { STORMSIRES_CURSEBREAKERS_DO } from './stormsires-cursebreakers.ts';
import { THORNS_OF_THE_BRIAR_QUEEN_DO } from './thorns-of-the-briar-queen.ts';
import { THORNS_OF_THE_BRIAR_QUEEN_SPELLS_DO } from './thorns-of-the-briar-queen-spells.ts';
import { UNIVERSAL_DO } from './universal/index.ts';
import { ZARBAGS_GITZ_DO } from './zarbags-gitz.ts';
import { ZARBAGS_GITZ_SPELLS_DO } from './zarbags-gitz-spells.ts';

const ALL: Readonly<Record<string, Does>> = {
  ...GARREKS_REAVERS_DO,
  ...IRONSKULLS_BOYZ_DO,
  ...SEPULCHRAL_GUARD_DO,
  ...STEELHEARTS_CHAMPIONS_DO,
  ...STORMSIRES_CURSEBREAKERS_DO,
  ...THORNS_OF_THE_BRIAR_QUEEN_SPELLS_DO,
  ...ZARBAGS_GITZ_SPELLS_DO,
  ...SPELLS_DO,
  ...THORNS_OF_THE_BRIAR_QUEEN_DO,
  ...ZARBAGS_GITZ_DO,
  ...SPITECLAWS_SWARM_DO,
  ...UNIVERSAL_DO,
  // Trophy Hunter, of a warband that is not played.
  'shadespire:201': TROPHIES,
};

const SHAPED = new Map(Object.entries(ALL).map(([id, does]) => [id, shapedDoes(does)]));

/** What a card does; null where it does nothing here, and no deck may hold it. */
export function behaviourOf(card: CardFace): Does | null {
  return SHAPED.get(card.reprintOf ?? card.id) ?? null;
}

/** A card that does nothing. */
export const NOTHING_DONE = shapedDoes({});
