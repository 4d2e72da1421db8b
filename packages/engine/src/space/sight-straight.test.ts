import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discOf, hexDistance, marked, spaceOf } from './boards.testing.ts';
import { type HexField, hexField, spaceAt } from './field.ts';
import { type Hex, parseHex } from './hex.ts';
import { clearStraight, explainStraight, type Grazing, type LineTouch, straightLine } from './sight-straight.ts';

const field = hexField(discOf(6));
const at = (id: string): Hex => parseHex(id) as Hex;

/*
 * The pictures are of this corner of the plane; A looks from (0,0).
 *
 *    A  10  20  30  40
 *     01  11  21  31  41
 *       02  12  22  32
 */
describe('lines drawn by hand, from (0,0)', () => {
  const cases: [to: string, met: string][] = [
    ['0,0', ''],
    ['1,0', ''],
    ['2,0', '1,0 crossed'],
    // Along the border between two hexes, from corner to corner.
    ['1,1', '0,1 border | 1,0 border'],
    ['2,2', '0,1 border | 1,0 border | 1,1 crossed | 1,2 border | 2,1 border'],
    // Straight over the side between two hexes, then obliquely over it.
    ['2,1', '1,0 crossed | 1,1 crossed'],
    ['3,1', '1,0 crossed | 1,1 crossed | 2,0 crossed | 2,1 crossed'],
    // Through two corners: (1,1) and (3,0) are touched there and nowhere else.
    ['4,1', '1,0 crossed | 1,1 corner | 2,0 crossed | 2,1 crossed | 3,0 corner | 3,1 crossed'],
  ];
  test.each(cases)('to %s: %s', (to, met) => {
    const line = straightLine(at('0,0'), at(to));
    expect(line.map((hex) => `${hex.q},${hex.r} ${hex.touch}`).join(' | ')).toBe(met);
  });
});

describe('sight from (0,0)', () => {
  const cases: [to: string, blockers: string[], both: boolean, either: boolean, why: string][] = [
    ['2,0', [], true, true, 'nothing in the way'],
    ['2,0', ['1,0'], false, false, 'a hex crossed'],
    ['2,0', ['0,0', '2,0'], true, true, 'the ends are not tested'],
    ['1,0', ['1,0'], true, true, 'neighbours'],
    ['0,0', ['0,0'], true, true, 'itself'],
    ['1,1', ['1,0'], true, false, 'along a border, one side blocked'],
    ['1,1', ['1,0', '0,1'], false, false, 'along a border, both sides blocked'],
    ['2,2', ['1,0', '1,2'], true, false, 'two borders, one side of each blocked'],
    ['2,2', ['1,1'], false, false, 'between two borders'],
    ['4,1', ['1,1'], true, false, 'a corner touched'],
    ['4,1', ['1,1', '3,0'], true, false, 'two corners touched, each another one'],
    ['4,1', ['2,1'], false, false, 'crossed beside a corner'],
    ['3,1', ['0,1', '3,0'], true, true, 'hexes beside the line'],
    ['3,1', ['2,0'], false, false, 'crossed for a short way'],
  ];
  test.each(cases)('to %s past %j: %s, %s (%s)', (to, blockers, both, either) => {
    const from = spaceOf(field, '0,0');
    const blocked = marked(field, blockers);
    expect(clearStraight(field, from, spaceOf(field, to), blocked, 'both')).toBe(both);
    expect(clearStraight(field, from, spaceOf(field, to), blocked, 'either')).toBe(either);
  });

  test('what is not on the field stops nothing, beside a border or across', () => {
    const gap = hexField([at('0,0'), at('1,0'), at('1,1'), at('3,0')]);
    expect(clearStraight(gap, 0, 2, marked(gap, ['1,0']), 'both')).toBe(true);
    expect(clearStraight(gap, 0, 2, marked(gap, ['1,0']), 'either')).toBe(false);
    expect(clearStraight(gap, 0, 3, marked(gap, []), 'either')).toBe(true);
    expect(clearStraight(gap, 0, 3, marked(gap, ['1,0']), 'either')).toBe(false);
  });

  test('why: the hexes of the line, and those that stop it', () => {
    const blocked = marked(field, ['0,1', '1,0', '1,2']);
    const told = explainStraight(field, spaceOf(field, '0,0'), spaceOf(field, '2,2'), blocked, 'both');
    expect(told.clear).toBe(false);
    expect(told.hexes.filter((hex) => hex.stops).map((hex) => hex.space)).toEqual([spaceOf(field, '0,1'), spaceOf(field, '1,0')]);
  });
});

/**
 * By fractions: a point lies in a hex where its three cube coordinates, counted from the centre, differ by no more than 1
 * from each other. Along the line each difference is a + t*b, so each bound gives an interval of t.
 */
