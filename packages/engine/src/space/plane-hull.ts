/**
 * Shapes of the plane as the convex hull of a few points, grown by a radius, and one routine that tells how far two of
 * them are apart. A round base is one point with a radius, a rectangle its four corners without one, the way of a round
 * base two points with a radius. All lengths are millimetres.
 */

/** The most corners a hull may have: a rectangle moved in a straight line covers six. */
const CORNERS = 8;

/**
 * A convex hull with a radius around it. Hulls are scratch: made once, filled again and again, so that asking for a
 * distance allocates nothing. Corners run in the sense in which x turns to y.
 */
export type Hull = {
  count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  radius: number;
};

/** A hull to be filled. */
export function emptyHull(): Hull {
  return { count: 0, x: new Float64Array(CORNERS), y: new Float64Array(CORNERS), radius: 0 };
}

/** Makes the hull a point with a radius. */
export function setPoint(hull: Hull, x: number, y: number, radius: number): void {
  hull.count = 1;
  hull.x[0] = x;
  hull.y[0] = y;
  hull.radius = radius;
}

/** Makes the hull a segment with a radius; a segment without length becomes a point. */
export function setSegment(hull: Hull, x0: number, y0: number, x1: number, y1: number, radius: number): void {
  setPoint(hull, x0, y0, radius);
  if (x0 === x1 && y0 === y1) return;
  hull.count = 2;
  hull.x[1] = x1;
  hull.y[1] = y1;
}

/** Makes the hull a rectangle around (x, y); (ux, uy) and (vx, vy) lead from its centre to the middle of two neighbouring sides. */
export function setRectangle(hull: Hull, x: number, y: number, ux: number, uy: number, vx: number, vy: number): void {
  hull.count = 4;
  hull.radius = 0;
  hull.x[0] = x - ux - vx;
  hull.y[0] = y - uy - vy;
  hull.x[1] = x + ux - vx;
  hull.y[1] = y + uy - vy;
  hull.x[2] = x + ux + vx;
  hull.y[2] = y + uy + vy;
  hull.x[3] = x - ux + vx;
  hull.y[3] = y - uy + vy;
}

/** Makes the hull what `from`, a rectangle, covers when it is moved by (dx, dy). */
export function setSwept(hull: Hull, from: Hull, dx: number, dy: number): void {
  hull.radius = from.radius;
  let count = 0;
  // Sides that look ahead move along, the others stay; where the one kind meets the other, a corner leaves a trace.
  let ahead = looksAhead(from, from.count - 1, dx, dy);
  for (let k = 0; k < from.count; k++) {
    const next = looksAhead(from, k, dx, dy);
    hull.x[count] = from.x[k] + (ahead ? dx : 0);
    hull.y[count++] = from.y[k] + (ahead ? dy : 0);
    if (ahead !== next) {
      hull.x[count] = from.x[k] + (next ? dx : 0);
      hull.y[count++] = from.y[k] + (next ? dy : 0);
    }
    ahead = next;
  }
  hull.count = count;
}

function looksAhead(hull: Hull, side: number, dx: number, dy: number): boolean {
  const end = side + 1 === hull.count ? 0 : side + 1;
  return (hull.y[end] - hull.y[side]) * dx - (hull.x[end] - hull.x[side]) * dy > 0;
}

/**
 * How far two hulls are apart: the exact distance in millimetres, 0 where they just touch, and where they overlap the
 * negative of the least distance one would have to be moved to free it.
 */
export function hullGap(a: Hull, b: Hull): number {
  const radii = a.radius + b.radius;
  if (a.count === 1 && b.count === 1) {
    const dx = b.x[0] - a.x[0];
    const dy = b.y[0] - a.y[0];
    return Math.sqrt(dx * dx + dy * dy) - radii;
  }
  // Some side of one of the two shows the greatest separation of all directions, unless corners face each other.
  const apart = Math.max(separation(a, b), separation(b, a));
  if (apart < 0) return apart - radii;
  return Math.sqrt(Math.min(nearestSquare(a, b), nearestSquare(b, a))) - radii;
}

