/** The Dwarves of Mid-Nor. */
import type { PrintedProfile } from '../types.ts';

const YH_KARAS: PrintedProfile = {
  id: 'yh-karas',
  names: { en: 'Yh-Karas', fr: 'Yh-Karas' },
  grammar: { gender: 'm', proper: true },
  army: 'mid-nor',
  values: { MOU: 7.5, INI: 4, ATT: 7, FOR: 8, DEF: 6, RES: 8, TIR: null, PEUR: 6, DIS: 6 },
  standing: 'sure',
  ours: { PA: 85 },
  base: 'infantry-round',
  hero: true,
  skills: [{ skill: 'master-strike', x: 5 }, { skill: 'possessed' }, { skill: 'command', x: 15 }],
  perCard: 1,
  from: 'card pages of fans',
};

export const MID_NOR: readonly PrintedProfile[] = [YH_KARAS];
