/** Hexes with a corner up: where they lie on the drawing, and which one is next in a direction. No rules: only the shape of the map. */
import { type HexField, hexCentre, hexOf, neighbour, OFF_FIELD } from '@escarmouche/engine/space';
import { type Point, round } from './drawing.ts';
import type { Box } from './useZoom.ts';

/** Distance from a hex's centre to its corners, in units of the drawing. */
export const SIZE = 50;
/** Half the width of a hex. */
const HALF = (SIZE * Math.sqrt(3)) / 2;

/** The centre of a space. */
export function centreOf(field: HexField, space: number): Point {
  return hexCentre(hexOf(field, space), SIZE);
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

/** The rectangle that holds the whole map, or these spaces of it, with a little air. */
export function boxOf(field: HexField, spaces?: readonly number[]): Box {
  const all = (spaces ?? Array.from({ length: field.size }, (_x, s) => s)).map((s) => centreOf(field, s));
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
export function rowsOf(field: HexField): readonly (readonly number[])[] {
  const rows = new Map<number, number[]>();
  for (let s = 0; s < field.size; s++) rows.set(field.r[s], [...(rows.get(field.r[s]) ?? []), s]);
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => field.q[a] - field.q[b]));
}

/** The space that a key leads to within its row, the same one at its end; null for keys that leave the row. */
export function alongRow(rows: readonly (readonly number[])[], from: number, key: string): number | null {
  const row = rows.find((r) => r.includes(from)) ?? [from];
  const place = row.indexOf(from);
  if (key === 'ArrowRight') return row[place + 1] ?? from;
  if (key === 'ArrowLeft') return row[place - 1] ?? from;
  return key === 'Home' ? row[0] : key === 'End' ? row[row.length - 1] : null;
}

/**
 * The space an arrow key leads to, over a gap in the map if need be, or the same one at the edge. Up and down keep to the column as
 * well as hexes can. `rows` where not all of the field is to be gone over.
 */
export function moved(field: HexField, from: number, key: string, rows: readonly (readonly number[])[] = rowsOf(field)): number {
  const along = alongRow(rows, from, key);
  if (along !== null) return along;
  // A row up leans right, the next one left, so that two steps go straight up.
  const even = (field.r[from] & 1) === 0;
  const up = key === 'ArrowUp';
  const [first, second] = up ? (even ? [1, 2] : [2, 1]) : even ? [5, 4] : [4, 5];
  const all = rows.flat();
  const next = [first, second].map((d) => neighbour(field, from, d)).find((s) => s !== OFF_FIELD && all.includes(s));
  return next ?? nearestBeyond(field, all, from, up);
}

/** Of the rows farther up or down, the nearest hex that lies no farther aside than away; the same one where there is none. */
function nearestBeyond(field: HexField, all: readonly number[], from: number, up: boolean): number {
  const { y, x } = centreOf(field, from);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const s of all) {
    const p = centreOf(field, s);
    const away = up ? y - p.y : p.y - y;
    const aside = Math.abs(p.x - x);
    if (away <= 0 || aside > away || away + aside >= least) continue;
    best = s;
    least = away + aside;
  }
  return best;
}
