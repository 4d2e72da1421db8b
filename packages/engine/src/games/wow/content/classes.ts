/** The words on the line under a character's name: its race and its class. */
import type { ClassName, Names } from './types.ts';

export const CLASS_NAMES: Readonly<Record<ClassName, Names>> = {
  druid: { en: 'druid', fr: 'druide' },
  hunter: { en: 'hunter', fr: 'chasseur' },
  mage: { en: 'mage', fr: 'mage' },
  paladin: { en: 'paladin', fr: 'paladin' },
  priest: { en: 'priest', fr: 'prêtre' },
  rogue: { en: 'rogue', fr: 'voleur' },
  shaman: { en: 'shaman', fr: 'chaman' },
  warlock: { en: 'warlock', fr: 'démoniste' },
  warrior: { en: 'warrior', fr: 'guerrier' },
};

/** The races of the ready-made characters. A restriction may name one. */
export const RACE_NAMES: Readonly<Record<string, Names>> = {
  human: { en: 'human', fr: 'humain' },
  dwarf: { en: 'dwarf', fr: 'nain' },
  elf: { en: 'elf', fr: 'elfe' },
  orc: { en: 'orc', fr: 'orque' },
  troll: { en: 'troll', fr: 'troll' },
};

/** 302: where equipment is worn, and how many of each a character has: one. A two-handed weapon fills both. */
export const SLOTS = {
  'main-hand': { en: 'main hand', fr: 'main droite' },
  'off-hand': { en: 'off hand', fr: 'main gauche' },
} as const satisfies Readonly<Record<string, Names>>;
