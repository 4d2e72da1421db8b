/** La mise en place de World of Warcraft, le jeu de figurines, en français. */
import { countFr as count } from '../../../app/strings/count.ts';
import type { SetupTexts } from './wording.ts';

export const fr: SetupTexts = {
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
  cardCount: (n) => count(n, 'carte', 'cartes'),
  cardsOf: (name) => `Cartes\u00a0: ${name}`,
  about: (name) => `À propos\u00a0: ${name}`,
  target: (n) => `Joue jusqu’à ${count(n, 'point', 'points')}\u00a0: l’honneur de ses personnages, et de ce qu’ils portent.`,
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
