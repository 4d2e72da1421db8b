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
  // Ce qui se dit avant de choisir ses cartes
  talk: {
    title: 'À la table',
    thinks: (player, side) => `${side}\u00a0: ${player} réfléchit à ce qu’on peut dire…`,
    yours: 'Dire ce que vous comptez faire',
    house: 'En mots généraux, jamais une initiative ni une carte\u00a0: aucune règle tenue ici n’en parle, c’est un choix à nous.',
    when: 'Quand',
    times: { early: 'Tôt', middling: 'Entre les deux', late: 'Tard' },
    what: 'Quoi',
    nothing: 'Rien là-dessus',
    say: 'Le dire',
  },
};
