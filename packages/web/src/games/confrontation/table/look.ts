/** Who does what to whom at a step of a ruling, so that an arrow can be drawn before it happens. */

import type { Table } from '@escarmouche/engine/confrontation';
import type { Expectation } from '@escarmouche/engine/core';

export interface Look {
  readonly from: number;
  readonly to: number;
}

/** `attack:A1>B2`, `charge:A1>B2@120,80`, `pursue:A1>B2`. */
const AIMED = /^(?:attack|engage|charge|dive|pursue):([A-Za-z0-9-]+)>([A-Za-z0-9-]*[A-Za-z][A-Za-z0-9-]*)/;

/** The first pair of figures that an expectation aims at one another. */
export function lookOf(expected: Expectation | null, table: Table): Look | undefined {
  if (expected === null) return undefined;
  const { refused = {}, offered = [] } = expected;
  for (const id of [...Object.keys(refused), ...offered]) {
    const [, by, on] = AIMED.exec(id) ?? [];
    if (by === undefined || on === undefined) continue;
    const from = table.keys.indexOf(by);
    const to = table.keys.indexOf(on);
    if (from >= 0 && to >= 0) return { from, to };
  }
  return undefined;
}
