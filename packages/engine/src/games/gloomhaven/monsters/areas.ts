/** Patterns of an area attack: turned and mirrored, laid where the rules allow (gh:area.01 to gh:area.08). */
import { type HexField, spaceAt, type WalledField } from '../../../space/index.ts';

/** A cell of a pattern, axial, from the grey hex, or from any one cell where there is no grey hex. */
export interface Cell {
  readonly q: number;
  readonly r: number;
}

/** Every way a pattern can be turned and mirrored, each once. */
export function turnsOf(cells: readonly Cell[], grey: boolean): Cell[][] {
  const out = new Map<string, Cell[]>();
  for (const mirrored of [false, true]) {
    let now = cells.map((c) => (mirrored ? { q: c.r, r: c.q } : { q: c.q, r: c.r }));
    for (let i = 0; i < 6; i++) {
      const laid = grey ? now : fromFirst(now);
      const key = laid
        .map((c) => `${c.q + 0},${c.r + 0}`)
        .sort()
        .join(' ');
      if (!out.has(key)) out.set(key, laid);
      now = now.map((c) => ({ q: -c.r, r: c.q + c.r }));
    }
  }
  return [...out.values()];
}

const turned = new WeakMap<readonly Cell[], readonly (readonly Cell[])[]>();

/** The same of a pattern that is printed: it is turned once. */
export function turnsKept(cells: readonly Cell[], grey: boolean): readonly (readonly Cell[])[] {
  let turns = turned.get(cells);
  if (turns === undefined) {
    turns = turnsOf(cells, grey);
    turned.set(cells, turns);
  }
  return turns;
}

/** A pattern moved so that its first cell in reading order is its origin. */
function fromFirst(cells: readonly Cell[]): Cell[] {
  const first = cells.reduce((a, b) => (b.r < a.r || (b.r === a.r && b.q < a.q) ? b : a));
  return cells.map((c) => ({ q: c.q - first.q, r: c.r - first.r }));
}

/** The spaces of a pattern whose origin lies on a hex; OFF_FIELD for cells off the map, which do not matter. */
function laidOn(field: HexField, cells: readonly Cell[], q: number, r: number): number[] {
  return cells.map((c) => spaceAt(field, q + c.q, r + c.r));
}

/** A melee pattern laid around the attacker's space, in every direction. */
export function laidAround(w: WalledField, turns: readonly (readonly Cell[])[], at: number): number[][] {
  return turns.map((cells) => laidOn(w.field, cells, w.field.q[at], w.field.r[at]));
}

/** Steps between two hexes with nothing in the way. */
function straight(q: number, r: number): number {
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/**
 * A ranged pattern laid so that it covers a space and some cell of it lies within range of the attacker (gh:area.08). `walls` where
 * that cell may be a wall: no way leads there, so its range is taken straight.
 */
export function laidOver(
  w: WalledField,
  turns: readonly (readonly Cell[])[],
  at: number,
  range: number,
  over: number,
  walls = false,
): number[][] {
  const { field } = w;
  const inRange = (s: number, q: number, r: number): boolean =>
    s >= 0 ? w.steps[at * field.size + s] <= range : walls && straight(q - field.q[at], r - field.r[at]) <= range;
  const out: number[][] = [];
  for (const cells of turns) {
    for (const c of cells) {
      const q = field.q[over] - c.q;
      const r = field.r[over] - c.r;
      const laid = laidOn(field, cells, q, r);
      if (laid.some((s, i) => inRange(s, q + cells[i].q, r + cells[i].r))) out.push(laid);
    }
  }
  return out;
}
