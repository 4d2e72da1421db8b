/**
 * Sight along a straight line from centre to centre. Only given hexes stop it; hexes outside the field never do, so the
 * line may leave the field and come back. Everything is integer arithmetic: a cross product tells on which side of the
 * line the corners of a hex lie, and a hex is crossed where some lie on either side.
 *
 * A line may also run exactly along the border between two hexes, or touch a third hex at a corner while it passes from
 * one hex into the next. Whether such hexes stop it is a matter of reading, so the caller says.
 */

import { type HexField, hexOf, OFF_FIELD, spaceAt } from './field.ts';
import type { Hex } from './hex.ts';

/**
 * What stops a line where it runs along a border: `both` asks that the two hexes beside the border are blocked, `either`
 * is content with one of them, or with a blocked hex touched at a corner only.
 */
export type Grazing = 'both' | 'either';

/** How a line meets a hex: through its inside, along one of its sides, or at one of its corners only. */
export type LineTouch = 'crossed' | 'border' | 'corner';

/** One hex that a line meets. */
export interface LineHex extends Hex {
  readonly touch: LineTouch;
}

/** The hexes that a line meets between its ends, by their offsets from its start: rows of q and r. */
interface LineOffsets {
  /** crossed, from the start to the end */
  readonly crossed: readonly number[];
  /** rows of 2 hexes: those on both sides of a border */
  readonly borders: readonly number[];
  /** touched at a corner */
  readonly corners: readonly number[];
}

/**
 * Every hex, on a field or not, that the straight line between the centres of two hexes meets, from the first to the last,
 * neither of them included. The two hexes beside a border stand next to each other in the list.
 */
export function straightLine(from: Hex, to: Hex): LineHex[] {
  const dq = to.q - from.q;
  const dr = to.r - from.r;
  const length = along(dq, dr, dq, dr);
  // How far aside the farthest corners of a hex stand, seen along the line, in thirds. A corner is a third of the way to the sum of
  // two neighbouring hexes: (2,-1), (1,-2), (-1,-1) and their opposites.
  const a = Math.abs(dq + 2 * dr);
  const b = Math.abs(2 * dq + dr);
  const c = Math.abs(dq - dr);
  const reach = Math.max(a, b, c);
  // Where two corners of one side are farthest at once, the line is parallel to that side.
  const parallel = Number(a === reach) + Number(b === reach) + Number(c === reach) > 1;
  const met: { hex: LineHex; place: number }[] = [];
  // The line's own q and r stay between those of its ends, and no point of a hex is a whole step of q or r from its centre: a hex
  // that the line meets has its centre in this rectangle.
  for (let q = Math.min(0, dq); q <= Math.max(0, dq); q++) {
    for (let r = Math.min(0, dr); r <= Math.max(0, dr); r++) {
      const aside = 3 * Math.abs(dq * r - dr * q);
      if (aside > reach) continue;
      // A centre that is not strictly between the two ends belongs to an end itself or to a hex before or behind.
      const place = along(q, r, dq, dr);
      if (place <= 0 || place >= length) continue;
      const touch = aside < reach ? 'crossed' : parallel ? 'border' : 'corner';
      met.push({ hex: { q: from.q + q, r: from.r + r, touch }, place });
    }
  }
  return met.sort((x, y) => x.place - y.place || x.hex.q - y.hex.q).map((entry) => entry.hex);
}

/** Twice the scalar product of two offsets, as lengths on the plane have it. */
function along(q: number, r: number, dq: number, dr: number): number {
  return 2 * q * dq + 2 * r * dr + q * dr + r * dq;
}

/** The lines known so far by the offset of their end, which is all that they depend on: every field shares them. */
const known: (LineOffsets | undefined)[][] = [];

/** Whole numbers as places in a list: 0, -1, 1, -2, 2 … */
function placeOf(n: number): number {
  return n < 0 ? -2 * n - 1 : 2 * n;
}

