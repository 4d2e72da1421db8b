import { describe, expect, it } from 'vitest';
import { Match, seeded } from '../core/index.ts';
import { type DuelSetup, type DuelState, type DuelView, toy } from '../core/testing/toy.testing.ts';
import { chancesFrom, winningAlong } from './index.ts';

type DuelMatch = Match<DuelSetup, ReturnType<typeof toy.tables>, DuelState, DuelView>;

/** Two fencers of one health and no tricks, who strike low, strike high or rest by lot: how often whoever is to act wins, in closed form. */
const known = new Map<string, number>();
function wins(own: number, other: number, rounds: number): number {
  if (rounds === 0) return 0;
  const key = `${own} ${other} ${rounds}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  // One who passes the turn on wins as often as the other, to act next, loses; at the last round nobody does.
  const passed = (breath: number): number => loses(other, breath, rounds - 1);
  const ways = [0.5 + 0.5 * passed(own), passed(own + 1), ...(own >= 2 ? [0.75 + 0.25 * passed(own - 2)] : [])];
  const share = ways.reduce((sum, w) => sum + w, 0) / ways.length;
  known.set(key, share);
  return share;
}

const lost = new Map<string, number>();
function loses(own: number, other: number, rounds: number): number {
  if (rounds === 0) return 0;
  const key = `${own} ${other} ${rounds}`;
  const before = lost.get(key);
  if (before !== undefined) return before;
  const passed = (breath: number): number => wins(other, breath, rounds - 1);
  const ways = [0.5 * passed(own), passed(own + 1), ...(own >= 2 ? [0.25 * passed(own - 2)] : [])];
  const share = ways.reduce((sum, w) => sum + w, 0) / ways.length;
  lost.set(key, share);
  return share;
}

function duel(...ids: string[]): DuelMatch {
  const match: DuelMatch = new Match(toy, { health: 1, hands: [[], []], first: 0 });
  for (const id of ids)
    if (id.startsWith('hits:')) match.fall(id);
    else match.take(id);
  return match;
}

describe('the chance to win', () => {
  it('is, within its interval, that of the closed form', () => {
    const match = duel();
    const { seats, plays } = chancesFrom(match, match.state, 20_000, seeded(3));
    expect(plays).toBe(20_000);
    const exact = [wins(1, 1, 40), loses(1, 1, 40)];
    expect(exact[0] + exact[1]).toBeCloseTo(1, 3);
    for (const [seat, s] of seats.entries()) {
      expect(s.low).toBeLessThan(exact[seat]);
      expect(s.high).toBeGreaterThan(exact[seat]);
      expect(s.high - s.low).toBeLessThan(0.02);
    }
    // Nothing of the match itself was played.
    expect(match.at).toBe(0);
  });

  it('is certain where the match is over', () => {
    const match = duel('strike:low', 'hits:1');
    expect(chancesFrom(match, match.state, 10, seeded(1))).toEqual({
      plays: 0,
      seats: [
        { share: 1, low: 1, high: 1 },
        { share: 0, low: 0, high: 0 },
      ],
    });
  });
});

describe('a turning point', () => {
  // Both rest eight times; then one strikes, and hits.
  const rests = Array.from({ length: 16 }, () => 'rest');
  const match = duel(...rests, 'strike:low', 'hits:1');

  it('is found at the answer that made it, with a change that holds the exact one', () => {
    const { turns, along, plays } = winningAlong(match, { places: 4, times: 1500, turns: 1 }, seeded(5));
    expect(turns).toHaveLength(1);
    const [turn] = turns;
    expect([turn.from, turn.to, turn.seat]).toEqual([17, 18, 0]);
    // Before the roll: a hit wins at once, else the other is to act.
    const before = 0.5 + 0.5 * loses(9, 9, 40 - 17);
    expect(turn.low).toBeLessThan(1 - before);
    expect(turn.high).toBeGreaterThan(1 - before);
    expect(along.map((a) => a.at)).toEqual([...along.map((a) => a.at)].sort((a, b) => a - b));
    expect(plays).toBeGreaterThan(4 * 1500);
  });

  it('is looked for over the whole match, however early it is given up', () => {
    const places = (n: number): number[] => {
      let left = n;
      const { along } = winningAlong(match, { places: 9, times: 2, turns: 1, goOn: () => --left > 0 }, seeded(1));
      return along.map((a) => a.at);
    };
    expect(places(1)).toEqual([18]);
    expect(places(3)).toEqual([0, 9, 18]);
    expect(places(5)).toEqual([0, 5, 9, 14, 18]);
    expect(places(9)).toHaveLength(9);
  });

  it('of a little is told with what it truly was, and none is told where the other gained', () => {
    const { turns } = winningAlong(duel('rest', 'rest'), { places: 3, times: 1500, turns: 3 }, seeded(2));
    // Whoever rests leaves the first strike to the other.
    const first = [wins(1, 1, 40), loses(1, 2, 39), wins(2, 2, 38)];
    expect(turns.map((t) => [t.from, t.to, t.seat])).toEqual([
      [0, 1, 1],
      [1, 2, 0],
    ]);
    for (const { from, to, low, high } of turns) {
      const gained = Math.abs(first[to] - first[from]);
      expect(low < gained && gained < high).toBe(true);
    }
  });
});
