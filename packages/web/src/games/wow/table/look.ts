/** The line of sight that a step of a ruling is about, so that it can be drawn: who is meant to see whom, or may not aim at whom. */
import type { Expectation } from '@escarmouche/engine/core';
import { parseHex, spaceAt } from '@escarmouche/engine/space';
import type { State, Table } from '@escarmouche/engine/wow';

export interface Look {
  readonly figure: number;
  readonly to: number;
}

/** `A sees X`, `A sees 3,1`. */
const SEES = /^(\S+) sees (\S+)$/;
/** `attack:A/main>X`. */
const AIMED = /^(?:attack|ability|card):([^/>]+)\/[^>]+>([^>+]+)/;

/** The first look that an expectation names. */
export function lookOf(expected: Expectation | null, table: Table, state: State): Look | undefined {
  if (expected === null) return undefined;
  const { values = {}, refused = {}, offered = [] } = expected;
  const named = [...Object.keys(values), ...Object.keys(refused), ...offered];
  for (const text of named) {
    const [, from, to] = SEES.exec(text) ?? AIMED.exec(text) ?? [];
    if (from === undefined || to === undefined) continue;
    const figure = table.keys.indexOf(from);
    const target = table.keys.indexOf(to);
    const hex = parseHex(to);
    const space = target >= 0 ? state.figures[target].space : hex === null ? -1 : spaceAt(table.field, hex.q, hex.r);
    if (figure >= 0 && space >= 0) return { figure, to: space };
  }
  return undefined;
}
