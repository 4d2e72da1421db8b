/** The table of Gloomhaven in English. */

export const en = {
  // Options
  basicTitle: 'Instead, as a plain action',
  areaTitle: 'Where to lay the area',
  hexTitle: 'Hexes',
  loseTwoTitle: 'Lose two discards',
  cardsTitle: 'Two cards, the leading one first',
  groups: {} as Readonly<Record<string, string>>,
  // Panels
  panel: { hand: 'Cards', figure: 'Figure', decks: 'Decks', why: 'Why?', sides: 'Everybody', legend: 'Legend' },
  // The end
  partyWon: 'The scenario is won',
  partyLost: 'The scenario is lost',
  endLine: (side: string, xp: number, gold: number): string => `${side}: ${xp} experience, ${gold} gold.`,
};
