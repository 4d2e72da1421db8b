/** Universal objectives about holding objective tokens, scored in the end phase. */
import type { CardFace } from '../../types.ts';

const HOLD_OBJECTIVE_1: CardFace = {
  id: 'shadespire:263',
  number: 263,
  set: 'Shadespire',
  names: { en: 'Hold Objective 1', fr: "Tenir l'Objectif 1" },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'One of your fighters holds objective 1.',
    fr: "Vous tenez l'objectif 1.",
  },
  confidence: 'sure',
};

const HOLD_OBJECTIVE_1_NIGHTVAULT: CardFace = {
  ...HOLD_OBJECTIVE_1,
  id: 'nightvault:330',
  number: 330,
  set: 'Nightvault',
  reprintOf: 'shadespire:263',
};

const HOLD_OBJECTIVE_2: CardFace = {
  id: 'shadespire:264',
  number: 264,
  set: 'Shadespire',
  names: { en: 'Hold Objective 2', fr: "Tenir l'Objectif 2" },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'One of your fighters holds objective 2.',
    fr: "Vous tenez l'objectif 2.",
  },
  confidence: 'sure',
};

const HOLD_OBJECTIVE_2_NIGHTVAULT: CardFace = {
  ...HOLD_OBJECTIVE_2,
  id: 'nightvault:331',
  number: 331,
  set: 'Nightvault',
  reprintOf: 'shadespire:264',
  confidence: 'likely',
};

const HOLD_OBJECTIVE_4: CardFace = {
  id: 'shadespire:266',
  number: 266,
  set: 'Shadespire',
  names: { en: 'Hold Objective 4', fr: "Tenir l'Objectif 4" },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'One of your fighters holds objective 4.',
    fr: "Vous tenez l'objectif 4.",
  },
  confidence: 'sure',
};

const HOLD_OBJECTIVE_4_NIGHTVAULT: CardFace = {
  ...HOLD_OBJECTIVE_4,
  id: 'nightvault:333',
  number: 333,
  set: 'Nightvault',
  reprintOf: 'shadespire:266',
  confidence: 'likely',
};

const HOLD_OBJECTIVE_5: CardFace = {
  id: 'shadespire:267',
  number: 267,
  set: 'Shadespire',
  names: { en: 'Hold Objective 5', fr: "Tenir l'Objectif 5" },
  kind: 'objective',
  warband: 'universal',
  glory: 1,
  scoring: 'end-phase',
  text: {
    en: 'One of your fighters holds objective 5.',
    fr: "Vous tenez l'objectif 5.",
  },
  confidence: 'sure',
};

const HOLD_OBJECTIVE_5_NIGHTVAULT: CardFace = {
  ...HOLD_OBJECTIVE_5,
  id: 'nightvault:334',
  number: 334,
  set: 'Nightvault',
  reprintOf: 'shadespire:267',
  confidence: 'likely',
};

const OUR_ONLY_WAY_OUT: CardFace = {
  id: 'shadespire:278',
  number: 278,
  set: 'The Farstriders',
  names: { en: 'Our Only Way Out', fr: 'Notre Seule Issue' },
  kind: 'objective',
  warband: 'universal',
  glory: 2,
  scoring: 'end-phase',
  text: {
    en: 'Three or more objectives are held by you.',
    fr: 'Vous tenez au moins trois objectifs.',
  },
  confidence: 'sure',
};

const SUPREMACY: CardFace = {
  id: 'shadespire:292',
  number: 292,
  set: 'Shadespire',
  names: { en: 'Supremacy', fr: 'Suprématie' },
  kind: 'objective',
  warband: 'universal',
  glory: 3,
  scoring: 'end-phase',
  text: {
    en: 'Three or more objectives are held by you.',
    fr: 'Vous tenez au moins trois objectifs.',
  },
  confidence: 'sure',
};

const SUPREMACY_NIGHTVAULT: CardFace = { ...SUPREMACY, id: 'nightvault:374', number: 374, set: 'Nightvault', reprintOf: 'shadespire:292' };

const TACTICAL_SUPREMACY_1_2: CardFace = {
  id: 'shadespire:296',
  number: 296,
  set: 'Sepulchral Guard',
  names: { en: 'Tactical Supremacy 1-2', fr: 'Suprématie Tactique 1-2' },
  kind: 'objective',
  warband: 'universal',
  glory: 2,
  scoring: 'end-phase',
  text: {
    en: 'You hold both objective 1 and objective 2.',
    fr: 'Vous tenez les objectifs 1 et 2.',
  },
  confidence: 'sure',
};

export const UNIVERSAL_OBJECTIVES_HELD: readonly CardFace[] = [
  HOLD_OBJECTIVE_1,
  HOLD_OBJECTIVE_1_NIGHTVAULT,
  HOLD_OBJECTIVE_2,
  HOLD_OBJECTIVE_2_NIGHTVAULT,
  HOLD_OBJECTIVE_4,
  HOLD_OBJECTIVE_4_NIGHTVAULT,
  HOLD_OBJECTIVE_5,
  HOLD_OBJECTIVE_5_NIGHTVAULT,
  OUR_ONLY_WAY_OUT,
  SUPREMACY,
  SUPREMACY_NIGHTVAULT,
  TACTICAL_SUPREMACY_1_2,
];
