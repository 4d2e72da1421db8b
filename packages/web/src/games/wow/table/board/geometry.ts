/** Where spaces lie on the drawing, and which one is next in a direction. No rules: only the shape of the map. */
import { hexCentre, hexOf, neighbour, OFF_FIELD } from '@escarmouche/engine/space';
import type { Table } from '@escarmouche/engine/wow';
import type { Box } from '../../../../table/useZoom.ts';

/** Distance from a hex's centre to its corners, in units of the drawing. */
export const SIZE = 50;
/** Half the width of a hex. */
const HALF = (SIZE * Math.sqrt(3)) / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centre of a space. */
export function centreOf(table: Table, space: number): Point {
  return hexCentre(hexOf(table.field, space), SIZE);
}

/** The corners of a hex around a point, as an SVG list; `size` shrinks it. */
export function corners({ x, y }: Point, size = SIZE): string {
  return [-90, -30, 30, 90, 150, 210]
    .map((degrees) => {
      const a = (degrees * Math.PI) / 180;
      return `${round(x + size * Math.cos(a))},${round(y + size * Math.sin(a))}`;
    })
    .join(' ');
}

/** Numbers of a drawing need no more than a tenth. */
export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** A line through the centres of spaces. */
export function pathOf(table: Table, spaces: readonly number[]): string {
  return spaces.map((s) => `${round(centreOf(table, s).x)},${round(centreOf(table, s).y)}`).join(' ');
}

/** The rectangle that holds the whole map, with a little air. */
export function boxOf(table: Table): Box {
  const all = Array.from({ length: table.field.size }, (_x, s) => centreOf(table, s));
  const left = Math.min(...all.map((p) => p.x)) - HALF - 6;
  const top = Math.min(...all.map((p) => p.y)) - SIZE - 6;
  return {
    x: left,
    y: top,
    width: Math.max(...all.map((p) => p.x)) + HALF + 6 - left,
    height: Math.max(...all.map((p) => p.y)) + SIZE + 6 - top,
  };
}

/** The spaces row by row, each from left to right. */
export function rowsOf(table: Table): readonly (readonly number[])[] {
  const { field } = table;
  const rows = new Map<number, number[]>();
  for (let s = 0; s < field.size; s++) rows.set(field.r[s], [...(rows.get(field.r[s]) ?? []), s]);
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => field.q[a] - field.q[b]));
}

/** The space an arrow key leads to, or the same one at the edge. Up and down keep to the column as well as hexes can. */
export function moved(table: Table, from: number, key: string): number {
  const { field } = table;
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const next = neighbour(field, from, key === 'ArrowRight' ? 0 : 3);
    return next === OFF_FIELD ? from : next;
  }
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    // A row up leans right, the next one left, so that two steps go straight up.
    const even = (field.r[from] & 1) === 0;
    const [first, second] = key === 'ArrowUp' ? (even ? [1, 2] : [2, 1]) : even ? [5, 4] : [4, 5];
    const next = neighbour(field, from, first);
    const other = next === OFF_FIELD ? neighbour(field, from, second) : next;
    return other === OFF_FIELD ? from : other;
  }
  const row = rowsOf(table).find((r) => r.includes(from)) ?? [from];
  return key === 'Home' ? row[0] : row[row.length - 1];
}
