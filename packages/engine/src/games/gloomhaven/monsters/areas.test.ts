import { describe, expect, it } from 'vitest';
import { hexField, spaceAt, walledField } from '../../../space/index.ts';
import { type Cell, laidAround, laidOver, turnsOf } from './areas.ts';

const cells = (...list: readonly (readonly [number, number])[]): Cell[] => list.map(([q, r]) => ({ q, r }));
const disc = (radius: number): { q: number; r: number }[] => {
  const out: { q: number; r: number }[] = [];
  for (let q = -radius; q <= radius; q++) for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) out.push({ q, r });
  return out;
};
const field = hexField(disc(4));
const w = walledField(field, [], false);
const at = (q: number, r: number): number => spaceAt(field, q, r);

describe('turnsOf: each way to turn and mirror a pattern, once', () => {
  it.each([
    ['one hex beside the grey one', cells([1, 0]), true, 6],
    ['two in a row from the grey one', cells([1, 0], [2, 0]), true, 6],
    ['an arc of two', cells([1, 0], [1, -1]), true, 6],
    ['an arc of three', cells([1, 0], [1, -1], [0, -1]), true, 6],
    ['both sides of the grey one', cells([1, 0], [-1, 0]), true, 3],
    ['every other hex around', cells([1, 0], [0, -1], [-1, 1]), true, 2],
    ['all six around', cells([1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]), true, 1],
    ['a crooked one, which has a mirror image', cells([1, 0], [2, -1]), true, 12],
    ['a single ranged hex', cells([1, 0]), false, 1],
    ['a ranged pair', cells([0, 0], [1, 0]), false, 3],
    ['a ranged triangle', cells([0, 0], [1, 0], [0, 1]), false, 2],
    ['a ranged bend of three', cells([0, 0], [1, 0], [1, 1]), false, 6],
    ['a ranged crooked four', cells([0, 0], [1, 0], [2, 0], [0, 1]), false, 12],
    ['a ranged crooked four with a half turn', cells([0, 0], [1, 0], [1, 1], [2, 1]), false, 6],
  ])('%s', (_name, pattern, grey, n) => {
    const turns = turnsOf(pattern, grey);
    expect(turns).toHaveLength(n);
    for (const t of turns) expect(new Set(t.map((c) => `${c.q},${c.r}`)).size).toBe(pattern.length);
  });

  it('is the same from wherever a ranged pattern was drawn', () => {
    const drawn = turnsOf(cells([0, 0], [1, 0], [2, 0], [0, 1]), false);
    const moved = turnsOf(cells([3, -2], [4, -2], [5, -2], [3, -1]), false);
    const keys = (turns: Cell[][]): string[] =>
      turns
        .map((t) =>
          t
            .map((c) => `${c.q},${c.r}`)
            .sort()
            .join(' '),
        )
        .sort();
    expect(keys(moved)).toEqual(keys(drawn));
  });
});

describe('laid on the map', () => {
  it('a melee pattern lies around its attacker, in each direction', () => {
    const laid = laidAround(w, turnsOf(cells([1, 0]), true), at(0, 0));
    expect(laid.flat().sort()).toEqual([at(1, 0), at(1, -1), at(0, -1), at(-1, 0), at(-1, 1), at(0, 1)].sort());
  });

  it('cells off the map are no spaces', () => {
    const laid = laidAround(w, turnsOf(cells([1, 0]), true), at(4, 0));
    expect(laid.flat().filter((s) => s < 0)).toHaveLength(3);
  });

  it('a ranged pattern covers the space, and some cell of it is within range', () => {
    const pair = turnsOf(cells([0, 0], [1, 0]), false);
    const far = at(4, 0);
    // Each of the two cells over the space, three ways round; of those, one has its other cell three away.
    expect(laidOver(w, pair, at(0, 0), 4, far)).toHaveLength(6);
    expect(laidOver(w, pair, at(0, 0), 3, far)).toEqual([expect.arrayContaining([at(3, 0), far])]);
    expect(laidOver(w, pair, at(0, 0), 2, far)).toEqual([]);
    for (const laid of laidOver(w, pair, at(0, 0), 4, far)) expect(laid).toContain(far);
  });

  it('range goes around walls', () => {
    const wall = walledField(field, [{ space: at(3, 0), direction: 3 }], false);
    const pair = turnsOf(cells([0, 0], [1, 0]), false);
    expect(laidOver(wall, pair, at(0, 0), 3, at(4, 0))).toEqual([]);
  });
});
