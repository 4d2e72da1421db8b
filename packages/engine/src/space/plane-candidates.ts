/** Where the next base of a layout could stand: against those that it shall touch, best places first. */

import { ANGLE_STEP, type Base, COSINES, contactDistance, gap, outerRadius, rounded, SINES } from './plane.ts';
import { spotsAgainstTwo } from './plane-contacts.ts';
import type { Graph } from './plane-sketch.ts';

/** A layout as far as it is made. */
export type Plan = {
  readonly graph: Graph;
  readonly bases: readonly Base[];
  readonly angles: readonly number[];
  /** n rows of n: 1 where two must not touch */
  readonly barred: Uint8Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** the bases that have a place, in the order in which they got it */
  readonly placed: number[];
  /** where the sketch has them, x and y in turn */
  sketched: Float64Array;
  /** how far apart those stand that must not touch, in millimetres */
  clear: number;
  /** near to those placed already rather than to the sketch, and rectangles in a grid */
  packed: boolean;
  /** how many contacts may still be missed */
  spare: number;
};

export type Candidate = {
  readonly x: number;
  readonly y: number;
  /** contacts with those already placed that would not be made */
  readonly missed: number;
  /** the square of the distance from where it had best be, in the eyes of the sketch or of all others */
  readonly astray: number;
};

/** Rounding moves two positions by this much at most, in millimetres. */
const ROUNDING = 0.03;

/** The places for a base, with fewest contacts missed first, then nearest to where it had best be. Rounded, and free. */
export function candidates(plan: Plan, base: number): Candidate[] {
  const { graph, placed, x, y, bases, sketched } = plan;
  if (placed.length === 0) return [{ x: 0, y: 0, missed: 0, astray: 0 }];
  const neighbours = placed.filter((other) => graph.linked[base * graph.size + other] === 1);
  let hopedX = 0;
  let hopedY = 0;
  const guides = plan.packed ? placed : neighbours;
  const weight = plan.packed ? 0 : 1;
  for (const other of guides) {
    hopedX += (x[other] + weight * (sketched[base * 2] - sketched[other * 2])) / guides.length;
    hopedY += (y[other] + weight * (sketched[base * 2 + 1] - sketched[other * 2 + 1])) / guides.length;
  }
  const found: Candidate[] = [];
  const add = (px: number, py: number): void => {
    const rx = rounded(px);
    const ry = rounded(py);
    if (found.some((candidate) => Math.abs(candidate.x - rx) < 0.1 && Math.abs(candidate.y - ry) < 0.1)) return;
    const missed = missedAt(plan, base, rx, ry);
    if (missed > plan.spare) return;
    found.push({ x: rx, y: ry, missed, astray: (rx - hopedX) * (rx - hopedX) + (ry - hopedY) * (ry - hopedY) });
  };

  // With no contact to spare, the base stands against all its neighbours, so also against the first two.
  const wanted = Math.max(0, neighbours.length - plan.spare);
  if (wanted < 2) {
    for (const other of neighbours) around(plan, base, other, add);
  }
  for (let k = 0; k < neighbours.length; k++) {
    if (wanted === neighbours.length && k > 1) break;
    alongSides(plan, base, neighbours[k], add);
    for (let j = 0; j < k; j++) againstTwo(plan, base, neighbours[j], neighbours[k], add);
  }
  if (neighbours.length === 1) {
    // Nestled to one that it may touch as well, where room is scarce.
    for (const other of placed) if (allRound(plan, base, neighbours[0], other)) againstTwo(plan, base, neighbours[0], other, add);
  }
  if (wanted === 0) {
    let right = 0;
    for (const other of placed) right = Math.max(right, x[other] + outerRadius(bases[other]));
    add(right + outerRadius(bases[base]) + 2 * plan.clear, 0);
  }
  return found.sort((a, b) => a.missed - b.missed || a.astray - b.astray);
}

/** How many contacts a place misses; more than there are to spare where nobody may stand there. */
function missedAt(plan: Plan, base: number, px: number, py: number): number {
  const { graph, bases, angles, barred, x, y } = plan;
  let missed = 0;
  for (const other of plan.placed) {
    const cell = base * graph.size + other;
    const dx = x[other] - px;
    const dy = y[other] - py;
    const square = dx * dx + dy * dy;
    // Too far apart for the chain of contacts between them. A chain with a gap in it may be longer.
    const reach = graph.reach[cell] + 1;
    if (plan.spare === 0 && square > reach * reach) return Number.POSITIVE_INFINITY;
    const near = outerRadius(bases[base]) + outerRadius(bases[other]) + plan.clear;
    if (square > near * near) {
      missed += graph.linked[cell];
      continue;
    }
    const between = gap(bases[base], px, py, angles[base], bases[other], x[other], y[other], angles[other]);
    if (between < -ROUNDING) return Number.POSITIVE_INFINITY;
    if (graph.linked[cell] === 1) {
      if (between > 4 * ROUNDING) missed++;
    } else if (barred[cell] === 1 && between < plan.clear) {
      return Number.POSITIVE_INFINITY;
    }
  }
  return missed;
}

/** Around one base every 15 degrees; two parallel rectangles have their own places, see `alongSides`. */
function around(plan: Plan, base: number, other: number, add: (x: number, y: number) => void): void {
  const { bases, angles, x, y } = plan;
  if (parallel(plan, base, other)) return;
  for (let step = 0; step < 24; step++) {
    const distance = contactDistance(bases[base], angles[base], bases[other], angles[other], COSINES[step], SINES[step]);
    add(x[other] + distance * COSINES[step], y[other] + distance * SINES[step]);
  }
}

/** Two rectangles that are parallel: side against side, shifted by quarters of the way from corner to corner. */
function alongSides(plan: Plan, base: number, other: number, add: (x: number, y: number) => void): void {
  const { bases, angles, x, y } = plan;
  if (!parallel(plan, base, other)) return;
  const across = (angles[base] - angles[other]) % 180 !== 0;
  const w = (bases[other].wide + (across ? bases[base].deep : bases[base].wide)) / 2;
  const d = (bases[other].deep + (across ? bases[base].wide : bases[base].deep)) / 2;
  const cosine = COSINES[angles[other] / ANGLE_STEP];
  const sine = SINES[angles[other] / ANGLE_STEP];
  const put = (a: number, b: number) => add(x[other] + a * cosine - b * sine, y[other] + a * sine + b * cosine);
  for (let quarter = -4; quarter <= 4; quarter += plan.packed ? 4 : 1) {
    for (const side of [-1, 1]) {
      put(side * w, (quarter / 4) * d);
      put((quarter / 4) * w, side * d);
    }
  }
}

function parallel({ bases, angles }: Plan, one: number, two: number): boolean {
  return !bases[one].round && !bases[two].round && (angles[one] - angles[two]) % 90 === 0;
}

function allRound(plan: Plan, base: number, one: number, two: number): boolean {
  const { bases } = plan;
  return one !== two && plan.barred[base * plan.graph.size + two] === 0 && bases[base].round && bases[one].round && bases[two].round;
}

function againstTwo(plan: Plan, base: number, one: number, two: number, add: (x: number, y: number) => void): void {
  const { bases, angles, x, y } = plan;
  if (plan.packed && parallel(plan, base, one) && parallel(plan, base, two)) return;
  const oneAt = { x: x[one], y: y[one], angle: angles[one] };
  const twoAt = { x: x[two], y: y[two], angle: angles[two] };
  for (const [px, py] of spotsAgainstTwo(bases[base], angles[base], bases[one], oneAt, bases[two], twoAt)) add(px, py);
}
