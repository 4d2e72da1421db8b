import { expect, it } from 'vitest';
import { advance, chanceOn, decisionOn, fall, sample, seeded, take } from '../../../core/index.ts';
import { clearAlongShortestPath, NEVER, newReach, reach } from '../../../space/index.ts';
import { findParty } from '../content/parties.ts';
import { wow } from '../game.ts';
import { reachOf } from '../inspect.ts';
import { situationMatch } from '../situations.ts';
import { TOTEM, type Wow } from '../table.ts';
import { blockers, sees, takesTurns } from './board.ts';
import { entryCost, LONGEST_ROUTE, mayCross, reachable, spacesOf, waysFrom } from './moving.ts';
import { ignoresTerrain, movePoints } from './values.ts';

function seatOf(party: string) {
  const p = findParty(party);
  if (p === undefined) throw new Error(`no party ${party}`);
  return { faction: p.faction, party: p.members };
}

/** Calls `look` at every node of a few random matches on one table, so that what was kept in one match is used in the next. */
function everywhere(look: (g: Wow) => void): void {
  const table = wow.tables({
    format: 'constructed',
    map: 'crossroads',
    seats: [seatOf('dawn-oak-and-frost'), seatOf('ash-storm-and-knives')],
  });
  for (let seed = 0; seed < 3; seed++) {
    const random = seeded(seed);
    const g: Wow = { table, state: wow.begin(table), log: null };
    for (let kind = advance(g, wow.book); kind !== 'over'; kind = advance(g, wow.book)) {
      look(g);
      const { d } = g.state.stack[g.state.stack.length - 1];
      if (kind === 'chance') {
        const outcomes = chanceOn(g, wow.book).outcomes(g, d);
        if (outcomes !== null) fall(g, wow.book, sample(outcomes, random), null);
      } else {
        const codes: number[] = [];
        decisionOn(g, wow.book).options(g, d, codes);
        take(g, wow.book, codes[random.below(codes.length)]);
      }
    }
  }
}

/** The search made anew for one figure, with everybody where they are. */
function anew(g: Wow, fig: number, points: number) {
  const { field } = g.table;
  const ignores = ignoresTerrain(g, fig);
  const cost = Uint8Array.from({ length: field.size }, (_, s) => entryCost(g, s, ignores));
  const stop = new Uint8Array(field.size).fill(1);
  g.state.figures.forEach((f, i) => {
    if (f.space < 0 || i === fig || g.table.figures[f.def].kind === TOTEM) return;
    stop[f.space] = 0;
    if (!mayCross(g, fig, i)) cost[f.space] = NEVER;
  });
  return reach(field, g.state.figures[fig].space, Math.min(points, LONGEST_ROUTE), cost, stop, newReach(field));
}

it('a kept search lists the spaces, costs and routes of one made anew', () => {
  let compared = 0;
  everywhere((g) => {
    g.state.figures.forEach((f, fig) => {
      if (!takesTurns(g.table, f) || f.space < 0) return;
      for (const points of [movePoints(g, fig), 1, 3]) {
        const fresh = anew(g, fig, points);
        const stops: number[] = [];
        reachable(g, fig, points, stops);
        const expected = Array.from(fresh.stops.subarray(0, fresh.count));
        const ways = waysFrom(g, fig, points);
        const at = stops.map((s) => ways.stops.indexOf(s));
        const routes = at.map((i) => spacesOf(g, f.space, ways.routes[i]));
        const seen = [stops, at.map((i) => ways.costs[i]), routes.map((r) => r.length), routes.map((r) => r.at(-1))];
        const want = [expected, expected.map((s) => fresh.cost[s]), expected.map((s) => fresh.steps[s]), expected];
        if (JSON.stringify(seen) !== JSON.stringify(want)) expect(seen, `figure ${fig}, ${points} points`).toEqual(want);
        compared++;
      }
    });
  });
  expect(compared).toBeGreaterThan(5_000);
});

it('tables without secrets share what is kept, and nobody on one is taken for somebody on the other', () => {
  let compared = 0;
  let before: Wow['state'] | null = null;
  const check = (g: Wow): void => {
    for (const [fig, f] of g.state.figures.entries()) {
      if (!takesTurns(g.table, f) || f.space < 0) continue;
      const stops: number[] = [];
      reachable(g, fig, 3, stops);
      const fresh = anew(g, fig, 3);
      const expected = Array.from(fresh.stops.subarray(0, fresh.count));
      if (stops.join() !== expected.join()) expect(stops, `figure ${fig}`).toEqual(expected);
      compared++;
    }
  };
  let nodes = 0;
  everywhere((g) => {
    // Now and then only: the two tables must not stay in step by looking as often as each other.
    if (before !== null && ++nodes % 7 === 0) check({ table: wow.openTables?.(g.table) ?? g.table, state: before, log: null });
    check(g);
    before = wow.copy(g.state);
  });
  expect(compared).toBeGreaterThan(5_000);
});

it('a look that remembers the terrain sees what one along every path sees', () => {
  let compared = 0;
  everywhere((g) => {
    const { field } = g.table;
    // One figure for each node, all in turn, looks at every space.
    const fig = compared % g.state.figures.length;
    const { seat, space } = g.state.figures[fig];
    compared++;
    if (space < 0) return;
    const blocked = blockers(g, seat);
    for (let to = 0; to < field.size; to++) {
      const clear = clearAlongShortestPath(field, space, to, blocked, g.table.sight);
      if (sees(g, seat, space, to) !== clear) expect(!clear, `from ${space} to ${to}`).toBe(clear);
    }
  });
  expect(compared).toBeGreaterThan(500);
});

it('a totem reaches nothing, whoever stands on its space', () => {
  const m = situationMatch({
    figures: { A: { is: 'A2', side: 1, at: '0,0', cards: ['K16'] }, X: { side: 2, at: '1,0' } },
    tokens: [{ card: 'K16', of: 'A', at: '1,0' }],
    turn: 'A',
  });
  expect(reachOf(m.play, 2)).toEqual([]);
  expect(reachOf(m.play, 0).length).toBeGreaterThan(0);
});

it('an imposed move onto rock is refused by the rock, and nothing beyond it is counted', () => {
  const m = situationMatch({
    terrain: { '2,0': 'impassable' },
    figures: { A: { side: 1, at: '0,0', cards: ['K23'] }, X: { side: 2, at: '1,0' } },
    turn: 'A',
  });
  m.take('card:A/K23>X');
  expect(m.whyNot('shift:X>2,0>3,0').map((r) => r.rule)).toEqual(['wow:406.2c']);
});
