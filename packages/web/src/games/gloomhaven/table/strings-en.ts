/** The table of Gloomhaven in English. */

export const en = {
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
