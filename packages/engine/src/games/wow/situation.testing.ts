/** Short words for the tests of rules: put a match in a situation, play answers and rolls, and look. */

import type { Situation } from './situation.ts';
import type { SituationFigure } from './situation-figures.ts';
import { situationMatch, wowSituations } from './situations.ts';

export type Standing = ReturnType<typeof situationMatch>;

/** A match in a situation after these answers (ids) and rolls (faces). */
export function after(situation: Situation, ...steps: readonly (string | readonly number[])[]): Standing {
  return play(situationMatch(situation), ...steps);
}

/** Plays answers (ids) and rolls (faces) on. */
export function play(match: Standing, ...steps: readonly (string | readonly number[])[]): Standing {
  for (const step of steps) {
    if (typeof step === 'string') match.take(step);
    else match.roll(step);
  }
  return match;
}

/** Ends turns until the main clock shows this tick; every seat passes on the way. */
export function until(match: Standing, main: number): Standing {
  for (let n = 0; n < 500 && match.nodeKind === 'decision' && value(match, 'main') !== main; n++) {
    const ids = offered(match);
    match.take(ids.includes('end') ? 'end' : ids.includes('pass') ? 'pass' : ids[0]);
  }
  return match;
}

/** A named value, as ruling files name them. */
export function value(match: Standing, name: string): unknown {
  return wowSituations.value(match, name);
}

/** Several named values in a row. */
export function values(match: Standing, ...names: readonly string[]): unknown[] {
  return names.map((name) => value(match, name));
}

/** Ids of the options, those that begin so. */
export function offered(match: Standing, prefix = ''): string[] {
  return match
    .options()
    .map((o) => o.id)
    .filter((id) => id.startsWith(prefix));
}

/** The rules that forbid an action; empty where it is legal. */
export function forbids(match: Standing, id: string): string[] {
  return match.whyNot(id).map((r) => r.rule);
}

/** Keys of what has happened, those asked for. */
export function happened(match: Standing, ...keys: readonly string[]): string[] {
  return match.events.map((e) => e.key).filter((key) => keys.length === 0 || keys.includes(key));
}

/** The step the match stands at, and whose it is (1 or 2); 'over' at the end. */
export function standsAt(match: Standing): string {
  const { node } = match;
  return node.kind === 'over' ? `over ${node.result.winner + 1}` : `${node.step} ${node.seat + 1}`;
}

/** A plain figure of side 1 or 2. */
export function one(side: 1 | 2, at?: string, more: Partial<SituationFigure> = {}): SituationFigure {
  return { side, ...(at === undefined ? {} : { at }), ...more };
}
