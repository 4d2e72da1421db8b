/** Straight ways and lines of sight across a free table, among the bases that stand on it. Lengths are millimetres. */

import { type Base, farApart, outerRadius, setBase, TOLERANCE } from './plane.ts';
import { emptyHull, type Hull, isFarFromSegment, overlapBy, setSegment, setSwept } from './plane-hull.ts';

/** Where a base stands: millimetres, and degrees as in `Base`. A game's own figures may be passed as they are. */
export type Placed = {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
};

/** All that stands on a table. The three lists are read by the same number. */
export type Crowd = {
  readonly bases: readonly Base[];
  readonly places: readonly Placed[];
  /** 1 for those that are not there for this question: out of play, or not in the way; those beyond its end are there */
  readonly ignore: Uint8Array;
};

const start = emptyHull();
const way = emptyHull();
const obstacle = emptyHull();

/**
 * May a base be moved in a straight line, without turning, and go through nobody by more than `TOLERANCE`? To slide along
 * a base is free. The caller marks the moved one itself in `crowd.ignore`.
 */
export function pathFree(base: Base, x0: number, y0: number, angle: number, x1: number, y1: number, crowd: Crowd): boolean {
  if (base.round) {
    setSegment(way, x0, y0, x1, y1, base.wide / 2);
  } else {
    setBase(start, base, x0, y0, angle);
    setSwept(way, start, x1 - x0, y1 - y0);
  }
  return nobodyIn(way, x0, y0, x1, y1, outerRadius(base), crowd);
}

/**
 * May one look from (x0, y0) to (x1, y1), past everybody? A line that cuts into a base by no more than `TOLERANCE` is
 * free. The caller marks the two who look at each other in `crowd.ignore`.
 */
export function sightFree(x0: number, y0: number, x1: number, y1: number, crowd: Crowd): boolean {
  setSegment(way, x0, y0, x1, y1, 0);
  return nobodyIn(way, x0, y0, x1, y1, 0, crowd);
}

/** May a base stand here, in nobody by more than `TOLERANCE`? */
export function placeFree(base: Base, x: number, y: number, angle: number, crowd: Crowd): boolean {
  let isSet = false;
  for (let k = 0; k < crowd.bases.length; k++) {
    if (crowd.ignore[k] === 1) continue;
    const other = crowd.bases[k];
    const place = crowd.places[k];
    if (farApart(base, other, place.x - x, place.y - y)) continue;
    if (!isSet) setBase(start, base, x, y, angle);
    isSet = true;
    setBase(obstacle, other, place.x, place.y, place.angle);
    if (overlapBy(start, obstacle, TOLERANCE)) return false;
  }
  return true;
}

function nobodyIn(hull: Hull, x0: number, y0: number, x1: number, y1: number, radius: number, crowd: Crowd): boolean {
  for (let k = 0; k < crowd.bases.length; k++) {
    if (crowd.ignore[k] === 1) continue;
    const { x, y, angle } = crowd.places[k];
    // Circles around both first: most stand far from the way.
    if (isFarFromSegment(x, y, x0, y0, x1, y1, radius + outerRadius(crowd.bases[k]) - TOLERANCE)) continue;
    setBase(obstacle, crowd.bases[k], x, y, angle);
    if (overlapBy(hull, obstacle, TOLERANCE)) return false;
  }
  return true;
}
