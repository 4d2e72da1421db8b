/**
 * A free table without spaces: bases that stand on it, how far they are apart, and where one comes to stand against
 * another. Lengths are millimetres, x to the right and y downwards; callers keep positions rounded to 0.01 mm
 * (`rounded`). Angles are whole multiples of 15 degrees from 0 to 345, from x towards y;
 * 0 to 165 say all there is to say of a rectangle. Nothing but + - * / and square roots is
 * computed, and sines come from a table, so that every machine gives the same answer.
 */

import { emptyHull, type Hull, hullGap, overlapBy, setPoint, setRectangle } from './plane-hull.ts';

/**
 * How far, in millimetres, a gap may be from 0 for two bases still to touch; bases may overlap by as much. Rounded
 * positions cannot meet exactly, and hands set figures down no better than this.
 */
export const TOLERANCE = 0.5;

/** Positions are kept to this many millimetres. */
export const GRAIN = 0.01;

/** Angles are multiples of this many degrees. */
export const ANGLE_STEP = 15;

/** The outline of a figure's base, in millimetres. A round one is as deep as it is wide. Make it with `roundBase` or `rectangularBase`. */
export type Base = {
  readonly round: boolean;
  /** along x while the angle is 0 */
  readonly wide: number;
  /** along y while the angle is 0 */
  readonly deep: number;
};

/** A round base of a diameter in millimetres. */
export function roundBase(diameter: number): Base {
  return checked({ round: true, wide: diameter, deep: diameter });
}

/** A rectangular base, in millimetres. */
export function rectangularBase(wide: number, deep: number): Base {
  return checked({ round: false, wide, deep });
}

function checked(base: Base): Base {
  // The least size leaves room for a tolerance on either side of the centre.
  if (!(base.wide >= 2 && base.wide <= 2000 && base.deep >= 2 && base.deep <= 2000)) {
    throw new RangeError(`a base measures 2 to 2000 mm, not ${base.wide} × ${base.deep}`);
  }
  return base;
}

/** A place on the table: x and y in millimetres. */
export type Spot = readonly [x: number, y: number];

/** A coordinate rounded to 0.01 mm, as states and files keep it. */
export function rounded(millimetres: number): number {
  // Adding 0 makes a negative zero, which prints alike but is another value, a zero.
  return Math.round(millimetres * 100) / 100 + 0;
}

const C15 = 0.9659258262890683;
const S15 = 0.25881904510252074;
const C30 = 0.8660254037844386;
const C45 = Math.SQRT1_2;

const QUARTER = [1, C15, C30, C45, 0.5, S15];

/** The cosine of each of the 24 directions, 15 degrees apart, from x towards y. */
export const COSINES: readonly number[] = Array.from({ length: 24 }, (_, k) => {
  const part = k % 12;
  const value = part < 6 ? QUARTER[part] : part === 6 ? 0 : -QUARTER[12 - part];
  return (k < 12 ? value : -value) + 0;
});

/** The sine of each of the 24 directions. */
export const SINES: readonly number[] = Array.from({ length: 24 }, (_, k) => COSINES[(k + 18) % 24]);

const first = emptyHull();
const second = emptyHull();

/** Fills a hull with the outline of a base that stands at (x, y), turned by an angle in degrees. */
export function setBase(hull: Hull, base: Base, x: number, y: number, angle: number): void {
  if (base.round) {
    setPoint(hull, x, y, base.wide / 2);
    return;
  }
  const cosine = COSINES[angle / ANGLE_STEP];
  const sine = SINES[angle / ANGLE_STEP];
  if (cosine === undefined) throw new RangeError(`an angle is a multiple of 15 from 0 to 345, not ${angle}`);
  const w = base.wide / 2;
  const d = base.deep / 2;
  setRectangle(hull, x, y, w * cosine, w * sine, -d * sine, d * cosine);
}

/**
 * The distance between two bases in millimetres: 0 where they just touch, and where they overlap the negative of the
 * least distance that would free one. The angle of a round base is of no account.
 */
export function gap(a: Base, ax: number, ay: number, aAngle: number, b: Base, bx: number, by: number, bAngle: number): number {
  if (a.round && b.round) {
    const dx = bx - ax;
    const dy = by - ay;
    return Math.sqrt(dx * dx + dy * dy) - (a.wide + b.wide) / 2;
  }
  setBase(first, a, ax, ay, aAngle);
  setBase(second, b, bx, by, bAngle);
  return hullGap(first, second);
}

/** Are two bases in contact: is the gap at most `TOLERANCE` from 0, either way? */
export function touching(a: Base, ax: number, ay: number, aAngle: number, b: Base, bx: number, by: number, bAngle: number): boolean {
  if (farApart(a, b, bx - ax, by - ay)) return false;
  const between = gap(a, ax, ay, aAngle, b, bx, by, bAngle);
  return between <= TOLERANCE && between >= -TOLERANCE;
}

