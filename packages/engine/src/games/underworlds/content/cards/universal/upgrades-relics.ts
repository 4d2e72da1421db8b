/** The relics of the Katophranes. */
import type { CardFace } from '../../types.ts';

/** The same on each of them. */
const RELIC = {
  en: 'Katophrane Relic. By the number of relics its bearer has: with 2 or more, a reaction when attacked re-rolls defence dice; with 3 or more, a reaction when attacking re-rolls attack dice; with 4 or more, a reaction after its action draws two power cards; with 6 or more, an action gains 4 glory.',
  fr: "Relique Katophrane. Selon le nombre de reliques du porteur : avec 2 ou plus, une réaction quand il est attaqué relance des dés de défense ; avec 3 ou plus, une réaction quand il attaque relance des dés d'attaque ; avec 4 ou plus, une réaction après son action pioche deux cartes de pouvoir ; avec 6 ou plus, une action gagne 4 points de gloire.",
} as const;

const KATOPHRANES_BELT: CardFace = {
  id: 'shadespire:396',
  number: 396,
  set: "Ironskull's Boyz",
  names: { en: "Katophrane's Belt", fr: 'Ceinture Katophrane' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  relic: true,
  text: RELIC,
  confidence: 'sure',
};

const KATOPHRANES_BOOTS: CardFace = {
  id: 'shadespire:397',
  number: 397,
  set: 'The Farstriders',
  names: { en: "Katophrane's Boots", fr: 'Bottes Katophranes' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  relic: true,
  text: RELIC,
  confidence: 'sure',
};

const KATOPHRANES_GLOVES: CardFace = {
  id: 'shadespire:398',
  number: 398,
  set: "Magore's Fiends",
  names: { en: "Katophrane's Gloves", fr: 'Gants Katophranes' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  relic: true,
  text: RELIC,
  confidence: 'sure',
};

const KATOPHRANES_HOOD: CardFace = {
  id: 'shadespire:399',
  number: 399,
  set: "Spiteclaw's Swarm",
  names: { en: "Katophrane's Hood", fr: 'Capuche Katophrane' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  relic: true,
  text: RELIC,
  confidence: 'sure',
};

const KATOPHRANES_LOCKET: CardFace = {
  id: 'shadespire:400',
  number: 400,
  set: 'The Chosen Axes',
  names: { en: "Katophrane's Locket", fr: 'Médaillon Katophrane' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  relic: true,
  text: RELIC,
  confidence: 'sure',
};

const KATOPHRANES_PLATE: CardFace = {
  id: 'shadespire:401',
  number: 401,
  set: 'Sepulchral Guard',
  names: { en: "Katophrane's Plate", fr: 'Plastron Katophrane' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  relic: true,
  text: RELIC,
  confidence: 'sure',
};

const KATOPHRANES_RING: CardFace = {
  id: 'leaders:51',
  number: 51,
  set: 'Leaders',
  names: { en: "Katophrane's Ring", fr: 'Anneau Katophrane' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  relic: true,
  text: RELIC,
  confidence: 'sure',
};

export const UNIVERSAL_UPGRADES_RELICS: readonly CardFace[] = [
  KATOPHRANES_BELT,
  KATOPHRANES_BOOTS,
  KATOPHRANES_GLOVES,
  KATOPHRANES_HOOD,
  KATOPHRANES_LOCKET,
  KATOPHRANES_PLATE,
  KATOPHRANES_RING,
];
