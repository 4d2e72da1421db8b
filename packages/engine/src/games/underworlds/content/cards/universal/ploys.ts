/** The other universal ploys. */
import type { CardFace } from '../../types.ts';

const CONFUSION: CardFace = {
  id: 'shadespire:311',
  number: 311,
  set: 'Shadespire',
  names: { en: 'Confusion', fr: 'Confusion' },
  kind: 'ploy',
  warband: 'universal',
  chooses: true,
  text: {
    en: 'Choose two fighters next to one another; they trade hexes.',
    fr: "Choisissez deux combattants adjacents l'un à l'autre : ils échangent leurs places.",
  },
  confidence: 'sure',
};

const CONFUSION_NIGHTVAULT: CardFace = { ...CONFUSION, id: 'nightvault:403', number: 403, set: 'Nightvault', reprintOf: 'shadespire:311' };

const CRUEL_TAUNT: CardFace = {
  id: 'shadespire:312',
  number: 312,
  set: "Ironskull's Boyz",
  names: { en: 'Cruel Taunt', fr: 'Moquerie Cruelle' },
  kind: 'ploy',
  warband: 'universal',
  persists: 'game',
  chooses: true,
  text: {
    en: 'Choose an enemy and roll one attack dice; hammer or critical turns it uninspired and bars it from being Inspired again this game (an uninspired enemy may be chosen).',
    fr: "Choisissez un ennemi et jetez un dé d'attaque : sur marteau ou critique, il n'est plus Exalté et ne peut plus l'être de la partie (un ennemi non Exalté peut être choisi).",
  },
  confidence: 'sure',
};

const DAYLIGHT_ROBBERY: CardFace = {
  id: 'shadespire:315',
  number: 315,
  set: "Ironskull's Boyz",
  names: { en: 'Daylight Robbery', fr: 'Vol en Plein Jour' },
  kind: 'ploy',
  warband: 'universal',
  text: {
    en: 'Roll one attack dice; hammer or critical moves one unspent glory from an opponent to you.',
    fr: "Jetez un dé d'attaque : sur marteau ou critique, prenez un point de gloire non dépensé à un adversaire.",
  },
  confidence: 'sure',
};

const EARTHQUAKE: CardFace = {
  id: 'shadespire:321',
  number: 321,
  set: 'The Chosen Axes',
  names: { en: 'Earthquake', fr: 'Secousse Sismique' },
  kind: 'ploy',
  warband: 'universal',
  text: {
    en: 'Choose one direction and push everybody one hex that way; those unable to go stay put.',
    fr: "Choisissez une direction : tous les combattants sont poussés d'une case dans ce sens ; ceux qui ne peuvent pas l'être restent.",
  },
  confidence: 'sure',
};

const HEALING_POTION: CardFace = {
  id: 'shadespire:330',
  number: 330,
  set: 'Shadespire',
  names: { en: 'Healing Potion', fr: 'Potion de Soin' },
  kind: 'ploy',
  warband: 'universal',
  chooses: true,
  text: {
    en: 'Choose a friend: it loses one wound token, or up to two when one defence dice shows shield or critical.',
    fr: "Choisissez un ami : il perd une blessure, ou jusqu'à deux si un dé de défense donne bouclier ou critique.",
  },
  confidence: 'sure',
};

const HIDDEN_PATHS: CardFace = {
  id: 'shadespire:331',
  number: 331,
  set: "Magore's Fiends",
  names: { en: 'Hidden Paths', fr: 'Voies Cachées' },
  kind: 'ploy',
  warband: 'universal',
  chooses: true,
  text: {
    en: 'Choose a friend on an edge hex, without a Move action this phase, and set it on another edge hex; it gets a Move token and is deemed to have moved, though no Move action is made.',
    fr: "Choisissez un ami sur une case de bord, qui n'a pas fait d'action de Mouvement durant cette phase, et placez-le sur une autre case de bord ; il reçoit un pion Mouvement et est réputé avoir bougé, sans que ce soit une action de Mouvement.",
  },
  confidence: 'sure',
};

const ILLUSORY_FIGHTER: CardFace = {
  id: 'shadespire:332',
  number: 332,
  set: 'Sepulchral Guard',
  names: { en: 'Illusory Fighter', fr: 'Combattant Mirage' },
  kind: 'ploy',
  warband: 'universal',
  chooses: true,
  text: {
    en: 'Choose one of your fighters that is in play and set it on an own-territory starting hex.',
    fr: 'Choisissez un de vos combattants en jeu et placez-le sur une case de départ de votre territoire.',
  },
  confidence: 'sure',
};

