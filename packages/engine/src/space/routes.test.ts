import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexField } from './field.ts';
import { directionsOf, packRoute, ROUTE_LIMIT, spacesAlong } from './routes.ts';

describe('packed routes', () => {
  const directions = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: ROUTE_LIMIT });

  test('unpack to what was packed', () => {
    fc.assert(
      fc.property(directions, (route) => {
        expect(Number.isSafeInteger(packRoute(route))).toBe(true);
        expect(directionsOf(packRoute(route))).toEqual(route);
      }),
    );
  });

  test('compare like their directions', () => {
    fc.assert(
      fc.property(directions, directions, (a, b) => {
        expect(Math.sign(packRoute(a) - packRoute(b))).toBe(a.join('') < b.join('') ? -1 : a.join('') > b.join('') ? 1 : 0);
      }),
    );
  });

  test('refuse what does not fit', () => {
    expect(() => packRoute(new Array<number>(18).fill(0))).toThrow(RangeError);
    expect(() => packRoute([6])).toThrow(RangeError);
    expect(() => packRoute([1.5])).toThrow(RangeError);
  });

  test('lead along spaces of a field, or off it', () => {
    const row = hexField([
      { q: 0, r: 0 },
      { q: 1, r: 0 },
      { q: 2, r: 0 },
    ]);
    expect(spacesAlong(row, 0, packRoute([0, 0, 3]))).toEqual([1, 2, 1]);
    expect(spacesAlong(row, 0, packRoute([]))).toEqual([]);
    expect(() => spacesAlong(row, 2, packRoute([0]))).toThrow('leaves the field');
  });
});
