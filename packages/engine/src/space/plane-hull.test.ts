import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAngle, anyBase } from './plane.testing.ts';
import { setBase, TOLERANCE } from './plane.ts';
import { emptyHull, type Hull, hullGap, isFarFromSegment, overlapBy, setPoint, setRectangle, setSegment, setSwept } from './plane-hull.ts';

function segment(x0: number, y0: number, x1: number, y1: number, radius = 0): Hull {
  const hull = emptyHull();
  setSegment(hull, x0, y0, x1, y1, radius);
  return hull;
}

function point(x: number, y: number, radius = 0): Hull {
  const hull = emptyHull();
  setPoint(hull, x, y, radius);
  return hull;
}

describe('hullGap', () => {
  test.each([
    ['points', point(0, 0), point(3, 4, 1), 4],
    ['a point beyond a segment', segment(0, 0, 10, 0), point(13, 4), 5],
    ['a point on a segment’s line', segment(0, 0, 10, 0), point(15, 0), 5],
    ['segments on one line', segment(0, 0, 3, 1), segment(9, 3, 12, 4), Math.hypot(6, 2)],
    ['segments that cross', segment(-5, 0, 5, 0), segment(0, -3, 0, 8), -3],
    ['thick segments side by side', segment(0, 0, 9, 0, 2), segment(0, 7, 9, 7, 4), 1],
    ['a segment without length', segment(4, 4, 4, 4, 1), point(4, 10), 5],
  ])('%s', (_, a, b, expected) => {
    expect(hullGap(a, b)).toBeCloseTo(expected, 12);
    expect(hullGap(b, a)).toBeCloseTo(expected, 12);
  });
});

test('a rectangle sweeps four corners along its side, six on a slant', () => {
  const from = emptyHull();
  setRectangle(from, 0, 0, 2, 0, 0, 1);
  const swept = emptyHull();
  const corners = (dx: number, dy: number) => {
    setSwept(swept, from, dx, dy);
    return Array.from({ length: swept.count }, (_, k) => [swept.x[k], swept.y[k]]);
  };
  expect(corners(0, 0)).toHaveLength(4);
  expect(corners(10, 10)).toEqual([
    [-2, -1],
    [2, -1],
    [12, 9],
    [12, 11],
    [8, 11],
    [-2, 1],
  ]);
  corners(10, 0);
  expect(hullGap(swept, point(15, 5))).toBeCloseTo(5, 12);
  expect(hullGap(swept, point(5, 0))).toBeCloseTo(-1, 12);
});

/** Bases close together, on a raster on which they often overlap by just as much as is allowed. */
const nearby = fc.integer({ min: -200, max: 200 }).map((quarters) => quarters / 4);
const way = fc.tuple(nearby, nearby);
const stand = fc.record({ base: anyBase, x: nearby, y: nearby, angle: anyAngle });

function standing({ base, x, y, angle }: { base: Parameters<typeof setBase>[1]; x: number; y: number; angle: number }): Hull {
  const hull = emptyHull();
  setBase(hull, base, x, y, angle);
  return hull;
}

test('whether hulls overlap by more than is allowed is what their gap says', () => {
  let [over, free] = [0, 0];
  fc.assert(
    fc.property(stand, stand, way, fc.constantFrom(0, TOLERANCE, 3), (one, two, [dx, dy], by) => {
      const [a, b] = [standing(one), standing(two)];
      const swept = emptyHull();
      if (a.count === 4) setSwept(swept, a, dx, dy);
      else setSegment(swept, one.x, one.y, one.x + dx, one.y + dy, a.radius);
      for (const moved of [a, swept]) {
        const says = hullGap(moved, b) < -by;
        expect(overlapBy(moved, b, by)).toBe(says);
        expect(overlapBy(b, moved, by)).toBe(hullGap(b, moved) < -by);
        if (says) over++;
        else free++;
      }
    }),
    { numRuns: 3000 },
  );
  expect(Math.min(over, free)).toBeGreaterThan(500);
});

test('what is said to be far from a segment is, and hardly anything that is far goes unsaid', () => {
  let [far, unsaid] = [0, 0];
  fc.assert(
    fc.property(way, way, way, fc.integer({ min: 0, max: 160 }), ([x, y], [x0, y0], [x1, y1], quarters) => {
      const distance = hullGap(segment(x0, y0, x1, y1), point(x, y));
      const said = isFarFromSegment(x, y, x0, y0, x1, y1, quarters / 4);
      if (said) expect(distance).toBeGreaterThan(quarters / 4);
      if (said) far++;
      else if (distance > quarters / 4 + 1e-5) unsaid++;
    }),
    { numRuns: 3000 },
  );
  expect(unsaid).toBe(0);
  expect(far).toBeGreaterThan(500);
});
