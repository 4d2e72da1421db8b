/** Garrek's Reavers: upgrades. */
import type { CardFace } from '../../types.ts';

const BERSERK_CHARGE: CardFace = {
  id: 'shadespire:20',
  number: 20,
  set: 'Shadespire',
  names: { en: 'Berserk Charge', fr: 'Charge Berserk' },
  kind: 'upgrade',
  warband: 'garreks-reavers',
  bearers: ['saek'],
  persists: 'while-equipped',
  text: {
    en: "On the attack of this fighter's Charge, hammers and swords both count as successes.",
    fr: "À l'attaque de sa Charge, marteaux et épées sont tous deux des réussites.",
  },
  confidence: 'sure',
};

const EVER_ADVANCING: CardFace = {
  id: 'shadespire:23',
  number: 23,
  set: 'Shadespire',
  names: { en: 'Ever-Advancing', fr: 'Toujours Avancer' },
  kind: 'upgrade',
  warband: 'garreks-reavers',
  bearers: ['garrek'],
  persists: 'while-equipped',
  text: {
    en: 'Reaction when an Attack action would allow this fighter to be driven back, even if the opponent declines: instead of that drive back, push him one hex in any direction.',
    fr: "Réaction quand une action d'Attaque permettrait de repousser ce combattant, même si l'adversaire y renonce : au lieu d'être repoussé, poussez-le d'une case.",
  },
  confidence: 'sure',
};

const GRISLY_TROPHY: CardFace = {
  id: 'shadespire:25',
  number: 25,
  set: 'Shadespire',
  names: { en: 'Grisly Trophy', fr: 'Trophée Macabre' },
  kind: 'upgrade',
  warband: 'garreks-reavers',
  bearers: ['garrek'],
  persists: 'while-equipped',
  text: {
    en: 'One extra glory each time he puts an enemy out of action.',
    fr: 'Un point de gloire de plus quand il met un ennemi hors de combat.',
  },
  confidence: 'sure',
};

const WHIRLWIND_OF_DEATH: CardFace = {
  id: 'shadespire:28',
  number: 28,
  set: 'Shadespire',
  names: { en: 'Whirlwind of Death', fr: 'Tourbillon de Mort' },
  kind: 'upgrade',
  warband: 'garreks-reavers',
  bearers: ['karsus'],
  persists: 'while-equipped',
  text: {
    en: 'Damage +1 on his Attack actions of Range 1 or 2.',
    fr: "Ses actions d'Attaque de Portée 1 ou 2 ont +1 Dégât.",
  },
  confidence: 'sure',
};

const WICKED_BLADE: CardFace = {
  id: 'shadespire:29',
  number: 29,
  set: 'Shadespire',
  names: { en: 'Wicked Blade', fr: 'Lame Diabolique' },
  kind: 'upgrade',
  warband: 'garreks-reavers',
  bearers: ['arnulf'],
  persists: 'while-equipped',
  attack: {
    id: 'wicked-blade',
    names: { en: 'Wicked Blade', fr: 'Lame Diabolique' },
    range: 1,
    symbol: 'swords',
    dice: 3,
    damage: 2,
    traits: { cleave: 'critical-rolled' },
  },
  text: {
    en: 'Grants an Attack action; it has Cleave whenever its roll holds a critical.',
    fr: 'Donne une Attaque, qui gagne Fauchage si un critique est obtenu.',
  },
  confidence: 'sure',
};

export const GARREKS_REAVERS_UPGRADES: readonly CardFace[] = [
  BERSERK_CHARGE,
  EVER_ADVANCING,
  GRISLY_TROPHY,
  WHIRLWIND_OF_DEATH,
  WICKED_BLADE,
];
