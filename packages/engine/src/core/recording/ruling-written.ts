/** A match written down as a case of a ruling: what "copy as ruling" copies. */

import type { CoreState } from '../running/sequence.ts';
import type { BothLanguages } from '../running/types.ts';
import type { Match } from './match.ts';
import type { RulingCase, ScriptStep } from './ruling-file.ts';

/**
 * The present position as a case: the last moment that a game's situations have words for, and what was answered since. `written` says what
 * stood before an answer, by its number; null where that has no word. Null where the match kept no such moment.
 */
export function caseSince<U, T, S extends CoreState, V, X>(
  match: Match<U, T, S, V>,
  name: BothLanguages,
  written: (at: number, state: S) => X | null,
): RulingCase<X> | null {
  for (let at = match.at; at >= 0; at--) {
    const state = match.stateBefore(at);
    if (state === undefined) return null;
    const situation = written(at, state);
    if (situation === null) continue;
    const script: ScriptStep[] = match.entries.slice(at).map((e) => (e.kind === 'take' ? { take: e.id } : { roll: e.faces ?? e.id }));
    return { name, situation, script };
  }
  return null;
}
