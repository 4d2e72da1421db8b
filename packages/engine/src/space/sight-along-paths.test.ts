import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discOf, marked, spaceOf } from './boards.testing.ts';
import { type HexField, hexField, spaceAt } from './field.ts';
import { DIRECTIONS, formatHex, hexTowards } from './hex.ts';
import { clearAlongShortestPath, explainSight, type SightOptions } from './sight-along-paths.ts';

const wow: SightOptions = { middleRuleAtFour: true };
const plain: SightOptions = { middleRuleAtFour: false };
const field = hexField(discOf(6));

/*
 * The pictures are of this corner of the board; A looks from (0,0).
 *
 *    A  10  20  30  40
 *     01  11  21  31  41
 *       02  12  22
 */
describe('cases of wow:405.3 and 405.4, seen from (0,0)', () => {
  const cases: [target: string, blockers: string[], clear: boolean, why: string][] = [
    ['2,0', ['1,0'], false, 'a straight line has one path'],
    ['2,0', ['2,0'], true, 'the last space is not tested'],
    ['2,0', ['0,0'], true, 'the first space is not part of the path'],
    ['1,1', ['1,0', '0,1'], false, 'both paths are cut'],
    ['1,1', ['1,0'], true, 'one path is enough'],
    ['3,1', ['1,0'], false, 'both middle paths use (1,0)'],
    ['3,1', ['2,1'], false, 'both middle paths use (2,1)'],
    ['3,1', ['0,1', '3,0'], true, 'both middle paths are free'],
    ['3,1', ['0,1', '3,0', '2,0'], true, 'one middle path is free'],
    ['3,1', ['1,1', '2,0'], false, 'each middle path has its own block'],
    ['4,0', [], true, 'one free path'],
    ['4,0', ['2,0'], false, 'one path, no exception'],
    ['2,2', ['1,0'], true, 'six paths, three of them free'],
    ['2,2', ['1,1', '2,0', '1,0'], true, 'six paths, only the outermost free: no exception'],
    ['4,1', ['1,0'], true, 'distance 5: the outer path alone is enough'],
    ['4,1', ['1,0', '0,1'], false, 'distance 5, every path cut'],
    ['4,1', ['4,1'], true, 'distance 5, the last space is not tested either'],
    ['1,0', ['1,0', '0,0'], true, 'neighbours'],
    ['0,0', ['0,0'], true, 'its own space'],
  ];
  test.each(cases)('to %s past %j: %s, %s', (target, blockers, clear) => {
    const from = spaceOf(field, '0,0');
    const blocked = marked(field, blockers);
    expect(clearAlongShortestPath(field, from, spaceOf(field, target), blocked, wow)).toBe(clear);
    expect(clearAlongShortestPath(field, from, spaceOf(field, target), Array.from(blocked), wow)).toBe(clear);
  });

  test('without the exception the outer path to (3,1) is enough', () => {
    const blocked = marked(field, ['1,0']);
    expect(clearAlongShortestPath(field, spaceOf(field, '0,0'), spaceOf(field, '3,1'), blocked, plain)).toBe(true);
  });
});

/** The rule as written: every path spelled out over the spaces there are, nothing shared with the engine but where spaces lie. */
function clearByTheBook(board: HexField, from: number, to: number, blocked: Uint8Array, options: SightOptions): boolean {
  const paths = spellOut(board, from, to);
  const free = paths.filter((path) => path.every((space) => space === to || blocked[space] === 0));
  const [q, r] = [board.q[to] - board.q[from], board.r[to] - board.r[from]];
  const sides = [Math.abs(q), Math.abs(r), Math.abs(q + r)].toSorted((a, b) => a - b);
  // Three steps one way and one another way: (1, 3, 4) in cube coordinates.
  if (options.middleRuleAtFour && sides.join() === '1,3,4' && paths[0]?.length === 4 && (paths.length === 4 || options.fewerThanFour)) {
    // A middle path takes the odd step neither first nor last, so its first and last steps are alike.
    const isMiddle = (path: number[]): boolean => {
      const trail = [from, ...path];
      const step = (k: number): string => `${board.q[trail[k + 1]] - board.q[trail[k]]},${board.r[trail[k + 1]] - board.r[trail[k]]}`;
      return step(0) === step(3);
    };
    if (paths.some(isMiddle)) return free.some(isMiddle);
  }
  return free.length > 0;
}

/** The shortest rows of spaces from one to another, by trying ever longer ones. */
function spellOut(board: HexField, from: number, to: number): number[][] {
  let rows: number[][] = [[]];
  const met = new Set([from]);
  const end = (row: number[]): number => row.at(-1) ?? from;
  while (rows.length > 0) {
    const there = rows.filter((row) => end(row) === to);
    if (there.length > 0) return there;
    rows = rows.flatMap((row) =>
      DIRECTIONS.map((_, d) => hexTowards({ q: board.q[end(row)], r: board.r[end(row)] }, d))
        .map((hex) => spaceAt(board, hex.q, hex.r))
        .filter((next) => next >= 0 && !met.has(next))
        .map((next) => [...row, next]),
    );
    for (const row of rows) met.add(end(row));
  }
  return [];
}

