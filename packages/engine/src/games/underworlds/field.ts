/**
 * S3. The battlefield: the complete hexes of two joined boards, with everything about them that no play changes in tables
 * by space. Nothing enters, and no distance runs through, what is not in here (g.06, g.25).
 */
import { allowed, type Reasons, refuse } from '../../core/index.ts';
import {
  clearStraight,
  DIRECTIONS,
  type Grazing,
  type Hex,
  type HexField,
  hexField,
  OFF_FIELD,
  type Point,
  turned,
} from '../../space/index.ts';
import type { Board } from './content/types.ts';
import {
  BLOCKED,
  COLUMNS,
  heightOf,
  type Join,
  type JoinedHex,
  type JoinedHexes,
  joinBoards,
  joinNumber,
  LETHAL,
  leftColumns,
  ON_FIRST,
  ON_SECOND,
  printedKinds,
  STARTING,
} from './joining.ts';

/** S5. The territory of nobody: hexes at the join, made of a half of each board. */
export const NO_ONES = -1;

/** The rims of a battlefield, as bits; the first player's board lies at the far side. */
export const FAR = 1;
export const RIGHT = 2;
export const NEAR = 4;
export const LEFT = 8;

/** Where the six directions of `space/hex.ts` point to on a battlefield, whose hexes have a flat side up and down. */
export const COMPASS = ['SE', 'NE', 'N', 'NW', 'SW', 'S'] as const;

/** A battlefield. Treat every table as read-only. */
export interface Battlefield {
  readonly join: Join;
  /** The complete hexes; every other table goes by its spaces. */
  readonly hexes: HexField;
  /** Name of each hex, see `hexNamed`. */
  readonly names: readonly string[];
  /** STARTING, BLOCKED and LETHAL, as printed. */
  readonly kinds: Uint8Array;
  /** 1 where a blocked hex is printed: what stops sight before any card is played. */
  readonly blocked: Uint8Array;
  /** ON_FIRST and ON_SECOND: both for a hex made of two halves (35.1). */
  readonly boards: Uint8Array;
  /** Board it is the territory of, 0 or 1, or NO_ONES. */
  readonly territory: Int8Array;
  /** Rims it has a side on, as bits; 0 for what is no edge hex. */
  readonly rims: Uint8Array;
  /** Those of its rims that no part of the battlefield lies beyond. */
  readonly outerRims: Uint8Array;
  /** n rows of n: steps of the shortest path through complete hexes, see `rangeTable`. */
  readonly range: Uint8Array;
  /** For each reading of grazing sight, n rows of n, filled in as it is asked: UNASKED, CLEAR, STOPPED. Of printed blocked hexes alone. */
  readonly sight: Readonly<Record<Grazing, Uint8Array>>;
  /** For each of them, the hexes from which a hex can be attacked, by range and hex, filled in as it is asked: see `markInReach`. */
  readonly inReach: Readonly<Record<Grazing, (Int32Array | undefined)[]>>;
  /** As the neighbours of `hexes`: `OUTSIDE` where there is none, and where a blocked hex is printed. */
  readonly open: Int16Array;
  /** The same, blocked hexes among them. */
  readonly beside: Int16Array;
  /** The half hexes around the battlefield, for drawing. */
  readonly incomplete: readonly Hex[];
}

/** Hexes a battlefield has at most. */
const MOST_HEXES = 256;

/** The place behind all hexes: what a search keeps of hexes has one more, so that whatever lies outside is met and need not be asked about. */
export const OUTSIDE = MOST_HEXES;

/** What of a battlefield depends on how its boards are joined, and not on what is printed on them. */
type Outline = Omit<Battlefield, 'kinds' | 'blocked' | 'sight' | 'inReach' | 'open'>;

/** The outlines known so far, by the boards turned and the offset: there are two dozen, and every battlefield has one of them. */
const outlines = new Map<number, Outline>();

