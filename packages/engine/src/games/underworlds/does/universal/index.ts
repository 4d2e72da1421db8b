/** Universal cards: what they do. */
import type { Does } from '../../behaviour.ts';
import { OBJECTIVES_DO } from './objectives.ts';
import { PLOYS_DO } from './ploys.ts';
import { REACTIONS_DO } from './reactions.ts';
import { UPGRADES_DO } from './upgrades.ts';

export const UNIVERSAL_DO: Readonly<Record<string, Does>> = { ...OBJECTIVES_DO, ...PLOYS_DO, ...REACTIONS_DO, ...UPGRADES_DO };
