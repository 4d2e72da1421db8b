import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAngle, anyBase, anyStand, coordinate, type Stand } from './plane.testing.ts';
import { gap, rectangularBase, roundBase } from './plane.ts';
import { type Crowd, pathFree, placeFree, sightFree } from './plane-paths.ts';

const small = roundBase(30);
const infantry = rectangularBase(25, 25);
const rider = rectangularBase(25, 50);

function crowdOf(stands: readonly Stand[], ignored: readonly number[] = []): Crowd {
  const ignore = new Uint8Array(stands.length);
  for (const k of ignored) ignore[k] = 1;
  return { bases: stands.map((stand) => stand.base), places: stands, ignore };
}

describe('pathFree', () => {
  test('slides past a base, and stops at its interior', () => {
    const crowd = crowdOf([{ base: small, x: 100, y: 0, angle: 0 }]);
    expect([0, 29, 29.6, 30, 40].map((y) => pathFree(small, 0, y, 0, 200, y, crowd))).toEqual([false, false, true, true, true]);
    expect(pathFree(small, 0, 0, 0, 70, 0, crowd)).toBe(true);
    expect(pathFree(small, 0, 0, 0, 71, 0, crowd)).toBe(false);
    expect(pathFree(small, 130, 0, 0, 200, 0, crowd)).toBe(true);
  });

  test('a rectangle takes the room it turns to its way', () => {
    const crowd = crowdOf([{ base: infantry, x: 100, y: 30, angle: 0 }]);
    expect(pathFree(rider, 0, 0, 90, 200, 0, crowd)).toBe(true);
    expect(pathFree(rider, 0, 0, 0, 200, 0, crowd)).toBe(false);
    // On a diagonal its corners lead.
    expect(pathFree(infantry, 0, 0, 0, 70, 70, crowdOf([{ base: small, x: 70, y: 30, angle: 0 }]))).toBe(false);
    expect(pathFree(infantry, 0, 0, 0, 70, 70, crowdOf([{ base: small, x: 85, y: 25, angle: 0 }]))).toBe(true);
  });

  test('those marked are not in the way', () => {
    const stands = [
      { base: small, x: 50, y: 0, angle: 0 },
      { base: small, x: 100, y: 0, angle: 0 },
    ];
    expect(pathFree(small, 0, 0, 0, 200, 0, crowdOf(stands, [0]))).toBe(false);
    expect(pathFree(small, 0, 0, 0, 200, 0, crowdOf(stands, [0, 1]))).toBe(true);
  });

  test('is the same there and back, and blocked exactly where a place on the way is', () => {
    fc.assert(
      fc.property(anyBase, anyAngle, coordinate, coordinate, coordinate, coordinate, anyStand, (base, angle, x0, y0, x1, y1, other) => {
        const crowd = crowdOf([other]);
        const free = pathFree(base, x0, y0, angle, x1, y1, crowd);
        expect(pathFree(base, x1, y1, angle, x0, y0, crowd)).toBe(free);
        let least = Number.POSITIVE_INFINITY;
        for (let k = 0; k <= 400; k++) {
          const x = x0 + ((x1 - x0) * k) / 400;
          const y = y0 + ((y1 - y0) * k) / 400;
          least = Math.min(least, gap(base, x, y, angle, other.base, other.x, other.y, other.angle));
          if (free) expect(placeFree(base, x, y, angle, crowd)).toBe(true);
        }
        // A sweep is never nearer than its nearest place when it is clear; where it overlaps, it may take more to free it.
        if (least > 0) expect(free).toBe(true);
        if (least < -0.5) expect(free).toBe(false);
      }),
    );
  });
});

describe('sightFree', () => {
  test('a base across the line stops it, one beside it does not', () => {
    const crowd = crowdOf([{ base: small, x: 100, y: 0, angle: 0 }]);
    expect([0, 14, 14.6, 15, -16].map((y) => sightFree(0, y, 200, y, crowd))).toEqual([false, false, true, true, true]);
    expect(sightFree(0, 0, 80, 0, crowd)).toBe(true);
    expect(sightFree(0, 0, 200, 0, { ...crowd, ignore: Uint8Array.of(1) })).toBe(true);
    expect(sightFree(10, 10, 10, 10, crowd)).toBe(true);
    expect(sightFree(0, 20, 200, 20, crowdOf([{ base: infantry, x: 100, y: 35, angle: 45 }]))).toBe(false);
    expect(sightFree(0, 20, 200, 20, crowdOf([{ base: infantry, x: 100, y: 35, angle: 0 }]))).toBe(true);
  });

  test('is the same both ways', () => {
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, anyStand, (x0, y0, x1, y1, other) => {
        const crowd = crowdOf([other]);
        expect(sightFree(x1, y1, x0, y0, crowd)).toBe(sightFree(x0, y0, x1, y1, crowd));
      }),
    );
  });
});
