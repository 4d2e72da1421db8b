/** Universal ploys that last until the next activation is over. */
import type { CardFace } from '../../types.ts';

const DUAL_STRIKE: CardFace = {
  id: 'shadespire:319',
  number: 319,
  set: "Ironskull's Boyz",
  names: { en: 'Dual Strike', fr: 'Double Frappe' },
  kind: 'ploy',
  warband: 'universal',
  persists: 'next-activation',
  text: {
    en: "One supporter in the next activation's first Attack action counts as two.",
    fr: 'Un soutien de la première Attaque de la prochaine activation compte comme deux.',
  },
  confidence: 'sure',
};

const FUELLED_BY_FURY: CardFace = {
  id: 'shadespire:327',
  number: 327,
  set: 'The Chosen Axes',
  names: { en: 'Fuelled by Fury', fr: 'Nourri par la Fureur' },
  kind: 'ploy',
  warband: 'universal',
  persists: 'next-activation',
  text: {
    en: 'In the next activation, re-roll as many attack dice as you like in the first attack by a friend.',
    fr: "Relancez autant de dés d'attaque que voulu lors de la première Attaque amie de la prochaine activation.",
  },
  confidence: 'sure',
};

const MIGHTY_SWING: CardFace = {
  id: 'shadespire:339',
  number: 339,
  set: 'Sepulchral Guard',
  names: { en: 'Mighty Swing', fr: 'Puissant Revers' },
  kind: 'ploy',
  warband: 'universal',
  persists: 'next-activation',
  text: {
    en: 'In the next activation, your first Range 1 attack is made against each enemy next to the attacker, one roll each.',
    fr: 'Votre première Attaque de Portée 1 de la prochaine activation vise tous les ennemis adjacents, un jet pour chacun.',
  },
  confidence: 'sure',
};

const NO_TIME: CardFace = {
  id: 'shadespire:344',
  number: 344,
  set: 'The Chosen Axes',
  names: { en: 'No Time', fr: 'Manque de Temps' },
  kind: 'ploy',
  warband: 'universal',
  persists: 'next-activation',
  text: {
    en: 'Nobody plays another power card until the next activation is over.',
    fr: "Plus personne ne joue de carte de pouvoir jusqu'à la fin de la prochaine activation.",
  },
  confidence: 'sure',
};

const SECOND_WIND: CardFace = {
  id: 'shadespire:354',
  number: 354,
  set: "Magore's Fiends",
  names: { en: 'Second Wind', fr: 'Second Souffle' },
  kind: 'ploy',
  warband: 'universal',
  persists: 'next-activation',
  chooses: true,
  text: {
    en: 'Choose a friend that Charged this phase: in the next activation, if that activation is yours, it may be activated as though it had only Moved.',
    fr: "Choisissez un ami ayant Chargé cette phase : à la prochaine activation, si c'est la vôtre, il peut être activé comme s'il avait seulement bougé.",
  },
  confidence: 'sure',
};

const SHATTERING_TERRAIN: CardFace = {
  id: 'shadespire:357',
  number: 357,
  set: 'Sepulchral Guard',
  names: { en: 'Shattering Terrain', fr: 'Terrain Fracturé' },
  kind: 'ploy',
  warband: 'universal',
  persists: 'next-activation',
  text: {
    en: 'In the next activation, every fighter that makes a Move, gets pushed or gets driven back suffers 1 damage, once, just after its first such displacement.',
    fr: 'À la prochaine activation, tout combattant qui bouge, est poussé ou repoussé subit 1 dégât, une seule fois, juste après son premier déplacement.',
  },
  confidence: 'sure',
};

const SPECTRAL_WINGS: CardFace = {
  id: 'shadespire:361',
  number: 361,
  set: 'The Farstriders',
  names: { en: 'Spectral Wings', fr: 'Ailes Spectrales' },
  kind: 'ploy',
  warband: 'universal',
  persists: 'next-activation',
  text: {
    en: 'In the next activation, Move +2 for the first fighter to make a Move action, of either side.',
    fr: 'À la prochaine activation, +2 en Mouvement pour le premier combattant, de quelque camp, qui fait une action de Mouvement.',
  },
  confidence: 'sure',
};

const SPRINT: CardFace = {
  id: 'shadespire:363',
  number: 363,
  set: 'Shadespire',
  names: { en: 'Sprint', fr: 'Sprint' },
  kind: 'ploy',
  warband: 'universal',
  persists: 'next-activation',
  text: {
    en: 'In the next activation, the first friend making a Move action does so at twice its Move; it may not Charge, and afterwards it takes no more activations this phase.',
    fr: "À la prochaine activation, le premier ami qui fait une action de Mouvement a le double de son Mouvement ; il ne peut pas Charger, et n'est ensuite plus activé de la phase.",
  },
  confidence: 'sure',
};

const CRIPPLING_DOUBT: CardFace = {
  id: 'leaders:34',
  number: 34,
  set: 'Leaders',
  names: { en: 'Crippling Doubt', fr: 'Doute Incapacitant' },
  kind: 'ploy',
  warband: 'universal',
  persists: 'next-activation',
  chooses: true,
  text: {
    en: 'Choose an enemy leader: its first attack in the next activation has a base Dice of 1.',
    fr: 'Choisissez un leader ennemi : sa première Attaque de la prochaine activation a 1 pour caractéristique Dés de base.',
  },
  confidence: 'sure',
};

export const UNIVERSAL_PLOYS_NEXT_ACTIVATION: readonly CardFace[] = [
  DUAL_STRIKE,
  FUELLED_BY_FURY,
  MIGHTY_SWING,
  NO_TIME,
  SECOND_WIND,
  SHATTERING_TERRAIN,
  SPECTRAL_WINGS,
  SPRINT,
  CRIPPLING_DOUBT,
];
