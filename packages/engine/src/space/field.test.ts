import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discOf, hexDistance, spaceOf } from './boards.testing.ts';
import { adjacent, distance, hexField, hexId, hexOf, neighbour, OFF_FIELD, spaceAt, within } from './field.ts';
import { hexTowards, opposite } from './hex.ts';

describe('hexField', () => {
  test('numbers spaces in the order given', () => {
    const field = hexField([
      { q: 3, r: -2 },
      { q: 0, r: 0 },
      { q: 2, r: -1 },
    ]);
    expect([0, 1, 2].map((space) => hexId(field, space))).toEqual(['3,-2', '0,0', '2,-1']);
    expect(neighbour(field, 0, 4)).toBe(2);
    expect(neighbour(field, 0, 0)).toBe(OFF_FIELD);
  });

  test('tables agree with coordinates', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(discOf(4), { minLength: 2 }).map(hexField), (field) => {
        for (let a = 0; a < field.size; a++) {
          expect(spaceAt(field, field.q[a], field.r[a])).toBe(a);
          for (let d = 0; d < 6; d++) {
            const to = hexTowards(hexOf(field, a), d);
            const next = neighbour(field, a, d);
            expect(next).toBe(spaceAt(field, to.q, to.r));
            if (next !== OFF_FIELD) expect(neighbour(field, next, opposite(d))).toBe(a);
          }
          for (let b = 0; b < field.size; b++) {
            expect(distance(field, a, b)).toBe(hexDistance(hexOf(field, a), hexOf(field, b)));
            expect(adjacent(field, a, b)).toBe(distance(field, a, b) === 1);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  test('refuses what is no board', () => {
    expect(() =>
      hexField([
        { q: 0, r: 0 },
        { q: 0, r: 0 },
      ]),
    ).toThrow('space 0,0 is given twice');
    expect(() => hexField([{ q: 0.5, r: 0 }])).toThrow(RangeError);
    expect(() => hexField([{ q: 0, r: 513 }])).toThrow(RangeError);
    expect(() => hexField([{ q: NaN, r: 0 }])).toThrow(RangeError);
    expect(() => hexField(Array.from({ length: 1025 }, (_, k) => ({ q: k % 33, r: Math.floor(k / 33) })))).toThrow('1024');
    expect(() =>
      hexField([
        { q: 0, r: 0 },
        { q: 256, r: 0 },
      ]),
    ).toThrow('more than 255 apart');
  });

  test('takes 1024 spaces, one and none', () => {
    expect(hexField(Array.from({ length: 1024 }, (_, k) => ({ q: k % 32, r: Math.floor(k / 32) }))).size).toBe(1024);
    expect(hexField([{ q: -512, r: 512 }]).size).toBe(1);
    expect(spaceAt(hexField([]), 0, 0)).toBe(OFF_FIELD);
  });

  test('is plain data', () => {
    const field = hexField(discOf(2));
    within(field, 3, 1);
    expect(structuredClone(field)).toEqual(field);
  });
});

describe('within', () => {
  const field = hexField(discOf(4));

  test('counts 1, 7, 19, 37 spaces from the centre and stops at the rim', () => {
    const centre = spaceOf(field, '0,0');
    expect([0, 1, 2, 3, 4, 9, 1000].map((radius) => within(field, centre, radius).length)).toEqual([1, 7, 19, 37, 61, 61, 61]);
    expect(within(field, spaceOf(field, '4,0'), 1).length).toBe(4);
  });

  test('is ascending, and the same list each time', () => {
    const list = within(field, 20, 2);
    expect(Array.from(list)).toEqual(Array.from(list).toSorted((a, b) => a - b));
    expect(within(field, 20, 2)).toBe(list);
  });

  test('refuses a radius that is none', () => {
    expect(() => within(field, 0, -1)).toThrow(RangeError);
    expect(() => within(field, 0, 1.5)).toThrow(RangeError);
  });
});
