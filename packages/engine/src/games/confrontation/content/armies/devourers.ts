/** The Devourers of Vile-Tis. */
import type { PrintedProfile } from '../types.ts';

const ASHKASA: PrintedProfile = {
  id: 'ashkasa',
  names: { en: 'Ashkasa', fr: 'Ashkasa' },
  grammar: { gender: 'm', proper: true },
  army: 'devourers',
  values: { MOU: 12.5, INI: 5, ATT: 5, FOR: 7, DEF: 5, RES: 7, TIR: null, COU: 6, DIS: 3, PA: 65 },
  standing: 'sure',
  ours: { PUI: 2 },
  base: 'creature-round',
  hero: true,
  skills: [{ skill: 'ambidextrous' }, { skill: 'bravery' }, { skill: 'command', x: 10 }],
  perCard: 1,
  from: 'card pages of fans',
};

const SHURAT: PrintedProfile = {
  id: 'shurat',
  names: { en: 'Shurat', fr: 'Shurat' },
  grammar: { gender: 'm', proper: true },
  army: 'devourers',
  values: { MOU: 15, INI: 7, ATT: 11, FOR: 15, DEF: 10, RES: 13, TIR: null, COU: 10, DIS: 4, PA: 300 },
  standing: 'sure',
  ours: { PUI: 2 },
  base: 'creature-round',
  hero: true,
  skills: [
    { skill: 'fierce' },
    { skill: 'seasoned' },
    { skill: 'bestial-charge' },
    { skill: 'implacable', x: 4 },
    { skill: 'born-killer', x: 1 },
  ],
  perCard: 1,
  from: 'card pages of fans',
};

export const DEVOURERS: readonly PrintedProfile[] = [ASHKASA, SHURAT];
