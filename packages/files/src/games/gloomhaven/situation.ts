/** Situations of Gloomhaven. */
import { CHARACTER_KEYS, type CharacterKey, MOMENTS, RIMS, STRENGTHS, TILES } from '@escarmouche/engine/gloomhaven';
import { choices, expects, fields, filled, flag, id, list, maybe, named, oneOf, present, whole, z } from '../../schema/basics.ts';
import {
  at,
  COLUMNS,
  condition,
  conditions,
  half,
  hitPoints,
  initiative,
  lines,
  MOST_CARDS,
  MOST_HEXES,
  MOST_LINES_OF_WALL,
  MOST_MODIFIERS,
  modifierCard,
  modifiers,
  monsterCards,
  monsterLines,
  ROWS,
  rooms,
  someStats,
  standees,
  summonStats,
  wall,
} from './content.ts';

const cards = list(id, MOST_CARDS);
const hp = whole(0, 99);

export const deck = fields({ pile: maybe(modifiers), discard: maybe(modifiers), shuffle: maybe(flag) });

const figure = {
  at: maybe(at),
  hp: maybe(hp),
  conditions: maybe(conditions),
  fresh: maybe(list(condition, 8)),
  shield: maybe(whole(0, 20)),
  retaliate: maybe(whole(0, 20)),
  retaliateFar: maybe(list(fields({ n: whole(0, 20), range: whole(0, 20) }), 8)),
  acted: maybe(flag),
  out: maybe(flag),
};

const gift = fields({ to: id, shield: maybe(whole(0, 20)), retaliate: maybe(whole(0, 20)), range: maybe(whole(0, 20)) });
const active = fields({
  card: id,
  half: oneOf(['top', 'bottom']),
  uses: maybe(whole(0, 9)),
  boosted: maybe(flag),
  gives: maybe(list(gift, 20)),
});

export const character = fields({
  ...figure,
  lead: maybe(id),
  other: maybe(id),
  initiative: maybe(initiative),
  rest: maybe(flag),
  hand: maybe(cards),
  discard: maybe(cards),
  lost: maybe(cards),
  gone: maybe(cards),
  active: maybe(list(active, MOST_CARDS)),
  xp: maybe(whole(0, 999)),
  gold: maybe(whole(0, 999)),
  moved: maybe(whole(0, 99)),
  dealt: maybe(whole(0, 99)),
  deck: maybe(deck),
});

export const monster = fields({ ...figure, elite: maybe(flag), summoned: maybe(flag) });
const summon = fields({ ...figure, owner: oneOf(CHARACTER_KEYS) });

const ownCard = fields({ id: maybe(id), initiative, shuffle: maybe(present), lines: monsterLines });

export const type = fields({
  normal: maybe(someStats),
  elite: maybe(someStats),
  standees: maybe(standees),
  flying: maybe(present),
  deck: maybe(z.union([id, monsterCards], expects('name-or-list'))),
  card: maybe(z.union([id, ownCard], expects('name-or-fields', { fields: '{ initiative, lines }' }))),
  used: maybe(list(whole(1, 8), 8)),
  left: maybe(list(id, 16)),
});

const eitherHalf = z.union([lines, half], expects('list-or-fields', { fields: '{ abilities, xp, lost, … }' }));
export const card = fields({ initiative: maybe(initiative), top: maybe(eitherHalf), bottom: maybe(eitherHalf) });

export const tile = fields({ kind: oneOf(TILES), at, n: maybe(whole(0, 99)), conditions: maybe(conditions) });

const size = fields({ columns: whole(1, COLUMNS), rows: whole(1, ROWS) });
const placed = z.union([at, character], expects('at-or-fields', { fields: '{ at, hp, lead, … }' }));
const anybody = maybe(placed);
const everybody = Object.fromEntries(CHARACTER_KEYS.map((key) => [key, anybody])) as Record<CharacterKey, typeof anybody>;
const strength = maybe(oneOf(STRENGTHS));

export const situation = fields({
  scenario: maybe(id),
  map: maybe(z.union([list(filled(COLUMNS, 'a-text'), ROWS, 1), size], expects('list-or-fields', { fields: '{ columns, rows }' }))),
  rim: maybe(oneOf(RIMS)),
  walls: maybe(list(wall, MOST_LINES_OF_WALL)),
  open: maybe(list(at, 20)),
  revealed: maybe(list(rooms, 8)),
  waiting: maybe(named(list(fields({ type: id, at, elite: maybe(flag) }), 30), 8, 1)),
  tiles: maybe(list(tile, MOST_HEXES * 4)),
  characters: fields(everybody),
  monsters: maybe(named(z.union([at, monster], expects('at-or-fields', { fields: '{ at, elite, hp, … }' })), 30)),
  summons: maybe(named(summon, 20)),
  objectives: maybe(list(fields({ at, hp: hitPoints }), 20)),
  types: maybe(named(type, 20)),
  cards: maybe(named(card, MOST_CARDS)),
  summonTypes: maybe(named(summonStats, 20)),
  modifiers: maybe(named(modifierCard, MOST_MODIFIERS)),
  deck: maybe(deck),
  elements: maybe(fields({ fire: strength, ice: strength, air: strength, earth: strength, light: strength, dark: strength })),
  level: maybe(whole(0, 2)),
  round: maybe(whole(1, 99)),
  at: maybe(oneOf(MOMENTS)),
  turn: maybe(id),
  choices: maybe(choices),
});
