/**
 * Hexes in axial coordinates, pointy-top, `r` growing downwards: a row is a value of `r`, and east is `q + 1`.
 * Everything here is exact integer arithmetic except the pixel centre, which only screens use.
 */

/** One hex of the plane, in axial coordinates. */
export type Hex = {
  readonly q: number;
  readonly r: number;
};

/** The steps of the six directions: E, NE, NW, W, SW, SE, counter-clockwise from east. A direction is its index in this list, 0 to 5. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** The largest |q| or |r| that a board may use. */
export const COORDINATE_LIMIT = 512;

/** Is this a number a board may use as a coordinate: an integer from -512 to 512? */
export function isCoordinate(value: number): boolean {
  return Number.isInteger(value) && value >= -COORDINATE_LIMIT && value <= COORDINATE_LIMIT;
}

/** Steps on the plane from an offset's origin to its end: (|dq| + |dr| + |dq + dr|) / 2. */
export function offsetLength(dq: number, dr: number): number {
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** The hex `steps` steps away (1 if not said) in a direction, 0 to 5. */
export function hexTowards(hex: Hex, direction: number, steps = 1): Hex {
  const step = DIRECTIONS[direction];
  return { q: hex.q + steps * step.q, r: hex.r + steps * step.r };
}

/** A direction turned counter-clockwise by a number of sixths of a circle; negative turns clockwise. */
export function turned(direction: number, sixths: number): number {
  return (((direction + sixths) % 6) + 6) % 6;
}

/** The direction that undoes a step in this one. */
export function opposite(direction: number): number {
  return direction < 3 ? direction + 3 : direction - 3;
}

/** A hex as a content id, "q,r". */
export function formatHex(hex: Hex): string {
  // `+ 0` turns a negative zero, which prints alike but is another value, into zero.
  return `${hex.q + 0},${hex.r + 0}`;
}

const HEX_ID = /^(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})$/;

/**
 * Reads "q,r" as `formatHex` writes it, and nothing else: no spaces, plus signs, leading zeros, "-0" or coordinates
 * beyond 512. So a hex has exactly one id. Returns null for anything else.
 */
export function parseHex(id: string): Hex | null {
  const match = HEX_ID.exec(id);
  if (match === null) return null;
  const q = Number(match[1]);
  const r = Number(match[2]);
  return isCoordinate(q) && isCoordinate(r) ? { q, r } : null;
}

/** Which rows of a map printed in rows stand half a hex to the right: the odd ones or the even ones, counted from 0. */
export type ShiftedRows = 'odd' | 'even';

/**
 * The axial hex of a cell of a map printed in straight rows, column and row counted from 0 at the top left.
 * Cell (0,0) becomes hex (0,0).
 */
export function hexFromRow(column: number, row: number, shifted: ShiftedRows): Hex {
  const parity = row & 1;
  const indent = shifted === 'odd' ? (row - parity) / 2 : (row + parity) / 2;
  return { q: column - indent, r: row };
}

/** The column and row of a hex on a map printed in rows: undoes `hexFromRow`. */
export function rowFromHex(hex: Hex, shifted: ShiftedRows): { column: number; row: number } {
  const parity = hex.r & 1;
  const indent = shifted === 'odd' ? (hex.r - parity) / 2 : (hex.r + parity) / 2;
  return { column: hex.q + indent, row: hex.r };
}

/** A point on a screen: x to the right, y downwards. */
export type Point = {
  readonly x: number;
  readonly y: number;
};

const SQRT3 = Math.sqrt(3);

/**
 * The centre of a pointy-top hex on a screen, hex (0,0) at the origin.
 * `size` is the distance from centre to corner, in whatever unit the answer should have.
 */
export function hexCentre(hex: Hex, size: number): Point {
  return { x: size * SQRT3 * (hex.q + hex.r / 2), y: size * 1.5 * hex.r };
}