/**
 * The battlefield that two boards make.
 * @throws RangeError where `joinBoards` does.
 */
export function battlefield(boards: readonly [Board, Board], join: Join): Battlefield {
  const key = joinNumber(join);
  let outline = outlines.get(key);
  if (outline === undefined) {
    outline = outlineOf(joinBoards(boards, join), join);
    outlines.set(key, outline);
  }
  const { hexes, names, boards: lieOn, territory, rims, outerRims, range, beside, incomplete } = outline;
  const kinds = printedKinds(boards, join, hexes, lieOn);
  const blocked = kinds.map((kind) => (kind & BLOCKED ? 1 : 0));
  const pairs = hexes.size * hexes.size;
  const sight = { both: new Uint8Array(pairs), either: new Uint8Array(pairs) };
  const open = beside.map((to) => (to !== OUTSIDE && blocked[to] !== 0 ? OUTSIDE : to));
  const inReach = { both: [], either: [] };
  return { join, hexes, names, kinds, blocked, boards: lieOn, territory, rims, outerRims, range, sight, inReach, open, beside, incomplete };
}

function outlineOf({ complete, incomplete }: JoinedHexes, join: Join): Outline {
  const hexes = hexField(complete);
  const left = Math.min(...leftColumns(join));
  const rims = Uint8Array.from(complete, (hex, space) => rimsOf(hexes, space, hex, join));
  const right = Math.max(...leftColumns(join)) + COLUMNS - 1;
  const outer = (hex: JoinedHex): number =>
    (hex.boards & ON_FIRST ? FAR : 0) | (hex.boards & ON_SECOND ? NEAR : 0) | (hex.q === left ? LEFT : 0) | (hex.q === right ? RIGHT : 0);
  return {
    join,
    hexes,
    names: complete.map((hex) => nameOf(hex, left)),
    boards: Uint8Array.from(complete, (hex) => hex.boards),
    territory: Int8Array.from(complete, (hex) => (hex.boards === ON_FIRST ? 0 : hex.boards === ON_SECOND ? 1 : NO_ONES)),
    rims,
    outerRims: Uint8Array.from(complete, (hex, space) => rims[space] & outer(hex)),
    range: rangeTable(hexes),
    beside: Int16Array.from(hexes.neighbours, (to) => (to === OFF_FIELD ? OUTSIDE : to)),
    incomplete,
  };
}

/** A name: the column's letter, A at the left end of the whole battlefield, and the hex's number in it, counted from the far rim. */
function nameOf(hex: Hex, left: number): string {
  // Height 1 is 1 and height 2 is 1 as well: one column's hex stands half a hex below its neighbour of the same number.
  return `${String.fromCharCode(65 + hex.q - left)}${(heightOf(hex) + 1) >> 1}`;
}

/** The space with a name such as `C4`, OFF_FIELD where there is none. */
export function hexNamed(field: Battlefield, name: string): number {
  return field.names.indexOf(name);
}

/** The rims on which a hex has a side. */
function rimsOf(hexes: HexField, space: number, hex: JoinedHex, join: Join): number {
  let rims = 0;
  for (let d = 0; d < 6; d++) {
    if (hexes.neighbours[space * 6 + d] !== OFF_FIELD) continue;
    // The far half of a hex at the join belongs to the first board, the near half to the second.
    const southern = heightOf(DIRECTIONS[d]) - 1 > 0;
    const board = hex.boards === ON_FIRST ? 0 : hex.boards === ON_SECOND ? 1 : Number(southern);
    const column = hex.q + DIRECTIONS[d].q - leftColumns(join)[board];
    // Beyond the end of its board it is that end; else a column goes on there, and what is missing lies beyond the far or the near rim.
    if (column < 0) rims |= LEFT;
    else if (column >= COLUMNS) rims |= RIGHT;
    else rims |= southern ? NEAR : FAR;
  }
  return rims;
}

