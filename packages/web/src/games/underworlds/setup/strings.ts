/** What the set-up says: its own sentences, those every set-up says, and the words of the game. */

import { countEn, countFr } from '@escarmouche/words/counted';
import { type Words, wordsFor } from '@escarmouche/words/underworlds';
import { setupWording } from '../../../setup/wording.ts';

const en = {
  parts: 'Parts of the set-up',
  match: 'Match',
  decks: 'Decks',
  warband: 'Warband',
  warbandLine: (leader: string, n: number): string => `${leader} and ${n - 1} more`,
  fighters: 'Its fighters',
  cardSides: { uninspired: 'At first', inspired: 'Inspired' },
  wizard: (n: number): string => `wizard ${n}`,
  leader: 'leader',
  deck: 'Deck',
  readyMade: (objectives: number, power: number): string => `Ready-made: ${objectives} objectives, ${power} power cards.`,
  ownDeck: (objectives: number, power: number): string => `One of yours: ${objectives} objectives, ${power} power cards.`,
  ownFaulty: (n: number): string => `One of yours. ${countEn(n, 'thing keeps', 'things keep')} it from being played.`,
  goneDeck: 'A deck that is no longer kept here',
  buildDeck: 'Build a deck',
  mendDeck: 'Open it in the deck builder',
  boards: 'Boards',
  own: 'Your own',
  pressOn: 'A press on a hex makes it',
  hexes: { '.': 'plain ground', s: 'starting', '#': 'blocked', x: 'lethal' },
  boardsOf: (n: number, of: number): string => `Boards brought to the match: ${n} of ${of}`,
  boardsAll: 'Boards brought to the match: all six',
  boardsText: 'Each player places one of the boards brought. With fewer, the other player knows more.',
  boardLegend: 'Circles: starting hexes. Dark with a rock: blocked. Spikes: lethal.',
  field: 'Battlefield',
  fieldLegend: 'How the two boards lie',
  fields: {
    chosen: { title: 'Chosen in play', text: 'The roll-off says who places the first board and who joins the second.' },
    given: { title: 'Laid out now', text: 'For a match on a battlefield one has in mind. The roll-off still says who begins.' },
  },
  far: 'Board of side 1, at the far side',
  near: 'Board of side 2, at the near side',
  turned: 'Turned by half a circle',
  shift: 'How they meet',
  shifted: (n: number): string =>
    n === 0 ? 'Flush' : `Side 2 moved ${countEn(Math.abs(n), 'column', 'columns')} to the ${n < 0 ? 'left' : 'right'}`,
  fieldPicture: (far: string, near: string): string => `${far} above, ${near} below`,
  optionGroups: {
    setup: 'Set-up',
    rounds: 'Rounds and power steps',
    hexes: 'Hexes and sight',
    attacks: 'Attacks and cards',
    warbands: 'Warbands',
    magic: 'Magic',
  },
};

const fr: SetupTexts = {
  parts: 'Parties de la mise en place',
  match: 'Partie',
  decks: 'Piles',
  warband: 'Bande',
  warbandLine: (leader, n) => `${leader} et ${n - 1} autres`,
  fighters: 'Ses combattants',
  cardSides: { uninspired: 'Au début', inspired: 'Exalté' },
  wizard: (n) => `sorcier ${n}`,
  leader: 'leader',
  deck: 'Pile',
  readyMade: (objectives, power) => `Toute prête\u00a0: ${objectives} objectifs, ${power} cartes de pouvoir.`,
  ownDeck: (objectives, power) => `Une des vôtres\u00a0: ${objectives} objectifs, ${power} cartes de pouvoir.`,
  ownFaulty: (n) => `Une des vôtres. ${n < 2 ? 'Un défaut empêche' : `${n} défauts empêchent`} de la jouer.`,
  goneDeck: 'Une pile qui n’est plus gardée ici',
  buildDeck: 'Composer une pile',
  mendDeck: 'L’ouvrir dans l’atelier des piles',
  boards: 'Plateaux',
  own: 'À vous',
  pressOn: 'Toucher une case en fait',
  hexes: { '.': 'du sol', s: 'une case de départ', '#': 'une case bloquée', x: 'une case fatale' },
  boardsOf: (n, of) => `Plateaux apportés à la partie\u00a0: ${n} sur ${of}`,
  boardsAll: 'Plateaux apportés à la partie\u00a0: les six',
  boardsText: 'Chaque joueur pose un des plateaux qu’il apporte. Moins il en a, plus l’adversaire en sait.',
  boardLegend: 'Cercles\u00a0: cases de départ. Sombres avec un rocher\u00a0: bloquées. Pointes\u00a0: fatales.',
  field: 'Champ de bataille',
  fieldLegend: 'Comment les deux plateaux sont posés',
  fields: {
    chosen: { title: 'Choisi en jeu', text: 'Le tir au dé dit qui pose le premier plateau et qui joint le second.' },
    given: {
      title: 'Posé maintenant',
      text: 'Pour jouer sur un champ de bataille que l’on a en tête. Le tir au dé dit encore qui commence.',
    },
  },
  far: 'Plateau du camp 1, au fond',
  near: 'Plateau du camp 2, devant',
  turned: 'Tourné d’un demi-tour',
  shift: 'Comment ils se joignent',
  shifted: (n) =>
    n === 0 ? 'Bord à bord' : `Camp 2 décalé de ${countFr(Math.abs(n), 'colonne', 'colonnes')} à ${n < 0 ? 'gauche' : 'droite'}`,
  fieldPicture: (far, near) => `${far} en haut, ${near} en bas`,
  optionGroups: {
    setup: 'Mise en place',
    rounds: 'Rounds et étapes des pouvoirs',
    hexes: 'Cases et vue',
    attacks: 'Attaques et cartes',
    warbands: 'Bandes',
    magic: 'Magie',
  },
};

/** What the set-up of this game says, beside what every set-up says. */
export type SetupTexts = typeof en;

export const { useSetupStrings, useWords } = setupWording<SetupTexts, Words>({ en, fr }, wordsFor);
