/** The Scorpions of Dirz. */
import type { PrintedProfile } from '../types.ts';

/** With an axe. Its strategic value is not known, only that it places its dice before the dawn warrior's 22 (IX-F.ex3). */
const DIRZ_CLONE: PrintedProfile = {
  id: 'dirz-clone',
  names: { en: 'Dirz clone', fr: 'Clone de Dirz' },
  grammar: { gender: 'm' },
  army: 'scorpion',
  values: { MOU: 10, INI: 2, ATT: 3, FOR: 4, DEF: 2, RES: 5, TIR: null, COU: 2, DIS: 3 },
  standing: 'sure',
  ours: { PA: 12 },
  base: 'infantry-round',
  skills: [],
  perCard: 3,
  from: 'chapter 9 and card pages of fans, which agree',
};

const DAWN_WARRIOR: PrintedProfile = {
  id: 'dawn-warrior',
  names: { en: 'Dawn warrior', fr: "Guerrier de l'aube" },
  grammar: { gender: 'm' },
  army: 'scorpion',
  values: { INI: 3, ATT: 3, FOR: 7, RES: 7, TIR: null, PA: 22 },
  standing: 'sure',
  ours: { MOU: 10, DEF: 3, COU: 4, DIS: 3 },
  base: 'infantry-round',
  skills: [],
  perCard: 3,
  from: 'chapter 9',
};

/** Places its dice last at 91 PA (IX-C-3.ex2), so it is no plain magician. */
const ARKEON_SANATH: PrintedProfile = {
  id: 'arkeon-sanath',
  names: { en: 'Arkeon Sanath', fr: 'Arkéon Sanath' },
  grammar: { gender: 'm', proper: true },
  army: 'scorpion',
  values: { PA: 91 },
  standing: 'sure',
  ours: { MOU: 10, INI: 5, ATT: 6, FOR: 8, DEF: 5, RES: 9, COU: 7, DIS: 7 },
  base: 'infantry-round',
  hero: true,
  skills: [],
  perCard: 1,
  from: 'chapter 9',
};

const ATHAN_ZAKHIL: PrintedProfile = {
  id: 'athan-zakhil',
  names: { en: 'Athan Zakhil', fr: 'Athan Zakhil' },
  grammar: { gender: 'm', proper: true },
  army: 'scorpion',
  values: { MOU: 10, INI: 4, ATT: 4, FOR: 5, DEF: 4, RES: 7, TIR: null, COU: 7, DIS: 8 },
  standing: 'sure',
  ours: { PA: 75 },
  base: 'infantry-round',
  role: 'faithful',
  hero: true,
  skills: [
    { skill: 'mutagenic', x: 4 },
    { skill: 'regeneration', x: 5 },
    { skill: 'command', x: 20 },
  ],
  remarks: [{ en: 'FOI 2-3-2.', fr: 'FOI 2-3-2.' }],
  perCard: 1,
  from: 'card pages of fans',
};

const MOUNTED_VICAR: PrintedProfile = {
  id: 'mounted-vicar',
  names: { en: 'Mounted vicar of Dirz', fr: 'Vicaire de Dirz monté' },
  grammar: { gender: 'm' },
  army: 'scorpion',
  values: { MOU: 20, INI: 4, ATT: 5, FOR: 5, DEF: 5, RES: 6, TIR: null, PEUR: 5, DIS: 5 },
  standing: 'likely',
  ours: { PUI: 2, PA: 55 },
  base: 'cavalry-round',
  role: 'faithful',
  skills: [{ skill: 'master-strike', x: 2 }, { skill: 'warrior-monk' }, { skill: 'steed' }],
  perCard: 1,
  from: 'a profile made by fans',
};

export const SCORPION: readonly PrintedProfile[] = [DIRZ_CLONE, DAWN_WARRIOR, ARKEON_SANATH, ATHAN_ZAKHIL, MOUNTED_VICAR];
