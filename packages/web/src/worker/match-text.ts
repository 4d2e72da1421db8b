/** The running match as the text that the store keeps and that a person takes away. */
import type { CoreState, Match } from '@escarmouche/engine/core';
import { type AnySetup, writeMatch } from '@escarmouche/files';
import type { AnyMatch } from './game.ts';
import type { SeatKind } from './protocol.ts';

/** A match as a match file's text; `situation` is the position it began at, where that was not its set-up. */
export function matchText(match: AnyMatch, seats: readonly SeatKind[], situation?: unknown): string {
  // A set-up comes from such a file, or from the screen of its game.
  return writeMatch(match as Match<AnySetup, unknown, CoreState, unknown>, seats, situation);
}
