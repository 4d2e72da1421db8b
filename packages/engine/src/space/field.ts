/**
 * A board's spaces as integers 0 to n - 1, with everything geometric about them in tables computed once. Rules and
 * searches then read an integer from a table where they would otherwise compute with coordinates.
 */

import { DIRECTIONS, formatHex, type Hex, isCoordinate, offsetLength } from './hex.ts';

/** The most spaces a field may have. */
export const FIELD_LIMIT = 1024;

/** The greatest distance a field may span: distances are stored in bytes. */
export const SPAN_LIMIT = 255;

/** In any table of spaces: there is no space here. */
export const OFF_FIELD = -1;

/** All shortest paths from one space to another, see `shortestPathsBetween`. */
export type ShortestPaths = {
  /** how many paths there are; none where nothing joins the two */
  readonly count: number;
  /** spaces in each: the end is counted, the start is not */
  readonly length: number;
  /** `count` rows of `length` spaces */
  readonly spaces: Int16Array;
  /** the numbers of those that are middle paths, see `middlePaths` */
  readonly middle: readonly number[];
};

/** The triangles of a field, see `trianglesOf`. */
export type Triangles = {
  /** how many triangles there are */
  readonly count: number;
  /** `count` rows of 3 spaces, ascending */
  readonly corners: Int16Array;
  /** n rows of 6: the triangle of a space with its neighbours in directions d and d + 1, or -1 */
  readonly around: Int16Array;
};

/**
 * A finite set of hexes. Plain data: it can be structurally cloned and sent to a worker. Treat every table as read-only;
 * `lazy` holds tables that this room fills when first asked for, and has no meaning for anyone else.
 */
export type HexField = {
  /** number of spaces, n */
  readonly size: number;
  /** axial q of each space */
  readonly q: Int16Array;
  /** axial r of each space */
  readonly r: Int16Array;
  /** n rows of 6: the neighbour in each direction, or OFF_FIELD */
  readonly neighbours: Int16Array;
  /** n rows of n: the distance on the bare plane */
  readonly distances: Uint8Array;
  /** the rectangle of axial coordinates that holds all spaces: row by row, the space there or OFF_FIELD */
  readonly grid: Int16Array;
  /** least q and r of the grid, its width in q and its height in r */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly lazy: {
    readonly discs: (Int16Array | undefined)[][];
    readonly paths: (ShortestPaths | undefined)[][];
    lengths: Uint16Array | undefined;
    triangles: Triangles | undefined;
  };
};

/**
 * Builds a field. Space ids follow the order given.
 * Throws RangeError for a coordinate that is no integer from -512 to 512, for a hex given twice, for more than 1024
 * spaces, and for two spaces more than 255 apart.
 */
export function hexField(spaces: readonly Hex[]): HexField {
  const size = spaces.length;
  if (size > FIELD_LIMIT) throw new RangeError(`a field has at most ${FIELD_LIMIT} spaces, not ${size}`);
  for (const space of spaces) {
    if (!isCoordinate(space.q) || !isCoordinate(space.r)) {
      throw new RangeError(`a space needs integer coordinates from -512 to 512, not (${space.q}, ${space.r})`);
    }
  }
  const q = Int16Array.from(spaces, (space) => space.q);
  const r = Int16Array.from(spaces, (space) => space.r);
  // A plain rectangle has a corner as its least coordinates; an empty field gets an empty grid at the origin.
  const left = size === 0 ? 0 : Math.min(...q);
  const top = size === 0 ? 0 : Math.min(...r);
  const width = size === 0 ? 0 : Math.max(...q) - left + 1;
  const height = size === 0 ? 0 : Math.max(...r) - top + 1;
  const grid = new Int16Array(width * height).fill(OFF_FIELD);
  for (let space = 0; space < size; space++) {
    const cell = (r[space] - top) * width + (q[space] - left);
    if (grid[cell] !== OFF_FIELD) throw new RangeError(`space ${formatHex(spaces[space])} is given twice`);
    grid[cell] = space;
  }
  const field: HexField = {
    size,
    q,
    r,
    neighbours: new Int16Array(size * 6),
    distances: new Uint8Array(size * size),
    grid,
    left,
    top,
    width,
    height,
    lazy: { discs: [], paths: [], lengths: undefined, triangles: undefined },
  };
  fillTables(field);
  return field;
}

function fillTables(field: HexField): void {
  const { size, q, r, neighbours, distances } = field;
  for (let a = 0; a < size; a++) {
    for (let d = 0; d < 6; d++) {
      neighbours[a * 6 + d] = spaceAt(field, q[a] + DIRECTIONS[d].q, r[a] + DIRECTIONS[d].r);
    }
    for (let b = 0; b < size; b++) {
      const distance = offsetLength(q[b] - q[a], r[b] - r[a]);
      if (distance > SPAN_LIMIT) {
        throw new RangeError(`spaces ${hexId(field, a)} and ${hexId(field, b)} are more than ${SPAN_LIMIT} apart`);
      }
      distances[a * size + b] = distance;
    }
    field.lazy.discs.push([]);
    field.lazy.paths.push([]);
  }
}

/** The space at axial coordinates, or OFF_FIELD. */
export function spaceAt(field: HexField, q: number, r: number): number {
  const column = q - field.left;
  const row = r - field.top;
  if (column < 0 || column >= field.width || row < 0 || row >= field.height) return OFF_FIELD;
  return field.grid[row * field.width + column];
}

/** The coordinates of a space. */
export function hexOf(field: HexField, space: number): Hex {
  return { q: field.q[space], r: field.r[space] };
}

/** The content id "q,r" of a space. */
export function hexId(field: HexField, space: number): string {
  return `${field.q[space]},${field.r[space]}`;
}

/** The neighbour of a space in a direction 0 to 5, or OFF_FIELD. */
export function neighbour(field: HexField, space: number, direction: number): number {
  return field.neighbours[space * 6 + direction];
}

/** Steps between two spaces on the bare plane, whatever lies between them and whether or not it is on the field. */
export function distance(field: HexField, a: number, b: number): number {
  return field.distances[a * field.size + b];
}

/** Do two spaces share an edge? A space is not adjacent to itself. */
export function adjacent(field: HexField, a: number, b: number): boolean {
  return field.distances[a * field.size + b] === 1;
}

/**
 * The spaces at a distance of at most `radius` from a space, itself included, in ascending order. The list is computed
 * once and shared: do not write to it. Throws RangeError unless the radius is an integer of 0 or more.
 */
export function within(field: HexField, space: number, radius: number): Int16Array {
  // Beyond the span of any field all radii give the same list; one entry serves them all.
  const key = radius > SPAN_LIMIT ? SPAN_LIMIT : radius;
  const known = field.lazy.discs[space][key];
  if (known !== undefined) return known;
  if (!Number.isInteger(key) || key < 0) throw new RangeError(`a radius is an integer of 0 or more, not ${radius}`);
  const row = field.distances.subarray(space * field.size, (space + 1) * field.size);
  const list: number[] = [];
  row.forEach((steps, other) => {
    if (steps <= key) list.push(other);
  });
  const disc = Int16Array.from(list);
  field.lazy.discs[space][key] = disc;
  return disc;
}
