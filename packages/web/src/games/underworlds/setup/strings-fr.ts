/** La mise en place d'Underworlds en français. */
import { countFr as count } from '@escarmouche/words/counted';
import type { SetupTexts } from './wording.ts';

export const fr: SetupTexts = {
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
    n === 0 ? 'Bord à bord' : `Camp 2 décalé de ${count(Math.abs(n), 'colonne', 'colonnes')} à ${n < 0 ? 'gauche' : 'droite'}`,
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
