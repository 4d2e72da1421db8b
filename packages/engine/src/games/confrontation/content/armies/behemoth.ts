/** The Orcs of the Behemoth. */
import type { PrintedProfile } from '../types.ts';

const STONE_WARRIOR: PrintedProfile = {
  id: 'stone-warrior',
  names: { en: 'Stone warrior', fr: 'Guerrier de Pierre' },
  grammar: { gender: 'm' },
  army: 'behemoth',
  values: { MOU: 12.5, INI: 3, ATT: 5, FOR: 9, DEF: 5, RES: 9, TIR: null, COU: 5, DIS: 3, PUI: 2, PA: 40 },
  standing: 'sure',
  base: 'infantry-round',
  skills: [{ skill: 'bravery' }, { skill: 'thick-brute' }, { skill: 'endurance' }, { skill: 'war-fury' }, { skill: 'crushing-charge' }],
  perCard: 1,
  from: 'card pages of fans',
};

export const BEHEMOTH: readonly PrintedProfile[] = [STONE_WARRIOR];
