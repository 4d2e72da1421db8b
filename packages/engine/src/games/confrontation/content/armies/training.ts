/** Fighters of our own, to learn and to test with: no card ever showed them. */
import type { PrintedProfile } from '../types.ts';

const PLAIN: PrintedProfile = {
  id: 'plain',
  names: { en: 'Plain fighter', fr: 'Combattant ordinaire' },
  grammar: { gender: 'm' },
  army: 'training',
  values: { MOU: 10, INI: 3, ATT: 3, FOR: 4, DEF: 3, RES: 5, TIR: null, COU: 4, DIS: 3, PA: 15 },
  standing: 'ours',
  base: 'infantry-round',
  skills: [],
  perCard: 3,
  from: 'ours',
};

const TRAINING_FLYER: PrintedProfile = {
  id: 'training-flyer',
  names: { en: 'Training flyer', fr: "Volant d'exercice" },
  grammar: { gender: 'm' },
  army: 'training',
  values: { MOU: 10, FLY: 20, INI: 3, ATT: 3, FOR: 4, DEF: 3, RES: 5, TIR: null, COU: 4, DIS: 3, PA: 25 },
  standing: 'ours',
  base: 'infantry-round',
  skills: [],
  perCard: 1,
  from: 'ours',
};

const TRAINING_CAVALRY: PrintedProfile = {
  id: 'training-cavalry',
  names: { en: 'Training cavalry', fr: "Cavalier d'exercice" },
  grammar: { gender: 'm' },
  army: 'training',
  values: { MOU: 15, INI: 3, ATT: 4, FOR: 5, DEF: 3, RES: 7, TIR: null, COU: 5, DIS: 3, PUI: 2, PA: 32 },
  standing: 'ours',
  base: 'cavalry-rectangle',
  skills: [{ skill: 'charge-strength', x: 2 }],
  perCard: 1,
  from: 'ours',
};

const TRAINING_MAGICIAN: PrintedProfile = {
  id: 'training-magician',
  names: { en: 'Training magician', fr: "Magicien d'exercice" },
  grammar: { gender: 'm' },
  army: 'training',
  values: { MOU: 10, INI: 3, ATT: 2, FOR: 3, DEF: 3, RES: 4, TIR: null, COU: 4, DIS: 4, POU: 4, PA: 24 },
  standing: 'ours',
  base: 'infantry-round',
  role: 'magician',
  skills: [],
  perCard: 1,
  effects: [
    { id: 'iron-arm', names: { en: 'Iron arm', fr: 'Bras de fer' }, at: 'phase-start', does: 'strengthen', stat: 'FOR', n: 2 },
    { id: 'slow-blood', names: { en: 'Slow blood', fr: 'Sang lent' }, at: 'between-combats', does: 'weaken', stat: 'ATT', n: 1 },
  ],
  from: 'ours',
};

const TRAINING_HEALER: PrintedProfile = {
  id: 'training-healer',
  names: { en: 'Training healer', fr: "Guérisseur d'exercice" },
  grammar: { gender: 'm' },
  army: 'training',
  values: { MOU: 10, INI: 3, ATT: 2, FOR: 3, DEF: 4, RES: 5, TIR: null, COU: 5, DIS: 4, PA: 24 },
  standing: 'ours',
  base: 'infantry-round',
  role: 'faithful',
  skills: [],
  perCard: 1,
  effects: [
    { id: 'closed-wound', names: { en: 'Closed wound', fr: 'Plaie refermée' }, at: 'phase-end', does: 'heal' },
    { id: 'dazzling-light', names: { en: 'Dazzling light', fr: 'Lumière aveuglante' }, at: 'phase-start', does: 'stun' },
  ],
  from: 'ours',
};

export const TRAINING: readonly PrintedProfile[] = [PLAIN, TRAINING_FLYER, TRAINING_CAVALRY, TRAINING_MAGICIAN, TRAINING_HEALER];