/** Do two bases stand in each other: by more than `TOLERANCE`? Bases that touch do not. */
export function overlapping(a: Base, ax: number, ay: number, aAngle: number, b: Base, bx: number, by: number, bAngle: number): boolean {
  if (farApart(a, b, bx - ax, by - ay)) return false;
  setBase(first, a, ax, ay, aAngle);
  setBase(second, b, bx, by, bAngle);
  return overlapBy(first, second, TOLERANCE);
}

/** A cheap look before the exact one: no corner lies farther from its centre than half of width and depth together. */
export function farApart(a: Base, b: Base, dx: number, dy: number): boolean {
  const reach = (a.wide + a.deep + b.wide + b.deep) / 2 + TOLERANCE;
  return dx > reach || dx < -reach || dy > reach || dy < -reach;
}

/** The distance from a base's centre to the farthest point of it, in millimetres. */
export function outerRadius(base: Base): number {
  return base.round ? base.wide / 2 : Math.sqrt(base.wide * base.wide + base.deep * base.deep) / 2;
}

/** Half of the room, in millimetres, that a base takes along x. */
export function halfWidth(base: Base, angle: number): number {
  if (base.round) return base.wide / 2;
  return (base.wide * Math.abs(COSINES[angle / ANGLE_STEP]) + base.deep * Math.abs(SINES[angle / ANGLE_STEP])) / 2;
}

/** Half of the room, in millimetres, that a base takes along y. */
export function halfHeight(base: Base, angle: number): number {
  if (base.round) return base.wide / 2;
  return (base.wide * Math.abs(SINES[angle / ANGLE_STEP]) + base.deep * Math.abs(COSINES[angle / ANGLE_STEP])) / 2;
}

/** Does the whole base stand on a table whose corners are (0, 0) and (width, height), but for what rounding moves it? */
export function insideTable(base: Base, x: number, y: number, angle: number, width: number, height: number): boolean {
  const w = halfWidth(base, angle) - GRAIN;
  const h = halfHeight(base, angle) - GRAIN;
  return x >= w && x <= width - w && y >= h && y <= height - h;
}

/**
 * How far from the centre of `target` the centre of `base` stands when it touches in the direction of the unit vector
 * (ux, uy), in millimetres and to a fraction of `GRAIN`.
 */
export function contactDistance(base: Base, angle: number, target: Base, targetAngle: number, ux: number, uy: number): number {
  if (base.round && target.round) return (base.wide + target.wide) / 2;
  setBase(second, target, 0, 0, targetAngle);
  // Along a ray from within, the gap grows from below 0 to above it, ever faster, and passes 0 once: the secant
  // through two such points falls short of it, and half of a stubborn end's value makes the next one go farther.
  let low = 0;
  let high = outerRadius(base) + outerRadius(target) + 1;
  let below = gapAlong(base, angle, 0, ux, uy);
  let above = gapAlong(base, angle, high, ux, uy);
  let stubborn = 0;
  for (let round = 0; round < 60 && high - low > 1e-6; round++) {
    const middle = (low * above - high * below) / (above - below);
    const value = gapAlong(base, angle, middle, ux, uy);
    if (value > -1e-6 && value < 1e-6) return middle;
    if (value < 0) {
      low = middle;
      below = value;
      if (stubborn === -1) above /= 2;
      stubborn = -1;
    } else {
      high = middle;
      above = value;
      if (stubborn === 1) below /= 2;
      stubborn = 1;
    }
  }
  return (low + high) / 2;
}

/** The gap between `second`, around the origin, and a base at a distance in a direction. */
function gapAlong(base: Base, angle: number, distance: number, ux: number, uy: number): number {
  setBase(first, base, distance * ux, distance * uy, angle);
  return hullGap(first, second);
}

/**
 * The place where a base dropped at (x, y), near a target or over it, comes to stand against it: moved along the line of
 * centres, towards the target or away from it, until they touch. Dropped on the very centre it goes to the right.
 * Not rounded; the gap there is 0 within 0.01 mm, and still touches once rounded.
 */
export function snap(
  base: Base,
  x: number,
  y: number,
  angle: number,
  target: Base,
  targetX: number,
  targetY: number,
  targetAngle: number,
): Spot {
  const dx = x - targetX;
  const dy = y - targetY;
  const length = Math.sqrt(dx * dx + dy * dy);
  // Below the grain of positions a direction means nothing.
  const ux = length < GRAIN / 2 ? 1 : dx / length;
  const uy = length < GRAIN / 2 ? 0 : dy / length;
  const distance = contactDistance(base, angle, target, targetAngle, ux, uy);
  return [targetX + distance * ux, targetY + distance * uy];
}
