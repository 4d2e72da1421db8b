/** The search player: the tree it grows, what it finds, when it stops. */
import { describe, expect, it } from 'vitest';
import {
  type Ask,
  type CoreState,
  decide,
  END,
  frameOf,
  type Game,
  type Play,
  playOut,
  REPEAT,
  seeded,
  sequence,
  sequences,
} from '../../core/index.ts';
import { type DuelState, toy } from '../../core/testing/toy.testing.ts';
import { searchBot } from './index.ts';
import { type Manner, Search } from './search.ts';
import { descend, Line, Point, placeOf } from './tree.ts';

/** Two take one to three of a heap by turns; whoever takes the last has won: a heap of four, or of four more, is lost for who is asked. */
interface Heap extends CoreState {
  left: number;
  seat: number;
  over: number;
}
const taking = sequence<Play<null, Heap>, null>('taking', 'heap:1', () => null, [
  decide<Play<null, Heap>, null>('take', 'heap:1', {
    seat: (g) => g.state.seat,
    options(g, _f, out) {
      for (let n = 1; n <= Math.min(3, g.state.left); n++) out.push(n);
    },
    take(g, _f, n) {
      g.state.left -= n;
      if (g.state.left === 0) {
        g.state.over = 1;
        return END;
      }
      g.state.seat = 1 - g.state.seat;
      return REPEAT;
    },
    id: (_g, _f, n) => String(n),
    say: () => ({ key: '', args: {} }),
    prompt: () => ({ key: '', args: {} }),
  }),
]);
const book = sequences<Play<null, Heap>>(taking);
const copy = (s: Heap): Heap => ({ stack: s.stack.map((f) => ({ ...f })), left: s.left, seat: s.seat, over: s.over });
const begun = (left: number): Heap => ({ stack: [frameOf(taking, null)], left, seat: 0, over: 0 });
const heap: Game<null, null, Heap, Heap> = {
  id: 'heap',
  rules: 1,
  seats: 2,
  book: book as Game<null, null, Heap, Heap>['book'],
  bound: 50,
  tables: () => null,
  begin: () => begun(10),
  copy,
  result: (g) => (g.state.over === 1 ? { winner: g.state.seat, rule: 'heap:1' } : null),
  view: (g) => copy(g.state),
  imagine: (_table, view) => copy(view),
  worth: (g, seat) => (g.state.over === 0 ? 0 : g.state.seat === seat ? 100 : -100),
  choices: [],
};

const ASKS: Manner = { curiosity: 0.5, least: 2, width: 1, kept: 10, glances: 1 };

/** What the seat that begins is asked of a heap. */
function asked(left: number, seed = 1): Ask<null, Heap> {
  const codes = [1, 2, 3].slice(0, left);
  return {
    seat: 0,
    codes,
    count: codes.length,
    at: (n) => codes[n],
    view: () => begun(left),
    table: () => null,
    random: seeded(seed),
    id: String,
  };
}

