/** The table of Gloomhaven in French. */
import type { en } from './strings-en.ts';

export const fr: typeof en = {
  dangers:
    'Ce qui compte\u00a0: le prochain tour d’un monstre, avec chaque carte de capacité qu’il peut encore tirer\u00a0; celui d’un héros avec les deux cartes choisies. Personne ne perd de carte pour annuler des dégâts.',
  areaTitle: 'Où placer la zone',
  hexTitle: 'Hexagones',
  cardsTitle: 'Tous les choix en liste, la carte qui mène en premier',
  halvesTitle: 'Toutes les moitiés en liste',
  loseTitle: 'Toutes les réponses en liste',
  groups: {},
  panel: { hand: 'Cartes', figure: 'Figurine', decks: 'Pioches', why: 'Pourquoi\u00a0?', sides: 'Tout le monde', legend: 'Légende' },
  tally: { title: 'Points de vie restants', lines: ['Personnages', 'Monstres sur la carte'] },
  partyWon: 'Le scénario est gagné',
  partyLost: 'Le scénario est perdu',
  goalKillAll: 'Tuer tous les monstres du scénario',
  goalInSight: (n) => (n === 0 ? 'aucun en vue' : `encore ${n} en vue`),
  goalClosed: (n) => (n === 1 ? '1 salle encore fermée' : `${n} salles encore fermées`),
  abilityCard: (n, line) => `${n}\u00a0: ${line}`,
  endLine: (side, xp, gold) => `${side}\u00a0: ${xp} d’expérience, ${gold} or.`,
};
