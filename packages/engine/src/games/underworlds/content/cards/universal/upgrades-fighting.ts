/** Universal upgrades that change what a fighter does in a fight or how far it moves. */
import type { CardFace } from '../../types.ts';

const ARMY_OF_ONE: CardFace = {
  id: 'shadespire:375',
  number: 375,
  set: 'Sepulchral Guard',
  names: { en: 'Army of One', fr: "Armée d'un Seul Homme" },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  text: {
    en: 'While it is your only fighter in play: Defence +1, and Dice +1 (the characteristic, magic dice included) on all its attacks.',
    fr: "Tant qu'il est votre seul combattant en jeu : +1 en Défense, et +1 en Dés (la caractéristique, dés de magie compris) à toutes ses Attaques.",
  },
  confidence: 'sure',
};

const AWAKENED_WEAPON: CardFace = {
  id: 'shadespire:376',
  number: 376,
  set: "Spiteclaw's Swarm",
  names: { en: 'Awakened Weapon', fr: 'Arme Éveillée' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  text: {
    en: 'One attack dice may be re-rolled in each of its attacks.',
    fr: "À chacune de ses Attaques, un dé d'attaque peut être relancé.",
  },
  confidence: 'sure',
};

const BLESSED_ARMOUR: CardFace = {
  id: 'shadespire:377',
  number: 377,
  set: 'Sepulchral Guard',
  names: { en: 'Blessed Armour', fr: 'Armure Bénie' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  text: {
    en: 'Each critical in its defence roll takes one wound token off it before damage is applied.',
    fr: "Chaque critique de son jet de défense lui retire un pion blessure, avant que les dégâts ne s'appliquent.",
  },
  confidence: 'sure',
};

const GREAT_FORTITUDE: CardFace = {
  id: 'shadespire:389',
  number: 389,
  set: 'Shadespire',
  names: { en: 'Great Fortitude', fr: 'Endurance Accrue' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  text: {
    en: 'Wounds +1.',
    fr: '+1 en Blessures.',
  },
  confidence: 'sure',
};

const GREAT_FORTITUDE_NIGHTVAULT: CardFace = {
  ...GREAT_FORTITUDE,
  id: 'nightvault:504',
  number: 504,
  set: 'Nightvault',
  reprintOf: 'shadespire:389',
};

const GREAT_SPEED: CardFace = {
  id: 'shadespire:390',
  number: 390,
  set: 'Shadespire',
  names: { en: 'Great Speed', fr: 'Vitesse Accrue' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  text: {
    en: 'Move +1.',
    fr: '+1 en Mouvement.',
  },
  confidence: 'sure',
};

const GREAT_SPEED_NIGHTVAULT: CardFace = {
  ...GREAT_SPEED,
  id: 'nightvault:505',
  number: 505,
  set: 'Nightvault',
  reprintOf: 'shadespire:390',
};

const GREAT_STRENGTH: CardFace = {
  id: 'shadespire:391',
  number: 391,
  set: 'Shadespire',
  names: { en: 'Great Strength', fr: 'Force Accrue' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  text: {
    en: 'Damage +1 on its Attack actions of Range 1 or 2.',
    fr: '+1 Dégât à ses Attaques de Portée 1 ou 2.',
  },
  confidence: 'sure',
};

const GREAT_STRENGTH_NIGHTVAULT: CardFace = {
  ...GREAT_STRENGTH,
  id: 'nightvault:506',
  number: 506,
  set: 'Nightvault',
  reprintOf: 'shadespire:391',
};

const LIGHT_ARMOUR: CardFace = {
  id: 'shadespire:403',
  number: 403,
  set: 'The Chosen Axes',
  names: { en: 'Light Armour', fr: 'Armure Légère' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  text: {
    en: 'Criticals fail in its defence rolls; one extra attack dice (never a magic dice) on its attacks.',
    fr: "À ses jets de défense, les critiques ne sont pas des réussites ; un dé d'attaque (jamais de magie) de plus à ses Attaques.",
  },
  confidence: 'sure',
};

const TOTAL_OFFENCE: CardFace = {
  id: 'shadespire:431',
  number: 431,
  set: 'Shadespire',
  names: { en: 'Total Offence', fr: 'Offensive Totale' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  text: {
    en: 'Outside a Charge, its attack may have two more attack dice (only the first attack of a multi-target one); if so, no more activation for it this phase.',
    fr: "Hors Charge, son Attaque peut avoir deux dés d'attaque de plus (la première seulement d'une attaque multicible) ; dans ce cas il n'est plus activé de la phase.",
  },
  confidence: 'sure',
};

const VAMPIRIC_WEAPON: CardFace = {
  id: 'shadespire:435',
  number: 435,
  set: 'The Chosen Axes',
  names: { en: 'Vampiric Weapon', fr: 'Arme Vampire' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  text: {
    en: 'Each time it puts an enemy out of action it heals one wound token.',
    fr: "Chaque fois qu'il met un ennemi hors de combat, retirez-lui un pion blessure.",
  },
  confidence: 'sure',
};

export const UNIVERSAL_UPGRADES_FIGHTING: readonly CardFace[] = [
  ARMY_OF_ONE,
  AWAKENED_WEAPON,
  BLESSED_ARMOUR,
  GREAT_FORTITUDE,
  GREAT_FORTITUDE_NIGHTVAULT,
  GREAT_SPEED,
  GREAT_SPEED_NIGHTVAULT,
  GREAT_STRENGTH,
  GREAT_STRENGTH_NIGHTVAULT,
  LIGHT_ARMOUR,
  TOTAL_OFFENCE,
  VAMPIRIC_WEAPON,
];
