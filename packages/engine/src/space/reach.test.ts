import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discOf, marked, spaceOf } from './boards.testing.ts';
import { type HexField, hexField, hexId, neighbour } from './field.ts';
import { allRoutes, NEVER, newReach, type Reach, reach } from './reach.ts';
import { directionsOf } from './routes.ts';

/** The spaces that a route enters from a space, in order. */
function spacesAlong(on: HexField, from: number, route: number): number[] {
  let space = from;
  return directionsOf(route).map((direction) => (space = neighbour(on, space, direction)));
}

const field = hexField(discOf(4));
const start = spaceOf(field, '0,0');
const open = new Uint8Array(field.size).fill(1);
const anywhere = new Uint8Array(field.size).fill(1);

function costs(changes: Record<string, number>): Uint8Array {
  const table = Uint8Array.from(open);
  for (const [id, cost] of Object.entries(changes)) table[spaceOf(field, id)] = cost;
  return table;
}

function notOn(...ids: string[]): Uint8Array {
  return marked(field, ids).map((mark) => 1 - mark);
}

function stopsOf(found: Reach): string[] {
  return Array.from(found.stops.subarray(0, found.count), (space) => hexId(field, space));
}

describe('reach', () => {
  test('on open ground is the disc without its centre', () => {
    const counts = [0, 1, 2, 3, 4].map((points) => reach(field, start, points, open, anywhere, newReach(field)).count);
    expect(counts).toEqual([0, 6, 18, 36, 60]);
  });

  test('one point does not enter cover, two points do and end there (wow:404.1a)', () => {
    const ground = costs({ '1,0': 2 });
    expect(stopsOf(reach(field, start, 1, ground, anywhere, newReach(field)))).not.toContain('1,0');
    const two = reach(field, start, 2, ground, anywhere, newReach(field));
    expect(two.cost[spaceOf(field, '1,0')]).toBe(2);
    expect(stopsOf(two)).not.toContain('2,0');
  });

  test('crosses a space where it may not stop (wow:404.1b)', () => {
    const found = reach(field, start, 2, open, notOn('1,0'), newReach(field));
    expect(stopsOf(found)).toContain('2,0');
    expect(stopsOf(found)).not.toContain('1,0');
    expect(found.cost[spaceOf(field, '1,0')]).toBe(1);
  });

  test('never enters a closed space, and goes round it', () => {
    const ground = costs({ '1,0': NEVER });
    expect(stopsOf(reach(field, start, 2, ground, anywhere, newReach(field)))).not.toContain('2,0');
    const found = reach(field, start, 3, ground, anywhere, newReach(field));
    expect(directionsOf(found.route[spaceOf(field, '2,0')])).toEqual([1, 0, 5]);
  });

  test('a result can be used again, on another search', () => {
    const out = newReach(field);
    reach(field, start, 4, open, anywhere, out);
    const second = reach(field, spaceOf(field, '4,0'), 1, open, anywhere, out);
    expect(stopsOf(second)).toEqual(['4,-1', '3,0', '3,1']);
    expect(second.cost[start]).toBe(NEVER);
  });

  test('the start is no stop even where one may stop', () => {
    expect(stopsOf(reach(field, start, 2, open, anywhere, newReach(field)))).not.toContain('0,0');
  });

  test('refuses free spaces and points it cannot count', () => {
    expect(() => reach(field, start, 2, costs({ '1,0': 0 }), anywhere, newReach(field))).toThrow('costs 0');
    for (const points of [-1, 0.5, 18, NaN]) {
      expect(() => reach(field, start, points, open, anywhere, newReach(field))).toThrow(RangeError);
    }
  });
});

/** Least costs by relaxing every step until nothing changes. */
function leastCosts(board: HexField, from: number, points: number, enterCost: Uint8Array): number[] {
  const best = new Array<number>(board.size).fill(NEVER);
  best[from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let a = 0; a < board.size; a++) {
      for (let d = 0; d < 6; d++) {
        const b = neighbour(board, a, d);
        if (b < 0 || best[a] + enterCost[b] >= best[b] || best[a] + enterCost[b] > points) continue;
        best[b] = best[a] + enterCost[b];
        changed = true;
      }
    }
  }
  return best;
}

describe('on any ground', () => {
  const ground = fc.record({
    board: fc.shuffledSubarray(discOf(3), { minLength: 2 }).map(hexField),
    terrain: fc.array(fc.constantFrom(1, 1, 1, 2, 3, NEVER), { minLength: 37, maxLength: 37 }),
    stopping: fc.array(fc.constantFrom(0, 1, 1), { minLength: 37, maxLength: 37 }),
    x: fc.nat(),
    points: fc.integer({ min: 0, max: 5 }),
  });

  test('costs are least, and the route is the first of the cheapest routes', () => {
    fc.assert(
      fc.property(ground, ({ board, terrain, stopping, x, points }) => {
        const enterCost = Uint8Array.from(terrain);
        const canStop = Uint8Array.from(stopping);
        const from = x % board.size;
        const found = reach(board, from, points, enterCost, canStop, newReach(board));
        expect(Array.from(found.cost)).toEqual(leastCosts(board, from, points, enterCost));
        const stops = Array.from(found.stops.subarray(0, found.count));
        const { routes: all, complete } = allRoutes(board, from, points, enterCost, canStop, 100_000);
        expect(complete).toBe(true);
        for (let space = 0; space < board.size; space++) {
          const routes = all.filter(({ to }) => to === space).sort((a, b) => a.cost - b.cost || a.route - b.route);
          expect(stops.includes(space)).toBe(routes.length > 0);
          if (routes.length === 0) continue;
          expect(found.route[space]).toBe(routes[0].route);
          expect(found.cost[space]).toBe(routes[0].cost);
          expect(found.steps[space]).toBe(directionsOf(found.route[space]).length);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('every listed route is simple, affordable and ends at a stop, and none is listed twice', () => {
    fc.assert(
      fc.property(ground, ({ board, terrain, stopping, x, points }) => {
        const enterCost = Uint8Array.from(terrain);
        const canStop = Uint8Array.from(stopping);
        const from = x % board.size;
        const { routes } = allRoutes(board, from, points, enterCost, canStop, 100_000);
        for (const { to, cost, route } of routes) {
          const spaces = spacesAlong(board, from, route);
          expect(spaces.at(-1)).toBe(to);
          expect(canStop[to]).toBe(1);
          expect(spaces.reduce((sum, space) => sum + enterCost[space], 0)).toBe(cost);
          expect(cost).toBeLessThanOrEqual(points);
          expect(new Set([from, ...spaces]).size).toBe(spaces.length + 1);
        }
        const packed = routes.map(({ route }) => route);
        expect(packed).toEqual([...new Set(packed)].toSorted((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });
});

describe('listing routes', () => {
  test('with 2 points on open ground: 6 of one step, 30 of two', () => {
    const { routes, complete } = allRoutes(field, start, 2, open, anywhere, 1000);
    expect([routes.length, complete]).toEqual([36, true]);
  });

  test('stops at its limit and says so', () => {
    expect(allRoutes(field, start, 2, open, anywhere, 36).complete).toBe(true);
    const { routes, complete } = allRoutes(field, start, 2, open, anywhere, 35);
    expect([routes.length, complete]).toEqual([35, false]);
  });

  test('gives up on a search without end', () => {
    const nowhere = new Uint8Array(field.size);
    expect(allRoutes(field, start, 17, open, nowhere, 10)).toEqual({ routes: [], complete: false });
  });
});
