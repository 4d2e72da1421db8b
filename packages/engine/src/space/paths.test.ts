import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discOf, spaceOf } from './boards.testing.ts';
import { adjacent, distance, type HexField, hexField, hexId, OFF_FIELD, spaceAt } from './field.ts';
import { DIRECTIONS, formatHex, type Hex, hexDistance, hexTowards } from './hex.ts';
import { firstBlock, middlePaths, shortestPathCount, shortestPathsBetween, stepsOf } from './paths.ts';

const field = hexField(discOf(5));
const centre = spaceOf(field, '0,0');

function pathsTo(id: string): string[][] {
  const paths = shortestPathsBetween(field, centre, spaceOf(field, id));
  return Array.from({ length: paths.count }, (_, k) =>
    Array.from(paths.spaces.subarray(k * paths.length, (k + 1) * paths.length), (space) => hexId(field, space)),
  );
}

/** All shortest paths by the definition alone: every step goes to a neighbour that is nearer. */
function pathsByDefinition(from: Hex, to: Hex): Hex[][] {
  if (hexDistance(from, to) === 0) return [[]];
  return DIRECTIONS.map((_, d) => hexTowards(from, d))
    .filter((next) => hexDistance(next, to) < hexDistance(from, to))
    .flatMap((next) => pathsByDefinition(next, to).map((rest) => [next, ...rest]));
}

describe('shortest paths (wow:405.1)', () => {
  test.each([
    ['1,0', 1, 1],
    ['3,1', 4, 4],
    ['2,2', 4, 6],
    ['4,0', 4, 1],
    ['1,1', 2, 2],
    ['4,1', 5, 5],
    ['0,0', 0, 1],
  ])('to %s: length %i, %i of them', (id, length, count) => {
    const to = spaceOf(field, id);
    expect(shortestPathsBetween(field, centre, to)).toMatchObject({ length, count });
    expect(shortestPathCount(field, centre, to)).toBe(count);
  });

  test('to (3,1), spelled out', () => {
    expect(pathsTo('3,1')).toEqual([
      ['0,1', '1,1', '2,1', '3,1'],
      ['1,0', '1,1', '2,1', '3,1'],
      ['1,0', '2,0', '2,1', '3,1'],
      ['1,0', '2,0', '3,0', '3,1'],
    ]);
  });

  test('of the 24 spaces at distance 4, 6 have one path, 12 four and 6 six', () => {
    const counts = Array.from({ length: field.size }, (_, space) => space)
      .filter((space) => distance(field, centre, space) === 4)
      .map((space) => shortestPathsBetween(field, centre, space).count);
    expect([1, 4, 6].map((count) => counts.filter((c) => c === count).length)).toEqual([6, 12, 6]);
    expect(counts.length).toBe(24);
  });

  test('are exactly those of the definition, with OFF_FIELD beyond the rim', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(discOf(3), { minLength: 2 }).map(hexField), fc.nat(), fc.nat(), (ragged, x, y) => {
        const a = x % ragged.size;
        const b = y % ragged.size;
        const paths = shortestPathsBetween(ragged, a, b);
        const found = Array.from({ length: paths.count }, (_, k) =>
          Array.from(paths.spaces.subarray(k * paths.length, (k + 1) * paths.length)).join(' '),
        );
        const expected = pathsByDefinition(hexAt(ragged, a), hexAt(ragged, b)).map((path) =>
          path.map((hex) => spaceAt(ragged, hex.q, hex.r)).join(' '),
        );
        expect(found.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  test('consist of neighbours', () => {
    const paths = shortestPathsBetween(field, centre, spaceOf(field, '-4,2'));
    paths.spaces.forEach((space, k) => {
      expect(adjacent(field, k % paths.length === 0 ? centre : paths.spaces[k - 1], space)).toBe(true);
    });
  });

  test('are kept up to length 6, and refused beyond 3432', () => {
    expect(shortestPathsBetween(field, 0, centre)).toBe(shortestPathsBetween(field, 0, centre));
    const corners = hexField([
      { q: 0, r: 0 },
      { q: 7, r: 7 },
      { q: 8, r: 7 },
      { q: 100, r: 27 },
    ]);
    expect(shortestPathsBetween(corners, 0, 1).count).toBe(3432);
    expect(() => shortestPathsBetween(corners, 0, 2)).toThrow(RangeError);
    expect(shortestPathCount(corners, 0, 2)).toBe(6435);
  });
});

function hexAt(some: HexField, space: number): Hex {
  return { q: some.q[space], r: some.r[space] };
}

test('every offset decomposes into two neighbouring directions', () => {
  const small = fc.integer({ min: -20, max: 20 });
  fc.assert(
    fc.property(small, small, (q, r) => {
      fc.pre(q !== 0 || r !== 0);
      const { first, ahead, aside } = stepsOf(q, r);
      expect(ahead).toBeGreaterThan(0);
      expect(aside).toBeGreaterThanOrEqual(0);
      const end = hexTowards(hexTowards({ q: 0, r: 0 }, first, ahead), (first + 1) % 6, aside);
      expect(formatHex(end)).toBe(formatHex({ q, r }));
      expect(ahead + aside).toBe(hexDistance({ q: 0, r: 0 }, { q, r }));
    }),
  );
  expect(() => stepsOf(0, 0)).toThrow(RangeError);
});

describe('middle paths (wow:405.4)', () => {
  test('exist for the 12 spaces with four paths, and take the odd step second or third', () => {
    let found = 0;
    for (let to = 0; to < field.size; to++) {
      const paths = shortestPathsBetween(field, centre, to);
      const middle = middlePaths(paths);
      if (middle === null) continue;
      found++;
      expect(distance(field, centre, to)).toBe(4);
      const directions = Array.from({ length: 4 }, (_, path) => {
        const spaces = [centre, ...paths.spaces.subarray(path * 4, path * 4 + 4)];
        return spaces.slice(1).map((space, k) => `${field.q[space] - field.q[spaces[k]]},${field.r[space] - field.r[spaces[k]]}`);
      });
      const oddPlace = directions.map((steps) => steps.findIndex((step) => steps.filter((other) => other === step).length === 1));
      expect(oddPlace.toSorted()).toEqual([0, 1, 2, 3]);
      expect(middle.map((path) => oddPlace[path]).toSorted()).toEqual([1, 2]);
    }
    expect(found).toBe(12);
  });

  test('to (3,1) both use (1,0) and (2,1)', () => {
    const middle = middlePaths(shortestPathsBetween(field, centre, spaceOf(field, '3,1')));
    for (const path of middle ?? []) expect(pathsTo('3,1')[path]).toEqual(expect.arrayContaining(['1,0', '2,1']));
    expect(middle).toEqual([1, 2]);
  });

  test.each(['4,0', '2,2', '4,1', '3,0', '1,1'])('do not exist to %s', (id) => {
    expect(middlePaths(shortestPathsBetween(field, centre, spaceOf(field, id)))).toBeNull();
  });
});

test('the first block of a path leaves its last space aside and counts a missing space', () => {
  const gap = hexField([
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 3, r: 0 },
  ]);
  const paths = shortestPathsBetween(gap, 0, 2);
  expect(Array.from(paths.spaces)).toEqual([1, OFF_FIELD, 2]);
  expect(firstBlock(paths, 0, [0, 0, 0])).toBe(1);
  expect(firstBlock(paths, 0, [0, 1, 0])).toBe(0);
  expect(firstBlock(shortestPathsBetween(gap, 0, 1), 0, [1, 1, 1])).toBe(-1);
});