function lineOffsets(dq: number, dr: number): LineOffsets {
  const row = placeOf(dq);
  while (known.length <= row) known.push([]);
  const lines = known[row];
  const place = placeOf(dr);
  while (lines.length <= place) lines.push(undefined);
  lines[place] ??= offsetsOn(straightLine({ q: 0, r: 0 }, { q: dq, r: dr }));
  return lines[place];
}

function offsetsOn(line: readonly LineHex[]): LineOffsets {
  const on = (touch: LineTouch): number[] => line.flatMap((hex) => (hex.touch === touch ? [hex.q, hex.r] : []));
  return { crossed: on('crossed'), borders: on('border'), corners: on('corner') };
}

/**
 * Does sight run clear from one space to another?
 *
 * `blocked` holds a number for each space of the field, anything but 0 meaning that the space blocks. Neither the space
 * looked from nor the space looked at is tested. A space sees itself and its neighbours. Ids must be spaces of the field;
 * this is not checked.
 */
export function clearStraight(field: HexField, from: number, to: number, blocked: ArrayLike<number>, grazing: Grazing): boolean {
  const q = field.q[from];
  const r = field.r[from];
  const { crossed, borders, corners } = lineOffsets(field.q[to] - q, field.r[to] - r);
  for (let i = 0; i < crossed.length; i += 2) {
    const space = spaceAt(field, q + crossed[i], r + crossed[i + 1]);
    if (space !== OFF_FIELD && blocked[space] !== 0) return false;
  }
  for (let i = 0; i < borders.length; i += 4) {
    const one = spaceAt(field, q + borders[i], r + borders[i + 1]);
    if (pairStops(one, spaceAt(field, q + borders[i + 2], r + borders[i + 3]), blocked, grazing)) return false;
  }
  // The two other hexes of a corner are crossed and stop the line by themselves: touching the third never asks for a partner.
  for (let i = 0; i < corners.length; i += 2)
    if (pairStops(spaceAt(field, q + corners[i], r + corners[i + 1]), OFF_FIELD, blocked, grazing)) return false;
  return true;
}

function pairStops(one: number, other: number, blocked: ArrayLike<number>, grazing: Grazing): boolean {
  const first = one !== OFF_FIELD && blocked[one] !== 0;
  const second = other !== OFF_FIELD && blocked[other] !== 0;
  return grazing === 'both' ? first && second : first || second;
}

/** One hex of a line as a screen shows it. */
export interface LineHexShown extends LineHex {
  /** its space, OFF_FIELD outside the field */
  readonly space: number;
  /** it stops the line; of a border with both hexes blocked, both do */
  readonly stops: boolean;
}

/** Why sight is clear or not. */
export interface StraightExplanation {
  /** the answer, as `clearStraight` gives it */
  readonly clear: boolean;
  /** every hex the line meets between its ends, from the first to the last */
  readonly hexes: readonly LineHexShown[];
}

/** The answer of `clearStraight` with all that led to it, for a screen or a log. Takes the same arguments. */
export function explainStraight(
  field: HexField,
  from: number,
  to: number,
  blocked: ArrayLike<number>,
  grazing: Grazing,
): StraightExplanation {
  const line = straightLine(hexOf(field, from), hexOf(field, to));
  const spaces = line.map((hex) => spaceAt(field, hex.q, hex.r));
  // Borders come in pairs, and nothing else stands between the two hexes of a pair.
  let borders = 0;
  const hexes = line.map((hex, i): LineHexShown => {
    const space = spaces[i];
    let partner = OFF_FIELD;
    if (hex.touch === 'border') partner = spaces[borders++ % 2 === 0 ? i + 1 : i - 1];
    const blocks = space !== OFF_FIELD && blocked[space] !== 0;
    return { ...hex, space, stops: blocks && (hex.touch === 'crossed' || pairStops(space, partner, blocked, grazing)) };
  });
  return { clear: !hexes.some((hex) => hex.stops), hexes };
}
