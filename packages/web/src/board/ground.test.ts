import { hexField } from '@escarmouche/engine/space';
import { describe, expect, it } from 'vitest';
import type { Point } from '../table/drawing.ts';
import { circle, flatGround, freeGround, pointyGround } from './ground.ts';

/** A rhombus of nine hexes. */
const NINE = hexField([0, 1, 2].flatMap((r) => [0, 1, 2].map((q) => ({ q, r }))));
const at = (q: number, r: number): number => Array.from({ length: 9 }, (_v, s) => s).findIndex((s) => NINE.q[s] === q && NINE.r[s] === r);

describe('hexes with corners up', () => {
  it('lie in rows, and arrow keys go from one to the next', () => {
    const ground = pointyGround(NINE);
    expect(ground.rows.flat().toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ground.moved(at(0, 0), 'ArrowRight')).toBe(at(1, 0));
    expect(ground.moved(at(0, 0), 'ArrowLeft')).toBe(at(0, 0));
    expect(ground.outline(0)).toMatch(/^M0 -50L/);
  });

  it('are shown in part where only a part is', () => {
    const ground = pointyGround(NINE, [at(1, 1), at(2, 1)]);
    expect(ground.rows).toEqual([[at(1, 1), at(2, 1)]]);
    expect(ground.moved(at(1, 1), 'ArrowUp')).toBe(at(1, 1));
  });
});

describe('hexes with sides up', () => {
  const HALF = 25 * Math.sqrt(3);
  const centreOf = (s: number): Point => ({ x: NINE.q[s] * 75, y: (2 * NINE.r[s] + NINE.q[s]) * HALF });
  const ground = flatGround(NINE, centreOf, { x: 0, y: 0, width: 100, height: 100 });

  it('go up and down their columns', () => {
    expect(ground.moved(at(1, 1), 'ArrowDown')).toBe(at(1, 2));
    expect(ground.moved(at(1, 1), 'ArrowUp')).toBe(at(1, 0));
    // Over the rim of a column the next one is better than nothing.
    expect(ground.moved(at(1, 0), 'ArrowUp')).toBe(at(0, 0));
    expect(ground.moved(at(0, 0), 'ArrowUp')).toBe(at(0, 0));
    expect(ground.outline({ x: 0, y: 0 })).toMatch(/^M50 0L/);
  });

  it('have rows of two heights', () => {
    expect(ground.rows[0]).toEqual([at(0, 0), at(1, 0)]);
    expect(ground.rows[1]).toEqual([at(0, 1), at(1, 1), at(2, 0)]);
  });
});

describe('a free table', () => {
  const stop = (x: number, y: number) => ({ x, y, outline: (grown: number) => circle({ x, y }, 10 + grown) });
  const ground = freeGround([stop(0, 0), stop(50, 5), stop(10, 60)], { x: 0, y: 0, width: 100, height: 100 }, 10);

  it('goes to whatever lies next in a direction', () => {
    expect(ground.moved(0, 'ArrowRight')).toBe(1);
    expect(ground.moved(0, 'ArrowDown')).toBe(2);
    expect(ground.moved(0, 'ArrowUp')).toBe(0);
    expect(ground.moved(0, 'End')).toBe(2);
  });

  it('draws around things, by their own outlines and by the size of a base, and around points as circles', () => {
    expect(ground.outline(1)).toBe(circle({ x: 50, y: 5 }, 14));
    expect(ground.outline(1, 25)).toBe(circle({ x: 50, y: 5 }, 9));
    expect(ground.outline({ x: 1, y: 2 })).toBe(circle({ x: 1, y: 2 }, 14));
    expect(ground.centre(2)).toMatchObject({ x: 10, y: 60 });
  });
});
