/** What the set-up says: its own sentences, those every set-up says, and the words of the game. */

import { type Character, CLASS_NAMES, RACE_NAMES } from '@escarmouche/engine/wow';
import { countEn, countFr } from '@escarmouche/words/counted';
import { type Words, wordsFor } from '@escarmouche/words/wow';
import type { Lang } from '../../../settings/store.ts';
import { setupWording } from '../../../setup/wording.ts';

const en = {
  parts: 'Parts of the set-up',
  match: 'Match',
  own: 'Your own',
  map: 'Map',
  pressOn: 'Press on the spaces',
  rows: 'Rows',
  columns: 'Spaces of a row',
  neutral: 'of both sides',
  convertible: 'of whoever took it last',
  noSpace: 'no space',
  format: 'Format',
  formats: {
    constructed: { title: 'Constructed', text: 'Three characters of one faction share nine Action Bar cards.' },
    starter: { title: 'Starter', text: 'Three characters with two Action Bar cards each: a shorter match, good for a first one.' },
  },
  faction: 'Faction',
  party: 'Party',
  build: 'Build one',
  buildText: 'Choose the characters and their cards.',
  characters: 'Characters',
  ofThree: (n: number): string => `${n} of 3`,
  cards: 'Action Bar cards',
  ofNine: (n: number): string => `${n} of 9`,
  twoEach: 'two for each',
  pickFirst: 'Choose a character first.',
  cardCount: (n: number): string => countEn(n, 'card', 'cards'),
  cardsOf: (name: string): string => `Cards of ${name}`,
  about: (name: string): string => `About ${name}`,
  target: (n: number): string => `Plays to ${countEn(n, 'point', 'points')}: the honor of its characters, and of what they wear.`,
  legal: 'This party keeps every rule.',
  optionGroups: {
    winning: 'Winning and scoring',
    entering: 'Entering, destruction, return',
    turns: 'Turns and ticks',
    answering: 'Playing and answering',
    moving: 'Moving and seeing',
    cards: 'Cards',
    parties: 'Parties',
  },
  mainAttack: 'Main attack',
  ability: 'Ability',
  heldBy: (who: string): string => `Held by: ${who}`,
};

const fr: SetupTexts = {
  parts: 'Parties de la mise en place',
  match: 'Partie',
  own: 'À vous',
  map: 'Plateau',
  pressOn: 'À poser sur les cases',
  rows: 'Rangées',
  columns: 'Cases d’une rangée',
  neutral: 'des deux camps',
  convertible: 'de qui l’a pris en dernier',
  noSpace: 'pas de case',
  format: 'Format',
  formats: {
    constructed: { title: 'Construit', text: 'Trois personnages d’une même faction se partagent neuf cartes Barre d’Action.' },
    starter: {
      title: 'Découverte',
      text: 'Trois personnages avec deux cartes Barre d’Action chacun\u00a0: une partie plus courte, bonne pour commencer.',
    },
  },
  faction: 'Faction',
  party: 'Groupe',
  build: 'En composer un',
  buildText: 'Choisir les personnages et leurs cartes.',
  characters: 'Personnages',
  ofThree: (n) => `${n} sur 3`,
  cards: 'Cartes Barre d’Action',
  ofNine: (n) => `${n} sur 9`,
  twoEach: 'deux par personnage',
  pickFirst: 'Choisissez d’abord un personnage.',
  cardCount: (n) => countFr(n, 'carte', 'cartes'),
  cardsOf: (name) => `Cartes\u00a0: ${name}`,
  about: (name) => `À propos\u00a0: ${name}`,
  target: (n) => `Joue jusqu’à ${countFr(n, 'point', 'points')}\u00a0: l’honneur de ses personnages, et de ce qu’ils portent.`,
  legal: 'Ce groupe respecte toutes les règles.',
  optionGroups: {
    winning: 'Victoire et points',
    entering: 'Entrée, destruction, retour',
    turns: 'Tours et tics',
    answering: 'Jouer et répondre',
    moving: 'Bouger et voir',
    cards: 'Cartes',
    parties: 'Groupes',
  },
  mainAttack: 'Attaque principale',
  ability: 'Capacité',
  heldBy: (who) => `Pour\u00a0: ${who}`,
};

/** What the set-up of this game says, beside what every set-up says. */
export type SetupTexts = typeof en;

export const { useSetupStrings, useWords } = setupWording<SetupTexts, Words>({ en, fr }, wordsFor);

/** The line under a character's name. */
export function classLine(c: Character, lang: Lang): string {
  return `${RACE_NAMES[c.race]?.[lang] ?? c.race}, ${CLASS_NAMES[c.className][lang]}`;
}
