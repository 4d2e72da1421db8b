/** The table of Gloomhaven in French. */
import type { en } from './strings-en.ts';

export const fr: typeof en = {
  basicTitle: 'À la place, comme simple action',
  areaTitle: 'Où placer la zone',
  hexTitle: 'Cases',
  loseTwoTitle: 'Perdre deux cartes défaussées',
  cardsTitle: 'Deux cartes, la première donne l’initiative',
  groups: {},
  panel: { hand: 'Cartes', figure: 'Figurine', decks: 'Pioches', why: 'Pourquoi\u00a0?', sides: 'Tout le monde', legend: 'Légende' },
  partyWon: 'Le scénario est gagné',
  partyLost: 'Le scénario est perdu',
  endLine: (side, xp, gold) => `${side}\u00a0: ${xp} d’expérience, ${gold} or.`,
};
