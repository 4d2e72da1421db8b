/** The wound table (F2.a): five cells are fixed by chapter 9, the others are our reconstruction. Owners may bring their own. */
import {
  LOCATIONS,
  type Location,
  RESULTS,
  ROWS,
  type Row,
  type Standing,
  type WoundCell,
  type WoundResult,
  type WoundTable,
} from './types.ts';

const LETTERS: Readonly<Record<string, WoundResult>> = {
  N: 'nothing',
  S: 'stunned',
  L: 'light',
  G: 'serious',
  C: 'critical',
  K: 'killed',
};

/** Rows from the first to the last, each cell a letter: legs, arms, belly, thorax, head. */
const CELLS = ['NSSLL', 'SSLLG', 'SLLGG', 'LLGGC', 'LGGCK', 'GGCCK', 'GCCKK', 'CCKKK', 'CKKKK', 'KKKKK'];

/** The cells that the example of chapter 9 reads out, and where. */
const READ_OUT: Readonly<Record<string, string>> = {
  '<0 legs': 'IX-F-1.ex7',
  '<0 arms': 'IX-F-1.ex3',
  '<0 thorax': 'IX-F-2.ex4',
  '6/7 belly': 'IX-F-1.ex17',
  '6/7 head': 'IX-F-1.ex20',
};

/** The head kills from 6/7 on, if the table is never milder downwards. */
function standingOf(row: Row, location: Location): Standing {
  if (READ_OUT[`${row} ${location}`] !== undefined) return 'sure';
  return location === 'head' && ROWS.indexOf(row) > ROWS.indexOf('6/7') ? 'likely' : 'unsure';
}

const FROM: Readonly<Partial<Record<Standing, string>>> = {
  likely: 'follows from the cell above it',
  unsure: 'our reconstruction',
};

function cellOf(row: Row, location: Location, letter: string): WoundCell {
  const standing = standingOf(row, location);
  const read = READ_OUT[`${row} ${location}`];
  return { result: LETTERS[letter], standing, from: read === undefined ? (FROM[standing] ?? '') : `chapter 9, ${read}` };
}

export const WOUND_TABLE: WoundTable = {
  id: 'reconstruction',
  names: { en: 'Chapter 9 and our reconstruction', fr: 'Chapitre 9 et notre reconstitution' },
  rows: ROWS.map((row, r) => ({
    row,
    cells: Object.fromEntries(LOCATIONS.map((location, c) => [location, cellOf(row, location, CELLS[r][c])])) as Record<
      Location,
      WoundCell
    >,
  })),
};

/** The row in which a final result stands, by its place in ROWS: every integer has exactly one. */
export function rowOf(final: number): number {
  return final < 0 ? 0 : Math.min(1 + Math.floor(final / 2), ROWS.length - 1);
}

/** The column of the lower die, by its place in LOCATIONS: 5 and 6 are both the head. */
export function columnOf(lowerDie: number): number {
  return Math.min(lowerDie, LOCATIONS.length) - 1;
}

/** The table as numbers, row after row: the place of each result in RESULTS. */
export function codesOf(table: WoundTable): Uint8Array {
  return Uint8Array.from(table.rows.flatMap(({ cells }) => LOCATIONS.map((location) => RESULTS.indexOf(cells[location].result))));
}
