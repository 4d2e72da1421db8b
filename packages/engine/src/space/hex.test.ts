import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexDistance } from './boards.testing.ts';
import { DIRECTIONS, formatHex, hexCentre, hexFromRow, hexTowards, opposite, parseHex, rowFromHex, turned } from './hex.ts';

const coordinate = fc.integer({ min: -512, max: 512 });
const hex = fc.record({ q: coordinate, r: coordinate });
const direction = fc.integer({ min: 0, max: 5 });

describe('directions', () => {
  test('stand in the order of the rules', () => {
    expect(DIRECTIONS.map(formatHex)).toEqual(['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1']);
  });

  test('a step and its opposite lead back', () => {
    fc.assert(
      fc.property(hex, direction, (start, d) => {
        const end = hexTowards(start, d);
        expect(turned(d, 3)).toBe(opposite(d));
        expect(hexTowards(end, opposite(d))).toEqual(start);
      }),
    );
  });

  test('turn both ways round', () => {
    expect(turned(5, 1)).toBe(0);
    expect(turned(0, -1)).toBe(5);
    expect(turned(2, -14)).toBe(0);
  });
});

describe('distance', () => {
  test.each([
    ['1,0', 1],
    ['1,1', 2],
    ['3,1', 4],
    ['2,2', 4],
    ['4,-4', 4],
    ['-2,5', 5],
    ['0,0', 0],
  ])('from 0,0 to %s is %i', (id, steps) => {
    expect(hexDistance({ q: 0, r: 0 }, parseHex(id) ?? { q: NaN, r: NaN })).toBe(steps);
  });

  test('is symmetric and obeys the triangle inequality', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(hexDistance(a, b)).toBe(hexDistance(b, a));
        expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c));
      }),
    );
  });

  test('straight ahead is the number of steps', () => {
    fc.assert(
      fc.property(hex, direction, fc.nat(50), (start, d, steps) => {
        expect(hexDistance(start, hexTowards(start, d, steps))).toBe(steps);
      }),
    );
  });
});

describe('ids', () => {
  test('what is written is read back', () => {
    fc.assert(
      fc.property(hex, (h) => {
        expect(parseHex(formatHex(h))).toEqual(h);
      }),
    );
  });

  test('a negative zero is zero', () => {
    expect(formatHex({ q: -0, r: -0 })).toBe('0,0');
  });

  test.each(['', '1', '1,', ',1', '1,2,3', ' 1,2', '1, 2', '1,2\n', '+1,2', '01,2', '-0,1', '1.0,2', '1e1,2', '513,0', '0,-513', '٣,1'])(
    'rubbish %j is not read',
    (id) => {
      expect(parseHex(id)).toBeNull();
    },
  );

  test('the outermost coordinates are read', () => {
    expect(parseHex('512,-512')).toEqual({ q: 512, r: -512 });
  });
});

describe('maps printed in rows', () => {
  test('odd rows shifted: the cell below (0,0) to the right is south-east', () => {
    expect(hexFromRow(0, 1, 'odd')).toEqual({ q: 0, r: 1 });
    expect(hexFromRow(0, 2, 'odd')).toEqual({ q: -1, r: 2 });
    expect(hexFromRow(3, 5, 'odd')).toEqual({ q: 1, r: 5 });
  });

  test('even rows shifted: the cell below (0,0) is south-west', () => {
    expect(hexFromRow(0, 1, 'even')).toEqual({ q: -1, r: 1 });
    expect(hexFromRow(0, 2, 'even')).toEqual({ q: -1, r: 2 });
  });

  test('there and back, negative rows too; neighbours in a row stay neighbours; shifted rows stand half a hex right', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -40, max: 40 }),
        fc.integer({ min: -40, max: 40 }),
        fc.constantFrom('odd' as const, 'even' as const),
        (column, row, shifted) => {
          const there = hexFromRow(column, row, shifted);
          expect(rowFromHex(there, shifted)).toEqual({ column, row });
          expect(hexFromRow(column + 1, row, shifted)).toEqual(hexTowards(there, 0));
          const isShifted = (row & 1) === (shifted === 'odd' ? 1 : 0);
          const centre = hexCentre(there, 1).x - hexCentre(hexFromRow(0, 0, shifted), 1).x;
          const zeroShift = shifted === 'even' ? 0.5 : 0;
          expect(centre / Math.sqrt(3)).toBeCloseTo(column + (isShifted ? 0.5 : 0) - zeroShift, 9);
        },
      ),
    );
  });
});

test('neighbouring centres are equally far apart, and r grows downwards', () => {
  for (const step of DIRECTIONS) {
    const { x, y } = hexCentre(step, 10);
    expect(Math.hypot(x, y)).toBeCloseTo(10 * Math.sqrt(3), 9);
  }
  expect(hexCentre({ q: 0, r: 1 }, 10).y).toBe(15);
});
