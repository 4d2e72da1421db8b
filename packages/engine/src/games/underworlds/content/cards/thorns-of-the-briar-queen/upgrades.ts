/** The Thorns of the Briar Queen: upgrades. */
import type { CardFace } from '../../types.ts';

const CHILL_TOUCH: CardFace = {
  id: 'nightvault:49',
  number: 49,
  set: 'Nightvault',
  names: { en: 'Chill Touch', fr: 'Toucher Glacial' },
  kind: 'upgrade',
  warband: 'thorns-of-the-briar-queen',
  bearers: ['ever-hanged', 'chainrasp-1', 'chainrasp-2', 'chainrasp-3', 'chainrasp-4'],
  persists: 'while-equipped',
  text: {
    en: "Dodges do not count in defence rolls against this fighter's attacks.",
    fr: 'Aux jets de défense contre ses Attaques, les esquives ne sont pas des réussites.',
  },
  confidence: 'sure',
};

const CREEPING_TERROR: CardFace = {
  id: 'nightvault:50',
  number: 50,
  set: 'Nightvault',
  names: { en: 'Creeping Terror', fr: 'Terreur Rampante' },
  kind: 'upgrade',
  warband: 'thorns-of-the-briar-queen',
  persists: 'while-equipped',
  text: {
    en: "Reaction after this fighter's Move action that went through an enemy: roll one attack dice for the first enemy passed through; on hammer or critical it suffers 1 damage.",
    fr: "Réaction après une action de Mouvement de ce combattant qui a traversé un ennemi : jetez un dé d'attaque pour le premier ennemi traversé ; sur marteau ou critique il subit 1 dégât.",
  },
  confidence: 'sure',
};

const FACE_OF_DEATH: CardFace = {
  id: 'nightvault:53',
  number: 53,
  set: 'Nightvault',
  names: { en: 'Face of Death', fr: 'Visage de la Mort' },
  kind: 'upgrade',
  warband: 'thorns-of-the-briar-queen',
  bearers: ['ever-hanged', 'chainrasp-1', 'chainrasp-2', 'chainrasp-3', 'chainrasp-4'],
  persists: 'while-equipped',
  text: {
    en: "Reaction during an adjacent enemy's Attack action, before its dice are rolled: roll one defence dice; on shield or critical that attack rolls one dice fewer (minimum 1).",
    fr: "Réaction pendant l'action d'Attaque d'un ennemi adjacent, avant de jeter les dés : jetez un dé de défense ; sur bouclier ou critique, cette Attaque a un dé de moins (minimum 1).",
  },
  confidence: 'sure',
};

const GRASPING_THORNS: CardFace = {
  id: 'nightvault:54',
  number: 54,
  set: 'Nightvault',
  names: { en: 'Grasping Thorns', fr: 'Épines Agrippantes' },
  kind: 'upgrade',
  warband: 'thorns-of-the-briar-queen',
  bearers: ['briar-queen'],
  persists: 'while-equipped',
  text: {
    en: "Reaction after this fighter's Attack action succeeds: push the target one or two hexes so that it ends next to this fighter.",
    fr: "Réaction après la réussite de l'action d'Attaque de ce combattant : poussez la cible d'une ou deux cases ; elle doit finir adjacente à ce combattant.",
  },
  confidence: 'sure',
};

const INESCAPABLE_VENGEANCE: CardFace = {
  id: 'nightvault:55',
  number: 55,
  set: 'Nightvault',
  names: { en: 'Inescapable Vengeance', fr: 'Vengeance Inéluctable' },
  kind: 'upgrade',
  warband: 'thorns-of-the-briar-queen',
  bearers: ['briar-queen'],
  persists: 'while-equipped',
  text: {
    en: 'In place of the normal movement of a Move or Charge, she may be set on any starting hex.',
    fr: 'Au lieu de bouger normalement (Mouvement ou Charge), placez-la sur une case de départ quelconque.',
  },
  confidence: 'sure',
};

const SADISTIC_STRIKE: CardFace = {
  id: 'nightvault:56',
  number: 56,
  set: 'Nightvault',
  names: { en: 'Sadistic Strike', fr: 'Frappe Sadique' },
  kind: 'upgrade',
  warband: 'thorns-of-the-briar-queen',
  bearers: ['varclav'],
  persists: 'while-equipped',
  attack: {
    id: 'sadistic-strike',
    names: { en: 'Sadistic Strike', fr: 'Frappe Sadique' },
    range: 1,
    symbol: 'hammer',
    dice: 3,
    damage: 1,
    traits: {},
  },
  text: {
    en: 'Grants an Attack action with +2 Damage against a target that already has a wound token.',
    fr: 'Donne une Attaque, +2 Dégâts contre une cible qui a déjà un pion blessure.',
  },
  confidence: 'sure',
};

const STRANGLING_COIL: CardFace = {
  id: 'nightvault:58',
  number: 58,
  set: 'Nightvault',
  names: { en: 'Strangling Coil', fr: 'Nœud Étrangleur' },
  kind: 'upgrade',
  warband: 'thorns-of-the-briar-queen',
  bearers: ['ever-hanged'],
  persists: 'while-equipped',
  attack: {
    id: 'strangling-coil',
    names: { en: 'Strangling Coil', fr: 'Nœud Étrangleur' },
    range: 1,
    symbol: 'swords',
    dice: 3,
    damage: 3,
    traits: {},
  },
  text: {
    en: 'Grants an Attack action.',
    fr: 'Donne une Attaque.',
  },
  confidence: 'sure',
};

export const THORNS_OF_THE_BRIAR_QUEEN_UPGRADES: readonly CardFace[] = [
  CHILL_TOUCH,
  CREEPING_TERROR,
  FACE_OF_DEATH,
  GRASPING_THORNS,
  INESCAPABLE_VENGEANCE,
  SADISTIC_STRIKE,
  STRANGLING_COIL,
];
