/** The match file, which is the replay file too: a set-up and every answer since. */
import { fields, filled, list, maybe, oneOf, rule, whole, z } from './basics.ts';
import { faces } from './ruling.ts';
import { choices, setup } from './setup.ts';

export const FORMAT = 'escarmouche-match';
export const VERSION = 1;

/** Who sits at a seat. */
export const PLAYERS = ['person', 'random', 'greedy'] as const;

const entry = fields({
  kind: oneOf(['take', 'fall']),
  seat: whole(-1, 1),
  id: filled(400, 'the id of an option or an outcome'),
  hash: whole(0, 0xffff_ffff),
  faces: maybe(faces),
});

/** No match is longer: the games' own bound of nodes. */
const MOST_ENTRIES = 60_000;

export const match = fields({
  format: z.literal(FORMAT, FORMAT),
  version: z.literal(VERSION, `${VERSION}`),
  game: z.literal('wow', 'wow'),
  setup,
  seats: list(oneOf(PLAYERS), 2, 2),
  choices,
  entries: list(entry, MOST_ENTRIES),
  result: maybe(fields({ winner: whole(-1, 1), rule })),
});
