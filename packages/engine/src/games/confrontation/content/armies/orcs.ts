/** The Orcs of Bran-Ô-Kor. */
import type { PrintedProfile } from '../types.ts';

const ORC_TRACKER: PrintedProfile = {
  id: 'orc-tracker',
  names: { en: 'Orc tracker', fr: 'Traqueur orque' },
  grammar: { gender: 'm' },
  army: 'orcs',
  values: {},
  standing: 'sure',
  ours: { MOU: 10, INI: 3, ATT: 5, FOR: 7, DEF: 2, RES: 7, COU: 4, DIS: 2, PA: 30 },
  base: 'infantry-round',
  skills: [],
  perCard: 2,
  from: 'chapter 9, without any number',
};

const ORC_SHAMAN: PrintedProfile = {
  id: 'orc-shaman',
  names: { en: 'Orc shaman', fr: 'Chaman orque' },
  grammar: { gender: 'm' },
  army: 'orcs',
  values: { MOU: 10, INI: 2, ATT: 3, FOR: 5, DEF: 3, RES: 5, TIR: null, COU: 5, DIS: 3, POU: 3 },
  standing: 'likely',
  ours: { PA: 30 },
  base: 'infantry-round',
  role: 'magician',
  skills: [{ skill: 'thick-brute' }],
  perCard: 1,
  from: 'a profile made by fans',
};

const GHORAK_THE_WILD_BEAST: PrintedProfile = {
  id: 'ghorak-the-wild-beast',
  names: { en: 'Ghorak the Wild Beast', fr: 'Ghorak la Bête sauvage' },
  grammar: { gender: 'm', proper: true },
  army: 'orcs',
  values: { MOU: 12.5, INI: 5, ATT: 8, FOR: 11, DEF: 4, RES: 8, TIR: null, COU: 7, DIS: 2 },
  standing: 'sure',
  ours: { PA: 90 },
  base: 'infantry-round',
  hero: true,
  skills: [{ skill: 'amok' }],
  remarks: [{ en: 'FOR has a die more, which is not played.', fr: "La FOR a un dé de plus, qui n'est pas joué." }],
  perCard: 1,
  from: 'card pages of fans',
};

const KAL_TOROG: PrintedProfile = {
  id: 'kal-torog',
  names: { en: 'Kal-Torog', fr: 'Kal-Torog' },
  grammar: { gender: 'm', proper: true },
  army: 'orcs',
  values: { MOU: 15, INI: 5, ATT: 8, FOR: 10, DEF: 7, RES: 12, TIR: null, COU: 7, DIS: 5 },
  standing: 'sure',
  ours: { PUI: 2, PA: 140 },
  base: 'cavalry-round',
  hero: true,
  skills: [
    { skill: 'bravery' },
    { skill: 'war-cry', x: 9 },
    { skill: 'implacable', x: 1 },
    { skill: 'born-killer', x: 1 },
    { skill: 'survival-instinct', x: 6 },
  ],
  perCard: 1,
  from: 'card pages of fans',
};

export const ORCS: readonly PrintedProfile[] = [ORC_TRACKER, ORC_SHAMAN, GHORAK_THE_WILD_BEAST, KAL_TOROG];
