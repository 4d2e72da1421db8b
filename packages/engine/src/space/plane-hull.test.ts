import { describe, expect, test } from 'vitest';
import { emptyHull, type Hull, hullGap, setPoint, setRectangle, setSegment, setSwept } from './plane-hull.ts';

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
