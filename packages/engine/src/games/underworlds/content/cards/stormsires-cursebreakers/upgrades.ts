/** Stormsire's Cursebreakers: upgrades. */
import type { CardFace } from '../../types.ts';

const BLESSED_BLADE: CardFace = {
  id: 'nightvault:20',
  number: 20,
  set: 'Nightvault',
  names: { en: 'Blessed Blade', fr: 'Lame Bénie' },
  kind: 'upgrade',
  warband: 'stormsires-cursebreakers',
  bearers: ['stormsire'],
  persists: 'while-equipped',
  attack: {
    id: 'blessed-blade',
    names: { en: 'Blessed Blade', fr: 'Lame Bénie' },
    range: 1,
    symbol: 'hammer',
    dice: 2,
    damage: 2,
    traits: { cleave: 'always' },
  },
  text: {
    en: 'Grants an Attack action with Cleave.',
    fr: 'Donne une Attaque avec Fauchage.',
  },
  confidence: 'sure',
};

const DISARMING_BLOW: CardFace = {
  id: 'nightvault:22',
  number: 22,
  set: 'Nightvault',
  names: { en: 'Disarming Blow', fr: 'Coup Désarmant' },
  kind: 'upgrade',
  warband: 'stormsires-cursebreakers',
  bearers: ['rastus', 'ammis'],
  persists: 'while-equipped',
  text: {
    en: "Reaction after an adjacent enemy's Attack action against this fighter fails: roll one defence dice; on shield or critical discard one upgrade of the attacker that grants an Attack action.",
    fr: "Réaction après l'échec de l'action d'Attaque d'un ennemi adjacent contre ce combattant : jetez un dé de défense ; sur bouclier ou critique, défaussez une amélioration d'Attaque de l'attaquant.",
  },
  confidence: 'sure',
};

const EYE_OF_THE_STORM: CardFace = {
  id: 'nightvault:23',
  number: 23,
  set: 'Nightvault',
  names: { en: 'Eye of the Storm', fr: 'Œil de la Tempête' },
  kind: 'upgrade',
  warband: 'stormsires-cursebreakers',
  persists: 'while-equipped',
  text: {
    en: 'Innate: one additional channel when this fighter casts.',
    fr: 'Inné : une canalisation de plus quand ce combattant lance un sort.',
  },
  confidence: 'sure',
};

const HURRICANE_STEP: CardFace = {
  id: 'nightvault:24',
  number: 24,
  set: 'Nightvault',
  names: { en: 'Hurricane Step', fr: "Pas d'Ouragan" },
  kind: 'upgrade',
  warband: 'stormsires-cursebreakers',
  bearers: ['rastus', 'ammis'],
  persists: 'while-equipped',
  text: {
    en: "Reaction after this fighter's Attack action: push this fighter one hex at most.",
    fr: "Réaction après l'action d'Attaque de ce combattant : poussez ce combattant d'une case au plus.",
  },
  confidence: 'sure',
};

const LIGHTNING_WHIP: CardFace = {
  id: 'nightvault:25',
  number: 25,
  set: 'Nightvault',
  names: { en: 'Lightning Whip', fr: "Fouet d'Éclairs" },
  kind: 'upgrade',
  warband: 'stormsires-cursebreakers',
  bearers: ['rastus', 'ammis'],
  persists: 'while-equipped',
  text: {
    en: "Reaction after this fighter's Attack action succeeds: the target suffers 1 more damage.",
    fr: "Réaction après la réussite de l'action d'Attaque de ce combattant : la cible subit 1 dégât de plus.",
  },
  confidence: 'sure',
};

const STUNNING_BLOW: CardFace = {
  id: 'nightvault:26',
  number: 26,
  set: 'Nightvault',
  names: { en: 'Stunning Blow', fr: 'Coup Étourdissant' },
  kind: 'upgrade',
  warband: 'stormsires-cursebreakers',
  bearers: ['rastus', 'ammis'],
  persists: 'while-equipped',
  text: {
    en: "Reaction after an adjacent enemy's Attack action against this fighter fails: roll one defence dice; on shield or critical the attacker receives a Charge token.",
    fr: "Réaction après l'échec de l'action d'Attaque d'un ennemi adjacent contre ce combattant : jetez un dé de défense ; sur bouclier ou critique, l'attaquant reçoit un pion Charge.",
  },
  confidence: 'sure',
};

const TEMPESTS_MIGHT: CardFace = {
  id: 'nightvault:27',
  number: 27,
  set: 'Nightvault',
  names: { en: "Tempest's Might", fr: 'Puissance de la Tempête' },
  kind: 'upgrade',
  warband: 'stormsires-cursebreakers',
  persists: 'while-equipped',
  text: {
    en: "Damage +1 on this fighter's spell Attack actions.",
    fr: '+1 Dégât à ses Attaques de sort.',
  },
  confidence: 'sure',
};

export const STORMSIRES_CURSEBREAKERS_UPGRADES: readonly CardFace[] = [
  BLESSED_BLADE,
  DISARMING_BLOW,
  EYE_OF_THE_STORM,
  HURRICANE_STEP,
  LIGHTNING_WHIP,
  STUNNING_BLOW,
  TEMPESTS_MIGHT,
];
