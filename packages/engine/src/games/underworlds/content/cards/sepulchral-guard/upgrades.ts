/** The Sepulchral Guard: upgrades. */
import type { CardFace } from '../../types.ts';

const ANCIENT_COMMANDER: CardFace = {
  id: 'shadespire:78',
  number: 78,
  set: 'Sepulchral Guard',
  names: { en: 'Ancient Commander', fr: 'Commandant Ancien' },
  kind: 'upgrade',
  warband: 'sepulchral-guard',
  bearers: ['warden'],
  persists: 'while-equipped',
  text: {
    en: 'Action: three other friends each make a Move action; nobody who has already moved in the phase may Move by this.',
    fr: "Action : trois autres amis font chacun un Mouvement ; qui a déjà bougé dans la phase n'en fait pas ainsi.",
  },
  confidence: 'sure',
};

const ASSUMED_COMMAND: CardFace = {
  id: 'shadespire:79',
  number: 79,
  set: 'Sepulchral Guard',
  names: { en: 'Assumed Command', fr: 'Autorité Innée' },
  kind: 'upgrade',
  warband: 'sepulchral-guard',
  bearers: ['prince-of-dust'],
  persists: 'while-equipped',
  text: {
    en: 'Every friend supporting him counts as two supporters.',
    fr: 'Chaque ami qui le soutient compte comme deux soutiens.',
  },
  confidence: 'sure',
};

const FATAL_STRIKE: CardFace = {
  id: 'shadespire:81',
  number: 81,
  set: 'Sepulchral Guard',
  names: { en: 'Fatal Strike', fr: 'Frappe Mortelle' },
  kind: 'upgrade',
  warband: 'sepulchral-guard',
  bearers: ['champion'],
  persists: 'while-equipped',
  attack: {
    id: 'fatal-strike',
    names: { en: 'Fatal Strike', fr: 'Frappe Mortelle' },
    range: 1,
    symbol: 'hammer',
    dice: 2,
    damage: 2,
    traits: {},
  },
  text: {
    en: 'Grants an Attack action; as a reaction, when an Attack action puts him out of action, he may make it against his killer just before he leaves the field.',
    fr: "Donne une Attaque ; en réaction, quand une action d'Attaque le met hors de combat, il peut la faire contre son tueur juste avant d'être retiré.",
  },
  confidence: 'sure',
};

const FRIGHTENING_SPEED: CardFace = {
  id: 'shadespire:83',
  number: 83,
  set: 'Sepulchral Guard',
  names: { en: 'Frightening Speed', fr: 'Vitesse Inouïe' },
  kind: 'upgrade',
  warband: 'sepulchral-guard',
  bearers: ['harvester', 'champion', 'prince-of-dust'],
  persists: 'while-equipped',
  text: {
    en: 'Move +2.',
    fr: '+2 en Mouvement.',
  },
  confidence: 'sure',
};

const REMEMBERED_SHIELD: CardFace = {
  id: 'shadespire:86',
  number: 86,
  set: 'Sepulchral Guard',
  names: { en: 'Remembered Shield', fr: 'Instinct Protecteur' },
  kind: 'upgrade',
  warband: 'sepulchral-guard',
  bearers: ['warden', 'prince-of-dust', 'petitioner-1', 'petitioner-2', 'petitioner-3'],
  persists: 'while-equipped',
  text: {
    en: 'The wearer defends on shields instead of dodges.',
    fr: 'En défense, ce combattant réussit sur les boucliers et non sur les esquives.',
  },
  confidence: 'sure',
};

export const SEPULCHRAL_GUARD_UPGRADES: readonly CardFace[] = [
  ANCIENT_COMMANDER,
  ASSUMED_COMMAND,
  FATAL_STRIKE,
  FRIGHTENING_SPEED,
  REMEMBERED_SHIELD,
];
