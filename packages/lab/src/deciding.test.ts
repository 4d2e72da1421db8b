/** Intervals are Wilson's, widen where pairs end alike, and a sequential test is wrong as seldom as it says. */
import { seeded } from '@escarmouche/engine';
import { describe, expect, it } from 'vitest';
import { count, intervalOf, isEnough, noGames, shareOf, type Tally, verdictOf } from './deciding.ts';

/** A tally of units with these scores. */
function tallyOf(units: readonly (readonly number[])[]): Tally {
  const tally = noGames();
  for (const scores of units) count(tally, scores);
  return tally;
}

const many = (n: number, scores: readonly number[]): number[][] => Array.from({ length: n }, () => [...scores]);

describe('a tally', () => {
  it('counts games, points, draws and units', () => {
    expect(
      tallyOf([
        [1, 0.5],
        [0, 0.5],
        [1, 1],
      ]),
    ).toEqual({ games: 6, points: 4, draws: 2, units: 3, squares: 0.75 ** 2 + 0.25 ** 2 + 1 });
  });
});

describe('an interval', () => {
  it('is the one of the books', () => {
    const { low, high } = shareOf(5, 10);
    expect(low).toBeCloseTo(0.2366, 4);
    expect(high).toBeCloseTo(0.7634, 4);
    expect(shareOf(0, 10).high).toBeCloseTo(0.2775, 4);
    expect(shareOf(10, 10).high).toBeCloseTo(1, 10);
    expect(shareOf(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('takes pairs that end one to one for as many games as they are', () => {
    expect(intervalOf(tallyOf(many(50, [1, 0])))).toEqual(shareOf(50, 100));
  });

  it('takes pairs that always end alike for half as many', () => {
    const { low, high } = intervalOf(tallyOf([...many(500, [1, 1]), ...many(500, [0, 0])]));
    const half = shareOf(500, 1000);
    expect(high - low).toBeCloseTo(half.high - half.low, 3);
  });
});

describe('a cell has had enough', () => {
  it('of games, of an interval, and not before the least', () => {
    const t = tallyOf(many(20, [1, 0]));
    expect(isEnough(t, { games: 40, least: 0 })).toBe(true);
    expect(isEnough(t, { games: 41, least: 0 })).toBe(false);
    expect(isEnough(t, { games: 1000, least: 0, interval: 0.15 })).toBe(true);
    expect(isEnough(t, { games: 1000, least: 0, interval: 0.14 })).toBe(false);
    expect(isEnough(t, { games: 1000, least: 41, interval: 0.15 })).toBe(false);
  });

  it('once a sequential test has decided, rightly about as often as it was asked to', () => {
    const test = { from: 0.5, to: 0.6, alpha: 0.05, beta: 0.05 };
    const wrong = { from: 0, to: 0 };
    const random = seeded('sprt');
    for (const truth of ['from', 'to'] as const) {
      for (let run = 0; run < 400; run++) {
        const tally = noGames();
        const game = (): number => (random.below(1000) < test[truth] * 1000 ? 1 : 0);
        let verdict: 'from' | 'to' | null = null;
        for (let n = 0; n < 2000 && verdict === null; n++) {
          count(tally, [game(), game()]);
          verdict = verdictOf(tally, test);
        }
        if (verdict !== truth) wrong[truth]++;
      }
    }
    // Of 400, 20 are allowed on average; twice that would be a fault.
    expect(wrong.from).toBeLessThan(40);
    expect(wrong.to).toBeLessThan(40);
  });

  it('does not trust the first few units', () => {
    expect(verdictOf(tallyOf(many(2, [1, 1])), { from: 0.5, to: 0.55, alpha: 0.05, beta: 0.05 })).toBeNull();
    expect(verdictOf(tallyOf(many(100, [1, 1])), { from: 0.5, to: 0.55, alpha: 0.05, beta: 0.05 })).toBe('to');
  });
});
