/** The lines of a search: where each begins and ends, who answers how in it, and what it comes to. */
import { describe, expect, it } from 'vitest';
import { type Guide, seeded } from '../../core/index.ts';
import { botNamed } from '../kinds.ts';
import { narrowed } from '../narrowed.ts';
import { asked, begun, CODES, copy, FAR, game, NUMBERS, type Said, type SaidGame, type Saying } from '../said.testing.ts';
import { guideOf, mannerFor, searchBot, USUAL_LINES } from './index.ts';
import { type Manner, oneOfBest, Search, type Thought } from './search.ts';
import { together, treeOn } from './trees.ts';

const MANNER: Manner = { curiosity: 0.5, least: 2, width: 1, kept: 10, glances: 1 };

/** What is thought after so many lines. */
function searched(of: SaidGame, lines: number, manner: Partial<Manner> = {}): Search<null, null, Said, Said> {
  const search = new Search(of, asked(), { ...MANNER, ...manner });
  while (search.lines < lines) search.follow();
  return search;
}

describe('a line', () => {
  it('begins in a world of its own', () => {
    // 3 is said by who bets on the coin.
    const worth = ({ state }: Saying): number => (state.said[0] !== 3 ? 0 : state.coin === 1 ? 100 : -100);
    const bet = searched(game({ worth }), 200, { least: 9, curiosity: 5 })
      .thoughts()
      .find((t) => t.code === 3);
    expect(bet?.chance).toBeGreaterThan(0.3);
    expect(bet?.chance).toBeLessThan(0.7);
  });

  it('ends as soon as the clock is where it is to end', () => {
    const ends = new Set<number>();
    const worth = ({ state }: Saying): number => {
      ends.add(state.said.length);
      return 0;
    };
    searched(game({ worth }), 30);
    expect([...ends]).toEqual([FAR]);
  });

  it('is settled at its end where the game says how: once, and the rules go on until that is done', () => {
    let settled = 0;
    const settling: Guide<null, Said>['settling'] = {
      until: (g) => g.state.said.length + 2,
      begin({ state }) {
        settled++;
        state.still++;
      },
    };
    const ends = new Set<string>();
    const worth = ({ state }: Saying): number => {
      ends.add(`${state.said.length} ${state.still}`);
      return 0;
    };
    const { root, lines } = searched(game({ worth, settling }), 40);
    // Eight more than were asked for say what is neither good nor bad.
    expect(settled).toBe(lines + 8);
    expect([...ends]).toEqual([`${FAR + 2} 1`]);
    // What is said while it is settled does not hang in the tree.
    const deep = (of: typeof root): number => 1 + Math.max(-1, ...of.after.flatMap((p) => [...p.lines.values()].map(deep)));
    expect(deep(root)).toBeLessThanOrEqual(FAR);
  });

  it('supposes of others what is bad for the seat, or good where all win together', () => {
    // What the other one says decides.
    const worth = ({ state }: Saying, seat: number): number => (state.said[1] === 0 ? 100 : -100) * (seat === 0 ? 1 : -1);
    const chance = (of: SaidGame): number => searched(of, 400, { least: 9 }).thoughts()[0].chance;
    expect(chance(game({ worth }))).toBeLessThan(0.3);
    expect(chance(game({ worth, together: true }))).toBeGreaterThan(0.6);
  });

  it('comes to about even where it ends as lines here do, whatever that is worth', () => {
    for (const worth of [-500, 0, 500])
      for (const t of searched(game({ worth: () => worth }), 20).thoughts()) expect(t.chance).toBeCloseTo(0.5, 10);
  });

  it('goes on as is likely, within the tree where an answer is new there, and beyond it', () => {
    const said = new Set<string>();
    const worth = ({ state }: Saying): number => {
      said.add(state.said.slice(1).join());
      return 0;
    };
    const search = searched(game({ worth, likely: (_g, codes) => codes[codes.length - 1] }), NUMBERS);
    expect([...said]).toEqual(['3,3']);
    while (search.lines < 60) search.follow();
    for (const line of search.root.after[0].lines.values())
      for (const point of line.after) expect([...point.lines.keys()][0]).toBe(NUMBERS - 1);
  });
});

