/** What an experiment's games are: how many, by which dice, and what each was worth. */
import { describe, expect, it } from 'vitest';
import { gamesOf, scoreOf, seedOf, unitsOf } from './experiment.ts';
import { VERSUS, wonBy } from './lab.testing.ts';

const TOGETHER = { ...VERSUS, key: 'together', b: null, setups: VERSUS.setups.slice(0, 1), seats: VERSUS.seats.slice(0, 1) };

describe('an experiment', () => {
  it('has dice that follow from its seed, the meeting and the number of the pair, and from nothing else', () => {
    const seed = seedOf({ seed: 1 }, VERSUS, 3);
    expect(seedOf({ seed: 1 }, { ...VERSUS, where: 'elsewhere' }, 3)).toBe(seed);
    const others = [seedOf({ seed: 2 }, VERSUS, 3), seedOf({ seed: 1 }, TOGETHER, 3), seedOf({ seed: 1 }, VERSUS, 4)];
    expect(new Set([seed, ...others]).size).toBe(4);
  });

  it('plays whole pairs', () => {
    expect([gamesOf(VERSUS), gamesOf(TOGETHER)]).toEqual([2, 1]);
    expect([unitsOf(VERSUS, { games: 5, least: 0 }), unitsOf(TOGETHER, { games: 5, least: 0 })]).toEqual([3, 5]);
  });

  it('counts a game for the side that sat in the winner’s seat, and a half where nobody won', () => {
    expect([0, 1].map((half) => [0, 1, -1].map((seat) => scoreOf(VERSUS, half, wonBy(seat))))).toEqual([
      [1, 0, 0.5],
      [0, 1, 0.5],
    ]);
    // Of what all play together there is no half.
    expect([0, -1].map((seat) => scoreOf(TOGETHER, 0, wonBy(seat)))).toEqual([1, 0]);
  });
});
