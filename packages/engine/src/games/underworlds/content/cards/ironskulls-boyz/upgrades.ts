/** Ironskull's Boyz: upgrades. */
import type { CardFace } from '../../types.ts';

const ARD_HEAD: CardFace = {
  id: 'shadespire:107',
  number: 107,
  set: "Ironskull's Boyz",
  names: { en: "'Ard Head", fr: "Têt' Dur'" },
  kind: 'upgrade',
  warband: 'ironskulls-boyz',
  bearers: ['hakka', 'basha'],
  persists: 'while-equipped',
  text: {
    en: 'Each amount of damage he suffers is lowered by 1, but never under 1.',
    fr: 'Chaque dégât subi est réduit de 1 (minimum 1).',
  },
  confidence: 'sure',
};

const BRUTAL_SWING: CardFace = {
  id: 'shadespire:110',
  number: 110,
  set: "Ironskull's Boyz",
  names: { en: 'Brutal Swing', fr: 'Moulinet Brutal' },
  kind: 'upgrade',
  warband: 'ironskulls-boyz',
  bearers: ['bonekutta'],
  persists: 'while-equipped',
  attack: {
    id: 'brutal-swing',
    names: { en: 'Brutal Swing', fr: 'Moulinet Brutal' },
    range: 1,
    symbol: 'swords',
    dice: 3,
    damage: 2,
    traits: { allAdjacent: true },
  },
  text: {
    en: 'Grants an Attack action against every adjacent enemy, each with its own roll.',
    fr: 'Donne une Attaque contre tous les ennemis adjacents, un jet pour chacun.',
  },
  confidence: 'sure',
};

const DEAD_ARD: CardFace = {
  id: 'shadespire:112',
  number: 112,
  set: "Ironskull's Boyz",
  names: { en: "Dead 'Ard", fr: "Dur à Kuir'" },
  kind: 'upgrade',
  warband: 'ironskulls-boyz',
  bearers: ['gurzag', 'bonekutta'],
  persists: 'while-equipped',
  text: {
    en: 'Only a critical hit is able to drive him back.',
    fr: 'Seul un coup critique peut le repousser.',
  },
  confidence: 'sure',
};

const EADBUTT: CardFace = {
  id: 'shadespire:113',
  number: 113,
  set: "Ironskull's Boyz",
  names: { en: "'Eadbutt", fr: "Coup d'Boule" },
  kind: 'upgrade',
  warband: 'ironskulls-boyz',
  bearers: ['gurzag'],
  persists: 'while-equipped',
  attack: { id: 'eadbutt', names: { en: "'Eadbutt", fr: "Coup d'Boule" }, range: 1, symbol: 'hammer', dice: 2, damage: 2, traits: {} },
  text: {
    en: 'Grants an Attack action; when it succeeds, its target may not be activated again before the phase ends.',
    fr: 'Donne une Attaque ; quand elle réussit, la cible ne peut plus être activée avant la fin de la phase.',
  },
  confidence: 'sure',
};

const UNKILLABLE: CardFace = {
  id: 'shadespire:115',
  number: 115,
  set: "Ironskull's Boyz",
  names: { en: 'Unkillable', fr: 'Imbutable' },
  kind: 'upgrade',
  warband: 'ironskulls-boyz',
  bearers: ['gurzag'],
  persists: 'while-equipped',
  text: {
    en: 'Reaction when an attack or a ploy would put this fighter out of action: roll one defence dice; shield or critical means he takes no damage and stays in play, and this card is discarded.',
    fr: 'Réaction quand une attaque ou un subterfuge mettrait ce combattant hors de combat : jetez un dé de défense ; sur bouclier ou critique il ignore les dégâts, reste en jeu, et cette carte est défaussée.',
  },
  confidence: 'sure',
};

const WAAAGH: CardFace = {
  id: 'shadespire:116',
  number: 116,
  set: "Ironskull's Boyz",
  names: { en: 'Waaagh!', fr: 'Waaagh !' },
  kind: 'upgrade',
  warband: 'ironskulls-boyz',
  persists: 'while-equipped',
  text: {
    en: 'In a phase where he Charges, his Range 1 and 2 attacks have +1 Damage.',
    fr: 'Pendant une phase où il Charge, ses Attaques de Portée 1 ou 2 ont +1 Dégât.',
  },
  confidence: 'sure',
};

export const IRONSKULLS_BOYZ_UPGRADES: readonly CardFace[] = [ARD_HEAD, BRUTAL_SWING, DEAD_ARD, EADBUTT, UNKILLABLE, WAAAGH];
