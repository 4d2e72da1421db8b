/** The Griffins of Akkylannie. */
import type { PrintedProfile } from '../types.ts';

/** The lone fighter of chapter 9's long example (IX-F). */
const PRAETORIAN_GUARD: PrintedProfile = {
  id: 'praetorian-guard',
  names: { en: 'Praetorian guard', fr: 'Garde prétorien' },
  grammar: { gender: 'm' },
  army: 'griffin',
  values: { INI: 3, ATT: 5, FOR: 8, DEF: 5, RES: 11, TIR: null, PA: 45 },
  standing: 'sure',
  ours: { MOU: 10, COU: 6, DIS: 5 },
  base: 'infantry-round',
  skills: [],
  perCard: 2,
  from: 'chapter 9',
};

const MAGISTRATE: PrintedProfile = {
  id: 'magistrate',
  names: { en: 'Magistrate', fr: 'Magistrat' },
  grammar: { gender: 'm' },
  army: 'griffin',
  values: { MOU: 10, INI: 3, ATT: 3, FOR: 6, DEF: 4, RES: 5, TIR: 3, COU: 5, DIS: 6 },
  standing: 'sure',
  ours: { PA: 28 },
  base: 'infantry-round',
  role: 'faithful',
  skills: [{ skill: 'warrior-monk' }, { skill: 'fanaticism' }, { skill: 'scout' }, { skill: 'illuminated' }],
  remarks: [
    { en: 'Pistol, FOR 6, 10-15-20 cm.', fr: 'Pistolet, FOR 6, 10-15-20 cm.' },
    { en: 'FOI 1-0-1.', fr: 'FOI 1-0-1.' },
  ],
  perCard: 2,
  from: 'card pages of fans',
};

const ARKHOS: PrintedProfile = {
  id: 'arkhos',
  names: { en: 'Arkhos, commander of the templars', fr: 'Arkhos, commandeur des templiers' },
  grammar: { gender: 'm', proper: true },
  army: 'griffin',
  values: { MOU: 10, INI: 6, ATT: 6, FOR: 9, DEF: 7, RES: 10, TIR: null, COU: 7, DIS: 9 },
  standing: 'sure',
  ours: { PA: 120 },
  base: 'infantry-round',
  hero: true,
  skills: [
    { skill: 'bravery' },
    { skill: 'war-fury' },
    { skill: 'master-strike', x: 0 },
    { skill: 'fanaticism' },
    { skill: 'bretteur' },
    { skill: 'command', x: 15 },
    { skill: 'sequence' },
    { skill: 'artefact' },
  ],
  remarks: [
    {
      en: 'Counter-attack is printed with a 2, which we read as the one that characters have by rank.',
      fr: 'Contre-attaque est imprimée avec un 2 ; nous y lisons celle que les personnages ont par leur rang.',
    },
  ],
  perCard: 1,
  from: 'card pages of fans',
};

const TARKHYN_THE_WISE: PrintedProfile = {
  id: 'tarkhyn-the-wise',
  names: { en: 'Tarkhyn the Wise', fr: 'Tarkhyn le Sage' },
  grammar: { gender: 'm', proper: true },
  army: 'griffin',
  values: { MOU: 12.5, INI: 6, ATT: 6, FOR: 9, DEF: 6, RES: 10, TIR: null, COU: 8, DIS: 8, POU: 5 },
  standing: 'sure',
  ours: { PA: 125 },
  base: 'infantry-round',
  role: 'magician',
  hero: true,
  skills: [{ skill: 'warrior-mage' }, { skill: 'strategist' }],
  perCard: 1,
  from: 'card pages of fans',
};

export const GRIFFIN: readonly PrintedProfile[] = [PRAETORIAN_GUARD, MAGISTRATE, ARKHOS, TARKHYN_THE_WISE];