describe('a search', () => {
  it.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [10, 2],
    [11, 3],
  ])('of a heap of %i takes %i, which leaves the other lost', (left, best) => {
    for (const seed of [1, 2, 3]) expect(searchBot(heap, { lines: 500 }, ASKS).choose(asked(left, seed))).toBe(best);
  });

  it('supposes that the other answers well, not that anything may come', () => {
    // Of a heap of 9, taking 2 wins against most answers at random, and is lost against the right one.
    const search = new Search(heap, asked(9), ASKS);
    for (let n = 0; n < 3000; n++) search.follow();
    const [best] = search.thoughts();
    expect(best.code).toBe(1);
    expect(best.chance).toBeGreaterThan(0.8);
    for (const t of search.thoughts().slice(1)) expect(t.chance).toBeLessThan(best.chance - 0.2);
  });

  it('thinks the same with the same numbers, and otherwise with others', () => {
    const thoughts = (seed: number) => {
      const search = new Search(heap, asked(11, seed), ASKS);
      for (let n = 0; n < 200; n++) search.follow();
      return search.thoughts();
    };
    expect(thoughts(4)).toEqual(thoughts(4));
    expect(thoughts(4)).not.toEqual(thoughts(5));
    expect(thoughts(4).reduce((sum, t) => sum + t.lines, 0)).toBe(200);
  });

  it('searches the answers alone that look best at a glance', () => {
    // Of a heap of 3 only taking all of it ends the game at once.
    const search = new Search(heap, asked(3), { ...ASKS, kept: 1 });
    for (let n = 0; n < 20; n++) search.follow();
    expect(search.best()).toBe(3);
  });

  it('is over when its lines or its time are, or when somebody says so', () => {
    let now = 0;
    let checked = 0;
    const clock = (): number => now++;
    const stopped = (): boolean => ++checked >= 7;
    searchBot(heap, { milliseconds: 20, now: clock }, ASKS).choose(asked(11));
    expect(now).toBeGreaterThanOrEqual(20);
    expect(now).toBeLessThan(25);
    expect([1, 2, 3]).toContain(searchBot(heap, { lines: 1e9, stopped }, ASKS).choose(asked(11)));
    expect(checked).toBe(7);
  });

  it('plays a game that brings no guide to its end, dice and hidden cards and all, the same each time', () => {
    const table = toy.tables({
      health: 4,
      hands: [
        ['parry', 'feint'],
        ['parry', 'stumble'],
      ],
    });
    const ends = (): DuelState => {
      const g = { table, state: toy.begin(table), log: null };
      const bot = searchBot(toy, { lines: 20 });
      playOut(toy, g, [bot, bot], seeded(3));
      return g.state;
    };
    expect(ends().over).toBe(1);
    expect(ends()).toEqual(ends());
  });
});

describe('a question in the tree', () => {
  const random = seeded(1);
  const first = (codes: readonly number[]): number => codes[0];
  const growth = { curiosity: 0, least: 2, width: 0 };
  const line = (point: Point, code: number, visits: number, sum: number): Line => {
    const made = new Line(code);
    made.visits = visits;
    made.offered = visits;
    made.sum = sum;
    point.lines.set(code, made);
    return made;
  };
  /** The line taken, once followed to its end. */
  const followed = (point: Point, codes: readonly number[]): readonly [number, boolean] => {
    const { line: taken, isNew } = descend(point, codes, true, growth, random, first);
    taken.visits++;
    return [taken.code, isNew];
  };

  it('tries new answers only as long as it knows few', () => {
    const point = new Point(0);
    expect(followed(point, [5, 6, 7])).toEqual([5, true]);
    expect(followed(point, [5, 6, 7])).toEqual([6, true]);
    expect(followed(point, [5, 6, 7])[1]).toBe(false);
    // Of those known none may be possible now.
    expect(followed(point, [7, 8])).toEqual([7, true]);
  });

  it('takes what was good for whoever is asked', () => {
    const point = new Point(0);
    line(point, 1, 10, 9);
    line(point, 2, 10, 2);
    expect(descend(point, [1, 2], true, growth, random, first).line.code).toBe(1);
    expect(descend(point, [1, 2], false, growth, random, first).line.code).toBe(2);
    expect(descend(point, [2], true, growth, random, first).line.code).toBe(2);
  });

  it('takes one of equals by lot', () => {
    const point = new Point(0);
    for (const code of [1, 2, 3]) line(point, code, 4, 2);
    const taken = Array.from({ length: 40 }, () => {
      const { line: made } = descend(point, [1, 2, 3], true, growth, random, first);
      return made.code;
    });
    expect(new Set(taken)).toEqual(new Set([1, 2, 3]));
  });

  it('is another one at another step of a rule, and of another rule', () => {
    const places = [0, 1, 2].flatMap((seq) => [0, 1, 63].map((step) => placeOf({ seq, step })));
    expect(new Set(places).size).toBe(places.length);
    const made = new Line(0);
    expect(made.at(5)).toBe(made.at(5));
    expect(made.at(6)).not.toBe(made.at(5));
  });

  it('is curious about what was seldom tried, by how often that was possible', () => {
    const point = new Point(0);
    const often = line(point, 1, 4, 2);
    const seldom = line(point, 2, 4, 2);
    often.offered = 100;
    seldom.offered = 4;
    expect(descend(point, [1, 2], true, { ...growth, curiosity: 1 }, random, first).line).toBe(often);
  });
});
