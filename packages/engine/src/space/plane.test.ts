import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAngle, anyBase, anyStand, coordinate, covers, rim, type Stand, turnedAround } from './plane.testing.ts';
import {
  COSINES,
  gap,
  halfHeight,
  halfWidth,
  insideTable,
  outerRadius,
  overlapping,
  rectangularBase,
  roundBase,
  rounded,
  SINES,
  snap,
  TOLERANCE,
  touching,
} from './plane.ts';

const infantry = rectangularBase(25, 25);
const rider = rectangularBase(25, 50);
const small = roundBase(30);
const large = roundBase(60);

const between = (a: Stand, b: Stand) => gap(a.base, a.x, a.y, a.angle, b.base, b.x, b.y, b.angle);

test('directions are those of the circle', () => {
  COSINES.forEach((cosine, k) => {
    expect(cosine).toBeCloseTo(Math.cos((k * Math.PI) / 12), 14);
    expect(SINES[k]).toBeCloseTo(Math.sin((k * Math.PI) / 12), 14);
  });
  expect([0, 6, 12, 18].map((k) => [COSINES[k], SINES[k]])).toEqual([
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ]);
});

describe('gap', () => {
  test.each([
    ['circles side by side', gap(small, 0, 0, 0, small, 30, 0, 0), 0],
    ['circles apart, on a diagonal', gap(small, 0, 0, 0, large, 60, 80, 0), 55],
    ['circles in each other', gap(small, 0, 0, 0, small, 20, 0, 0), -10],
    ['squares side by side', gap(infantry, 0, 0, 0, infantry, 25, 3, 0), 0],
    ['squares corner to corner', gap(infantry, 0, 0, 0, infantry, 28, 29, 0), 5],
    ['squares on the same place', gap(infantry, 7, 7, 0, infantry, 7, 7, 0), -25],
    ['a rider turned aside', gap(rider, 0, 0, 90, infantry, 40, 0, 0), 2.5],
    ['a rider looking ahead', gap(rider, 0, 0, 0, infantry, 40, 0, 0), 15],
    ['a square on its corner', gap(infantry, 0, 0, 45, infantry, 12.5 + 12.5 * Math.SQRT2, 0, 0), 0],
    ['a circle at a side', gap(small, 0, 0, 0, infantry, 10, 30, 0), 2.5],
    ['a circle at a corner', gap(small, 0, 0, 0, infantry, 12.5 + 9, 12.5 + 12, 0), 0],
    ['a circle whose centre is in a square', gap(small, 5, 0, 0, infantry, 0, 0, 0), -22.5],
    ['a rectangle at 30 degrees, its side to a circle', gap(rider, 0, 0, 30, small, 40 * COSINES[2], 40 * SINES[2], 0), 12.5],
  ])('%s', (_, found, expected) => {
    expect(found).toBeCloseTo(expected, 9);
  });

  test('refuses an angle that no table holds', () => {
    expect(() => gap(infantry, 0, 0, 10, small, 0, 0, 0)).toThrow(RangeError);
    expect(() => gap(infantry, 0, 0, 360, small, 0, 0, 0)).toThrow(RangeError);
  });

  test('is the same both ways round, wherever the table lies and however it is turned', () => {
    fc.assert(
      fc.property(anyStand, anyStand, coordinate, coordinate, (a, b, dx, dy) => {
        const found = between(a, b);
        expect(between(b, a)).toBeCloseTo(found, 9);
        expect(between({ ...a, x: a.x + dx, y: a.y + dy }, { ...b, x: b.x + dx, y: b.y + dy })).toBeCloseTo(found, 9);
        expect(between(turnedAround(a), turnedAround(b))).toBeCloseTo(found, 9);
      }),
    );
  });

  test('agrees with points sampled on the rims', () => {
    fc.assert(
      fc.property(anyStand, anyStand, (a, b) => {
        const found = between(a, b);
        const here = rim(a, 80);
        const there = rim(b, 80);
        const meet = here.some(([x, y]) => covers(b, x, y)) || there.some(([x, y]) => covers(a, x, y));
        if (meet) {
          expect(found).toBeLessThan(0.01);
          return;
        }
        let least = Number.POSITIVE_INFINITY;
        for (const [x, y] of here) for (const [p, q] of there) least = Math.min(least, Math.hypot(x - p, y - q));
        // Neighbouring samples are at most 1 mm apart on a side and 0.8 on a circle; rims that cross between two are seen as near.
        if (found > 0) expect(Math.abs(found - least)).toBeLessThan(1.1);
        else expect(least).toBeLessThan(1.1);
      }),
      { numRuns: 60 },
    );
  });

  test('changes by no more than one base is moved, and a base moved by its overlap is free', () => {
    fc.assert(
      fc.property(anyStand, anyStand, coordinate, (a, b, dx) => {
        const found = between(a, b);
        expect(Math.abs(between({ ...a, x: a.x + dx }, b) - found)).toBeLessThanOrEqual(Math.abs(dx) + 1e-9);
        if (found >= 0 || (a.base.round && b.base.round)) return;
        const ways = COSINES.map((_, k) => between({ ...a, x: a.x - found * COSINES[k], y: a.y - found * SINES[k] }, b));
        // No direction frees it sooner; the normals of sides are among the 24 directions.
        for (const way of ways) expect(way).toBeLessThan(1e-9);
        if (!a.base.round && !b.base.round) expect(Math.max(...ways)).toBeGreaterThan(-1e-9);
      }),
    );
  });
});

