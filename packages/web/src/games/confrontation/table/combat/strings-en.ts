/** Cards, dice, attacks and wounds in English. */

const dice = (n: number): string => (n === 1 ? '1 die' : `${n} dice`);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const en = {
  signed,
  colon: ': ',

  // Reference cards
  cardsTitle: 'Cards',
  cardsOf: (side: string): string => `Reference cards: ${side}`,
  onTable: (n: number, of: number): string => (of === 1 ? (n < 1 ? 'gone' : '') : `${n} of ${of}`),
  notPlaced: 'not on the table yet',
  openFigure: (name: string): string => `${name}: everything about it`,
  attackHeap: 'Attack',
  defenceHeap: 'Defence',
  heap: (left: number, of: number): string => (left === of ? `${left}` : `${left} of ${of}`),
  heapSpoken: (what: string, left: number, of: number): string =>
    left === of ? `${what}: ${dice(left)}` : `${what}: ${dice(left)} left of ${of}`,
  toPlace: (n: number): string => `${dice(n)} to place`,
  allPlaced: 'every die is placed',
  sustained: 'sustained',
  statNow: (name: string, total: number, printed: number): string =>
    total === printed ? `${name} ${total}` : `${name} ${total}, printed ${printed}`,
  ours: 'our value: not known from any card',
  oursNote: 'our value, where no card is known',
  none: 'none',
  skills: 'Skills',
  skillOf: (name: string): string => `${name}: what it does`,

  // Placing dice
  placeTitle: (name: string): string => `The dice of ${name}`,
  whoPlaces: 'Who places dice first?',
  placeWays: 'Attack / defence, and what may come of it',
  putHint: 'Arrow up moves a die towards attack, arrow down towards defence.',
  placeMore: { attack: 'One more die in attack', defence: 'One more die in defence' },
  placeFewer: { attack: 'One die less in attack', defence: 'One die less in defence' },
  allIn: { attack: 'All in attack', defence: 'All in defence' },
  split: (attack: number, defence: number, left: number): string =>
    `${attack} in attack, ${defence} in defence${left > 0 ? `, ${left} still to place` : ''}`,
  fury: 'War fury: one attack die more',
  furyNeeds: 'needs more than half of the dice in attack',
  furyBinds: 'declared in this round: it binds',

  // Separation
  cutTitle: 'Press the picture of the separation you want',
  page: (from: number, to: number, of: number): string => `${from} to ${to} of ${of}`,
  pageBack: 'The ones before',
  pageOn: 'The next ones',
  together: 'Only where these two fight',
  anybody: 'anybody',
  noCut: 'No separation makes these two fight.',

  // Parry
  strikesWith: (by: string, att: number): string => `${by}: attack, ATT ${att}`,
  strikesMaster: (by: string, att: number): string => `${by}: Master strike, ATT ${att}`,
  cannotFail: 'This attack cannot fail by itself.',
  failsOn: (n: number): string =>
    n >= 6 ? 'It fails by itself unless sixes are rolled again.' : `It fails by itself on a die of ${n} or less.`,
  parryNeeds: (def: number, more: number): string =>
    more === 0
      ? `DEF ${def}: your best die must show as much as the attacker’s.`
      : more > 0
        ? `DEF ${def}: your best die must show ${more} more than the attacker’s.`
        : `DEF ${def}: your best die may show up to ${-more} less than the attacker’s.`,
  sixes: 'A six may be rolled again and added.',
  keepsAll: (n: number): string => (n === 1 ? 'It keeps its defence die.' : `It keeps its ${n} defence dice.`),
  leaves: (n: number): string => (n === 0 ? 'No defence die is left then.' : `${dice(n)} of defence left then.`),
  keptIfFails: 'Defence dice are then kept.',
  counterCost: (margin: number): string =>
    `The parry must beat the attack by ${margin}. It then strikes back at once. If the attack fails by itself, it strikes back all the same, but the dice are lost.`,
  sustainedCost: 'DEF −2 until the end of the combat; the die is not spent, and every attack that follows is answered with it.',

  // Other questions
  against: 'against',
  againSo: (natural: number): string => `The dice come to ${natural} so far.`,
  againAdds: 'The new die is added, and a six may be rolled again too.',
  keepIt: 'The result stands as it is.',
  strikeBack: 'The defence die is given, and an attack is made at once on that attacker.',
  keepDie: 'The attack failed by itself: the die stays.',
  feintWound: 'The wound roll is made now.',
  feintTakes: (left: number, what: string): string => `No wound roll. ${what}: ${left} now, ${left - 1} after it.`,

  // A fighter's numbers
  fighterTab: 'Fighter',
  pickFighter: 'Press a figure to see its numbers here.',
  numbers: 'Characteristics',
  state: 'State',
  unhurt: 'unhurt',
  diceNow: 'Dice',
  contactWith: 'In contact with',
  nobody: 'nobody',
  walks: 'Walks',
  pursues: 'Pursues',
  base: 'Base',
  acts: 'Effects of its card',
  effectUsed: 'used',
  when: (moment: string): string => `once, ${moment}`,
  removed: 'off the table',
  remarks: 'On the card besides',
  dash: '—',

  // The combat pass by pass
  fightTab: 'Combat',
  noFight: 'No combat has been fought yet.',
  fight: (n: number): string => (n > 0 ? `Combat ${n}` : 'This combat'),
  fightOver: 'over',
  fightNow: 'under way',
  earlier: 'Combats before',
  placedSo: 'Dice placed',
  strikesFirst: (side: string): string => `Strikes first: ${side}`,
  pass: (n: number): string => `Pass ${n}`,
  passNow: 'under way',
  nothingYet: 'nobody has struck yet',
  now: 'now',
  strikes: 'strikes',
  master: 'Master strike',
  gained: 'strikes back',
  attackTest: 'Attack',
  defenceTest: 'Defence',
  notRolled: 'not rolled: it cannot fail',
  waitsForRoll: 'to be rolled',
  noParry: 'no parry',
  parryWith: (n: number): string => `parry with ${dice(n)}`,
  counterWith: (n: number): string => `counter-attack with ${dice(n)}`,
  sustainedWith: 'sustained defence',
  automaticFailure: 'an automatic failure',
  outcomes: {
    pending: 'under way',
    hits: 'hits',
    parried: 'parried',
    fails: 'fails by itself',
    feint: 'feint',
    saved: 'saved by instinct',
  },
  woundRow: (low: number, high: number): string => `dice ${low} and ${high}`,
  row: (row: string): string => `row ${row}`,

  // Where it hurts
  bodyTab: 'Wounds',
  noWoundRoll: 'No wound roll has been made yet.',
  bodyTitle: 'Latest wound roll',
  bodyOf: (on: string, where: string): string => `${on} is struck: ${where}`,
  woundBy: (by: string, on: string): string => `${by} on ${on}`,
  lowDie: (n: number, where: string): string => `The lower die, ${n}: ${where}.`,
  woundSum: (high: number, force: number, res: number, total: number): string =>
    `The higher die ${high} + Strength ${force} − Resistance ${res} = ${total}`,
  tableTitle: 'Wound table',
};
