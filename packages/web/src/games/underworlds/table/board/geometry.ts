/** Where hexes lie on the drawing, and which one is next in a direction. No rules: only the shape of the battlefield. */

import { type Hex, hexOf } from '@escarmouche/engine/space';
import { type Battlefield, COMPASS, heightOf, hexPoint, stepFrom } from '@escarmouche/engine/underworlds';
import { type Point, round } from '../../../../table/drawing.ts';
import type { Box } from '../../../../table/useZoom.ts';

/** Distance from a hex's centre to its corners, in units of the drawing. */
export const SIZE = 50;
/** Half the height of a hex, whose flat sides lie up and down. */
const HALF = (SIZE * Math.sqrt(3)) / 2;

/** The centre of a hex of the battlefield. */
export function centreOf(field: Battlefield, hex: number): Point {
  return hexPoint(hexOf(field.hexes, hex), SIZE);
}

/** The corners of a hex around a point, as an SVG list; `size` shrinks it. */
export function corners({ x, y }: Point, size = SIZE): string {
  return [0, 60, 120, 180, 240, 300]
    .map((degrees) => {
      const a = (degrees * Math.PI) / 180;
      return `${round(x + size * Math.cos(a))},${round(y + size * Math.sin(a))}`;
    })
    .join(' ');
}

/** The half of an incomplete hex that lies on its board: the upper one or the lower one. */
function halfHex(hex: Hex, lower: boolean): string {
  const { x, y } = hexPoint(hex, SIZE);
  const h = lower ? HALF : -HALF;
  return `${round(x - SIZE)},${round(y)} ${round(x - SIZE / 2)},${round(y + h)} ${round(x + SIZE / 2)},${round(y + h)} ${round(x + SIZE)},${round(y)}`;
}

/**
 * The half hexes at the rims, each with the half that is printed: the lower one where a complete hex of its column follows
 * below it, as at the far rim of either board.
 */
export function rimHalves(
  complete: readonly Hex[],
  incomplete: readonly Hex[],
): readonly { readonly key: string; readonly points: string }[] {
  return incomplete.map((hex) => {
    const lower = complete.some((other) => other.q === hex.q && other.r === hex.r + 1);
    return { key: `${hex.q} ${hex.r}`, points: halfHex(hex, lower) };
  });
}

/** A line through the centres of hexes. */
export function pathOf(field: Battlefield, hexes: readonly number[]): string {
  return hexes.map((s) => `${round(centreOf(field, s).x)},${round(centreOf(field, s).y)}`).join(' ');
}

/** The rectangle that holds the whole battlefield, with a little air. */
export function boxOf(field: Battlefield): Box {
  const all = [...field.names.map((_n, s) => centreOf(field, s)), ...field.incomplete.map((h) => hexPoint(h, SIZE))];
  const left = Math.min(...all.map((p) => p.x)) - SIZE - 6;
  const top = Math.min(...field.names.map((_n, s) => centreOf(field, s).y)) - HALF - 6;
  const bottom = Math.max(...field.names.map((_n, s) => centreOf(field, s).y)) + HALF + 6;
  return { x: left, y: top, width: Math.max(...all.map((p) => p.x)) + SIZE + 6 - left, height: bottom - top };
}

/** The number of a hex in its column, which its name ends with: a row of the grid goes by it. */
function rowOf(field: Battlefield, hex: number): number {
  return (heightOf(hexOf(field.hexes, hex)) + 1) >> 1;
}

/** The hexes row by row, each from left to right. */
export function rowsOf(field: Battlefield): readonly (readonly number[])[] {
  const rows = new Map<number, number[]>();
  for (let s = 0; s < field.hexes.size; s++) rows.set(rowOf(field, s), [...(rows.get(rowOf(field, s)) ?? []), s]);
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => field.hexes.q[a] - field.hexes.q[b]));
}

/** The hex an arrow key leads to, or the same one at the rim. Right and left keep to the row as well as hexes can. */
export function moved(field: Battlefield, from: number, key: string): number {
  const towards = (...directions: readonly (typeof COMPASS)[number][]): number =>
    directions.map((d) => stepFrom(field, from, COMPASS.indexOf(d))).find((hex) => hex >= 0) ?? from;
  if (key === 'ArrowUp') return towards('N');
  if (key === 'ArrowDown') return towards('S');
  const row = rowsOf(field).find((r) => r.includes(from)) ?? [from];
  const place = row.indexOf(from);
  if (key === 'ArrowRight') return row[place + 1] ?? towards('NE', 'SE');
  if (key === 'ArrowLeft') return row[place - 1] ?? towards('NW', 'SW');
  return key === 'Home' ? row[0] : row[row.length - 1];
}
