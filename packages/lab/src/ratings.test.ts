/** Ratings say what the games say, and stay finite where somebody won them all. */
import { describe, expect, it } from 'vitest';
import { ratings } from './ratings.ts';

describe('ratings', () => {
  it('of two are as far apart as their games', () => {
    const [best, other] = ratings([{ a: 'x', b: 'y', games: 10_000, points: 7600 }]);
    expect([best.name, other.name]).toEqual(['x', 'y']);
    // 76 of 100 are 200 points of Elo.
    expect(best.elo - other.elo).toBeCloseTo(200, -1);
    expect(best.elo + other.elo).toBeCloseTo(0, 6);
    // 10,000 games at 76 of 100: a deviation of the difference of 400/ln 10 / sqrt(10000 * 0.76 * 0.24), each being half of it away from the mean.
    expect(best.within).toBeCloseTo((0.5 * 1.96 * 400) / Math.LN10 / Math.sqrt(1824), 1);
  });

  it('reach across contestants who never met', () => {
    const list = ratings([
      { a: 'a', b: 'b', games: 4000, points: 3000 },
      { a: 'b', b: 'c', games: 4000, points: 3000 },
    ]);
    expect(list.map((r) => r.name)).toEqual(['a', 'b', 'c']);
    expect(list[0].elo - list[2].elo).toBeCloseTo(2 * (list[0].elo - list[1].elo), -1);
  });

  it('are finite for who won all, and surer with more games', () => {
    const few = ratings([{ a: 'a', b: 'b', games: 4, points: 4 }]);
    const more = ratings([{ a: 'a', b: 'b', games: 400, points: 200 }]);
    expect(few[0].elo).toBeLessThan(1000);
    // One game against an average contestant, half won, is all that is supposed of anybody.
    expect(few[0].elo).toBeGreaterThan(150);
    expect(more[0].within).toBeLessThan(few[0].within);
  });

  it('hear nothing of games against oneself', () => {
    expect(ratings([{ a: 'a', b: 'a', games: 100, points: 50 }])).toEqual([]);
  });
});
