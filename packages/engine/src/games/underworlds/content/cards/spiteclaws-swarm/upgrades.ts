/** Spiteclaw's Swarm: upgrades. */
import type { CardFace } from '../../types.ts';

const BODYGUARD_FOR_A_PRICE: CardFace = {
  id: 'shadespire:166',
  number: 166,
  set: "Spiteclaw's Swarm",
  names: { en: 'Bodyguard for a Price', fr: 'Garde du Corps Monnayé' },
  kind: 'upgrade',
  warband: 'spiteclaws-swarm',
  bearers: ['krrk'],
  persists: 'while-equipped',
  text: {
    en: 'Skritch counts as being on Guard whenever he is next to this fighter, a Charge this phase notwithstanding.',
    fr: "Skritch est en Garde tant qu'il est adjacent à ce combattant, même après une Charge.",
  },
  confidence: 'sure',
};

const EXPENDABLE: CardFace = {
  id: 'shadespire:167',
  number: 167,
  set: "Spiteclaw's Swarm",
  names: { en: 'Expendable', fr: 'Dispensable' },
  kind: 'upgrade',
  warband: 'spiteclaws-swarm',
  bearers: ['lurking-skaven', 'hungering-skaven', 'festering-skaven'],
  persists: 'while-equipped',
  text: {
    en: 'Reaction during an Attack action that is about to damage this fighter: remove this fighter from the battlefield. It is out of action for every purpose but yields no glory, and the attacker suffers 1 damage.',
    fr: "Réaction pendant une action d'Attaque qui va infliger des dégâts à ce combattant : retirez-le du champ de bataille. Il est hors de combat à tous égards mais ne rapporte pas de gloire, et l'attaquant subit 1 dégât.",
  },
  confidence: 'sure',
};

const FLEE: CardFace = {
  id: 'shadespire:169',
  number: 169,
  set: "Spiteclaw's Swarm",
  names: { en: 'Flee!', fr: 'Fuyez !' },
  kind: 'upgrade',
  warband: 'spiteclaws-swarm',
  bearers: ['skritch'],
  persists: 'while-equipped',
  text: {
    en: 'Action: he and one adjacent friend each make a Move action that must end farther away from every enemy.',
    fr: 'Action : lui et un ami adjacent font chacun un Mouvement qui les éloigne de tous les ennemis.',
  },
  confidence: 'sure',
};

const SKITTER_SCURRY: CardFace = {
  id: 'shadespire:170',
  number: 170,
  set: "Spiteclaw's Swarm",
  names: { en: 'Skitter-scurry', fr: 'Cours-cours' },
  kind: 'upgrade',
  warband: 'spiteclaws-swarm',
  bearers: ['skritch', 'krrk'],
  persists: 'while-equipped',
  text: {
    en: 'Reaction after any action made by this fighter: push this fighter one hex.',
    fr: "Réaction après toute action de ce combattant : poussez ce combattant d'une case.",
  },
  confidence: 'sure',
};

const SNEAKY_STAB_STAB: CardFace = {
  id: 'shadespire:171',
  number: 171,
  set: "Spiteclaw's Swarm",
  names: { en: 'Sneaky Stab-stab', fr: 'Fourbe Surinage' },
  kind: 'upgrade',
  warband: 'spiteclaws-swarm',
  persists: 'while-equipped',
  text: {
    en: 'Before its Attack action, unless that is part of a Charge, this fighter may be pushed one hex.',
    fr: "Avant son Attaque (hors Charge), ce combattant peut être poussé d'une case.",
  },
  confidence: 'sure',
};

const WHIRLING_HALBERD: CardFace = {
  id: 'shadespire:174',
  number: 174,
  set: "Spiteclaw's Swarm",
  names: { en: 'Whirling Halberd', fr: 'Hallebarde Tournoyante' },
  kind: 'upgrade',
  warband: 'spiteclaws-swarm',
  bearers: ['skritch'],
  persists: 'while-equipped',
  attack: {
    id: 'whirling-halberd',
    names: { en: 'Whirling Halberd', fr: 'Hallebarde Tournoyante' },
    range: 1,
    symbol: 'swords',
    dice: 2,
    damage: 2,
    traits: { allAdjacent: true },
  },
  text: {
    en: 'Grants an Attack action against every adjacent enemy, each with its own roll.',
    fr: 'Donne une Attaque contre tous les ennemis adjacents, un jet pour chacun.',
  },
  confidence: 'sure',
};

export const SPITECLAWS_SWARM_UPGRADES: readonly CardFace[] = [
  BODYGUARD_FOR_A_PRICE,
  EXPENDABLE,
  FLEE,
  SKITTER_SCURRY,
  SNEAKY_STAB_STAB,
  WHIRLING_HALBERD,
];