describe('answers are searched', () => {
  it('that plans promise most of, or else a glance, so many glances at each', () => {
    let imagined = 0;
    const imagine: SaidGame['imagine'] = (_table, view, pick) => {
      imagined++;
      return { ...copy(view), coin: pick(2) };
    };
    // A glance goes as far as the rule that asked: until it asks again.
    const worth = ({ state }: Saying): number => (state.said[0] === 1 ? 5 : 0);
    const best = (guide: Partial<Guide<null, Said>>, glances: number): readonly number[] => {
      imagined = 0;
      const search = searched(game({ worth, ...guide }, { imagine }), 10, { kept: 1, glances });
      return [search.best(), imagined];
    };
    // One world says where lines end, eight lines what is neither good nor bad.
    expect(best({}, 1)).toEqual([1, 1 + 1 + 8 + 10]);
    expect(best({}, 4)).toEqual([1, 1 + 4 + 8 + 10]);
    const promise: Guide<null, Said>['promise'] = (_g, codes, out) => {
      codes.forEach((code, i) => {
        out[i] = code === 2 ? 1 : 0;
      });
      return true;
    };
    expect(best({ promise }, 4)).toEqual([2, 1 + 1 + 8 + 10]);
    expect(best({ promise: () => false }, 4)[0]).toBe(1);
  });

  it('that are told, be there one alone: what comes after it is another question', () => {
    const search = new Search(game(), narrowed(asked(), [2]), MANNER);
    while (search.lines < 30) search.follow();
    expect(search.thoughts().map((t) => [t.code, t.lines])).toEqual([[2, 30]]);
    expect(search.best()).toBe(2);
  });

  it('and one is given by lot of those that are as good', () => {
    const given = new Set(Array.from({ length: 30 }, (_x, seed) => searchBot(game(), { lines: 2 * NUMBERS }).choose(asked(seed))));
    expect(given.size).toBe(NUMBERS);
  });

  it('as many as a game wishes, where it does', () => {
    expect(mannerFor(game({ sieve: { kept: 3, glances: 7 } }))).toEqual({ ...mannerFor(game()), kept: 3, glances: 7 });
    const usual = mannerFor(game());
    expect([usual.kept > 3, usual.glances < 7]).toEqual([true, true]);
  });
});

describe('a budget', () => {
  /** Lines that a player follows, by a clock that is `step` later each time it is looked at. */
  function followed(budget: Parameters<typeof searchBot>[1], step: number): { readonly lines: number; readonly looks: number } {
    let [ends, looks] = [0, 0];
    const worth = (): number => {
      ends++;
      return 0;
    };
    const trees = budget?.trees ?? 1;
    searchBot(game({ worth }), { ...budget, now: () => looks++ * step }).choose(asked());
    return { lines: ends - 8 * trees, looks };
  }

  it('of time alone is bounded by no number of lines, and one of nothing by the usual one', () => {
    expect(followed({ milliseconds: USUAL_LINES + 100 }, 1).lines).toBeGreaterThan(USUAL_LINES);
    expect(followed({}, 1).lines).toBe(USUAL_LINES);
    expect(followed({ lines: 5, milliseconds: 1e9 }, 1).lines).toBe(5);
  });

  it('is that of a player by its name too', () => {
    let ends = 0;
    botNamed('search', game({ worth: () => 0 * ends++ }), { lines: 7 }).choose(asked());
    expect(ends).toBe(8 + 7);
  });

  it('of time is parted among trees, one of lines is that of each', () => {
    const { lines } = followed({ milliseconds: 60, trees: 3 }, 1);
    expect(lines).toBeGreaterThan(50);
    expect(lines).toBeLessThanOrEqual(63);
    expect(followed({ lines: 7, trees: 3 }, 1).lines).toBe(21);
  });

  it('of time ends a tree too', () => {
    let now = 0;
    const thoughts = treeOn(game(), asked(), MANNER, { root: 1, tree: 0 }, { lines: 3000, milliseconds: 40, now: () => now++ });
    expect(thoughts.reduce((n, t) => n + t.lines, 0)).toBeLessThanOrEqual(41);
  });
});

