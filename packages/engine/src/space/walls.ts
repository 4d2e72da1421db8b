/**
 * Walls between spaces: a field whose edges may be walls. Distances and neighbours that go around walls, and the wall segments
 * as exact integers for sight from corner to corner.
 */
import { type HexField, OFF_FIELD } from './field.ts';
import { DIRECTIONS, type Hex } from './hex.ts';

/** A field with walls. Plain data; treat every table as read-only. `lazy` is filled when first asked for. */
export interface WalledField {
  readonly field: HexField;
  /** n rows of 6: 1 where the edge in that direction is a wall; both sides of an edge agree */
  readonly walls: Uint8Array;
  /** n rows of 6: the neighbour in each direction, OFF_FIELD where there is none or a wall lies between */
  readonly open: Int16Array;
  /** n rows of n: steps between two spaces around walls, `UNREACHED` where none lead there */
  readonly steps: Uint8Array;
  /** wall segments, each once: rows of 4, the two ends in thirds of axial coordinates */
  readonly segments: Int32Array;
  readonly lazy: { readonly sight: Uint8Array };
}

/** In `steps`: no way leads there. */
export const UNREACHED = 255;

/** The corners of a hex in thirds of axial coordinates, from its centre: corner d stands between directions d and d + 1. */
export const CORNERS: readonly (readonly [number, number])[] = DIRECTIONS.map((step, d) => {
  const next = DIRECTIONS[(d + 1) % 6];
  return [step.q + next.q, step.r + next.r] as const;
});

/** One edge: a space and a direction. */
export interface Edge {
  readonly space: number;
  readonly direction: number;
}

/** Hexes that are walls all through, and no spaces. */
const NONE_SOLID: readonly Hex[] = [];

/**
 * Builds a field with walls at the given edges. With `rim`, every edge that no space lies behind is a wall as well. Hexes of `solid` are no
 * spaces: sight meets all six of their edges, those too that no space lies behind.
 * Throws RangeError for an edge of a space that does not exist.
 */
export function walledField(field: HexField, edges: readonly Edge[], rim: boolean, solid: readonly Hex[] = NONE_SOLID): WalledField {
  const { size } = field;
  const walls = new Uint8Array(size * 6);
  const outer: Edge[] = [];
  for (const { space, direction } of edges) {
    if (space < 0 || space >= size || direction < 0 || direction > 5) throw new RangeError(`no edge ${space}, ${direction}`);
    walls[space * 6 + direction] = 1;
    const behind = field.neighbours[space * 6 + direction];
    if (behind !== OFF_FIELD) walls[behind * 6 + ((direction + 3) % 6)] = 1;
  }
  const open = new Int16Array(size * 6);
  for (let i = 0; i < size * 6; i++) {
    const behind = field.neighbours[i];
    if (behind === OFF_FIELD && rim) walls[i] = 1;
    open[i] = walls[i] === 1 ? OFF_FIELD : behind;
    if (walls[i] === 1) outer.push({ space: Math.floor(i / 6), direction: i % 6 });
  }
  return {
    field,
    walls,
    open,
    steps: stepsAround(size, open),
    segments: segmentsOf(field, outer, solid),
    lazy: { sight: new Uint8Array(size * size) },
  };
}

function stepsAround(size: number, open: Int16Array): Uint8Array {
  const steps = new Uint8Array(size * size).fill(UNREACHED);
  const queue = new Int16Array(size);
  for (let from = 0; from < size; from++) {
    const row = from * size;
    let head = 0;
    let tail = 1;
    queue[0] = from;
    steps[row + from] = 0;
    while (head < tail) {
      const at = queue[head++];
      for (let d = 0; d < 6; d++) {
        const to = open[at * 6 + d];
        if (to === OFF_FIELD || steps[row + to] !== UNREACHED) continue;
        steps[row + to] = Math.min(UNREACHED - 1, steps[row + at] + 1);
        queue[tail++] = to;
      }
    }
  }
  return steps;
}

function segmentsOf(field: HexField, edges: readonly Edge[], solid: readonly Hex[]): Int32Array {
  const seen = new Set<string>();
  const out: number[] = [];
  const add = (q: number, r: number, direction: number): void => {
    const [aq, ar] = CORNERS[(direction + 5) % 6];
    const [bq, br] = CORNERS[direction];
    const ends = [
      [q * 3 + aq, r * 3 + ar],
      [q * 3 + bq, r * 3 + br],
    ].sort((x, y) => x[0] - y[0] || x[1] - y[1]);
    const key = ends.join(';');
    if (seen.has(key)) return;
    seen.add(key);
    out.push(...ends[0], ...ends[1]);
  };
  for (const { space, direction } of edges) add(field.q[space], field.r[space], direction);
  for (const { q, r } of solid) for (let direction = 0; direction < 6; direction++) add(q, r, direction);
  return Int32Array.from(out);
}

/** Steps between two spaces around walls; `UNREACHED` where none lead there. */
export function stepsBetween(w: WalledField, a: number, b: number): number {
  return w.steps[a * w.field.size + b];
}
