/** Reading what one seat knows of a match: what it was told, with the rule of each line, and how it ended. It cannot be played on. */
import { NOBODY, type Result, type Seat } from '@escarmouche/engine/core';
import { checked } from './check.ts';
import { type GameFiles, seatsOf } from './games/game.ts';
import { type ToldLine, VIEW_FORMAT, VIEW_VERSION } from './own-view.ts';
import { fields, list, maybe, ruleOf, text, whole, z } from './schema/basics.ts';
import type { Tree } from './tree.ts';

/** What one seat knows of a match, as far as people read it. */
export interface WrittenView {
  readonly game: string;
  /** From 0. */
  readonly seat: Seat;
  /** The sentences it was shown, in the language they were shown in. */
  readonly log: readonly ToldLine[];
  /** How the match ended; absent while it went on. */
  readonly result?: Result | undefined;
}

/** Lines and events that a match tells at most, and letters of a line. */
const MOST = 500_000;
const LONGEST_LINE = 4000;

function viewSchema(game: GameFiles) {
  const seats = seatsOf(game);
  const rule = ruleOf(game.rules);
  return fields({
    format: z.literal(VIEW_FORMAT),
    version: z.literal(VIEW_VERSION),
    game: z.literal(game.game),
    seat: whole(0, seats - 1),
    log: list(fields({ rule, text: text(LONGEST_LINE) }), MOST),
    // The game's own: for programs.
    position: z.unknown(),
    events: list(z.unknown(), MOST),
    result: maybe(fields({ winner: whole(NOBODY, seats - 1), rule })),
  });
}

/** Whether data calls itself such a file. */
export function isView(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === VIEW_FORMAT;
}

/** What one seat knows of a match of this game. @throws FileFault, and nothing else, where the file is broken */
export function viewIn(tree: Tree, name: string, files: GameFiles): WrittenView {
  const { game, seat, log, result } = checked(viewSchema(files), tree, name);
  return { game, seat, log, ...(result === undefined ? {} : { result }) };
}
