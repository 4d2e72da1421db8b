/**
 * Shortest paths between two spaces as pure geometry of the hex grid: what stands on a space does not matter here.
 *
 * An offset between two hexes is i steps in one direction u and j steps in the next direction v (counter-clockwise), in
 * exactly one way with i > 0 and j >= 0. Its shortest paths are the orders in which those steps can be taken, so there
 * are C(i + j, i) of them, and they fill the parallelogram spanned by i times u and j times v.
 */

import { type HexField, OFF_FIELD, type ShortestPaths, spaceAt } from './field.ts';
import { DIRECTIONS } from './hex.ts';

/** The most paths that are ever listed for one pair: enough for every pair up to 14 apart. */
export const LISTED_PATHS_LIMIT = 3432;

/** Paths up to this length are kept once computed; longer ones are many and asked for by people only. */
const KEPT_LENGTH = 6;

/** An offset as `ahead` steps in direction `first` and `aside` steps in the direction after it. */
export type Steps = {
  readonly first: number;
  readonly ahead: number;
  readonly aside: number;
};

/** Decomposes an offset that is not (0,0). Throws RangeError for (0,0), which has no direction. */
export function stepsOf(dq: number, dr: number): Steps {
  for (let first = 0; first < 6; first++) {
    const ahead = aheadSteps(first, dq, dr);
    const aside = asideSteps(first, dq, dr);
    if (ahead > 0 && aside >= 0) return { first, ahead, aside };
  }
  throw new RangeError('the offset (0,0) has no direction');
}

/**
 * Steps of an offset along direction `first`, when it is written in that direction and the next. Negative where the
 * offset does not lie between the two. (Cramer's rule; the determinant is -1 for every pair of neighbouring directions.)
 */
export function aheadSteps(first: number, dq: number, dr: number): number {
  const v = DIRECTIONS[first === 5 ? 0 : first + 1];
  return dr * v.q - dq * v.r;
}

/** Steps of an offset along the direction after `first`: the other half of `aheadSteps`. */
export function asideSteps(first: number, dq: number, dr: number): number {
  const u = DIRECTIONS[first];
  return dq * u.r - dr * u.q;
}

/**
 * How many shortest paths join two spaces on the bare plane, whether or not they stay on the field; 1 from a space to
 * itself. Exact below 2^53, that is for all distances up to 56; a rounded number beyond.
 */
export function shortestPathCount(field: HexField, a: number, b: number): number {
  if (a === b) return 1;
  const { ahead, aside } = stepsOf(field.q[b] - field.q[a], field.r[b] - field.r[a]);
  return binomial(ahead + aside, Math.min(ahead, aside));
}

function binomial(n: number, k: number): number {
  let product = 1;
  // Each partial product is itself a binomial, so the division never leaves a remainder.
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i;
  return product;
}

/**
 * All shortest paths between two spaces (WoW Miniatures 405.1): every path lists the spaces after the start up to and
 * including the end, so its length is the distance. A space that is not on the field reads OFF_FIELD, and the path
 * through it does not exist for the rules. From a space to itself there is one path, of length 0.
 *
 * Order: lexicographic, the step in the first of the two directions (counter-clockwise) before the step in the second.
 * So where a single step is unlike all the others, it moves by one place from each path to the next.
 *
 * Throws RangeError where there are more than 3432 paths; there never are up to a distance of 14.
 */
export function shortestPathsBetween(field: HexField, a: number, b: number): ShortestPaths {
  const known = field.lazy.paths[a][b];
  if (known !== undefined) return known;
  const paths = computePaths(field, a, b);
  if (paths.length <= KEPT_LENGTH) field.lazy.paths[a][b] = paths;
  return paths;
}

function computePaths(field: HexField, a: number, b: number): ShortestPaths {
  if (a === b) return { count: 1, length: 0, spaces: new Int16Array(0) };
  const count = shortestPathCount(field, a, b);
  if (count > LISTED_PATHS_LIMIT) {
    throw new RangeError(`${count} shortest paths are too many to list, the limit is ${LISTED_PATHS_LIMIT}`);
  }
  const { first, ahead, aside } = stepsOf(field.q[b] - field.q[a], field.r[b] - field.r[a]);
  const u = DIRECTIONS[first];
  const v = DIRECTIONS[(first + 1) % 6];
  const length = ahead + aside;
  const spaces = new Int16Array(count * length);
  const trail = new Int16Array(length);
  let written = 0;
  // Walks on from a point of the parallelogram; what lies behind is in `trail`.
  const walk = (q: number, r: number, aheadDone: number, asideDone: number): void => {
    const done = aheadDone + asideDone;
    if (done > 0) trail[done - 1] = spaceAt(field, q, r);
    if (done === length) {
      spaces.set(trail, written);
      written += length;
      return;
    }
    if (aheadDone < ahead) walk(q + u.q, r + u.r, aheadDone + 1, asideDone);
    if (asideDone < aside) walk(q + v.q, r + v.r, aheadDone, asideDone + 1);
  };
  walk(field.q[a], field.r[a], 0, 0);
  return { count, length, spaces };
}

/**
 * Are the middle two of these paths the ones that the exception of WoW Miniatures 405.4 speaks of: a distance of 4 with
 * exactly four shortest paths? Then the offset is three steps one way and one another way, each path is a place for the
 * odd step, and the middle paths, those that take it second or third, are paths 1 and 2 of `shortestPathsBetween`.
 */
export function hasMiddlePaths(paths: ShortestPaths): boolean {
  return paths.length === 4 && paths.count === 4;
}

/** The numbers of the middle paths under 405.4, or null where that rule says nothing: see `hasMiddlePaths`. */
export function middlePaths(paths: ShortestPaths): readonly [number, number] | null {
  return hasMiddlePaths(paths) ? MIDDLE : null;
}

const MIDDLE = [1, 2] as const;

/**
 * The place, from 0, of the first space that blocks path number `path`, its last space left aside; -1 where the path is
 * free. `blocked` holds a number for each space, anything but 0 meaning blocked. A space off the field blocks.
 */
export function firstBlock(paths: ShortestPaths, path: number, blocked: ArrayLike<number>): number {
  const { length, spaces } = paths;
  const start = path * length;
  for (let place = 0; place < length - 1; place++) {
    const space = spaces[start + place];
    if (space === OFF_FIELD || blocked[space] !== 0) return place;
  }
  return -1;
}
