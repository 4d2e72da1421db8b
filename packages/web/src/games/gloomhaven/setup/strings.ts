/** What the set-up says: its own sentences, those every set-up says, and the words of the game. */

import type { LevelNumbers } from '@escarmouche/engine/gloomhaven';
import { countEn, countFr } from '@escarmouche/words/counted';
import { type Words, wordsFor } from '@escarmouche/words/gloomhaven';
import { setupWording } from '../../../setup/wording.ts';

const en = {
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
  classLine: (cards: number, hp: number): string => `${countEn(cards, 'card', 'cards')} in hand, ${countEn(hp, 'hit point', 'hit points')}`,
  hand: 'Hand',
  handOf: (n: number, of: number): string => `${n} of ${of} cards`,
  handUsual: 'the usual one',
  handText: (n: number): string => `Choose ${n} cards. Those marked X may replace the usual ones of level 1.`,
  usualHand: 'Take the usual hand',
  cardsOf: (name: string): string => `Cards of the hand: ${name}`,
  deck: 'Attack modifiers',
  deckStandard: 'the standard twenty',
  deckCards: (n: number): string => countEn(n, 'card', 'cards'),
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
    end: 'The end',
    talk: 'Table talk',
  },
};

const fr: SetupTexts = {
  parts: 'Parties de la mise en place',
  match: 'Partie',
  own: 'À vous',
  scenario: 'Scénario',
  rooms: (n) => `Tuez tous les ennemis de ses ${n} salles. On gagne ou l’on perd ensemble.`,
  monsters: (types) => `Ses monstres\u00a0: ${types}.`,
  party: 'Personnages',
  howMany: 'Nombre de personnages',
  persons:
    'Une même personne peut jouer plusieurs personnages. À plusieurs devant l’écran, il est caché de l’une à l’autre pendant le choix des cartes.',
  partner: 'Vous jouez',
  partnerNone: 'Tous',
  partnerText:
    'Jouez-en un seul\u00a0: l’ordinateur joue les autres, chacun d’après ce que voit sa place. Avant le choix des cartes il dit en mots généraux ce qu’il compte faire, et tient compte de ce que vous dites.',
  allowTwice: 'Permettre deux fois la même classe',
  character: (n) => `Personnage ${n}`,
  class: 'Classe',
  classLine: (cards, hp) => `${countFr(cards, 'carte', 'cartes')} en main, ${countFr(hp, 'point de vie', 'points de vie')}`,
  hand: 'Main',
  handOf: (n, of) => `${n} cartes sur ${of}`,
  handUsual: 'la main ordinaire',
  handText: (n) => `Choisissez ${n} cartes. Celles marquées X peuvent remplacer les cartes ordinaires de niveau 1.`,
  usualHand: 'Prendre la main ordinaire',
  cardsOf: (name) => `Cartes de la main\u00a0: ${name}`,
  deck: 'Modificateurs d’attaque',
  deckStandard: 'les vingt de base',
  deckCards: (n) => countFr(n, 'carte', 'cartes'),
  deckText:
    'Chaque personnage commence avec les mêmes vingt cartes. Les bénéfices en ôtent et en ajoutent\u00a0; lesquels un personnage possède, son joueur le dit.',
  deckKinds: 'Cartes de base',
  deckPerks: 'Cartes de bénéfices',
  standardDeck: 'Prendre le paquet de base',
  difficulty: 'Difficulté',
  level: 'Niveau du scénario',
  levels: ['Facile\u00a0: niveau 0', 'Normal\u00a0: niveau 1', 'Difficile\u00a0: niveau 2'],
  levelLine: ({ monsters, asked, trap, hazard, gold, xp }) =>
    `Monstres de niveau ${monsters}${asked > monsters ? `, le plus haut que nous ayons, au lieu du niveau ${asked}` : ''}. Les pièges font ${countFr(trap, 'dégât', 'dégâts')}, le terrain dangereux ${hazard}. Un jeton argent vaut ${countFr(gold, 'pièce', 'pièces')} d’or, la réussite ${countFr(xp, 'point', 'points')} d’expérience.`,
  open: 'Mains',
  opens: {
    open: {
      title: 'En solo, ou à mains ouvertes',
      text: 'Chacun voit tous les choix. Monstres et pièges ont un niveau de plus\u00a0; l’or et l’expérience, non.',
    },
    hidden: {
      title: 'Choix cachés',
      text: 'Tant que tous n’ont pas choisi, personne ne voit les cartes des autres.',
    },
  },
  noHigher:
    'En solo ou à mains ouvertes, le mode difficile demande des monstres de niveau 3. Le plus haut que nous ayons est le niveau 2\u00a0: les monstres sont ceux du mode normal, seuls les pièges et les récompenses sont du mode difficile.',
  optionGroups: {
    party: 'Personnages',
    sight: 'Vue et zones',
    attacks: 'Attaques',
    monsters: 'Monstres',
    rooms: 'Salles',
    end: 'La fin',
    talk: 'À la table',
  },
};

/** What the set-up of this game says, beside what every set-up says. */
export type SetupTexts = typeof en;

export const { useSetupStrings, useWords } = setupWording<SetupTexts, Words>({ en, fr }, wordsFor);