const IMPROVISATION: CardFace = {
  id: 'shadespire:333',
  number: 333,
  set: 'The Farstriders',
  names: { en: 'Improvisation', fr: 'Improvisation' },
  kind: 'ploy',
  warband: 'universal',
  text: {
    en: 'Throw away your whole power hand, then draw three.',
    fr: 'Défaussez toute votre main de pouvoir puis piochez trois cartes.',
  },
  confidence: 'sure',
};

const INSPIRATION_STRIKES: CardFace = {
  id: 'shadespire:334',
  number: 334,
  set: 'The Farstriders',
  names: { en: 'Inspiration Strikes', fr: "L'Exaltation Frappe" },
  kind: 'ploy',
  warband: 'universal',
  chooses: true,
  text: {
    en: 'Choose a friend; it is Inspired.',
    fr: 'Choisissez un ami : il devient Exalté.',
  },
  confidence: 'sure',
};

const MOMENTARY_MADNESS: CardFace = {
  id: 'shadespire:342',
  number: 342,
  set: "Spiteclaw's Swarm",
  names: { en: 'Momentary Madness', fr: 'Folie Passagère' },
  kind: 'ploy',
  warband: 'universal',
  chooses: true,
  text: {
    en: 'Choose an enemy and roll one attack dice; on hammer or critical you make an Attack action with it, picking targets as if it were yours; it stays an enemy, and nobody supports either side.',
    fr: "Choisissez un ennemi et jetez un dé d'attaque : sur marteau ou critique, vous faites une action d'Attaque avec lui, en choisissant ses cibles comme s'il était des vôtres ; il reste un ennemi, et personne ne soutient aucun des camps.",
  },
  confidence: 'sure',
};

const SHARDFALL: CardFace = {
  id: 'shadespire:355',
  number: 355,
  set: 'Shadespire',
  names: { en: 'Shardfall', fr: "Chute d'Éclats" },
  kind: 'ploy',
  warband: 'universal',
  persists: 'end-of-phase',
  text: {
    en: 'An unoccupied hex of your choice (an objective there is no obstacle) is blocked until the phase is over.',
    fr: "Une case inoccupée (même avec un objectif) est bloquée jusqu'à la fin de la phase.",
  },
  confidence: 'sure',
};

const SHIFTING_SHARDS: CardFace = {
  id: 'shadespire:359',
  number: 359,
  set: "Ironskull's Boyz",
  names: { en: 'Shifting Shards', fr: 'Éclats Fluctuants' },
  kind: 'ploy',
  warband: 'universal',
  text: {
    en: 'An objective nobody holds is shifted one hex, though never onto another objective or a blocked hex.',
    fr: "Déplacez d'une case un objectif non tenu, pas sur un autre objectif ni une case bloquée.",
  },
  confidence: 'sure',
};

const SIDESTEP: CardFace = {
  id: 'shadespire:360',
  number: 360,
  set: 'Shadespire',
  names: { en: 'Sidestep', fr: 'Pas de Côté' },
  kind: 'ploy',
  warband: 'universal',
  chooses: true,
  text: {
    en: 'Choose a friend and push it one hex.',
    fr: "Choisissez un ami et poussez-le d'une case.",
  },
  confidence: 'sure',
};

const SIDESTEP_NIGHTVAULT: CardFace = { ...SIDESTEP, id: 'nightvault:446', number: 446, set: 'Nightvault', reprintOf: 'shadespire:360' };

const TIME_TRAP: CardFace = {
  id: 'shadespire:368',
  number: 368,
  set: 'Sepulchral Guard',
  names: { en: 'Time Trap', fr: 'Piège Temporel' },
  kind: 'ploy',
  warband: 'universal',
  chooses: true,
  text: {
    en: 'Choose any fighter: it may make an action right away (one the rules allow it; not an activation). Your next activation must be Pass. Not playable once your fourth activation is done.',
    fr: "Choisissez un combattant : il peut effectuer aussitôt une action que les règles lui permettent (ce n'est pas une activation). Votre prochaine activation devra être Passer. Ne se joue plus après votre quatrième activation.",
  },
  confidence: 'sure',
};

export const UNIVERSAL_PLOYS: readonly CardFace[] = [
  CONFUSION,
  CONFUSION_NIGHTVAULT,
  CRUEL_TAUNT,
  DAYLIGHT_ROBBERY,
  EARTHQUAKE,
  HEALING_POTION,
  HIDDEN_PATHS,
  ILLUSORY_FIGHTER,
  IMPROVISATION,
  INSPIRATION_STRIKES,
  MOMENTARY_MADNESS,
  SHARDFALL,
  SHIFTING_SHARDS,
  SIDESTEP,
  SIDESTEP_NIGHTVAULT,
  TIME_TRAP,
];
