/** The Thorns of the Briar Queen: ploys and gambit spells. */
import type { CardFace } from '../../types.ts';

const DRIFTING_ADVANCE: CardFace = {
  id: 'nightvault:39',
  number: 39,
  set: 'Nightvault',
  names: { en: 'Drifting Advance', fr: 'Avance Flottante' },
  kind: 'ploy',
  warband: 'thorns-of-the-briar-queen',
  text: {
    en: 'Push every friendly Chainrasp one or two hexes, each closer to its closest enemy (you pick when tied).',
    fr: "Poussez chaque Chainrasp ami d'une ou deux cases, en le rapprochant de l'ennemi le plus proche (au choix si égalité).",
  },
  confidence: 'sure',
};

const ENDLESS_MALICE: CardFace = {
  id: 'nightvault:40',
  number: 40,
  set: 'Nightvault',
  names: { en: 'Endless Malice', fr: 'Malveillance Sans Fin' },
  kind: 'ploy',
  warband: 'thorns-of-the-briar-queen',
  reaction: true,
  text: {
    en: "Reaction after a friend's Attack action fails: that same friend makes a further Attack action against the same target.",
    fr: "Réaction après l'échec de l'action d'Attaque d'un ami : ce même ami attaque de nouveau la même cible.",
  },
  confidence: 'sure',
};

const GRASPING_CHAINS: CardFace = {
  id: 'nightvault:41',
  number: 41,
  set: 'Nightvault',
  names: { en: 'Grasping Chains', fr: 'Chaînes Agrippantes' },
  kind: 'ploy',
  warband: 'thorns-of-the-briar-queen',
  persists: 'next-activation',
  text: {
    en: "Every Chainrasp that supports your side in the next activation's first Attack action counts for two.",
    fr: 'Pour la première Attaque de la prochaine activation, chaque Chainrasp en soutien compte comme deux.',
  },
  confidence: 'sure',
};

const HOWLING_VORTEX: CardFace = {
  id: 'nightvault:42',
  number: 42,
  set: 'Nightvault',
  names: { en: 'Howling Vortex', fr: 'Vortex Hurlant' },
  kind: 'spell',
  warband: 'thorns-of-the-briar-queen',
  cast: { symbol: 'focus', count: 1 },
  text: {
    en: 'If cast: every enemy may be pushed one hex, directions chosen by you.',
    fr: "Si lancé : chaque ennemi peut être poussé d'une case, dans la direction de votre choix.",
  },
  confidence: 'sure',
};

const RENDING_SCREAM: CardFace = {
  id: 'nightvault:44',
  number: 44,
  set: 'Nightvault',
  names: { en: 'Rending Scream', fr: 'Cri Déchirant' },
  kind: 'spell',
  warband: 'thorns-of-the-briar-queen',
  cast: { symbol: 'channel', count: 2 },
  text: {
    en: 'If cast: all enemies next to the caster suffer 1 damage.',
    fr: 'Si lancé : chaque ennemi adjacent au lanceur subit 1 dégât.',
  },
  confidence: 'sure',
};

const SPECTRAL_PARRY: CardFace = {
  id: 'nightvault:45',
  number: 45,
  set: 'Nightvault',
  names: { en: 'Spectral Parry', fr: 'Parade Spectrale' },
  kind: 'ploy',
  warband: 'thorns-of-the-briar-queen',
  chooses: true,
  text: {
    en: 'Choose a friend without a Guard token and give it one.',
    fr: 'Choisissez un ami sans pion Garde et donnez-lui-en un.',
  },
  confidence: 'sure',
};

const SUDDEN_APPEARANCE: CardFace = {
  id: 'nightvault:47',
  number: 47,
  set: 'Nightvault',
  names: { en: 'Sudden Appearance', fr: 'Apparition Soudaine' },
  kind: 'ploy',
  warband: 'thorns-of-the-briar-queen',
  chooses: true,
  text: {
    en: 'Choose a friend that is on the battlefield and put it on whichever starting hex you like.',
    fr: "Choisissez un ami présent sur le champ de bataille et placez-le sur n'importe quelle case de départ.",
  },
  confidence: 'sure',
};

export const THORNS_OF_THE_BRIAR_QUEEN_GAMBITS: readonly CardFace[] = [
  DRIFTING_ADVANCE,
  ENDLESS_MALICE,
  GRASPING_CHAINS,
  HOWLING_VORTEX,
  RENDING_SCREAM,
  SPECTRAL_PARRY,
  SUDDEN_APPEARANCE,
];
