import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discOf, marked, spaceOf } from './boards.testing.ts';
import { type HexField, hexField, spaceAt } from './field.ts';
import { DIRECTIONS, type Hex, hexDistance, hexTowards, sameHex } from './hex.ts';
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

/** The rule as written, from coordinates alone: every path spelled out, nothing shared with the engine. */
function clearByTheBook(board: HexField, from: number, to: number, blocked: Uint8Array, middleRule: boolean): boolean {
  const start = { q: board.q[from], r: board.r[from] };
  const end = { q: board.q[to], r: board.r[to] };
  const paths = spellOut(start, end);
  const free = paths.filter((path) =>
    path.every((hex) => {
      if (sameHex(hex, end)) return true;
      const space = spaceAt(board, hex.q, hex.r);
      return space >= 0 && blocked[space] === 0;
    }),
  );
  if (middleRule && hexDistance(start, end) === 4 && paths.length === 4) {
    // A middle path takes the odd step neither first nor last, so its first and last steps are alike.
    const isMiddle = (path: Hex[]): boolean => {
      const steps = [start, ...path].slice(0, -1).map((hex, k) => `${path[k].q - hex.q},${path[k].r - hex.r}`);
      return steps[0] === steps[3];
    };
    expect(paths.filter(isMiddle).length).toBe(2);
    return free.some(isMiddle);
  }
  return free.length > 0;
}

function spellOut(from: Hex, to: Hex): Hex[][] {
  const steps = hexDistance(from, to);
  if (steps === 0) return [[]];
  return DIRECTIONS.map((_, d) => hexTowards(from, d))
    .filter((next) => hexDistance(next, to) === steps - 1)
    .flatMap((next) => spellOut(next, to).map((rest) => [next, ...rest]));
}

const situation = fc.record({
  board: fc.oneof(fc.constant(hexField(discOf(4))), fc.shuffledSubarray(discOf(4), { minLength: 2 }).map(hexField)),
  // Mostly free boards too: on random half-full ones hardly any long line is clear.
  density: fc.constantFrom(10, 25, 50, 80),
  // Integers without fast-check's bias to extremes (its doubles are nearly all tiny): a per cent must be a per cent.
  noise: fc.array(fc.noBias(fc.integer({ min: 0, max: 99 })), { minLength: 61, maxLength: 61 }),
  x: fc.noBias(fc.nat()),
  y: fc.noBias(fc.nat()),
  middleRuleAtFour: fc.boolean(),
});

describe('on any board', () => {
  test('the fast answer is the one of the book', () => {
    fc.assert(
      fc.property(situation, ({ board, density, noise, x, y, middleRuleAtFour }) => {
        const blocked = Uint8Array.from({ length: board.size }, (_, k) => (noise[k] < density ? 1 : 0));
        const from = x % board.size;
        const to = y % board.size;
        const answer = clearAlongShortestPath(board, from, to, blocked, { middleRuleAtFour });
        expect(answer).toBe(clearByTheBook(board, from, to, blocked, middleRuleAtFour));
      }),
      { numRuns: 1500 },
    );
  });

  test('the explanation agrees with the answer and with itself', () => {
    fc.assert(
      fc.property(situation, ({ board, density, noise, x, y, middleRuleAtFour }) => {
        const blocked = Uint8Array.from({ length: board.size }, (_, k) => (noise[k] < density ? 1 : 0));
        const from = x % board.size;
        const to = y % board.size;
        const options = { middleRuleAtFour };
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
