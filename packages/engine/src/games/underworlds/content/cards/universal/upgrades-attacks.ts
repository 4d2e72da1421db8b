/** Universal upgrades that grant an Attack action. */
import type { CardFace } from '../../types.ts';

const DAEMONIC_WEAPON: CardFace = {
  id: 'shadespire:382',
  number: 382,
  set: "Ironskull's Boyz",
  names: { en: 'Daemonic Weapon', fr: 'Arme Démoniaque' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  attack: {
    id: 'daemonic-weapon',
    names: { en: 'Daemonic Weapon', fr: 'Arme Démoniaque' },
    range: 1,
    symbol: 'hammer',
    dice: 2,
    damage: 3,
    traits: {},
  },
  text: {
    en: 'Grants an Attack action; using it first costs the bearer 1 damage every time.',
    fr: "Donne une Attaque ; à chaque usage, le porteur subit d'abord 1 dégât.",
  },
  confidence: 'sure',
};

const SHADEGLASS_SWORD: CardFace = {
  id: 'shadespire:414',
  number: 414,
  set: 'Sepulchral Guard',
  names: { en: 'Shadeglass Sword', fr: "Épée d'Ombreverre" },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  attack: {
    id: 'shadeglass-sword',
    names: { en: 'Shadeglass Sword', fr: "Épée d'Ombreverre" },
    range: 1,
    symbol: 'hammer',
    dice: 3,
    damage: 2,
    traits: { criticalDamage: 1 },
  },
  text: {
    en: 'Grants an Attack action with +1 Damage on critical hits; the card is discarded once that attack succeeds.',
    fr: 'Donne une Attaque, +1 Dégât sur coup critique ; la carte est défaussée dès que cette Attaque réussit.',
  },
  confidence: 'sure',
};

const SWIFT_STRIKE: CardFace = {
  id: 'shadespire:423',
  number: 423,
  set: "Ironskull's Boyz",
  names: { en: 'Swift Strike', fr: 'Frappe Éclair' },
  kind: 'upgrade',
  warband: 'universal',
  persists: 'while-equipped',
  attack: {
    id: 'swift-strike',
    names: { en: 'Swift Strike', fr: 'Frappe Éclair' },
    range: 1,
    symbol: 'swords',
    dice: 3,
    damage: 1,
    traits: {},
  },
  text: {
    en: 'Grants an Attack action; a reaction may push the bearer one hex just before.',
    fr: "Donne une Attaque ; une réaction peut, juste avant, pousser le porteur d'une case.",
  },
  confidence: 'sure',
};

export const UNIVERSAL_UPGRADES_ATTACKS: readonly CardFace[] = [DAEMONIC_WEAPON, SHADEGLASS_SWORD, SWIFT_STRIKE];