describe('touching and overlapping', () => {
  test('leave half a millimetre either way', () => {
    const at = (x: number) => [touching(small, 0, 0, 0, small, x, 0, 0), overlapping(small, 0, 0, 0, small, x, 0, 0)];
    expect([29.49, 29.5, 30, 30.5, 30.51, 200].map(at)).toEqual([
      [false, true],
      [true, false],
      [true, false],
      [true, false],
      [false, false],
      [false, false],
    ]);
  });

  test('are what the gap says', () => {
    fc.assert(
      fc.property(anyStand, anyStand, (a, b) => {
        const found = between(a, b);
        expect(touching(a.base, a.x, a.y, a.angle, b.base, b.x, b.y, b.angle)).toBe(Math.abs(found) <= TOLERANCE);
        expect(overlapping(a.base, a.x, a.y, a.angle, b.base, b.x, b.y, b.angle)).toBe(found < -TOLERANCE);
      }),
    );
  });
});

describe('snap', () => {
  test('brings a base into contact along the line of centres', () => {
    expect(snap(small, 100, 0, 0, large, 0, 0, 0)).toEqual([45, 0]);
    expect(snap(small, 0, 1, 0, large, 0, 0, 0)).toEqual([0, 45]);
    const [x, y] = snap(infantry, 60, 60, 0, infantry, 0, 0, 0);
    expect(x).toBeCloseTo(25, 4);
    expect(y).toBeCloseTo(25, 4);
  });

  test('goes to the right from the very centre', () => {
    expect(snap(small, 10, 20, 0, large, 10, 20, 0)).toEqual([55, 20]);
  });

  test('always touches, also once rounded, and stays on its line', () => {
    fc.assert(
      fc.property(anyStand, anyStand, (a, b) => {
        const [x, y] = snap(a.base, a.x, a.y, a.angle, b.base, b.x, b.y, b.angle);
        expect(Math.abs(between({ ...a, x, y }, b))).toBeLessThan(0.001);
        expect(touching(a.base, rounded(x), rounded(y), a.angle, b.base, b.x, b.y, b.angle)).toBe(true);
        expect(overlapping(a.base, rounded(x), rounded(y), a.angle, b.base, b.x, b.y, b.angle)).toBe(false);
        expect((x - b.x) * (a.y - b.y)).toBeCloseTo((y - b.y) * (a.x - b.x), 4);
        expect((x - b.x) * (a.x - b.x) + (y - b.y) * (a.y - b.y)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('insideTable', () => {
  test('the whole base counts, turned as it is', () => {
    expect(insideTable(small, 15, 15, 0, 600, 400)).toBe(true);
    expect(insideTable(small, 14.9, 15, 0, 600, 400)).toBe(false);
    expect(insideTable(rider, 587.5, 375, 0, 600, 400)).toBe(true);
    expect(insideTable(rider, 587.5, 375, 90, 600, 400)).toBe(false);
    expect(insideTable(rider, 575, 387.5, 90, 600, 400)).toBe(true);
    expect(insideTable(infantry, 17.68, 100, 45, 600, 400)).toBe(true);
    expect(insideTable(infantry, 17.6, 100, 45, 600, 400)).toBe(false);
  });

  test('the room a base takes holds its rim, and no less would', () => {
    fc.assert(
      fc.property(anyBase, anyAngle, (base, angle) => {
        const points = rim({ base, x: 0, y: 0, angle }, 200);
        expect(Math.max(...points.map(([x]) => x))).toBeCloseTo(halfWidth(base, angle), 9 - (base.round ? 8 : 0));
        expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(halfHeight(base, angle), 9 - (base.round ? 8 : 0));
        expect(Math.max(...points.map(([x, y]) => Math.hypot(x, y)))).toBeCloseTo(outerRadius(base), 9);
      }),
    );
  });
});

test('a base has a size', () => {
  expect(() => roundBase(0)).toThrow(RangeError);
  expect(() => rectangularBase(25, Number.NaN)).toThrow(RangeError);
  expect(Object.is(rounded(-0.001), 0)).toBe(true);
  expect(rounded(12.345678)).toBe(12.35);
});
