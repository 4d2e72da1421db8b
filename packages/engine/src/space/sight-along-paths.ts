/**
 * Sight along shortest paths (WoW Miniatures 405.3 and 405.4): sight is clear as soon as one of the shortest paths has no
 * blocked space before its last. What blocks depends on who looks, so the caller hands in the table of blocked spaces.
 */

import { type HexField, OFF_FIELD, type ShortestPaths } from './field.ts';
import {
  aheadSteps,
  asideSteps,
  firstBlock,
  LISTED_PATHS_LIMIT,
  middlePaths,
  NO_PATH,
  pathLength,
  pathLengths,
  shortestPathCount,
  shortestPathsBetween,
} from './paths.ts';

export type SightOptions = {
  /** 405.4: at distance 4 with four shortest paths, sight is cut where the middle paths are */
  readonly middleRuleAtFour: boolean;
  /** 405.4 also where the rim or a hole of the field leaves fewer than four: then those middle paths decide that are left */
  readonly fewerThanFour?: boolean;
};

/** Up to this distance the paths are few and read from their table; beyond it their parallelogram is swept. */
const TABLE_DISTANCE = 4;

/**
 * Does sight run clear from one space to another?
 *
 * `blocked` holds a number for each space of the field, anything but 0 meaning that the space blocks. Neither the space
 * looked from nor the space looked at is tested. A path is a row of spaces of the field: sight goes round its holes. A space
 * sees itself and its neighbours, and nothing that no path leads to. Ids must be spaces of the field; this is not checked.
 */
export function clearAlongShortestPath(
  field: HexField,
  from: number,
  to: number,
  blocked: ArrayLike<number>,
  options: SightOptions,
): boolean {
  const steps = field.distances[from * field.size + to];
  if (steps <= 1) return true;
  const length = pathLengths(field)[from * field.size + to];
  if (length !== steps) return length !== NO_PATH && clearRound(field, from, to, length, blocked);
  if (steps > TABLE_DISTANCE) return clearAcross(field, from, to, blocked);
  const paths = shortestPathsBetween(field, from, to);
  if (options.middleRuleAtFour) {
    const middle = middlePaths(paths, options.fewerThanFour === true);
    // With a middle path free sight is clear, with both cut it is not: the outer paths no longer matter.
    for (let i = 0; i < middle.length; i++) if (firstBlock(paths, middle[i], blocked) < 0) return true;
    if (middle.length > 0) return false;
  }
  for (let path = 0; path < paths.count; path++) {
    if (firstBlock(paths, path, blocked) < 0) return true;
  }
  return false;
}

/** Is a shortest path free where all of them go round a hole? Goes from one row of spaces equally far to the next nearer one. */
function clearRound(field: HexField, from: number, to: number, length: number, blocked: ArrayLike<number>): boolean {
  const { size, neighbours } = field;
  const lengths = pathLengths(field);
  let free = [from];
  for (let left = length - 1; left > 0; left--) {
    const next: number[] = [];
    for (const space of free) {
      for (let d = 0; d < 6; d++) {
        const s = neighbours[space * 6 + d];
        if (s !== OFF_FIELD && lengths[s * size + to] === left && blocked[s] === 0 && !next.includes(s)) next.push(s);
      }
    }
    if (next.length === 0) return false;
    free = next;
  }
  return true;
}

/** One row of the parallelogram being swept; a field spans at most 255 steps. */
const row = new Int16Array(256);

/**
 * Is a shortest path free, found without listing the paths? Sweeps the parallelogram between the two spaces, remembering
 * of each point only whether a free path leads there: the space itself if so, OFF_FIELD if not.
 */
function clearAcross(field: HexField, from: number, to: number, blocked: ArrayLike<number>): boolean {
  const { neighbours } = field;
  const dq = field.q[to] - field.q[from];
  const dr = field.r[to] - field.r[from];
  let u = 0;
  while (aheadSteps(u, dq, dr) <= 0 || asideSteps(u, dq, dr) < 0) u++;
  const v = u === 5 ? 0 : u + 1;
  const ahead = aheadSteps(u, dq, dr);
  const aside = asideSteps(u, dq, dr);
  row[0] = from;
  for (let j = 0; j <= aside; j++) {
    let anyFree = false;
    for (let i = j === 0 ? 1 : 0; i <= ahead; i++) {
      let space = OFF_FIELD;
      if (j > 0 && row[i] !== OFF_FIELD) space = neighbours[row[i] * 6 + v];
      else if (i > 0 && row[i - 1] !== OFF_FIELD) space = neighbours[row[i - 1] * 6 + u];
      if (space !== OFF_FIELD && space !== to && blocked[space] !== 0) space = OFF_FIELD;
      row[i] = space;
      if (space !== OFF_FIELD) anyFree = true;
    }
    // The first row begins with the start itself, from where the second row can still be reached.
    if (!anyFree && j > 0) return false;
  }
  return row[ahead] === to;
}

/** One shortest path as a screen shows it. */
export type PathShown = {
  /** the spaces after the start, the last included */
  readonly spaces: readonly number[];
  /** no space before the last is blocked */
  readonly clear: boolean;
  /** the first space that blocks, null if the path is clear */
  readonly blockedBy: number | null;
  /** one of the two middle paths of the exception at distance 4 */
  readonly middle: boolean;
};

/** Why sight is clear or not. */
export type SightExplanation = {
  /** the answer, as `clearAlongShortestPath` gives it */
  readonly clear: boolean;
  /** length of the shortest paths; NO_PATH where there is none */
  readonly distance: number;
  /** how many shortest paths there are */
  readonly pathCount: number;
  /** all of them, in the order of `shortestPathsBetween`; empty where they are more than 3432 */
  readonly paths: readonly PathShown[];
  /** an outer path is free, yet sight is cut because both middle paths are */
  readonly decidedByMiddleRule: boolean;
};

/**
 * The answer of `clearAlongShortestPath` with all that led to it, for a screen or a log. Takes the same arguments.
 * Pairs with more than 3432 shortest paths (none up to distance 14) get the answer without the list.
 */
export function explainSight(
  field: HexField,
  from: number,
  to: number,
  blocked: ArrayLike<number>,
  options: SightOptions,
): SightExplanation {
  const distance = pathLength(field, from, to);
  const pathCount = shortestPathCount(field, from, to);
  const clear = clearAlongShortestPath(field, from, to, blocked, options);
  if (pathCount > LISTED_PATHS_LIMIT) return { clear, distance, pathCount, paths: [], decidedByMiddleRule: false };
  const table = shortestPathsBetween(field, from, to);
  const middle = options.middleRuleAtFour ? middlePaths(table, options.fewerThanFour === true) : [];
  const paths: PathShown[] = [];
  for (let path = 0; path < table.count; path++) paths.push(pathShown(table, path, blocked, middle.includes(path)));
  return { clear, distance, pathCount, paths, decidedByMiddleRule: !clear && paths.some((path) => path.clear) };
}

function pathShown(table: ShortestPaths, path: number, blocked: ArrayLike<number>, middle: boolean): PathShown {
  const spaces = Array.from(table.spaces.subarray(path * table.length, (path + 1) * table.length));
  const place = firstBlock(table, path, blocked);
  return { spaces, clear: place < 0, blockedBy: place < 0 ? null : spaces[place], middle };
}
