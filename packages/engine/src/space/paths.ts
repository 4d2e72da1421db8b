/**
 * Shortest paths between two spaces. A path is a row of spaces of the field, each next to the one before: where a field has a hole,
 * paths go round it. What stands on a space does not matter here.
 *
 * On a field without holes an offset between two hexes is i steps in one direction u and j steps in the next direction v
 * (counter-clockwise), in exactly one way with i > 0 and j >= 0. Its shortest paths are the orders in which those steps can be
 * taken, so there are C(i + j, i) of them, and they fill the parallelogram spanned by i times u and j times v.
 */

import { type HexField, OFF_FIELD, type ShortestPaths } from './field.ts';
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

/** The length of a path where there is none: two spaces that nothing joins. */
export const NO_PATH = 0xffff;

/** n rows of n: the length of the shortest paths from space to space, NO_PATH where there is none. Computed once for a field. */
export function pathLengths(field: HexField): Uint16Array {
  field.lazy.lengths ??= computeLengths(field);
  return field.lazy.lengths;
}

function computeLengths(field: HexField): Uint16Array {
  const { size, neighbours } = field;
  const lengths = new Uint16Array(size * size).fill(NO_PATH);
  const queue = new Int16Array(size);
  for (let from = 0; from < size; from++) {
    const row = from * size;
    lengths[row + from] = 0;
    queue[0] = from;
    let met = 1;
    for (let k = 0; k < met; k++) {
      const space = queue[k];
      for (let d = 0; d < 6; d++) {
        const next = neighbours[space * 6 + d];
        if (next === OFF_FIELD || lengths[row + next] !== NO_PATH) continue;
        lengths[row + next] = lengths[row + space] + 1;
        queue[met++] = next;
      }
    }
  }
  return lengths;
}

/** The length of the shortest paths between two spaces (WoW Miniatures 405.1), the start left aside; NO_PATH where there is none. */
export function pathLength(field: HexField, a: number, b: number): number {
  return pathLengths(field)[a * field.size + b];
}

/**
 * How many shortest paths join two spaces; 1 from a space to itself, 0 where there is none. Exact below 2^53, which no two
 * spaces less than 57 apart exceed; a rounded number beyond.
 */
export function shortestPathCount(field: HexField, a: number, b: number): number {
  const { size, neighbours } = field;
  const lengths = pathLengths(field);
  const far = lengths[a * size + b];
  if (far === NO_PATH) return 0;
  const ways = new Float64Array(size);
  ways[a] = 1;
  let layer = [a];
  for (let left = far; left > 0; left--) {
    const next = new Set<number>();
    for (const space of layer) {
      for (let d = 0; d < 6; d++) {
        const to = neighbours[space * 6 + d];
        if (to === OFF_FIELD || lengths[to * size + b] !== left - 1) continue;
        ways[to] += ways[space];
        next.add(to);
      }
    }
    layer = [...next];
  }
  return ways[b];
}

/**
 * All shortest paths between two spaces (WoW Miniatures 405.1): every path lists the spaces after the start up to and
 * including the end. From a space to itself there is one path, of length 0; none where nothing joins the two.
 *
 * Order: lexicographic, steps compared counter-clockwise from the direction that leads there on the bare plane. So where a single
 * step is unlike all the others, it moves by one place from each path to the next.
 *
 * Throws RangeError where there are more than 3432 paths; on a field without holes there never are up to a distance of 14.
 */
export function shortestPathsBetween(field: HexField, a: number, b: number): ShortestPaths {
  const known = field.lazy.paths[a][b];
  if (known !== undefined) return known;
  const paths = computePaths(field, a, b);
  if (paths.length <= KEPT_LENGTH) field.lazy.paths[a][b] = paths;
  return paths;
}

function computePaths(field: HexField, a: number, b: number): ShortestPaths {
  if (a === b) return { count: 1, length: 0, spaces: new Int16Array(0), middle: NONE };
  const { size, neighbours } = field;
  const lengths = pathLengths(field);
  const length = lengths[a * size + b];
  if (length === NO_PATH) return { count: 0, length: 0, spaces: new Int16Array(0), middle: NONE };
  const count = shortestPathCount(field, a, b);
  if (count > LISTED_PATHS_LIMIT) {
    throw new RangeError(`${count} shortest paths are too many to list, the limit is ${LISTED_PATHS_LIMIT}`);
  }
  const { first, ahead, aside } = stepsOf(field.q[b] - field.q[a], field.r[b] - field.r[a]);
  const middleRule = length === 4 && ahead + aside === 4 && Math.min(ahead, aside) === 1;
  const spaces = new Int16Array(count * length);
  const middle: number[] = [];
  const trail = new Int16Array(length);
  const turns = new Int8Array(length);
  let written = 0;
  // Goes on from a space; what lies behind is in `trail`, and the directions taken in `turns`.
  const walk = (space: number, done: number): void => {
    if (done === length) {
      // The odd step is neither first nor last: then those two are alike.
      if (middleRule && turns[0] === turns[3]) middle.push(written / length);
      spaces.set(trail, written);
      written += length;
      return;
    }
    for (let k = 0; k < 6; k++) {
      const direction = (first + k) % 6;
      const next = neighbours[space * 6 + direction];
      if (next === OFF_FIELD || lengths[next * size + b] !== length - done - 1) continue;
      trail[done] = next;
      turns[done] = direction;
      walk(next, done + 1);
    }
  };
  walk(a, 0);
  return { count, length, spaces, middle };
}

const NONE: readonly number[] = [];

/**
 * The numbers of the middle paths that the exception of WoW Miniatures 405.4 speaks of: at a distance of 4 there are four shortest
 * paths where the way is three steps in one direction and one in the next; each is a place for the odd step, and the two middle ones
 * take it second or third. Where a hole or the rim takes some of the four away the rule can be read in two ways: it needs all four, or
 * (`fewer`) it holds for those middle paths that are left. Empty where it says nothing.
 */
export function middlePaths(paths: ShortestPaths, fewer: boolean): readonly number[] {
  return fewer || paths.count === 4 ? paths.middle : NONE;
}

/**
 * The place, from 0, of the first space that blocks path number `path`, its last space left aside; -1 where the path is
 * free. `blocked` holds a number for each space, anything but 0 meaning blocked.
 */
export function firstBlock(paths: ShortestPaths, path: number, blocked: ArrayLike<number>): number {
  const { length, spaces } = paths;
  const start = path * length;
  for (let place = 0; place < length - 1; place++) if (blocked[spaces[start + place]] !== 0) return place;
  return -1;
}
