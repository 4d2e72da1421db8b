import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionsOf, ROUTE_LIMIT, withStep } from './routes.ts';

/** Directions packed step by step, as a search packs them. */
const packed = (directions: readonly number[]): number =>
  directions.reduce((route, direction, steps) => withStep(route, steps, direction), 0);

describe('packed routes', () => {
  const directions = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: ROUTE_LIMIT });

  test('unpack to what was packed', () => {
    fc.assert(
      fc.property(directions, (route) => {
        expect(Number.isSafeInteger(packed(route))).toBe(true);
        expect(directionsOf(packed(route))).toEqual(route);
      }),
    );
  });

  test('compare like their directions', () => {
    fc.assert(
      fc.property(directions, directions, (a, b) => {
        expect(Math.sign(packed(a) - packed(b))).toBe(a.join('') < b.join('') ? -1 : a.join('') > b.join('') ? 1 : 0);
      }),
    );
  });
});
