/** The match file, which is the replay file too: a set-up and every answer since. */
import { NOBODY } from '@escarmouche/engine/core';
import { type GameFiles, seatsOf } from '../games/game.ts';
import { FORMAT, PLAYERS, VERSION } from '../match-written.ts';
import { choices, fields, filled, list, maybe, oneOf, ruleOf, whole, z } from './basics.ts';
import { faces, LONGEST_NAME } from './ruling.ts';

/** No match is longer: the games' own bound of nodes. */
const MOST_ENTRIES = 60_000;

/** The schema of one game's matches. */
function schemaFor(game: GameFiles) {
  const seats = seatsOf(game);
  const entry = fields({
    kind: oneOf(['take', 'fall']),
    seat: whole(NOBODY, seats - 1),
    id: filled(LONGEST_NAME, 'answer-id'),
    // The wide hash; files of before hold its lower half.
    hash: whole(0, Number.MAX_SAFE_INTEGER),
    faces: maybe(faces),
  });
  return fields({
    format: z.literal(FORMAT),
    version: z.literal(VERSION),
    game: z.literal(game.game),
    rules: maybe(whole(1, 1_000_000)),
    setup: game.setup,
    // The position it began at, where that was not its set-up.
    situation: maybe(game.situation),
    seats: list(oneOf(PLAYERS), seats, 2),
    choices,
    entries: list(entry, MOST_ENTRIES),
    result: maybe(fields({ winner: whole(NOBODY, seats - 1), rule: ruleOf(game.rules) })),
  });
}

const made = new WeakMap<GameFiles, ReturnType<typeof schemaFor>>();

/** The schema of one game's matches, made once. */
export function matchSchema(game: GameFiles): ReturnType<typeof schemaFor> {
  const known = made.get(game) ?? schemaFor(game);
  made.set(game, known);
  return known;
}
