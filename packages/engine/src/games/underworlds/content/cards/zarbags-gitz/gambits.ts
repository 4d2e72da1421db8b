/** Zarbag's Gitz: ploys and gambit spells. */
import type { CardFace } from '../../types.ts';

const CURSE_OF_DA_BAD_MOON: CardFace = {
  id: 'nightvault:97',
  number: 97,
  set: "Zarbag's Gitz",
  names: { en: 'Curse of da Bad Moon', fr: 'Malédiction de la Lune Funeste' },
  kind: 'spell',
  warband: 'zarbags-gitz',
  cast: { symbol: 'focus', count: 2 },
  text: {
    en: 'If cast: name a hex up to four hexes from the caster; all fighters on it or next to it suffer 1 damage.',
    fr: 'Si lancé : choisissez une case à quatre cases ou moins ; tout combattant dessus ou adjacent subit 1 dégât.',
  },
  confidence: 'likely',
};

const LITTLE_WAAAGH: CardFace = {
  id: 'nightvault:100',
  number: 100,
  set: "Zarbag's Gitz",
  names: { en: 'Little Waaagh!', fr: 'Petite Waaagh !' },
  kind: 'ploy',
  warband: 'zarbags-gitz',
  persists: 'next-activation',
  text: {
    en: 'The first attack by one of your fighters in the next activation has +1 Dice.',
    fr: "La première Attaque d'un de vos combattants à la prochaine activation a +1 Dé.",
  },
  confidence: 'likely',
};

const MAKE_SOME_NOISE: CardFace = {
  id: 'nightvault:102',
  number: 102,
  set: "Zarbag's Gitz",
  names: { en: 'Make Some Noise', fr: 'Faites du Bruit' },
  kind: 'ploy',
  warband: 'zarbags-gitz',
  chooses: true,
  text: {
    en: 'Choose one or two of your Squigs and push them, up to two hexes each.',
    fr: 'Choisissez un ou deux Squigs amis et poussez-les de deux cases au plus chacun.',
  },
  confidence: 'likely',
};

const ORRIBLE_LEER: CardFace = {
  id: 'nightvault:103',
  number: 103,
  set: "Zarbag's Gitz",
  names: { en: "'Orrible Leer", fr: "Regard 'Orrible" },
  kind: 'spell',
  warband: 'zarbags-gitz',
  cast: { symbol: 'focus', count: 1 },
  text: {
    en: 'If cast: enemies next to the caster may each be pushed one hex.',
    fr: "Si lancé : poussez d'une case au plus chaque ennemi adjacent au lanceur.",
  },
  confidence: 'likely',
};

const SNEAKY_STEP: CardFace = {
  id: 'nightvault:105',
  number: 105,
  set: "Zarbag's Gitz",
  names: { en: 'Sneaky Step', fr: 'Pas Sournois' },
  kind: 'ploy',
  warband: 'zarbags-gitz',
  chooses: true,
  text: {
    en: 'Choose a friend and push it one hex.',
    fr: "Choisissez un ami et poussez-le d'une case.",
  },
  confidence: 'likely',
};

const STAB_EM_IN_THE_KNEE: CardFace = {
  id: 'nightvault:106',
  number: 106,
  set: "Zarbag's Gitz",
  names: { en: "Stab 'em in the Knee", fr: 'Plantez-les au Genou' },
  kind: 'ploy',
  warband: 'zarbags-gitz',
  persists: 'next-activation',
  text: {
    en: "The next activation's first Attack action, if of Range 1 or 2, has +1 Damage per supporter beyond the first.",
    fr: 'La première Attaque de la prochaine activation, si elle est de Portée 1 ou 2, a +1 Dégât par soutien au-delà du premier.',
  },
  confidence: 'likely',
};

export const ZARBAGS_GITZ_GAMBITS: readonly CardFace[] = [
  CURSE_OF_DA_BAD_MOON,
  LITTLE_WAAAGH,
  MAKE_SOME_NOISE,
  ORRIBLE_LEER,
  SNEAKY_STEP,
  STAB_EM_IN_THE_KNEE,
];
