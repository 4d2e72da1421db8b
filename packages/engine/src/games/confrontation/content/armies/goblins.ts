/** The Goblins of No-Dan-Kar. */
import type { PrintedProfile } from '../types.ts';

const GOBLIN_ASHIGARU: PrintedProfile = {
  id: 'goblin-ashigaru',
  names: { en: 'Goblin ashigaru', fr: 'Ashigarû gobelin' },
  grammar: { gender: 'm' },
  army: 'goblins',
  values: { ATT: 2 },
  standing: 'sure',
  ours: { MOU: 10, INI: 3, FOR: 3, DEF: 2, RES: 4, COU: 2, DIS: 2, PA: 10 },
  base: 'infantry-round',
  skills: [],
  perCard: 3,
  from: 'chapter 9',
};

const GOBLIN_BUSHI: PrintedProfile = {
  id: 'goblin-bushi',
  names: { en: 'Goblin bushi', fr: 'Bûshi gobelin' },
  grammar: { gender: 'm' },
  army: 'goblins',
  values: {},
  standing: 'sure',
  ours: { MOU: 10, INI: 4, ATT: 4, FOR: 5, DEF: 3, RES: 5, COU: 4, DIS: 4, PA: 24 },
  base: 'infantry-round',
  skills: [],
  perCard: 2,
  from: 'chapter 9, without any number',
};

const URAKEN: PrintedProfile = {
  id: 'uraken',
  names: { en: 'Ûraken', fr: 'Ûraken' },
  grammar: { gender: 'm', proper: true },
  army: 'goblins',
  values: { MOU: 10, INI: 10, ATT: 11, FOR: 8, DEF: 10, RES: 8, TIR: null, COU: 8, DIS: 9 },
  standing: 'likely',
  ours: { PA: 200 },
  base: 'infantry-round',
  hero: true,
  skills: [
    { skill: 'survival-instinct', x: 5 },
    { skill: 'seasoned' },
    { skill: 'master-strike', x: 0 },
    { skill: 'bretteur' },
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
  from: 'a profile made by fans',
};

const REDOX: PrintedProfile = {
  id: 'redox',
  names: { en: 'Rédox', fr: 'Rédox' },
  grammar: { gender: 'm', proper: true },
  army: 'goblins',
  values: { MOU: 10, INI: 5, ATT: 5, FOR: 5, DEF: 5, RES: 7, TIR: null, PEUR: 3, DIS: 5, POU: 4 },
  standing: 'likely',
  ours: { PA: 65 },
  base: 'infantry-round',
  role: 'magician',
  hero: true,
  skills: [{ skill: 'survival-instinct', x: 6 }, { skill: 'warrior-mage' }, { skill: 'carburettor' }],
  remarks: [
    { en: 'INI, FOR and PEUR have a die more, which is not played.', fr: "INI, FOR et PEUR ont un dé de plus, qui n'est pas joué." },
  ],
  perCard: 1,
  from: 'a profile made by fans',
};

export const GOBLINS: readonly PrintedProfile[] = [GOBLIN_ASHIGARU, GOBLIN_BUSHI, URAKEN, REDOX];
