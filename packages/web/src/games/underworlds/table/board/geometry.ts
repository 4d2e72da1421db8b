/** Where hexes lie on the drawing, and which one is next in a direction. No rules: only the shape of the battlefield. */

import { type Hex, hexOf } from '@escarmouche/engine/space';
import { type Battlefield, hexPoint } from '@escarmouche/engine/underworlds';
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

/** The rectangle that holds the whole battlefield, with a little air. */
export function boxOf(field: Battlefield): Box {
  const all = [...field.names.map((_n, s) => centreOf(field, s)), ...field.incomplete.map((h) => hexPoint(h, SIZE))];
  const left = Math.min(...all.map((p) => p.x)) - SIZE - 6;
  const top = Math.min(...field.names.map((_n, s) => centreOf(field, s).y)) - HALF - 6;
  const bottom = Math.max(...field.names.map((_n, s) => centreOf(field, s).y)) + HALF + 6;
  return { x: left, y: top, width: Math.max(...all.map((p) => p.x)) + SIZE + 6 - left, height: bottom - top };
}
