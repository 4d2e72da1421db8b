/** The running match as the text that the store keeps and that a person takes away. */
import type { CoreState, Match, RulingCase, ScriptStep } from '@escarmouche/engine/core';
import { type AnySetup, writeMatch } from '@escarmouche/files';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import type { SeatKind } from './protocol.ts';

/** A match as a match file's text; `situation` is the position it began at, where that was not its set-up. */
export function matchText(match: AnyMatch, seats: readonly SeatKind[], situation?: unknown): string {
  // A set-up comes from such a file, or from the screen of its game.
  return writeMatch(match as Match<AnySetup, unknown, CoreState, unknown>, seats, situation);
}

/**
 * The present position as a case: in the game's words, or as the position that the match began at with all that was answered since. Null
 * where there is neither.
 */
export function caseIn(of: AnyWorkerGame, match: AnyMatch, situation: unknown): RulingCase<unknown> | null {
  const found = of.caseOf(match);
  if (found !== null || situation === undefined) return found;
  const script = match.entries.map((e): ScriptStep => (e.kind === 'take' ? { take: e.id } : { roll: e.faces ?? e.id }));
  return { name: { en: 'A position of a match', fr: 'Une position de partie' }, situation, script };
}
