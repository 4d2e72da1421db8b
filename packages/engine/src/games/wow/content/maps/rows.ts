/** Reads a map drawn as rows of letters, the way it is printed: one letter per space, spaces between letters free. */

import type { ShiftedRows } from '../../../../space/index.ts';
import { formatHex, hexFromRow } from '../../../../space/index.ts';
import type { BoardMap, Names, SpawnPoint, Terrain } from '../types.ts';

/** What a letter of a drawn map stands for. Features lie on the terrain named with them. */
export interface Legend {
  readonly [letter: string]: { readonly terrain: Terrain; readonly victory?: true; readonly spawn?: string; readonly convertible?: true };
}

/** The letters of maps: terrain, victory point location, spawn points of a faction, of both, and of whoever took it last. */
export const LEGEND: Legend = {
  '.': { terrain: 'open' },
  c: { terrain: 'cover' },
  h: { terrain: 'high' },
  x: { terrain: 'impassable' },
  V: { terrain: 'open', victory: true },
  D: { terrain: 'open', spawn: 'D' },
  A: { terrain: 'open', spawn: 'A' },
  N: { terrain: 'open', spawn: 'neutral' },
  n: { terrain: 'open', spawn: 'neutral', convertible: true },
};

/** A drawn map: its rows from top to bottom, which rows stand half a hex to the right, and which cell is space (0,0). */
export interface DrawnMap {
  readonly id: string;
  readonly names: Names;
  readonly rows: readonly string[];
  readonly shifted: ShiftedRows;
  readonly origin: { readonly column: number; readonly row: number };
  readonly legend?: Legend;
}

/** The letters of a row: spaces between them are free. */
export function lettersOf(row: string): string[] {
  return row.split(/\s+/).join('').split('');
}

/**
 * The map a drawing shows. A dash leaves a hole: no space there.
 * @throws RangeError for a letter the legend lacks.
 */
export function mapFromRows(drawn: DrawnMap): BoardMap {
  const legend = drawn.legend ?? LEGEND;
  const origin = hexFromRow(drawn.origin.column, drawn.origin.row, drawn.shifted);
  const spaces: { at: string; terrain: Terrain }[] = [];
  const victory: string[] = [];
  const spawn: SpawnPoint[] = [];
  drawn.rows.forEach((text, row) => {
    lettersOf(text).forEach((letter, column) => {
      if (letter === '-') return;
      if (!Object.hasOwn(legend, letter)) throw new RangeError(`map ${drawn.id}: row ${row}, column ${column}: unknown letter ${letter}`);
      const meaning = legend[letter];
      const hex = hexFromRow(column, row, drawn.shifted);
      const at = formatHex({ q: hex.q - origin.q, r: hex.r - origin.r });
      spaces.push({ at, terrain: meaning.terrain });
      if (meaning.victory === true) victory.push(at);
      if (meaning.spawn !== undefined)
        spawn.push({ at, faction: meaning.spawn, ...(meaning.convertible === true ? { convertible: true } : {}) });
    });
  });
  return { id: drawn.id, names: drawn.names, spaces, victory, spawn };
}
