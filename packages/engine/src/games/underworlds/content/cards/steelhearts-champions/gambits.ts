/** Steelheart's Champions: ploys and gambit spells. */
import type { CardFace } from '../../types.ts';

const HEROIC_GUARD: CardFace = {
  id: 'shadespire:39',
  number: 39,
  set: 'Shadespire',
  names: { en: 'Heroic Guard', fr: 'Garde Héroïque' },
  kind: 'ploy',
  warband: 'steelhearts-champions',
  chooses: true,
  text: {
    en: 'Choose a friend; it goes on Guard.',
    fr: 'Choisissez un ami et mettez-le en Garde.',
  },
  confidence: 'sure',
};

const SIGMARITE_WALL: CardFace = {
  id: 'shadespire:42',
  number: 42,
  set: 'Shadespire',
  names: { en: 'Sigmarite Wall', fr: 'Mur de Sigmarite' },
  kind: 'ploy',
  warband: 'steelhearts-champions',
  chooses: true,
  text: {
    en: 'Choose two friends adjacent to one another; both go on Guard.',
    fr: "Choisissez deux amis adjacents l'un à l'autre : ils passent en Garde.",
  },
  confidence: 'sure',
};

const STORMFORGED_TACTICS: CardFace = {
  id: 'shadespire:44',
  number: 44,
  set: 'Shadespire',
  names: { en: 'Stormforged Tactics', fr: "Tactiques d'Orage" },
  kind: 'ploy',
  warband: 'steelhearts-champions',
  persists: 'next-activation',
  chooses: true,
  text: {
    en: 'During the next activation you gain one reaction: once an enemy Attack action has failed, choose one or two friends and push them up to one hex apiece.',
    fr: "À la prochaine activation vous disposez d'une réaction : après l'échec d'une Attaque ennemie, choisissez un ou deux amis et poussez-les d'une case au plus chacun.",
  },
  confidence: 'likely',
};

const TIRELESS_ASSAULT: CardFace = {
  id: 'shadespire:45',
  number: 45,
  set: 'Shadespire',
  names: { en: 'Tireless Assault', fr: 'Assaut Infatigable' },
  kind: 'ploy',
  warband: 'steelhearts-champions',
  reaction: true,
  text: {
    en: "Reaction after a friend's Attack action fails: that same friend makes a further Attack action with the same target (others may be targeted too).",
    fr: "Réaction après l'échec de l'action d'Attaque d'un ami : ce même ami attaque de nouveau la même cible (et d'autres si l'attaque le permet).",
  },
  confidence: 'sure',
};

export const STEELHEARTS_CHAMPIONS_GAMBITS: readonly CardFace[] = [HEROIC_GUARD, SIGMARITE_WALL, STORMFORGED_TACTICS, TIRELESS_ASSAULT];
