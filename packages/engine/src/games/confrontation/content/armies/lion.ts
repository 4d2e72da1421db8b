/** The Lions of Alahan. */
import type { PrintedProfile } from '../types.ts';

const ROYAL_GUARD: PrintedProfile = {
  id: 'royal-guard',
  names: { en: 'Royal guard of Alahan', fr: "Garde royal d'Alahan" },
  grammar: { gender: 'm' },
  army: 'lion',
  values: { MOU: 10, INI: 4, ATT: 5, FOR: 7, RES: 9, TIR: null },
  standing: 'sure',
  doubtful: ['MOU', 'ATT', 'FOR', 'RES'],
  ours: { DEF: 4, COU: 6, DIS: 4, PA: 35 },
  base: 'infantry-round',
  skills: [{ skill: 'bravery' }, { skill: 'hard-boiled' }, { skill: 'sacred-weapon' }, { skill: 'sacred-armour' }],
  perCard: 2,
  from: 'INI from chapter 9, the rest from comments of players',
};

const SWORDPLAYER: PrintedProfile = {
  id: 'swordplayer',
  names: { en: 'Swordplayer of Alahan', fr: "Joueur d'épée d'Alahan" },
  grammar: { gender: 'm' },
  army: 'lion',
  values: { TIR: null, PA: 13 },
  standing: 'sure',
  ours: { MOU: 10, INI: 3, ATT: 3, FOR: 4, DEF: 3, RES: 5, COU: 3, DIS: 2 },
  base: 'infantry-round',
  skills: [],
  perCard: 3,
  from: 'chapter 9',
};

const PALADIN_OF_ALAHAN: PrintedProfile = {
  id: 'paladin-of-alahan',
  names: { en: 'Paladin of Alahan', fr: "Paladin d'Alahan" },
  grammar: { gender: 'm' },
  army: 'lion',
  values: { MOU: 10, INI: 3, ATT: 4, FOR: 5, DEF: 4, RES: 7, TIR: null, COU: 5, DIS: 3 },
  standing: 'sure',
  ours: { PA: 26 },
  base: 'infantry-round',
  skills: [{ skill: 'bravery' }, { skill: 'sacred-weapon' }],
  remarks: [{ en: 'Option: Resolution/1 for 1 PA, or Heal/5 for 3 PA.', fr: 'Option : Résolution/1 pour 1 PA, ou Guérison/5 pour 3 PA.' }],
  perCard: 3,
  from: 'card pages of fans',
};

const KNIGHT_OF_ALAHAN: PrintedProfile = {
  id: 'knight-of-alahan',
  names: { en: 'Mounted knight of Alahan', fr: "Chevalier d'Alahan monté" },
  grammar: { gender: 'm' },
  army: 'lion',
  values: { MOU: 20, INI: 4, ATT: 6, FOR: 7, DEF: 5, RES: 13, TIR: null, COU: 7, DIS: 7, PA: 64 },
  standing: 'sure',
  ours: { PUI: 2 },
  base: 'cavalry-round',
  skills: [
    { skill: 'charge-strength', x: 8 },
    { skill: 'bestial-charge' },
    { skill: 'master-strike', x: 0 },
    { skill: 'steed' },
    { skill: 'righteous' },
  ],
  perCard: 1,
  from: 'card pages of fans',
};

const BARD_OF_ALAHAN: PrintedProfile = {
  id: 'bard-of-alahan',
  names: { en: 'Bard of Alahan', fr: "Barde d'Alahan" },
  grammar: { gender: 'm' },
  army: 'lion',
  values: { MOU: 10, INI: 4, ATT: 4, FOR: 4, DEF: 4, RES: 3, TIR: 3, COU: 6, DIS: 4, POU: 4, PA: 33 },
  standing: 'sure',
  base: 'infantry-round',
  role: 'magician',
  skills: [{ skill: 'bravery' }, { skill: 'warrior-mage' }, { skill: 'instinctive-fire' }],
  remarks: [{ en: 'Daggers, FOR 1, 5-10-15 cm.', fr: 'Dagues, FOR 1, 5-10-15 cm.' }],
  perCard: 1,
  from: 'card pages of fans',
};

const FALCONER_OF_ALAHAN: PrintedProfile = {
  id: 'falconer-of-alahan',
  names: { en: 'Falconer of Alahan', fr: "Fauconnier d'Alahan" },
  grammar: { gender: 'm' },
  army: 'lion',
  values: { MOU: 12.5, INI: 4, ATT: 4, FOR: 3, DEF: 4, RES: 3, TIR: 3, COU: 5, DIS: 2, PA: 22 },
  standing: 'sure',
  base: 'infantry-round',
  skills: [{ skill: 'bravery' }, { skill: 'bane', to: 'scout' }, { skill: 'harassment' }],
  remarks: [{ en: 'Pistol, FOR 6, 10-15-20 cm.', fr: 'Pistolet, FOR 6, 10-15-20 cm.' }],
  perCard: 2,
  from: 'card pages of fans',
};

const DANIL_THE_VALIANT: PrintedProfile = {
  id: 'danil-the-valiant',
  names: { en: 'Danil the Valiant', fr: 'Danil le Vaillant' },
  grammar: { gender: 'm', proper: true },
  army: 'lion',
  values: { MOU: 10, INI: 5, ATT: 7, FOR: 8, DEF: 5, RES: 8, TIR: null, COU: 9, DIS: 5 },
  standing: 'sure',
  ours: { PA: 95 },
  base: 'infantry-round',
  hero: true,
  skills: [
    { skill: 'master-strike', x: 0 },
    { skill: 'righteous' },
    { skill: 'sacred-weapon' },
    { skill: 'sequence' },
    { skill: 'resolution', x: 2 },
    { skill: 'heal', x: 4 },
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

export const LION: readonly PrintedProfile[] = [
  ROYAL_GUARD,
  SWORDPLAYER,
  PALADIN_OF_ALAHAN,
  KNIGHT_OF_ALAHAN,
  BARD_OF_ALAHAN,
  FALCONER_OF_ALAHAN,
  DANIL_THE_VALIANT,
];
