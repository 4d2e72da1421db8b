/** The line of sight that a step of a ruling is about, so that it can be drawn: who sees whom, or may not attack whom. */
import type { Expectation } from '@escarmouche/engine/core';
import { fieldOf, type State, type Table } from '@escarmouche/engine/underworlds';

/** From which hex to which. */
export interface DrawnLook {
  readonly from: number;
  readonly to: number;
}

/** `sees garrek D4`, `range garrek obryn`. */
const SEES = /^(?:sees|range) (\S+) (\S+)$/;
/** `attack:garrek/blooddrinker-axe>obryn`. */
const AIMED = /^attack:([^/>]+)\/[^>]+>(\S+)$/;

/** The first look that an expectation names. */
export function lookOf(expected: Expectation | null, table: Table, state: State): DrawnLook | undefined {
  if (expected === null || state.field < 0) return undefined;
  const { names } = fieldOf({ table, state, log: null });
  const hexOf = (name: string): number => {
    const fighter = table.fighters.findIndex((f) => f.key === name);
    return fighter >= 0 ? state.fighters[fighter].hex : names.indexOf(name);
  };
  const { values = {}, refused = {}, offered = [] } = expected;
  for (const text of [...Object.keys(values), ...Object.keys(refused), ...offered]) {
    const [, a, b] = SEES.exec(text) ?? AIMED.exec(text) ?? [];
    if (a === undefined || b === undefined) continue;
    const [from, to] = [hexOf(a), hexOf(b)];
    if (from >= 0 && to >= 0) return { from, to };
  }
  return undefined;
}