function touchByFractions(from: Hex, to: Hex, hex: Hex): LineTouch | null {
  const cube = (h: Hex): bigint[] => [BigInt(h.q), BigInt(h.r), BigInt(-h.q - h.r)];
  const start = cube({ q: from.q - hex.q, r: from.r - hex.r });
  const step = cube({ q: to.q - from.q, r: to.r - from.r });
  // The interval of t as two fractions with positive denominators.
  let low: [bigint, bigint] = [0n, 1n];
  let high: [bigint, bigint] = [1n, 1n];
  const less = (x: [bigint, bigint], y: [bigint, bigint]): boolean => x[0] * y[1] < y[0] * x[1];
  let onBorder = false;
  for (const [i, j] of [
    [0, 1],
    [1, 2],
    [2, 0],
  ]) {
    const a = start[i] - start[j];
    const b = step[i] - step[j];
    if (b === 0n) {
      if (a > 1n || a < -1n) return null;
      if (a === 1n || a === -1n) onBorder = true;
      continue;
    }
    const ends: [bigint, bigint][] = [-1n - a, 1n - a].map((n) => (b > 0n ? [n, b] : [-n, -b]));
    if (b < 0n) ends.reverse();
    if (less(low, ends[0])) low = ends[0];
    if (less(ends[1], high)) high = ends[1];
  }
  if (less(high, low)) return null;
  if (!less(low, high)) return 'corner';
  return onBorder ? 'border' : 'crossed';
}

describe('properties', () => {
  const small = fc.integer({ min: -9, max: 9 });
  const hex = fc.record({ q: small, r: small });
  const grazing = fc.constantFrom<Grazing>('both', 'either');
  const key = (h: Hex): string => `${h.q},${h.r}`;

  test('the line is the one that fractions find', () => {
    for (const to of discOf(9)) {
      const from = { q: 0, r: 0 };
      const expected = discOf(11)
        .map((h) => [h, touchByFractions(from, to, h)] as const)
        .filter(([h, touch]) => touch !== null && key(h) !== key(from) && key(h) !== key(to))
        .map(([h, touch]) => `${key(h)} ${touch}`);
      const found = straightLine(from, to).map((h) => `${key(h)} ${h.touch}`);
      expect([...found].sort(), key(to)).toEqual(expected.sort());
    }
  });

  test('from the other end it is the same line', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const there = straightLine(a, b).map((h) => `${key(h)} ${h.touch}`);
        const back = straightLine(b, a).map((h) => `${key(h)} ${h.touch}`);
        expect(back.sort()).toEqual(there.sort());
      }),
    );
  });

  test('moved over the plane it is the same line', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, by) => {
        const moved = straightLine({ q: a.q + by.q, r: a.r + by.r }, { q: b.q + by.q, r: b.r + by.r });
        expect(moved.map((h) => ({ ...h, q: h.q - by.q, r: h.r - by.r }))).toEqual(straightLine(a, b));
      }),
    );
  });

  test('borders come in neighbouring pairs, and crossed hexes lead in steps from end to end', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const line = straightLine(a, b);
        const borders = line.filter((h) => h.touch === 'border');
        expect(borders.length % 2).toBe(0);
        for (let i = 0; i < borders.length; i += 2) expect(hexDistance(borders[i], borders[i + 1])).toBe(1);
        if (borders.length > 0) return;
        const way = [a, ...line.filter((h) => h.touch === 'crossed'), b];
        for (let i = 1; i < way.length; i++) expect(hexDistance(way[i - 1], way[i])).toBeLessThanOrEqual(1);
      }),
    );
  });

  /** A few hexes, some blocked, many missing. */
  const ragged = fc.uniqueArray(fc.constantFrom(...discOf(4)), { minLength: 2, maxLength: 61, selector: key }).chain((hexes) =>
    fc.record({
      hexes: fc.constant(hexes),
      marks: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: hexes.length, maxLength: hexes.length }),
    }),
  );

  /** The rule as written, with nothing of the engine's but the field. */
  function clearByTheBook(board: HexField, a: Hex, b: Hex, blocked: Uint8Array, reading: Grazing): boolean {
    const stops = (h: Hex): boolean => {
      const space = spaceAt(board, h.q, h.r);
      return space >= 0 && blocked[space] === 1;
    };
    const touched = discOf(8).filter((h) => key(h) !== key(a) && key(h) !== key(b) && stops(h));
    const crossed = touched.filter((h) => touchByFractions(a, b, h) === 'crossed');
    const grazed = touched.filter((h) => ['border', 'corner'].includes(touchByFractions(a, b, h) ?? ''));
    if (crossed.length > 0) return false;
    if (reading === 'either') return grazed.length === 0;
    // The two hexes of one border are next to each other; borders of one line are apart.
    return !grazed.some((x) => grazed.some((y) => hexDistance(x, y) === 1));
  }

  test('sight is what the book says, the same from both ends, and its explanation agrees', () => {
    fc.assert(
      fc.property(ragged, grazing, fc.nat(), fc.nat(), ({ hexes, marks }, reading, x, y) => {
        const board = hexField(hexes);
        const blocked = Uint8Array.from(marks);
        const from = x % board.size;
        const to = y % board.size;
        const clear = clearStraight(board, from, to, blocked, reading);
        expect(clear).toBe(clearByTheBook(board, hexes[from], hexes[to], blocked, reading));
        expect(clearStraight(board, to, from, blocked, reading)).toBe(clear);
        const told = explainStraight(board, from, to, blocked, reading);
        expect(told.clear).toBe(clear);
        for (const h of told.hexes) expect(h.space).toBe(spaceAt(board, h.q, h.r));
        for (const h of told.hexes) if (h.stops) expect(blocked[h.space]).toBe(1);
        // What both readings see is clear under the stricter one.
        if (reading === 'either' && clear) expect(clearStraight(board, from, to, blocked, 'both')).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
