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

/** A ranged pattern laid so that it covers a space and some cell of it lies within range of the attacker (gh:area.08). */
export function laidOver(w: WalledField, turns: readonly (readonly Cell[])[], at: number, range: number, over: number): number[][] {
  const { field } = w;
  const out: number[][] = [];
  for (const cells of turns) {
    for (const c of cells) {
      const laid = laidOn(field, cells, field.q[over] - c.q, field.r[over] - c.r);
      if (laid.some((s) => s >= 0 && w.steps[at * field.size + s] <= range)) out.push(laid);
    }
  }
  return out;
}
