/** The Sepulchral Guard: ploys and gambit spells. */
import type { CardFace } from '../../types.ts';

const CEASELESS_ATTACKS: CardFace = {
  id: 'shadespire:69',
  number: 69,
  set: 'Sepulchral Guard',
  names: { en: 'Ceaseless Attacks', fr: 'Attaques Incessantes' },
  kind: 'ploy',
  warband: 'sepulchral-guard',
  reaction: true,
  text: {
    en: "Reaction after a friend's Attack action, whatever its result: a different friend makes an Attack action.",
    fr: "Réaction après l'action d'Attaque d'un ami, quel qu'en soit le résultat : un autre ami effectue une Attaque.",
  },
  confidence: 'sure',
};

const CLAWING_HANDS: CardFace = {
  id: 'shadespire:70',
  number: 70,
  set: 'Sepulchral Guard',
  names: { en: 'Clawing Hands', fr: 'Mains Crochues' },
  kind: 'ploy',
  warband: 'sepulchral-guard',
  persists: 'next-activation',
  text: {
    en: "For the next activation's first Attack action, your fighters that are off the battlefield all count as supporters of your side.",
    fr: 'Vos combattants hors du champ de bataille comptent tous comme soutiens pour la première Attaque de la prochaine activation.',
  },
  confidence: 'sure',
};

const DANSE_MACABRE: CardFace = {
  id: 'shadespire:71',
  number: 71,
  set: 'Sepulchral Guard',
  names: { en: 'Danse Macabre', fr: 'Danse Macabre' },
  kind: 'ploy',
  warband: 'sepulchral-guard',
  persists: 'next-activation',
  text: {
    en: 'In the next activation, friends making a Move action may go one hex farther.',
    fr: 'À la prochaine activation, les Mouvements amis ont une case de plus.',
  },
  confidence: 'sure',
};

const RESTLESS_DEAD: CardFace = {
  id: 'shadespire:73',
  number: 73,
  set: 'Sepulchral Guard',
  names: { en: 'Restless Dead', fr: 'Morts Inapaisés' },
  kind: 'ploy',
  warband: 'sepulchral-guard',
  text: {
    en: 'Return one out-of-action friend, except the Warden, to a starting hex of your territory.',
    fr: 'Replacez un ami hors de combat, sauf le Veilleur, sur une case de départ de votre territoire.',
  },
  confidence: 'sure',
};

const THE_NECROMANCER_COMMANDS: CardFace = {
  id: 'shadespire:77',
  number: 77,
  set: 'Sepulchral Guard',
  names: { en: 'The Necromancer Commands', fr: 'Le Nécromancien Ordonne' },
  kind: 'ploy',
  warband: 'sepulchral-guard',
  reaction: true,
  text: {
    en: "Reaction after a friend's Attack action fails: the failed attack is made over again.",
    fr: "Réaction après l'échec de l'action d'Attaque d'un ami : l'Attaque ratée est refaite.",
  },
  confidence: 'sure',
};

export const SEPULCHRAL_GUARD_GAMBITS: readonly CardFace[] = [
  CEASELESS_ATTACKS,
  CLAWING_HANDS,
  DANSE_MACABRE,
  RESTLESS_DEAD,
  THE_NECROMANCER_COMMANDS,
];
