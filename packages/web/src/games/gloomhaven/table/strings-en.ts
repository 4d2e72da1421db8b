/** The table of Gloomhaven in English. */

export const en = {
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
  endLine: (side: string, xp: number, gold: number): string => `${side}: ${xp} experience, ${gold} gold.`,
};
