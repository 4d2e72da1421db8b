/** The line of sight that a step of a ruling is about, so that it can be drawn: who sees whom, or may not target whom. */
import type { Expectation } from '@escarmouche/engine/core';
import { figureKey, type State, type Table } from '@escarmouche/engine/gloomhaven';

/** From which hex to which. */
export interface DrawnLook {
  readonly from: number;
  readonly to: number;
}

/** `sees brute bandit-archer-1`, `range brute 3,4`. */
const SEES = /^(?:sees|range) (\S+) (\S+)$/;

/** The first look that an expectation names. */
export function lookOf(expected: Expectation | null, table: Table, state: State): DrawnLook | undefined {
  if (expected === null) return undefined;
  const g = { table, state, log: null };
  const hexOf = (name: string): number => {
    const figure = state.figures.findIndex((_f, i) => figureKey(g, i) === name);
    return figure >= 0 ? state.figures[figure].hex : table.map.names.indexOf(name);
  };
  for (const text of Object.keys(expected.values ?? {})) {
    const [, a, b] = SEES.exec(text) ?? [];
    if (a === undefined || b === undefined) continue;
    const [from, to] = [hexOf(a), hexOf(b)];
    if (from >= 0 && to >= 0) return { from, to };
  }
  return undefined;
}
