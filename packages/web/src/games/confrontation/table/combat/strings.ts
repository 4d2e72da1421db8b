/** What cards, dice, attacks and wounds are called. */

import { countEn, countFr, formFr } from '@escarmouche/words/counted';
import { textsOf } from '../../../../app/strings/index.ts';

const dice = (n: number): string => (n === 1 ? '1 die' : `${n} dice`);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const en = {
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
  oddsHold:
    'These odds hold if the others who place dice put half of them into attack, and whoever is struck parries with one die where possible. An attack that strikes first may also fell or weaken whoever would strike back.',
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
  cannotFail: 'This attack never fails by itself: its total cannot be 0 or less.',
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
  reserved: (pile: number, reserve: number, most: number): string =>
    `In the pile: ${countEn(pile, 'card', 'cards')}. In reserve: ${reserve}, of at most ${most}.`,
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
  fight: (n: number, round: number): string => (n === 0 ? 'This combat' : round > 0 ? `Combat ${n}, round ${round}` : `Combat ${n}`),
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

const diceFr = (n: number): string => (n <= 1 ? `${n} dé` : `${n} dés`);

const fr: typeof en = {
  signed,
  colon: '\u202f: ',

  cardsTitle: 'Cartes',
  cardsOf: (side) => `Cartes de référence\u00a0: ${side}`,
  onTable: (n, of) => (of === 1 ? (n < 1 ? 'hors jeu' : '') : `${n} sur ${of}`),
  notPlaced: 'pas encore sur la table',
  openFigure: (name) => `${name}\u00a0: toute sa fiche`,
  attackHeap: 'Attaque',
  defenceHeap: 'Défense',
  heap: (left, of) => (left === of ? `${left}` : `${left} sur ${of}`),
  heapSpoken: (what, left, of) =>
    left === of ? `${what}\u00a0: ${diceFr(left)}` : `${what}\u00a0: ${left <= 1 ? 'reste' : 'restent'} ${diceFr(left)} sur ${of}`,
  toPlace: (n) => `${diceFr(n)} à placer`,
  allPlaced: 'tous les dés sont placés',
  sustained: 'soutenue',
  statNow: (name, total, printed) => (total === printed ? `${name} ${total}` : `${name} ${total}, ${printed} imprimé`),
  ours: 'notre valeur\u00a0: aucune carte connue ne la donne',
  oursNote: 'notre valeur, faute de carte connue',
  none: 'aucune',
  skills: 'Compétences',
  skillOf: (name) => `${name}\u00a0: ce qu’elle fait`,

  placeTitle: (name) => `Les dés\u00a0: ${name}`,
  whoPlaces: 'Qui place ses dés d’abord\u202f?',
  placeWays: 'Attaque / défense, et ce qui peut en sortir',
  oddsHold:
    'Ces chances valent si les autres placent la moitié de leurs dés en attaque, et si celui qui est attaqué pare avec un dé quand il le peut. Attaquer le premier peut aussi abattre ou affaiblir celui qui allait frapper.',
  putHint: 'Flèche haut\u00a0: un dé vers l’attaque. Flèche bas\u00a0: un dé vers la défense.',
  placeMore: { attack: 'Un dé de plus en attaque', defence: 'Un dé de plus en défense' },
  placeFewer: { attack: 'Un dé de moins en attaque', defence: 'Un dé de moins en défense' },
  allIn: { attack: 'Tout en attaque', defence: 'Tout en défense' },
  split: (attack, defence, left) => `${attack} en attaque, ${defence} en défense${left > 0 ? `, encore ${left} à placer` : ''}`,
  fury: 'Furie guerrière\u00a0: un dé d’attaque de plus',
  furyNeeds: 'il faut plus de la moitié des dés en attaque',
  furyBinds: 'déclarée pendant ce tour\u00a0: elle engage',

  cutTitle: 'Touchez l’image de la séparation voulue',
  page: (from, to, of) => `${from} à ${to} sur ${of}`,
  pageBack: 'Les précédentes',
  pageOn: 'Les suivantes',
  together: 'Seulement là où ces deux-là s’affrontent',
  anybody: 'n’importe qui',
  noCut: 'Aucune séparation n’oppose ces deux-là.',

  strikesWith: (by, att) => `${by}\u00a0: attaque, ATT ${att < 0 ? `−${-att}` : att}`,
  strikesMaster: (by, att) => `${by}\u00a0: Coup de maître, ATT ${att < 0 ? `−${-att}` : att}`,
  cannotFail: 'Cette attaque n’échoue jamais d’elle-même\u00a0: son total ne peut pas être 0 ou moins.',
  failsOn: (n) => (n >= 6 ? 'Elle échoue d’elle-même, sauf six relancés.' : `Elle échoue d’elle-même sur un dé de ${n} ou moins.`),
  parryNeeds: (def, more) =>
    more === 0
      ? `DEF ${def}\u00a0: votre meilleur dé doit montrer autant que celui de l’attaquant.`
      : more > 0
        ? `DEF ${def}\u00a0: votre meilleur dé doit montrer ${more} de plus que celui de l’attaquant.`
        : `DEF ${def}\u00a0: votre meilleur dé peut montrer jusqu’à ${-more} de moins que celui de l’attaquant.`,
  sixes: 'Un six peut être relancé et s’ajoute.',
  keepsAll: (n) => (n === 1 ? 'Le dé de défense est gardé.' : `Les ${n} dés de défense sont gardés.`),
  reserved: (pile, reserve, most) =>
    `Dans la pile\u00a0: ${countFr(pile, 'carte', 'cartes')}. En réserve\u00a0: ${reserve}, sur ${most} au plus.`,
  leaves: (n) => (n === 0 ? 'Il ne reste alors aucun dé de défense.' : `${formFr(n, 'Reste', 'Restent')} alors ${diceFr(n)} de défense.`),
  keptIfFails: 'Les dés de défense sont alors gardés.',
  counterCost: (margin) =>
    `La parade doit dépasser l’attaque de ${margin}. La riposte suit alors aussitôt. Si l’attaque échoue d’elle-même, la riposte a lieu aussi, mais les dés sont perdus.`,
  sustainedCost: 'DEF −2 jusqu’à la fin du combat\u202f; le dé n’est pas dépensé, et toutes les attaques suivantes sont parées avec lui.',

  against: 'contre',
  againSo: (natural) => `Les dés donnent ${natural} pour l’instant.`,
  againAdds: 'Le nouveau dé s’ajoute, et un six se relance encore.',
  keepIt: 'Le résultat reste tel quel.',
  strikeBack: 'Le dé de défense est donné, et une attaque est portée aussitôt à cet attaquant.',
  keepDie: 'L’attaque a échoué d’elle-même\u00a0: le dé reste.',
  feintWound: 'Le jet de Blessures est fait maintenant.',
  feintTakes: (left, what) => `Pas de jet de Blessures. ${what}\u00a0: ${left} maintenant, ${left - 1} ensuite.`,

  fighterTab: 'Fiche',
  pickFighter: 'Touchez une figurine pour voir ses nombres ici.',
  numbers: 'Caractéristiques',
  state: 'État',
  unhurt: 'indemne',
  diceNow: 'Dés',
  contactWith: 'Au contact de',
  nobody: 'personne',
  walks: 'Marche',
  pursues: 'Poursuit',
  base: 'Socle',
  acts: 'Effets de sa carte',
  effectUsed: 'employé',
  when: (moment) => `une fois, ${moment}`,
  removed: 'hors de la table',
  remarks: 'Aussi sur la carte',
  dash: '—',

  fightTab: 'Combat',
  noFight: 'Aucun combat n’a encore été mené.',
  fight: (n, round) => (n === 0 ? 'Ce combat' : round > 0 ? `Combat ${n}, tour ${round}` : `Combat ${n}`),
  fightOver: 'terminé',
  fightNow: 'en cours',
  earlier: 'Combats précédents',
  placedSo: 'Dés placés',
  strikesFirst: (side) => `Frappe en premier\u00a0: ${side}`,
  pass: (n) => `Passe ${n}`,
  passNow: 'en cours',
  nothingYet: 'personne n’a encore frappé',
  now: 'maintenant',
  strikes: 'frappe',
  master: 'Coup de maître',
  gained: 'riposte',
  attackTest: 'Attaque',
  defenceTest: 'Défense',
  notRolled: 'pas de jet\u00a0: elle ne peut pas échouer',
  waitsForRoll: 'à lancer',
  noParry: 'pas de parade',
  parryWith: (n) => `parade avec ${diceFr(n)}`,
  counterWith: (n) => `contre-attaque avec ${diceFr(n)}`,
  sustainedWith: 'défense soutenue',
  automaticFailure: 'échec automatique',
  outcomes: {
    pending: 'en cours',
    hits: 'touche',
    parried: 'parée',
    fails: 'échoue d’elle-même',
    feint: 'feinte',
    saved: 'sauvé par l’instinct',
  },
  woundRow: (low, high) => `dés ${low} et ${high}`,
  row: (row) => `ligne ${row}`,

  bodyTab: 'Blessures',
  noWoundRoll: 'Aucun jet de Blessures n’a encore été fait.',
  bodyTitle: 'Dernier jet de Blessures',
  bodyOf: (on, where) => `${on} est touché\u00a0: ${where}`,
  woundBy: (by, on) => `${by} sur ${on}`,
  lowDie: (n, where) => `Le dé le plus faible, ${n}\u00a0: ${where}.`,
  woundSum: (high, force, res, total) => `Le dé le plus fort ${high} + Force ${force} − Résistance ${res} = ${total}`,
  tableTitle: 'Table des blessures',
};

export type CombatTexts = typeof en;

/** The sentences in a language, and in the person's. */
export const { of: combatStrings, use: useCombatStrings } = textsOf<CombatTexts>({ en, fr });