/** So little may the same distance differ that is computed in two ways, in millimetres: what is nearer to a limit is looked at in full. */
const NOISE = 1e-6;

/** Whether two hulls overlap by more than this: `hullGap(a, b) < -by`, told as soon as some side shows that they do not. */
export function overlapBy(a: Hull, b: Hull, by: number): boolean {
  const radii = a.radius + b.radius;
  if (a.count === 1 && b.count === 1) return hullGap(a, b) < -by;
  // Without radii nothing but a separation below 0 makes a gap below 0, and the greatest of them is the gap.
  if (radii === 0) return !separates(a, b, -by) && !separates(b, a, -by);
  if (separates(a, b, radii - by + NOISE) || separates(b, a, radii - by + NOISE)) return false;
  return hullGap(a, b) < -by;
}

/** Whether a side of `a` shows a separation of so much: whether `separation` is not less. */
function separates(a: Hull, b: Hull, by: number): boolean {
  const count = a.count;
  for (let k = 0; k < count; k++) {
    const end = k + 1 === count ? 0 : k + 1;
    const dx = a.x[end] - a.x[k];
    const dy = a.y[end] - a.y[k];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) continue;
    if (outside(b, a.x[k], a.y[k], dy / length, -dx / length) >= by) return true;
    if (count === 2 && outside(b, a.x[end], a.y[end], dx / length, dy / length) >= by) return true;
  }
  return false;
}

/** Whether a point is certainly farther than this from the segment between two others: near the limit it is not said to be. */
export function isFarFromSegment(x: number, y: number, x0: number, y0: number, x1: number, y1: number, far: number): boolean {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const square = dx * dx + dy * dy;
  const px = x - x0;
  const py = y - y0;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
  const ex = px - along * dx;
  const ey = py - along * dy;
  const limit = far + NOISE;
  return limit <= 0 || ex * ex + ey * ey > limit * limit;
}

/** The greatest separation that a side of `a` shows: how far the nearest corner of `b` lies outside it; negative when inside all. */
function separation(a: Hull, b: Hull): number {
  const count = a.count;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < count; k++) {
    const end = k + 1 === count ? 0 : k + 1;
    const dx = a.x[end] - a.x[k];
    const dy = a.y[end] - a.y[k];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) continue;
    greatest = Math.max(greatest, outside(b, a.x[k], a.y[k], dy / length, -dx / length));
    // A segment has no thickness: only along itself can two on one line be seen to be apart.
    if (count === 2) greatest = Math.max(greatest, outside(b, a.x[end], a.y[end], dx / length, dy / length));
  }
  return greatest;
}

/** How far all of a hull's corners lie beyond the line through (x, y), in the direction of the unit vector (nx, ny). */
function outside(hull: Hull, x: number, y: number, nx: number, ny: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < hull.count; k++) {
    const beyond = (hull.x[k] - x) * nx + (hull.y[k] - y) * ny;
    if (beyond < least) least = beyond;
  }
  return least;
}

/** The square of the least distance from a corner of `a` to a side of `b`. */
function nearestSquare(a: Hull, b: Hull): number {
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < b.count; k++) {
    const end = k + 1 === b.count ? 0 : k + 1;
    const x0 = b.x[k];
    const y0 = b.y[k];
    const dx = b.x[end] - x0;
    const dy = b.y[end] - y0;
    const square = dx * dx + dy * dy;
    for (let j = 0; j < a.count; j++) {
      const px = a.x[j] - x0;
      const py = a.y[j] - y0;
      const along = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
      const ex = px - along * dx;
      const ey = py - along * dy;
      const distance = ex * ex + ey * ey;
      if (distance < least) least = distance;
    }
  }
  return least;
}