/** Is it an edge hex: complete, with a side on the rim of the battlefield? */
export function onEdge(field: Battlefield, space: number): boolean {
  return field.rims[space] !== 0;
}

/** Each rim with the one across. */
const ACROSS: readonly (readonly [number, number])[] = [
  [FAR, NEAR],
  [NEAR, FAR],
  [LEFT, RIGHT],
  [RIGHT, LEFT],
];

/**
 * Are two hexes on opposite edges (317.1)? One may be on any edge, a step that a sideways offset leaves included; the
 * other must be on the farthest of the edges opposite to it, which is the outermost on that side.
 */
export function onOppositeEdges(field: Battlefield, a: number, b: number): boolean {
  return ACROSS.some(
    ([rim, across]) =>
      ((field.rims[a] & rim) !== 0 && (field.outerRims[b] & across) !== 0) ||
      ((field.rims[b] & rim) !== 0 && (field.outerRims[a] & across) !== 0),
  );
}

/** In a table of distances: no way at all. No two legally joined boards have such hexes. */
export const UNREACHABLE = 255;

/**
 * n rows of n: steps of the shortest path from hex to hex through complete hexes. Blocked and occupied ones count like
 * others (A1), what lies outside the battlefield does not (g.06): around a corner that a sideways offset leaves it is farther
 * than on the bare plane. The same steps tell what is farther away (g.08).
 */
function rangeTable(hexes: HexField): Uint8Array {
  const { size, neighbours } = hexes;
  const range = new Uint8Array(size * size).fill(UNREACHABLE);
  const queue = new Int16Array(size);
  for (let from = 0; from < size; from++) {
    const row = range.subarray(from * size, (from + 1) * size);
    row[from] = 0;
    queue[0] = from;
    for (let done = 0, known = 1; done < known; done++) {
      const space = queue[done];
      for (let d = 0; d < 6; d++) {
        const next = neighbours[space * 6 + d];
        if (next === OFF_FIELD || row[next] !== UNREACHABLE) continue;
        row[next] = row[space] + 1;
        queue[known++] = next;
      }
    }
  }
  return range;
}

/** Steps from hex to hex: what range, "within" and "away" count. */
export function rangeBetween(field: Battlefield, a: number, b: number): number {
  return field.range[a * field.hexes.size + b];
}

const UNASKED = 0;
const CLEAR = 1;
const STOPPED = 2;

/** Does sight run clear between two hexes (A1), with these blocked? Where that is what is printed, each pair is looked at once. */
export function seesBetween(field: Battlefield, from: number, to: number, blocked: ArrayLike<number>, grazing: Grazing): boolean {
  if (blocked !== field.blocked) return clearStraight(field.hexes, from, to, blocked, grazing);
  const known = field.sight[grazing];
  const pair = from * field.hexes.size + to;
  if (known[pair] === UNASKED) known[pair] = clearStraight(field.hexes, from, to, blocked, grazing) ? CLEAR : STOPPED;
  return known[pair] === CLEAR;
}

/** A set of hexes is a list of numbers, a bit for each hex. */
const A_NUMBER = 32;
const numberOf = (hex: number): number => hex >> 5;
const bitOf = (hex: number): number => 1 << (hex & (A_NUMBER - 1));

/** A set of hexes, empty. */
export function noHexes(): Int32Array {
  return new Int32Array(MOST_HEXES / A_NUMBER);
}

/** Is a hex in a set? */
export function isIn(set: Int32Array, hex: number): boolean {
  return (set[numberOf(hex)] & bitOf(hex)) !== 0;
}

/** Adds to a set every hex from which a hex can be attacked with this range and these hexes blocked (A1). */
export function markInReach(
  field: Battlefield,
  to: number,
  range: number,
  blocked: ArrayLike<number>,
  grazing: Grazing,
  set: Int32Array,
): void {
  const known = field.inReach[grazing];
  const key = range * field.hexes.size + to;
  const printed = blocked === field.blocked;
  const from = (printed ? known[key] : undefined) ?? hexesInReach(field, to, range, blocked, grazing);
  if (printed) known[key] = from;
  for (let i = 0; i < from.length; i++) set[i] |= from[i];
}

