/** The set-up of World of Warcraft Miniatures in English. */
import { countEn as count } from '../../../app/strings/count.ts';

export const en = {
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
  cardCount: (n: number): string => count(n, 'card', 'cards'),
  cardsOf: (name: string): string => `Cards of ${name}`,
  about: (name: string): string => `About ${name}`,
  target: (n: number): string => `Plays to ${count(n, 'point', 'points')}: the honor of its characters, and of what they wear.`,
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
