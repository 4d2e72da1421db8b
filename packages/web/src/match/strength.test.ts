/** The person's strength follows how matches ended, and the opponent offered follows it. */
import { LEVELS } from '@escarmouche/engine/bots';
import { describe, expect, it } from 'vitest';
import { type Ended, levelFor, strengthFrom } from './strength.ts';

const ends = (level: number, scores: readonly (number | null)[]): Ended[] =>
  scores.map((score, i) => ({ id: `${level}/${i}`, game: 'duel', level: LEVELS[level - 1], score }));

describe('the strength of the person', () => {
  it('begins with the gentlest opponent', () => {
    expect(strengthFrom([]).at).toBeCloseTo(1, 1);
    expect(levelFor(strengthFrom([]))).toBe('level-1');
  });

  it('rises with matches won and falls with matches lost, the latest counting most', () => {
    const at = (scores: readonly number[]): number => strengthFrom(ends(2, scores)).at;
    expect(at([1])).toBeGreaterThan(at([]));
    expect(at([1, 1, 1])).toBeGreaterThan(at([1]));
    expect(at([0])).toBeLessThan(at([]));
    expect(at([0, 0, 0, 1, 1, 1])).toBeGreaterThan(at([1, 1, 1, 0, 0, 0]));
  });

  it('comes to the level against which as many are won as lost, and offers the one below it or that one', () => {
    const even = strengthFrom(
      ends(
        4,
        Array.from({ length: 60 }, (_x, i) => i % 2),
      ),
    );
    expect(even.at).toBeGreaterThan(3.4);
    expect(even.at).toBeLessThan(4.3);
    expect(['level-3', 'level-4']).toContain(levelFor(even));
  });

  it('offers a harder opponent to who always wins, and never more than there are', () => {
    const winner = strengthFrom(
      [1, 2, 3, 4, 5].flatMap((l) =>
        ends(
          l,
          Array.from({ length: 10 }, () => 1),
        ),
      ),
    );
    expect(levelFor(winner)).toBe('level-5');
    expect(levelFor(strengthFrom(ends(1, [0, 0, 0, 0])))).toBe('level-1');
  });

  it('leaves matches with hints out of account', () => {
    expect(strengthFrom(ends(1, [null, null]))).toEqual(strengthFrom([]));
  });
});
