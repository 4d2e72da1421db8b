/** Situations of World of Warcraft Miniatures. */
import { FORMATS } from '@escarmouche/engine/wow';
import { choices, expects, fields, filled, flag, id, list, maybe, named, oneOf, present, space, whole, z } from '../../schema/basics.ts';
import {
  amount,
  attackFields,
  card,
  className,
  duration,
  faction,
  lower,
  MOST_SPACES,
  printedNumbers,
  spawnPoint,
  stat,
  terrain,
} from './content.ts';
import { points, target } from './setup.ts';

/** What a figure is called in a situation: it stands in option ids, so without the signs that divide those. */
const figureName = filled(40, 'figure-name');
const clock = whole(0, 9999);

const situationCard = z.union(
  [id, fields({ card: id, ready: maybe(flag), up: maybe(flag), on: maybe(figureName) })],
  expects('card-or-fields', { fields: '{ card, ready, up, on }' }),
);

const { kind, ticks, nature, type, power, range, ...rest } = attackFields;
/** An attack of which only what is written differs from the card's. */
const changedAttack = fields({
  kind: maybe(kind),
  ticks: maybe(ticks),
  nature: maybe(nature),
  type: maybe(type),
  power: maybe(power),
  range: maybe(range),
  ...rest,
});
const printed = fields({
  className: maybe(className),
  race: maybe(id),
  faction: maybe(id),
  honor: maybe(printedNumbers.honor),
  health: maybe(printedNumbers.health),
  armor: maybe(printedNumbers.armor),
  resist: maybe(printedNumbers.resist),
  legendary: maybe(flag),
  main: maybe(changedAttack),
  lower: maybe(lower),
});

export const figure = fields({
  is: maybe(id),
  side: z.literal([1, 2]),
  at: maybe(space),
  health: maybe(amount),
  clock: maybe(clock),
  cards: maybe(list(situationCard, 40)),
  printed: maybe(printed),
  attackedThisTurn: maybe(flag),
  hurtThisTurn: maybe(flag),
});

export const token = fields({ card: id, of: figureName, at: space, health: maybe(amount), clock: maybe(clock) });

export const lasting = fields({
  on: figureName,
  stat: maybe(stat),
  n: maybe(whole(-99, 99)),
  nature: maybe(nature),
  type: maybe(type),
  rooted: maybe(present),
  rerolls: maybe(whole(0, 30)),
  shield: maybe(amount),
  until: maybe(duration),
});

export const situation = fields({
  map: maybe(id),
  terrain: maybe(named(terrain, MOST_SPACES)),
  spaces: maybe(list(space, MOST_SPACES)),
  without: maybe(list(space, MOST_SPACES)),
  victory: maybe(list(space, 64)),
  spawn: maybe(list(spawnPoint, 64)),
  format: maybe(oneOf(FORMATS)),
  choices: maybe(choices),
  main: maybe(whole(1, 9999)),
  points: maybe(z.tuple([points, points], expects('two-numbers'))),
  target: maybe(target),
  factions: maybe(z.tuple([faction, faction], expects('two-factions'))),
  first: maybe(z.literal([1, 2, 'chance'])),
  figures: named(figure, 40),
  tokens: maybe(list(token, 40)),
  effects: maybe(list(lasting, 100)),
  cards: maybe(list(card, 100)),
  turn: z.union(
    [filled(40, 'a-figure'), fields({ of: figureName, moved: maybe(flag), acted: maybe(flag) })],
    expects('turn-words', { words: ['{ of, moved, acted }', 'tick', 'start'] }),
  ),
});