const situation = fc.record({
  board: fc.oneof(fc.constant(hexField(discOf(4))), fc.shuffledSubarray(discOf(4), { minLength: 2 }).map(hexField)),
  // Mostly free boards too: on random half-full ones hardly any long line is clear.
  density: fc.constantFrom(10, 25, 50, 80),
  // Integers without fast-check's bias to extremes (its doubles are nearly all tiny): a per cent must be a per cent.
  noise: fc.array(fc.noBias(fc.integer({ min: 0, max: 99 })), { minLength: 61, maxLength: 61 }),
  x: fc.noBias(fc.nat()),
  y: fc.noBias(fc.nat()),
  options: fc.record({ middleRuleAtFour: fc.boolean(), fewerThanFour: fc.boolean() }),
});

describe('on any board', () => {
  test('the fast answer is the one of the book', () => {
    fc.assert(
      fc.property(situation, ({ board, density, noise, x, y, options }) => {
        const blocked = Uint8Array.from({ length: board.size }, (_, k) => (noise[k] < density ? 1 : 0));
        const from = x % board.size;
        const to = y % board.size;
        const answer = clearAlongShortestPath(board, from, to, blocked, options);
        expect(answer).toBe(clearByTheBook(board, from, to, blocked, options));
      }),
      { numRuns: 1500 },
    );
  });

  test('the explanation agrees with the answer and with itself', () => {
    fc.assert(
      fc.property(situation, ({ board, density, noise, x, y, options }) => {
        const blocked = Uint8Array.from({ length: board.size }, (_, k) => (noise[k] < density ? 1 : 0));
        const from = x % board.size;
        const to = y % board.size;
        const shown = explainSight(board, from, to, blocked, options);
        expect(shown.clear).toBe(clearAlongShortestPath(board, from, to, blocked, options));
        expect(shown.decidedByMiddleRule).toBe(
          shown.clear !== clearAlongShortestPath(board, from, to, blocked, { middleRuleAtFour: false }),
        );
        expect(shown.paths.length).toBe(shown.pathCount);
        for (const path of shown.paths) {
          expect(path.clear).toBe(path.blockedBy === null);
          expect(path.spaces.length).toBe(shown.distance);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('over a missing space', () => {
  const without = (...gone: string[]): HexField => hexField(discOf(6).filter((hex) => !gone.includes(formatHex(hex))));
  const sees = (board: HexField, to: string, blockers: string[], options = wow): boolean =>
    clearAlongShortestPath(board, spaceOf(board, '0,0'), spaceOf(board, to), marked(board, blockers), options);

  test('sight goes round it, and is cut where both ways are', () => {
    const board = without('1,0');
    expect(sees(board, '2,0', [])).toBe(true);
    expect(sees(board, '2,0', ['1,-1'])).toBe(true);
    expect(sees(board, '2,0', ['1,-1', '0,1'])).toBe(false);
    expect(sees(board, '2,0', ['2,-1', '1,1'])).toBe(false);
  });

  test('the exception at distance 4 needs its four paths, unless it is read otherwise', () => {
    const board = without('3,0');
    expect(sees(board, '3,1', ['1,0'])).toBe(true);
    expect(sees(board, '3,1', ['1,0'], { middleRuleAtFour: true, fewerThanFour: true })).toBe(false);
    expect(sees(without('1,0'), '3,1', [], { middleRuleAtFour: true, fewerThanFour: true })).toBe(true);
  });

  test('nothing is seen that no path leads to', () => {
    const island = hexField([
      { q: 0, r: 0 },
      { q: 1, r: 0 },
      { q: 5, r: 0 },
    ]);
    expect(clearAlongShortestPath(island, 0, 2, [0, 0, 0], wow)).toBe(false);
    expect(explainSight(island, 0, 2, [0, 0, 0], wow)).toMatchObject({ clear: false, pathCount: 0, paths: [] });
  });
});

describe('explainSight', () => {
  test('shows what cuts each path to (3,1), and that the exception decided', () => {
    const shown = explainSight(field, spaceOf(field, '0,0'), spaceOf(field, '3,1'), marked(field, ['1,0', '2,1']), wow);
    expect(shown.clear).toBe(false);
    // The outermost path along the top still hits (1,0), so the exception had nothing to decide.
    expect(shown.decidedByMiddleRule).toBe(false);
    expect(shown.paths.map((path) => path.blockedBy)).toEqual(['2,1', '1,0', '1,0', '1,0'].map((id) => spaceOf(field, id)));
    expect(shown.paths.map((path) => path.middle)).toEqual([false, true, true, false]);
    const only = explainSight(field, spaceOf(field, '0,0'), spaceOf(field, '3,1'), marked(field, ['1,0']), wow);
    expect(only).toMatchObject({ clear: false, decidedByMiddleRule: true, distance: 4, pathCount: 4 });
  });

  test('answers without a list where there are too many paths', () => {
    const board = hexField(Array.from({ length: 400 }, (_, k) => ({ q: k % 20, r: Math.floor(k / 20) })));
    const shown = explainSight(board, 0, 399, new Uint8Array(400), wow);
    expect(shown).toMatchObject({ clear: true, distance: 38, paths: [] });
    const wall = Uint8Array.from({ length: 400 }, (_, k) => (k % 20 === 10 ? 1 : 0));
    expect(explainSight(board, 0, 399, wall, wow).clear).toBe(false);
    const withGap = Uint8Array.from(wall);
    withGap[7 * 20 + 10] = 0;
    expect(explainSight(board, 0, 399, withGap, wow).clear).toBe(true);
    withGap[7 * 20 + 11] = 1;
    expect(explainSight(board, 0, 399, withGap, wow).clear).toBe(false);
  });
});
