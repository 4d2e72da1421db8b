/** Garrek's Reavers: ploys and gambit spells. */
import type { CardFace } from '../../types.ts';

const BLOOD_OFFERING: CardFace = {
  id: 'shadespire:10',
  number: 10,
  set: 'Shadespire',
  names: { en: 'Blood Offering', fr: 'Offrande Sanglante' },
  kind: 'ploy',
  warband: 'garreks-reavers',
  persists: 'next-activation',
  chooses: true,
  text: {
    en: 'Choose a friend: it suffers 1 damage, and its first Attack action in the next activation has two more attack dice.',
    fr: "Choisissez un ami : il subit 1 dégât, et sa première Attaque de la prochaine activation a deux dés d'attaque de plus.",
  },
  confidence: 'sure',
};

const BLOOD_RAIN: CardFace = {
  id: 'shadespire:11',
  number: 11,
  set: 'Shadespire',
  names: { en: 'Blood Rain', fr: 'Pluie de Sang' },
  kind: 'ploy',
  warband: 'garreks-reavers',
  persists: 'next-activation',
  text: {
    en: 'During the next activation, every Attack action by anyone (spell attacks too) uses swords, and only swords, as its success symbol.',
    fr: "À la prochaine activation, toutes les Attaques (celles de sort aussi) n'ont que les épées pour symbole.",
  },
  confidence: 'sure',
};

const DESECRATE: CardFace = {
  id: 'shadespire:13',
  number: 13,
  set: 'Shadespire',
  names: { en: 'Desecrate', fr: 'Profaner' },
  kind: 'ploy',
  warband: 'garreks-reavers',
  text: {
    en: 'Remove from the board an objective token held by one of your fighters.',
    fr: 'Retirez du champ de bataille un objectif que tient un de vos combattants.',
  },
  confidence: 'sure',
};

const FUELLED_BY_SLAUGHTER: CardFace = {
  id: 'shadespire:15',
  number: 15,
  set: 'Shadespire',
  names: { en: 'Fuelled by Slaughter', fr: 'Attisé par la Tuerie' },
  kind: 'ploy',
  warband: 'garreks-reavers',
  reaction: true,
  text: {
    en: 'Reaction after an Attack action or a ploy puts any fighter (either side) out of action: one friend makes an Attack action.',
    fr: "Réaction après qu'une action d'Attaque ou un subterfuge a mis hors de combat un combattant, de quelque camp : un ami effectue une action d'Attaque.",
  },
  confidence: 'sure',
};

const INSENSATE: CardFace = {
  id: 'shadespire:16',
  number: 16,
  set: 'Shadespire',
  names: { en: 'Insensate', fr: 'Insensible' },
  kind: 'ploy',
  warband: 'garreks-reavers',
  persists: 'next-activation',
  text: {
    en: 'In the next activation, the first damaged friend takes 1 damage in all, whatever the amounts and sources.',
    fr: "À la prochaine activation, le premier ami qui subit des dégâts n'en subit qu'un en tout, quelles qu'en soient les sources.",
  },
  confidence: 'sure',
};

const REBIRTH_IN_BLOOD: CardFace = {
  id: 'shadespire:18',
  number: 18,
  set: 'Shadespire',
  names: { en: 'Rebirth in Blood', fr: 'Pacte de Sang' },
  kind: 'ploy',
  warband: 'garreks-reavers',
  reaction: true,
  text: {
    en: "Reaction after an Attack action or ploy puts your only remaining fighter out of action: roll one defence dice; on shield or critical, clear that fighter's wound tokens and set it on an own-territory starting hex.",
    fr: "Réaction après qu'une action d'Attaque ou un subterfuge a mis hors de combat votre dernier combattant : jetez un dé de défense ; sur bouclier ou critique, ce combattant revient sans blessure sur une case de départ de votre territoire.",
  },
  confidence: 'sure',
};

export const GARREKS_REAVERS_GAMBITS: readonly CardFace[] = [
  BLOOD_OFFERING,
  BLOOD_RAIN,
  DESECRATE,
  FUELLED_BY_SLAUGHTER,
  INSENSATE,
  REBIRTH_IN_BLOOD,
];
