/** Names of spaces that people can read, say and find: a letter for the row, a number for the column. */
import type { Table } from '@escarmouche/engine/wow';

type Field = Table['field'];

const CACHE = new WeakMap<Field, readonly string[]>();

/** A to Z, then AA, AB ... */
function letters(row: number): string {
  return row < 26 ? String.fromCharCode(65 + row) : letters(Math.floor(row / 26) - 1) + letters(row % 26);
}

/** Numbers run from the left edge of the whole map, so that a number stands at about the same height of every row. */
function namesOf(field: Field): readonly string[] {
  const known = CACHE.get(field);
  if (known !== undefined) return known;
  // Twice the distance from the left edge, in spaces: each row lies half a space to the right of the one above.
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  for (let s = 0; s < field.size; s++) {
    left = Math.min(left, 2 * field.q[s] + field.r[s]);
    top = Math.min(top, field.r[s]);
  }
  const names = Array.from(
    { length: field.size },
    (_x, s) => letters(field.r[s] - top) + (Math.floor((2 * field.q[s] + field.r[s] - left) / 2) + 1),
  );
  CACHE.set(field, names);
  return names;
}

/** `C5`: the third row from the top, the fifth column from the left. The same in every language. */
export function spaceName(table: Pick<Table, 'field'>, space: number): string {
  return namesOf(table.field)[space] ?? '?';
}

/** The space of that name, in either case; -1 for none. */
export function spaceCalled(table: Pick<Table, 'field'>, name: string): number {
  return namesOf(table.field).indexOf(name.trim().toUpperCase());
}
