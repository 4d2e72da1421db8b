/** The places where a base comes to stand against others. Lengths are millimetres. */

import {
  ANGLE_STEP,
  type Base,
  COSINES,
  contactDistance,
  GRAIN,
  gap,
  insideTable,
  outerRadius,
  rounded,
  SINES,
  type Spot,
  snap,
  TOLERANCE,
  touching,
} from './plane.ts';
import { type Crowd, type Placed, pathFree, placeFree } from './plane-paths.ts';

/** A table from (0, 0) to (width, height), in millimetres. */
export type Table = {
  readonly width: number;
  readonly height: number;
};

/** Two places nearer to each other than this many millimetres are one. */
const SAME_PLACE = 2;

/**
 * Where a base that stands at (x, y) may go in one straight, free move of at most `maxDistance` to touch a target, on the
 * table and in nobody's place. First the nearest way there if that is free; then around the target every 30 degrees, the
 * nearest side first; then where it also touches another base, by the number of that one. Rounded to 0.01 mm, which
 * may add as much to the distance. The caller marks the moved base itself in `crowd.ignore`, and not the target. Whoever comes from above
 * meets others on its way than where it ends: those `onTheWay`. No more than the first `most` of them are looked for.
 */
export function contactSpots(
  base: Base,
  x: number,
  y: number,
  angle: number,
  target: number,
  crowd: Crowd,
  maxDistance: number,
  table: Table,
  onTheWay: Crowd = crowd,
  most = Number.POSITIVE_INFINITY,
): Spot[] {
  const spots: Spot[] = [];
  const against = crowd.bases[target];
  const at = crowd.places[target];
  const add = (px: number, py: number): void => {
    const sx = rounded(px);
    const sy = rounded(py);
    const far = (sx - x) * (sx - x) + (sy - y) * (sy - y);
    if (far > (maxDistance + GRAIN) * (maxDistance + GRAIN)) return;
    if (spots.some((spot) => near(spot, sx, sy))) return;
    if (!insideTable(base, sx, sy, angle, table.width, table.height)) return;
    if (!touching(base, sx, sy, angle, against, at.x, at.y, at.angle)) return;
    if (!placeFree(base, sx, sy, angle, crowd)) return;
    if (pathFree(base, x, y, angle, sx, sy, onTheWay)) spots.push([sx, sy]);
  };

  const [directX, directY] = snap(base, x, y, angle, against, at.x, at.y, at.angle);
  add(directX, directY);

  const length = Math.sqrt((directX - at.x) * (directX - at.x) + (directY - at.y) * (directY - at.y));
  let ux = (directX - at.x) / length;
  let uy = (directY - at.y) / length;
  let step = -1;
  if (!against.round) {
    // Around a rectangle the directions are its own, so that the middles of its sides are among them.
    step = nearestDirection(ux, uy, at.angle / ANGLE_STEP, 2);
    ux = COSINES[step];
    uy = SINES[step];
  }
  for (let k = 0; k < 12 && spots.length < most; k++) {
    // 0, 30, -30, 60, -60 … 180 degrees from the nearest side.
    const turn = (k % 2 === 1 ? k + 1 : 24 - k) % 24;
    const vx = ux * COSINES[turn] - uy * SINES[turn];
    const vy = uy * COSINES[turn] + ux * SINES[turn];
    const distance =
      step < 0 ? contactDistance(base, angle, against, at.angle, vx, vy) : keptDistance(base, angle, against, at.angle, step, turn, vx, vy);
    add(at.x + distance * vx, at.y + distance * vy);
  }

  for (let other = 0; other < crowd.bases.length && spots.length < most; other++) {
    if (other === target || crowd.ignore[other] === 1) continue;
    for (const [px, py] of spotsAgainstTwo(base, angle, against, at, crowd.bases[other], crowd.places[other]))
      if (spots.length < most) add(px, py);
  }
  return spots;
}

/** Distances found before, by the two bases and then by their angles and the direction: there are few bases, and 24 of each of the others. */
const distances = new WeakMap<Base, WeakMap<Base, Map<number, number>>>();

/** `contactDistance` in the direction of one of the 24 turned by another of them. */
function keptDistance(
  base: Base,
  angle: number,
  against: Base,
  againstAngle: number,
  step: number,
  turn: number,
  ux: number,
  uy: number,
): number {
  let inner = distances.get(base);
  if (inner === undefined) {
    inner = new WeakMap();
    distances.set(base, inner);
  }
  let known = inner.get(against);
  if (known === undefined) {
    known = new Map();
    inner.set(against, known);
  }
  const key = ((angle * 24 + againstAngle / ANGLE_STEP) * 24 + step) * 24 + turn;
  let distance = known.get(key);
  if (distance === undefined) {
    distance = contactDistance(base, angle, against, againstAngle, ux, uy);
    known.set(key, distance);
  }
  return distance;
}

function near(spot: Spot, x: number, y: number): boolean {
  const dx = spot[0] - x;
  const dy = spot[1] - y;
  return dx * dx + dy * dy < SAME_PLACE * SAME_PLACE;
}

/** Of the directions from one of the 24 on, every so many, the one nearest to a unit vector. */
function nearestDirection(ux: number, uy: number, from: number, every: number): number {
  let best = from % 24;
  for (let k = 0; k < 24; k += every) {
    const step = (from + k) % 24;
    // Of two equally near the first stays, although their products may differ in the last digit.
    if (ux * COSINES[step] + uy * SINES[step] > ux * COSINES[best] + uy * SINES[best] + 1e-9) best = step;
  }
  return best;
}

/**
 * The places where a base touches two others at once, not rounded, whoever else stands there. For three circles there
 * are two at most, from the closed form; for others those that a walk around the first finds.
 */
