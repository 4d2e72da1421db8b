/** Situations of Underworlds. */
import { DEEDS, DONE, HEX_KINDS, HOW, MOMENTS, PERSISTENCES, TOKENS } from '@escarmouche/engine/underworlds';
import { choices, expects, fields, filled, flag, id, list, maybe, named, oneOf, whole, wordsOf, z } from '../../schema/basics.ts';
import { anyDeck, cards, field, MOST_FIGHTERS, printed, warband } from './setup.ts';

/** Hexes of a battlefield at most. */
const MOST_HEXES = 100;
const hex = filled(16, 'an-id');

export const fighter = fields({
  at: maybe(hex),
  out: maybe(flag),
  wounds: maybe(whole(0, 99)),
  inspired: maybe(flag),
  barred: maybe(flag),
  merit: maybe(flag),
  tokens: maybe(wordsOf(TOKENS)),
  did: maybe(wordsOf(DONE)),
  spent: maybe(flag),
  upgrades: maybe(cards),
  printed: maybe(printed),
});

export const lasting = fields({
  card: maybe(id),
  ability: maybe(id),
  until: maybe(oneOf(PERSISTENCES)),
  fighter: maybe(id),
  hex: maybe(hex),
  used: maybe(flag),
});

export const side = fields({
  warband,
  fighters: maybe(named(z.union([hex, fighter], expects('hex-or-fields', { fields: '{ at, wounds, inspired, … }' })), MOST_FIGHTERS)),
  hand: maybe(cards),
  fresh: maybe(cards),
  deck: maybe(z.union([anyDeck, cards], expects('deck-or-name'))),
  discard: maybe(cards),
  aside: maybe(cards),
  scored: maybe(cards),
  lasting: maybe(list(lasting, 30)),
  glory: maybe(whole(0, 99)),
  spent: maybe(whole(0, 99)),
  activations: maybe(whole(0, 4)),
  skip: maybe(flag),
  boards: maybe(list(id, 20, 1)),
});

export const deed = fields({
  what: oneOf(DEEDS),
  side: maybe(z.literal([0, 1, 2])),
  by: maybe(id),
  on: maybe(id),
  n: maybe(whole(0, 99)),
  hex: maybe(hex),
  card: maybe(id),
  how: maybe(wordsOf(HOW)),
  upgrades: maybe(whole(0, 99)),
  beside: maybe(whole(0, 99)),
  now: maybe(flag),
});

export const situation = fields({
  sides: z.tuple([side, side], expects('two-sides')),
  legalDecks: maybe(flag),
  field: maybe(field),
  hexes: maybe(named(oneOf(HEX_KINDS), MOST_HEXES, 8)),
  objectives: maybe(named(filled(24, 'an-id'), 5, 1)),
  round: maybe(whole(1, 3)),
  at: maybe(oneOf(MOMENTS)),
  active: maybe(z.literal([1, 2])),
  first: maybe(z.literal([1, 2])),
  deeds: maybe(list(deed, 200)),
  choices: maybe(choices),
});