/** Those hexes, as a set no longer than the battlefield needs. */
function hexesInReach(field: Battlefield, to: number, range: number, blocked: ArrayLike<number>, grazing: Grazing): Int32Array {
  const { size } = field.hexes;
  const set = new Int32Array(Math.ceil(size / A_NUMBER));
  const steps = field.range;
  for (let hex = 0, i = to * size; hex < size; hex++, i++)
    if (steps[i] <= range && seesBetween(field, hex, to, blocked, grazing)) set[numberOf(hex)] |= bitOf(hex);
  return set;
}

/** Is a hex farther from a reference than another (g.08)? */
export function isFarther(field: Battlefield, reference: number, before: number, after: number): boolean {
  return rangeBetween(field, reference, after) > rangeBetween(field, reference, before);
}

/** The hex that one step in a direction, 0 to 5, leads to: a push, a drive back. OFF_FIELD over the rim. */
export function stepFrom(field: Battlefield, space: number, direction: number): number {
  return field.hexes.neighbours[space * 6 + direction];
}

/** The directions of one step that lead farther away from a reference, ascending; blocked and occupied hexes are the caller's. */
export function directionsAway(field: Battlefield, reference: number, space: number): number[] {
  return [0, 1, 2, 3, 4, 5].filter((d) => {
    const to = stepFrom(field, space, d);
    return to !== OFF_FIELD && isFarther(field, reference, space, to);
  });
}

/**
 * M7. The direction in which a die scatters: the token shows a reference direction, and the die's six faces, 0 to 5, stand
 * around it clockwise from there. Which face really points where is not known and does not matter: each is as likely.
 */
export function scatterDirection(reference: number, face: number): number {
  return turned(reference, -face);
}

/** M7. The hex of a chain that follows a hex in a direction; OFF_FIELD where the chain ends at the rim. */
export function scatterStep(field: Battlefield, space: number, direction: number): number {
  return stepFrom(field, space, direction);
}

/** How many hexes apart objectives must stand: more than these. */
const TOO_NEAR = 2;
/** Tokens laid before the last one. */
const BEFORE_LAST = 4;

/**
 * S4. May the next objective token be laid here? `placed` holds the hexes of those already laid. The fifth may be laid on
 * an edge hex, even where others are free (g.03).
 */
export function mayPlaceObjective(field: Battlefield, placed: readonly number[], space: number, why: Reasons = null): boolean {
  const kinds = field.kinds[space];
  if (kinds & STARTING && refuse(why, 'wu:S4', 'objective-on-starting')) return false;
  if (kinds & BLOCKED && refuse(why, 'wu:S4', 'objective-on-blocked')) return false;
  if (kinds & LETHAL && refuse(why, 'wu:S4', 'objective-on-lethal')) return false;
  if (onEdge(field, space) && placed.length < BEFORE_LAST && refuse(why, 'wu:S4', 'objective-on-edge', null, ['wu:g.03'])) return false;
  for (let i = 0; i < placed.length; i++) {
    const other = placed[i];
    const distance = rangeBetween(field, space, other);
    if (distance > TOO_NEAR) continue;
    if (refuse(why, 'wu:S4', 'objective-too-near', why && { space: { space: other }, distance, n: TOO_NEAR })) return false;
  }
  return allowed(why);
}

/** The centre of a hex on a screen, the far rim of the first board at y = 0. `size` is the distance from centre to corner. */
export function hexPoint(hex: Hex, size: number): Point {
  return { x: size * 1.5 * hex.q, y: (size * Math.sqrt(3) * heightOf(hex)) / 2 };
}