describe('what trees think together', () => {
  it('has the mean and the spread of all their lines', () => {
    const thought = (of: readonly number[]): Thought => {
      const chance = of.reduce((a, b) => a + b, 0) / of.length;
      const spread = Math.sqrt(of.reduce((a, b) => a + (b - chance) ** 2, 0) / of.length);
      return { code: 1, lines: of.length, chance, spread };
    };
    const [one, other] = [
      [0, 1, 1, 0.5],
      [0.25, 0.75],
    ];
    const [both] = together([[thought(one)], [thought(other)]]);
    const all = thought([...one, ...other]);
    expect(both.lines).toBe(6);
    expect(both.chance).toBeCloseTo(all.chance, 10);
    expect(both.spread).toBeCloseTo(all.spread, 10);
  });

  it('is one of equals by lot, whichever is first of the list', () => {
    const thought = (code: number, lines: number): Thought => ({ code, lines, chance: 0.5, spread: 0.1 });
    const all = together([
      [thought(4, 3), thought(2, 3)],
      [thought(7, 3), thought(9, 2)],
    ]);
    const given = Array.from({ length: 3 }, (_x, drawn) => oneOfBest(all, (n) => (n === 3 ? drawn : -1)));
    expect(given.toSorted()).toEqual([2, 4, 7]);
    // Nothing is drawn where there is nothing to choose.
    const never = (): number => {
      throw new Error('drawn');
    };
    expect([oneOfBest(together([[thought(4, 3), thought(2, 4)]]), never), oneOfBest([], never)]).toEqual([2, null]);
  });

  it('is given by lot by a player of several trees too', () => {
    const bot = searchBot(game(), { lines: NUMBERS, trees: 2 });
    expect(new Set(Array.from({ length: 30 }, (_x, seed) => bot.choose(asked(seed)))).size).toBeGreaterThan(1);
  });
});

describe('a game without a guide', () => {
  const { guide: _guide, ...plain } = game();
  const g: Saying = { table: null, state: begun(), log: null };
  const first = (): number => 0;

  it('is searched by what it finds likely, or else by a kind and any answer of it', () => {
    const likely = guideOf({ ...plain, likely: (_g, codes) => codes[2] }).likely(g, CODES, first);
    expect(likely).toBe(2);
    expect(guideOf(plain).likely(g, CODES, (n) => n - 1)).toBe(NUMBERS - 1);
    // Three of one kind are no likelier than one of another.
    const random = seeded(1);
    const kind = (code: number): number => (code === 0 ? 0 : 1);
    let zeros = 0;
    for (let n = 0; n < 1000; n++) if (guideOf(plain).likely(g, CODES, (k) => random.below(k), kind) === 0) zeros++;
    expect(Math.abs(zeros - 500)).toBeLessThan(80);
  });
});

describe('a question with some of its answers alone', () => {
  it('has them on offer and no others, and is the same otherwise', () => {
    const ask = asked();
    const few = narrowed(ask, [3, 1]);
    expect([few.codes, few.count, few.at(0), few.at(1)]).toEqual([[3, 1], 2, 3, 1]);
    expect([few.seat, few.view, few.table, few.random, few.id]).toEqual([ask.seat, ask.view, ask.table, ask.random, ask.id]);
    for (let seed = 1; seed <= 5; seed++) expect([3, 1]).toContain(searchBot(game(), { lines: 10 }).choose(narrowed(asked(seed), [3, 1])));
  });
});
