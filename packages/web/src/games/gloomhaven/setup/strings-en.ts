/** The set-up of Gloomhaven in English. */

import type { LevelNumbers } from '@escarmouche/engine/gloomhaven';
import { countEn as count } from '@escarmouche/words/counted';

export const en = {
  parts: 'Parts of the set-up',
  match: 'Match',
  own: 'Your own',
  scenario: 'Scenario',
  rooms: (n: number): string => `Kill every enemy in its ${n} rooms. All win or lose together.`,
  monsters: (types: string): string => `Its monsters: ${types}.`,
  party: 'Characters',
  howMany: 'How many characters',
  persons:
    'One person may play several characters. Where several persons share the screen, it is covered between them while cards are chosen.',
  partner: 'You play',
  partnerNone: 'All of them',
  partnerText:
    'Play one, and the computer plays the others, each by what its own seat sees. Before cards are chosen it says in general words what it means to do, and heeds what you say.',
  allowTwice: 'Let a class play twice',
  character: (n: number): string => `Character ${n}`,
  class: 'Class',
  classLine: (cards: number, hp: number): string => `${count(cards, 'card', 'cards')} in hand, ${count(hp, 'hit point', 'hit points')}`,
  hand: 'Hand',
  handOf: (n: number, of: number): string => `${n} of ${of} cards`,
  handUsual: 'the usual one',
  handText: (n: number): string => `Choose ${n} cards. Those marked X may replace the usual ones of level 1.`,
  usualHand: 'Take the usual hand',
  cardsOf: (name: string): string => `Cards of the hand: ${name}`,
  deck: 'Attack modifiers',
  deckStandard: 'the standard twenty',
  deckCards: (n: number): string => count(n, 'card', 'cards'),
  deckText:
    'Every character begins with the same twenty cards. Perks take some out and put others in; which perks a character has is its player’s word.',
  deckKinds: 'Standard cards',
  deckPerks: 'Cards of perks',
  standardDeck: 'Take the standard deck',
  difficulty: 'Difficulty',
  level: 'Scenario level',
  levels: ['Easy: level 0', 'Normal: level 1', 'Hard: level 2'],
  levelLine: ({ monsters, asked, trap, hazard, gold, xp }: LevelNumbers): string =>
    `Monsters of level ${monsters}${asked > monsters ? `, the highest held here, in place of level ${asked}` : ''}. Traps do ${trap} damage, hazardous ground ${hazard}. A money token is worth ${gold} gold, success ${xp} experience.`,
  open: 'Hands',
  opens: {
    open: {
      title: 'Alone, or all open',
      text: 'Everybody sees every choice. Monsters and traps are one level higher; gold and experience are not.',
    },
    hidden: {
      title: 'Choices hidden',
      text: 'Until all have chosen, nobody sees the cards of the others.',
    },
  },
  noHigher:
    'Alone or open, hard asks for monsters of level 3. The highest held here is level 2: you meet the same monsters as on normal; only traps and rewards are those of hard.',
  optionGroups: {
    party: 'Characters',
    sight: 'Sight and areas',
    attacks: 'Attacks',
    monsters: 'Monsters',
    rooms: 'Rooms',
    talk: 'Table talk',
  },
};
