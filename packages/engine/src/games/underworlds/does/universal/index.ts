/** Universal cards: what they do. */
import type { Does } from '../../defs.ts';
import { OBJECTIVES_DO } from './objectives.ts';
import { OBJECTIVES_MORE_DO } from './objectives-more.ts';
import { PLOYS_DO } from './ploys.ts';
import { PLOYS_NEXT_DO } from './ploys-next.ts';
import { REACTIONS_DO } from './reactions.ts';
import { UPGRADES_DO } from './upgrades.ts';
import { UPGRADES_ATTACKS_DO } from './upgrades-attacks.ts';
import { UPGRADES_OBJECTIVES_DO } from './upgrades-objectives.ts';
import { UPGRADES_RELICS_DO } from './upgrades-relics.ts';

export const UNIVERSAL_DO: Readonly<Record<string, Does>> = {
  ...OBJECTIVES_DO,
  ...PLOYS_DO,
  ...PLOYS_NEXT_DO,
  ...REACTIONS_DO,
  ...UPGRADES_DO,
  ...OBJECTIVES_MORE_DO,
  ...UPGRADES_ATTACKS_DO,
  ...UPGRADES_OBJECTIVES_DO,
  ...UPGRADES_RELICS_DO,
};
