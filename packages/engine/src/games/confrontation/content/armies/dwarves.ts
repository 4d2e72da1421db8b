/** The Dwarves of Tir-Nâ-Bor. */
import type { PrintedProfile } from '../types.ts';

/** With sword and shield. */
const KHOR_WARRIOR: PrintedProfile = {
  id: 'khor-warrior',
  names: { en: 'Khor warrior', fr: 'Guerrier Khor' },
  grammar: { gender: 'm' },
  army: 'dwarves',
  values: { TIR: null },
  standing: 'sure',
  ours: { MOU: 7.5, INI: 2, ATT: 4, FOR: 6, DEF: 4, RES: 8, COU: 5, DIS: 4, PA: 30 },
  base: 'infantry-round',
  skills: [],
  perCard: 2,
  from: 'chapter 9',
};

const KHOR_WITH_GREAT_SWORD: PrintedProfile = {
  id: 'khor-with-great-sword',
  names: { en: 'Khor warrior with a two-handed sword', fr: 'Guerrier Khor à épée à deux mains' },
  grammar: { gender: 'm' },
  army: 'dwarves',
  values: { TIR: null },
  standing: 'sure',
  ours: { MOU: 7.5, INI: 2, ATT: 4, FOR: 8, DEF: 2, RES: 8, COU: 5, DIS: 4, PA: 30 },
  base: 'infantry-round',
  skills: [],
  perCard: 2,
  from: 'a list of cards made by fans, without numbers',
};

const THERMO_PRIEST: PrintedProfile = {
  id: 'thermo-priest',
  names: { en: 'Thermo-priest', fr: 'Thermo-prêtre' },
  grammar: { gender: 'm' },
  army: 'dwarves',
  values: { DEF: 4, TIR: null },
  standing: 'sure',
  ours: { MOU: 7.5, INI: 2, ATT: 3, FOR: 6, RES: 7, COU: 5, DIS: 4, PA: 32 },
  base: 'infantry-round',
  role: 'faithful',
  skills: [{ skill: 'warrior-monk' }],
  remarks: [
    {
      en: 'Warrior-monk is ours: in the example two goblins place their dice before it (IX-E-5.ex1), which no plain faithful would let them do.',
      fr: "Moine-guerrier est de nous : dans l'exemple, deux gobelins répartissent leurs dés avant lui (IX-E-5.ex1), ce qui ne peut arriver à un simple fidèle.",
    },
  ],
  perCard: 1,
  from: 'chapter 9',
};

const SON_OF_UREN: PrintedProfile = {
  id: 'son-of-uren',
  names: { en: 'Son of Uren', fr: "Fils d'Uren" },
  grammar: { gender: 'm' },
  army: 'dwarves',
  values: { MOU: 12.5, INI: 2, ATT: 5, FOR: 12, DEF: 5, RES: 10, TIR: null, COU: 8, DIS: 5 },
  standing: 'sure',
  ours: { PUI: 2, PA: 68 },
  base: 'creature-round',
  skills: [{ skill: 'master-strike', x: 2 }, { skill: 'hard-boiled' }, { skill: 'thick-brute' }, { skill: 'boiler', to: 'FOR' }],
  remarks: [
    {
      en: 'FOR has a die more (boiler), which is not played; Hard-boiled is printed with a 2.',
      fr: "La FOR a un dé de plus (chaudière), qui n'est pas joué ; Dur à cuire est imprimé avec un 2.",
    },
  ],
  perCard: 1,
  from: 'card pages of fans',
};

const KAHINIR_THE_SAVAGE: PrintedProfile = {
  id: 'kahinir-the-savage',
  names: { en: 'Kahinir the Savage', fr: 'Kahinir le Sauvage' },
  grammar: { gender: 'm', proper: true },
  army: 'dwarves',
  values: { ATT: 4, FOR: 7, TIR: null },
  standing: 'sure',
  ours: { MOU: 7.5, INI: 3, DEF: 4, RES: 8, COU: 6, DIS: 4, PA: 45 },
  base: 'infantry-round',
  hero: true,
  skills: [{ skill: 'master-strike', x: 5 }],
  perCard: 1,
  from: 'an example on a page about Master strike',
};

export const DWARVES: readonly PrintedProfile[] = [KHOR_WARRIOR, KHOR_WITH_GREAT_SWORD, THERMO_PRIEST, SON_OF_UREN, KAHINIR_THE_SAVAGE];
