import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discOf, spaceOf } from './boards.testing.ts';
import { adjacent, hexField, neighbour } from './field.ts';
import { trianglesOf, trianglesWith } from './triangles.ts';

describe('triangles (wow:407.2a)', () => {
  const field = hexField(discOf(2));

  test('six around an inner space, two at a corner, none where two spaces are alone', () => {
    expect(trianglesWith(field, spaceOf(field, '0,0')).length).toBe(6);
    expect(trianglesWith(field, spaceOf(field, '2,0')).length).toBe(2);
    expect(
      trianglesWith(
        hexField([
          { q: 0, r: 0 },
          { q: 1, r: 0 },
        ]),
        0,
      ),
    ).toEqual([]);
  });

  test('24 in a disc of radius 2, computed once', () => {
    expect(trianglesOf(field).count).toBe(24);
    expect(trianglesOf(field)).toBe(trianglesOf(field));
  });

  test('are exactly the sets of three spaces that touch one another, and each slot is its two neighbours', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(discOf(3), { minLength: 2 }).map(hexField), (ragged) => {
        const expected: string[] = [];
        for (let a = 0; a < ragged.size; a++) {
          for (let b = a + 1; b < ragged.size; b++) {
            for (let c = b + 1; c < ragged.size; c++) {
              if (adjacent(ragged, a, b) && adjacent(ragged, b, c) && adjacent(ragged, a, c)) expected.push(`${a} ${b} ${c}`);
            }
          }
        }
        const { count, corners, around } = trianglesOf(ragged);
        const found = Array.from({ length: count }, (_, t) => Array.from(corners.subarray(t * 3, t * 3 + 3)).join(' '));
        expect(found.toSorted()).toEqual(expected.toSorted());
        around.forEach((triangle, slot) => {
          const space = Math.floor(slot / 6);
          const pair = [neighbour(ragged, space, slot % 6), neighbour(ragged, space, (slot + 1) % 6)];
          const set = [space, ...pair].toSorted((a, b) => a - b);
          expect(triangle < 0 ? null : found[triangle]).toBe(set[0] < 0 ? null : set.join(' '));
        });
      }),
      { numRuns: 40 },
    );
  });
});
