/** What the screens of this game say at the table, beside what the table says for every game. */
import { gameTexts } from '../../../table/strings.ts';
import { en as boardEn, fr as boardFr } from './board/strings.ts';

const en = {
  dangers:
    'Counted: a monster’s next turn, with each ability card that it may still draw; a hero’s with the two cards chosen. Nobody loses cards to negate damage.',
  // Options
  areaTitle: 'Where to lay the area',
  hexTitle: 'Hexes',
  cardsTitle: 'Every choice as a list, the leading card first',
  halvesTitle: 'Every half as a list',
  loseTitle: 'Every answer as a list',
  groups: {} as Readonly<Record<string, string>>,
  // Panels
  panel: { hand: 'Cards', figure: 'Figure', decks: 'Decks', why: 'Why?', sides: 'Everybody', legend: 'Legend' },
  // The end
  tally: { title: 'Hit points left', lines: ['Characters', 'Monsters on the map'] },
  partyWon: 'The scenario is won',
  partyLost: 'The scenario is lost',
  goalKillAll: 'Kill every monster of the scenario',
  goalInSight: (n: number): string => (n === 0 ? 'none in sight' : n === 1 ? '1 left in sight' : `${n} left in sight`),
  goalClosed: (n: number): string => (n === 1 ? '1 room still closed' : `${n} rooms still closed`),
  abilityCard: (n: number, line: string): string => `${n}: ${line}`,
  doorOpened: 'door opened',
  endLine: (side: string, xp: number, gold: number): string => `${side}: ${xp} experience, ${gold} gold.`,
  // What is said before cards are chosen
  talk: {
    title: 'Table talk',
    thinks: (player: string, side: string): string => `${side}: ${player} is thinking of what to say…`,
    yours: 'Say what you mean to do',
    house: 'In general words, never an initiative and never a card: no rule held here speaks of it, it is a choice of ours.',
    when: 'When',
    times: { early: 'Early', middling: 'In between', late: 'Late' },
    what: 'What',
    nothing: 'Nothing of that',
    say: 'Say so',
  },
};

const fr: typeof en = {
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
  doorOpened: 'porte ouverte',
  endLine: (side, xp, gold) => `${side}\u00a0: ${xp} d’expérience, ${gold} or.`,
  // Ce qui se dit avant de choisir ses cartes
  talk: {
    title: 'À la table',
    thinks: (player, side) => `${side}\u00a0: ${player} cherche quoi dire…`,
    yours: 'Dire ce que vous comptez faire',
    house: 'En mots généraux, jamais une initiative ni une carte\u00a0: aucune règle tenue ici n’en parle, c’est un choix à nous.',
    when: 'Quand',
    times: { early: 'Tôt', middling: 'Entre les deux', late: 'Tard' },
    what: 'Quoi',
    nothing: 'Rien là-dessus',
    say: 'Le dire',
  },
};

/** Everything that may be said at this game's table. */
export const { of: ghStrings, use: useTableStrings } = gameTexts<typeof en & typeof boardEn>({
  en: { ...boardEn, ...en },
  fr: { ...boardFr, ...fr },
});
export type AllTexts = ReturnType<typeof ghStrings>;