export function spotsAgainstTwo(base: Base, angle: number, one: Base, oneAt: Placed, two: Base, twoAt: Placed): readonly Spot[] {
  const dx = twoAt.x - oneAt.x;
  const dy = twoAt.y - oneAt.y;
  const reach = outerRadius(one) + outerRadius(two) + 2 * outerRadius(base) + TOLERANCE;
  const square = dx * dx + dy * dy;
  if (square > reach * reach) return [];
  if (base.round && one.round && two.round) return betweenCircles((base.wide + one.wide) / 2, (base.wide + two.wide) / 2, oneAt, dx, dy);
  return keptAroundOne(base, angle, one, oneAt, two, twoAt);
}

/** What one walk around found, and of which bases where. */
type Walked = {
  readonly base: Base;
  readonly angle: number;
  readonly one: Base;
  readonly oneX: number;
  readonly oneY: number;
  readonly oneAngle: number;
  readonly two: Base;
  readonly twoX: number;
  readonly twoY: number;
  readonly twoAngle: number;
  readonly spots: Spot[];
};

/** Walks taken last, by what their numbers come to: whoever looks ahead asks for the same two again and again while neither moves. */
const walks: (Walked | undefined)[] = Array.from({ length: 4096 });

/** `aroundOne`, from the walks taken last where this is one of them. The list is shared: nobody may change it. */
function keptAroundOne(base: Base, angle: number, one: Base, oneAt: Placed, two: Base, twoAt: Placed): readonly Spot[] {
  // Hundredths of a millimetre, mixed by odd numbers: two that meet in one place displace each other, no more.
  const mixed =
    Math.imul(oneAt.x * 100, 0x9e3779b1) ^
    Math.imul(oneAt.y * 100, 0x85ebca6b) ^
    Math.imul(twoAt.x * 100, 0xc2b2ae35) ^
    Math.imul(twoAt.y * 100, 0x27d4eb2f) ^
    Math.imul(angle + 360 * (oneAt.angle + 360 * twoAt.angle) + base.wide, 0x165667b1);
  const place = (mixed ^ (mixed >>> 15)) & (walks.length - 1);
  const known = walks[place];
  if (
    known !== undefined &&
    known.base === base &&
    known.angle === angle &&
    known.one === one &&
    known.oneX === oneAt.x &&
    known.oneY === oneAt.y &&
    known.oneAngle === oneAt.angle &&
    known.two === two &&
    known.twoX === twoAt.x &&
    known.twoY === twoAt.y &&
    known.twoAngle === twoAt.angle
  )
    return known.spots;
  const spots = aroundOne(base, angle, one, oneAt, two, twoAt);
  walks[place] = {
    base,
    angle,
    one,
    oneX: oneAt.x,
    oneY: oneAt.y,
    oneAngle: oneAt.angle,
    two,
    twoX: twoAt.x,
    twoY: twoAt.y,
    twoAngle: twoAt.angle,
    spots,
  };
  return spots;
}

/** The places at a distance `r` from `at` and `s` from the point (dx, dy) further on. */
function betweenCircles(r: number, s: number, at: Placed, dx: number, dy: number): Spot[] {
  const square = dx * dx + dy * dy;
  if (square === 0) return [];
  const distance = Math.sqrt(square);
  const along = (square + r * r - s * s) / (2 * distance);
  const aside = r * r - along * along;
  const mx = at.x + (along / distance) * dx;
  const my = at.y + (along / distance) * dy;
  if (aside <= 0) {
    // A hair too far apart: between them it still touches both. One inside the other's ring has no such place.
    return distance >= r && distance >= s && along - r < TOLERANCE - GRAIN && distance - along - s < TOLERANCE - GRAIN ? [[mx, my]] : [];
  }
  const height = Math.sqrt(aside) / distance;
  return [
    [mx - height * dy, my + height * dx],
    [mx + height * dy, my - height * dx],
  ];
}

function aroundOne(base: Base, angle: number, one: Base, oneAt: Placed, two: Base, twoAt: Placed): Spot[] {
  const spots: Spot[] = [];
  let x = 0;
  let y = 0;
  /** Puts the base against the first in a direction; says how far it then is from the second. */
  const walk = (ux: number, uy: number, distance = contactDistance(base, angle, one, oneAt.angle, ux, uy)): number => {
    x = oneAt.x + distance * ux;
    y = oneAt.y + distance * uy;
    return gap(base, x, y, angle, two, twoAt.x, twoAt.y, twoAt.angle);
  };
  const step = (k: number): number => walk(COSINES[k], SINES[k], keptDistance(base, angle, one, oneAt.angle, k, 0, COSINES[k], SINES[k]));
  let before = step(23);
  for (let k = 0; k < 24; k++) {
    const here = step(k);
    if (here > -1e-4 && here < 1e-4) {
      spots.push([x, y]);
    } else if (before <= -1e-4 ? here > 0 : before >= 1e-4 && here < 0) {
      // Halve the angle between the direction that is in the second base and the one that is clear of it.
      let ax = COSINES[(k + 23) % 24];
      let ay = SINES[(k + 23) % 24];
      let bx = COSINES[k];
      let by = SINES[k];
      for (let round = 0; round < 16; round++) {
        const length = Math.sqrt((ax + bx) * (ax + bx) + (ay + by) * (ay + by));
        const mx = (ax + bx) / length;
        const my = (ay + by) / length;
        if (walk(mx, my) < 0 === before < 0) {
          ax = mx;
          ay = my;
        } else {
          bx = mx;
          by = my;
        }
      }
      spots.push([x, y]);
    }
    before = here;
  }
  return spots;
}
