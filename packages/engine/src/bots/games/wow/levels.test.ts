/** Levels: what is overlooked, misjudged and leant towards; that time bounds them and lots break ties. */
import { describe, expect, it } from 'vitest';
import { type Ask, type CoreState, type Game, playOut, seeded } from '../../../core/index.ts';
import { findParty, wow } from '../../../games/wow/index.ts';
import { botNamed } from '../../kinds.ts';
import { LEVELS, levelBot, type Sight, searchBudget, sightedBot, sightOf } from '../../levels/index.ts';

const CLEAR: Sight = { notices: 1, glances: 1, plans: false, lines: 0, blur: 0 };

function wowTable() {
  const seat = (id: string) => {
    const party = findParty(id);
    if (party === undefined) throw new Error(id);
    return { faction: party.faction, party: party.members };
  };
  return wow.tables({ format: 'starter', map: 'crossroads', seats: [seat('dawn-starter'), seat('ash-starter')] });
}

/** The first question of a match with so many answers, played to by lot. */
function questionOf<U, T, S extends CoreState, V>(game: Game<U, T, S, V>, table: T, least: number): Ask<T, V> {
  const g = { table, state: game.begin(table), log: null };
  let found: Ask<T, V> | null = null;
  const stop = new Error('found');
  const looks = {
    id: 'looks',
    choose(ask: Ask<T, V>): number {
      if (ask.count >= least) {
        const [codes, view] = [[...ask.codes], structuredClone(ask.view())];
        found = { ...fields(ask), codes, count: codes.length, at: (n) => codes[n], view: () => view, table: () => table };
        throw stop;
      }
      return ask.at(ask.random.below(ask.count));
    },
  };
  expect(() =>
    playOut(
      game,
      g,
      Array.from({ length: 4 }, () => looks),
      seeded(1),
    ),
  ).toThrow('found');
  if (found === null) throw new Error('no such question');
  return found;
}

const fields = <T, V>({ seat, random, id, sort }: Ask<T, V>): Pick<Ask<T, V>, 'seat' | 'random' | 'id' | 'sort'> => ({
  seat,
  random,
  id,
  sort,
});

describe('somebody who sees a part', () => {
  const table = wowTable();
  const ask = questionOf(wow, table, 6);
  const answers = (sight: Partial<Sight>, many = 60): Map<number, number> => {
    const out = new Map<number, number>();
    const bot = sightedBot(wow, 'x', { ...CLEAR, ...sight });
    for (let seed = 0; seed < many; seed++) {
      const code = bot.choose({
        ...fields(ask),
        codes: ask.codes,
        count: ask.count,
        at: ask.at,
        view: ask.view,
        table: ask.table,
        random: seeded(seed),
      });
      out.set(code, (out.get(code) ?? 0) + 1);
    }
    return out;
  };

  it('gives the same answers with the same numbers', () => {
    expect(answers({ notices: 0.5, blur: 1 }, 8)).toEqual(answers({ notices: 0.5, blur: 1 }, 8));
  });

  it('errs more the less it sees, and the more it misjudges', () => {
    const top = (sight: Partial<Sight>): number => Math.max(...answers(sight).values());
    expect(top({ blur: 3 })).toBeLessThan(top({ glances: 3 }));
    expect(answers({ notices: 0.3 }).size).toBeGreaterThan(answers({ notices: 1, glances: 3 }).size);
  });

  it('always has a choice of two, however little it notices', () => {
    expect(answers({ notices: 0 }).size).toBeGreaterThan(2);
  });

  it('thinks no longer than it may', () => {
    let now = 0;
    let asked = 0;
    const budget = { milliseconds: 30, now: () => now++, stopped: () => ++asked < 0 };
    sightedBot(wow, 'x', { ...CLEAR, lines: 100_000 }, {}, budget).choose(ask);
    expect(asked).toBeLessThan(40);
    expect(asked).toBeGreaterThan(10);
  });

  it('takes one of equals by lot', () => {
    const { guide: _guide, ...plain } = wow;
    const flat: typeof wow = { ...plain, worth: () => 0 };
    const bot = sightedBot(flat, 'x', CLEAR);
    const seen = new Set(
      Array.from({ length: 40 }, (_x, seed) =>
        bot.choose({
          ...fields(ask),
          codes: ask.codes,
          count: ask.count,
          at: ask.at,
          view: ask.view,
          table: ask.table,
          random: seeded(seed),
        }),
      ),
    );
    expect(seen.size).toBeGreaterThan(Math.min(4, ask.count - 1));
  });
});

it('a level is known by its name', () => {
  for (const level of LEVELS) {
    expect(levelBot(level, wow, { lines: 1 }).id).toBe(level);
    expect(botNamed(level, wow).id).toBe(level);
  }
});

it('the strongest level follows its own lines, or as many as it may in the time it is given; no other one searches with nothing left out', () => {
  const { lines } = sightOf('level-5', wow);
  expect(searchBudget('level-5', wow, { lines: 3, trees: 2 })).toEqual({ lines, trees: 2 });
  expect(searchBudget('level-5', wow)).toEqual({ lines });
  expect(searchBudget('level-5', wow, { lines: 3, milliseconds: 50 })).toEqual({ milliseconds: 50 });
  expect(searchBudget('search', wow, { lines: 3 })).toEqual({ lines: 3 });
  for (const name of ['random', 'greedy', ...LEVELS.slice(0, -1)]) expect(searchBudget(name, wow)).toBeNull();
});
