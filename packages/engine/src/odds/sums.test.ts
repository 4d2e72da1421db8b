import { describe, expect, it } from 'vitest';
import { fraction, showFraction } from '../core/index.ts';
import { groupsOf } from './order.ts';
import { oddsOfEnds, type Way } from './sums.ts';

/** Ways written as `{ to: weight }`. */
function ways(...rows: Readonly<Record<number, number>>[]): Way[][] {
  return rows.map((row) => {
    const total = Object.values(row).reduce((a, b) => a + b, 0);
    return Object.entries(row).map(([to, weight]) => ({ to: Number(to), weight, total, outcomes: 1 }));
  });
}

const ends = (graph: Way[][]): string[] => oddsOfEnds(graph, groupsOf(graph.map((row) => row.map((w) => w.to)))).map(showFraction);

describe('sums over a graph', () => {
  it('add up all ways to an end', () => {
    expect(ends(ways({ 1: 1, 2: 2 }, { 2: 1, 3: 1 }, {}, {}))).toEqual(['0', '0', '5/6', '1/6']);
  });

  it('sum a series that never ends: to roll again until it differs', () => {
    expect(ends(ways({ 0: 6, 1: 15, 2: 15 }, {}, {}))).toEqual(['0', '1/2', '1/2']);
  });

  it('sum series within series, entered in several places', () => {
    // Worked out by hand: from 1, 1/2 back to 0 and 1/2 on to 2; from 2, 1/3 back to 1, 1/3 to each end.
    const graph = ways({ 1: 1, 2: 1 }, { 0: 1, 2: 1 }, { 1: 1, 3: 1, 4: 1 }, {}, {});
    expect(ends(graph)).toEqual(['0', '0', '0', '1/2', '1/2']);
    const skewed = ways({ 1: 1, 3: 1 }, { 0: 1, 2: 1 }, { 1: 1, 4: 1 }, {}, {});
    // h0 = 1/2 + h1/2, h1 = h0/2 + h2/2, h2 = h1/2: h1 = 2/3 h0, h0 = 3/4.
    expect(ends(skewed)).toEqual(['0', '0', '0', '3/4', '1/4']);
  });

  it('refuse what never ends', () => {
    expect(() => ends(ways({ 1: 1, 2: 1 }, { 1: 1 }, {}))).toThrow('for ever');
    expect(() => ends(ways({ 1: 1, 3: 1 }, { 2: 1 }, { 1: 1 }, {}))).toThrow('for ever');
  });

  it('agree with multiplying out a long time, on any graph', () => {
    for (let seed = 1; seed <= 60; seed++) {
      let x = seed * 7919;
      const below = (n: number): number => {
        x = (x * 1103515245 + 12345) % 2147483648;
        return x % n;
      };
      const n = 4 + below(7);
      // The last two are ends; everybody has a way towards them.
      const graph = ways(
        ...Array.from({ length: n }, (_x, i) =>
          i >= n - 2
            ? {}
            : Object.fromEntries([[n - 1 - below(2), 1], [i + 1, 1], ...Array.from({ length: 3 }, () => [below(n), 1 + below(5)])]),
        ),
      );
      const exact = oddsOfEnds(graph, groupsOf(graph.map((row) => row.map((w) => w.to))));
      let at = graph.map((_x, i) => (i === 0 ? 1 : 0));
      for (let round = 0; round < 3000; round++) {
        const next = at.map((p, i) => (graph[i].length === 0 ? p : 0));
        for (const [i, row] of graph.entries()) for (const w of row) next[w.to] += (at[i] * w.weight) / w.total;
        at = next;
      }
      for (const i of [n - 2, n - 1]) expect(Number(exact[i].num) / Number(exact[i].den), `seed ${seed}`).toBeCloseTo(at[i], 9);
      expect(
        fraction(exact[n - 2].num * exact[n - 1].den + exact[n - 1].num * exact[n - 2].den, exact[n - 2].den * exact[n - 1].den),
      ).toEqual({ num: 1n, den: 1n });
    }
  });
});
