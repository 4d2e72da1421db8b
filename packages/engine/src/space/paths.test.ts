import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discOf, hexDistance, spaceOf } from './boards.testing.ts';
import { adjacent, distance, type HexField, hexField, hexId, spaceAt } from './field.ts';
import { formatHex, type Hex, hexTowards } from './hex.ts';
import { firstBlock, middlePaths, NO_PATH, pathLength, shortestPathCount, shortestPathsBetween, stepsOf } from './paths.ts';

const field = hexField(discOf(5));
const centre = spaceOf(field, '0,0');

function pathsTo(id: string): string[][] {
  const paths = shortestPathsBetween(field, centre, spaceOf(field, id));
  return Array.from({ length: paths.count }, (_, k) =>
    Array.from(paths.spaces.subarray(k * paths.length, (k + 1) * paths.length), (space) => hexId(field, space)),
  );
}

/** Every row of spaces of a field from one to another that enters none twice, by the definition alone; only the shortest are kept. */
function pathsByDefinition(some: HexField, from: number, to: number): number[][] {
  let found: number[][] = [];
  const go = (at: number, trail: number[]): void => {
    if (found.length > 0 && trail.length > found[0].length) return;
    if (at === to) {
      if (found.length > 0 && trail.length < found[0].length) found = [];
      found.push(trail);
      return;
    }
    for (let d = 0; d < 6; d++) {
      const { q, r } = hexTowards(hexAt(some, at), d);
      const next = spaceAt(some, q, r);
      if (next >= 0 && next !== from && !trail.includes(next)) go(next, [...trail, next]);
    }
  };
  go(from, []);
  return found;
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

  test('are exactly those of the definition, round holes and none across them', () => {
    let round = 0;
    let apart = 0;
    fc.assert(
      fc.property(fc.shuffledSubarray(discOf(2), { minLength: 8 }).map(hexField), fc.nat(), fc.nat(), (ragged, x, y) => {
        const a = x % ragged.size;
        const b = y % ragged.size;
        const paths = shortestPathsBetween(ragged, a, b);
        const found = Array.from({ length: paths.count }, (_, k) =>
          Array.from(paths.spaces.subarray(k * paths.length, (k + 1) * paths.length)).join(' '),
        );
        const expected = pathsByDefinition(ragged, a, b);
        expect(found.toSorted()).toEqual(expected.map((path) => path.join(' ')).toSorted());
        expect(shortestPathCount(ragged, a, b)).toBe(expected.length);
        expect(pathLength(ragged, a, b)).toBe(expected[0]?.length ?? NO_PATH);
        if (expected.length === 0) apart++;
        else if (expected[0].length > distance(ragged, a, b)) round++;
      }),
      { numRuns: 300 },
    );
    expect(round).toBeGreaterThan(3);
    expect(apart).toBeGreaterThan(3);
  });

  test('round a missing space, two ways', () => {
    const holed = hexField(discOf(2).filter((hex) => formatHex(hex) !== '1,0'));
    const [from, to] = [spaceOf(holed, '0,0'), spaceOf(holed, '2,0')];
    expect(pathLength(holed, from, to)).toBe(3);
    expect(shortestPathCount(holed, from, to)).toBe(2);
  });

  test('consist of neighbours', () => {
    const paths = shortestPathsBetween(field, centre, spaceOf(field, '-4,2'));
    paths.spaces.forEach((space, k) => {
      expect(adjacent(field, k % paths.length === 0 ? centre : paths.spaces[k - 1], space)).toBe(true);
    });
  });

  test('are kept up to length 6, and refused beyond 3432', () => {
    expect(shortestPathsBetween(field, 0, centre)).toBe(shortestPathsBetween(field, 0, centre));
    const block = hexField(Array.from({ length: 81 }, (_, k) => ({ q: k % 9, r: Math.floor(k / 9) })));
    const to = (id: string): number => spaceOf(block, id);
    expect(shortestPathsBetween(block, 0, to('7,7')).count).toBe(3432);
    expect(() => shortestPathsBetween(block, 0, to('8,7'))).toThrow(RangeError);
    expect(shortestPathCount(block, 0, to('8,7'))).toBe(6435);
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
      const middle = middlePaths(paths, false);
      expect(middlePaths(paths, true)).toEqual(middle);
      if (middle.length === 0) continue;
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
    const middle = middlePaths(shortestPathsBetween(field, centre, spaceOf(field, '3,1')), false);
    for (const path of middle) expect(pathsTo('3,1')[path]).toEqual(expect.arrayContaining(['1,0', '2,1']));
    expect(middle).toEqual([1, 2]);
  });

  test.each(['4,0', '2,2', '4,1', '3,0', '1,1'])('do not exist to %s', (id) => {
    expect(middlePaths(shortestPathsBetween(field, centre, spaceOf(field, id)), true)).toEqual([]);
  });
});

test.each([
  ['3,0', [], [1, 2]],
  ['1,0', [], []],
  ['2,0', [], [1]],
])('without %s fewer than four paths lead to (3,1): middle ones only where the rule is read so', (gone, four, fewer) => {
  const holed = hexField(discOf(4).filter((hex) => formatHex(hex) !== gone));
  const paths = shortestPathsBetween(holed, spaceOf(holed, '0,0'), spaceOf(holed, '3,1'));
  expect(middlePaths(paths, false)).toEqual(four);
  expect(middlePaths(paths, true)).toEqual(fewer);
});

test('four paths of another kind have no middle ones', () => {
  // Six lead to (2,2); without (2,0) and (0,2) the four through (1,1) are left.
  const holed = hexField(discOf(4).filter((hex) => !['2,0', '0,2'].includes(formatHex(hex))));
  const paths = shortestPathsBetween(holed, spaceOf(holed, '0,0'), spaceOf(holed, '2,2'));
  expect(paths.count).toBe(4);
  expect(middlePaths(paths, true)).toEqual([]);
});

test('the first block of a path leaves its last space aside', () => {
  const row = hexField([
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 2, r: 0 },
  ]);
  const paths = shortestPathsBetween(row, 0, 2);
  expect(Array.from(paths.spaces)).toEqual([1, 2]);
  expect(firstBlock(paths, 0, [0, 0, 1])).toBe(-1);
  expect(firstBlock(paths, 0, [0, 1, 0])).toBe(0);
  expect(firstBlock(shortestPathsBetween(row, 0, 1), 0, [1, 1, 1])).toBe(-1);
});
