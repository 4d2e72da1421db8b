/** The strategic value of each side: what it began with, and what is left of it. */
import { STATS } from '@escarmouche/engine/confrontation';
import { figuresOf, type Scene } from './scene.ts';

/** Place of the strategic value among the characteristics. */
const PA = STATS.indexOf('PA');

/** Who has this wound level is gone. */
const KILLED = 4;

/** The strategic value a seat began with. */
export function valueBegun({ table }: Scene, seat: number): number {
  return table.defs.reduce((n, def, i) => (table.seatOf[i] === seat ? n + (table.fighters[def].values[PA] ?? 0) : n), 0);
}

/** The strategic value each seat has left, off the table before it is deployed as on it. */
export function valuesLeft(scene: Scene): readonly number[] {
  const { table } = scene;
  return table.sideOf.map((_side, seat) =>
    figuresOf(scene).reduce((n, f) => (f.seat === seat && f.wound !== KILLED ? n + (table.fighters[f.def].values[PA] ?? 0) : n), 0),
  );
}
