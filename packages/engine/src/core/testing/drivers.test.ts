import { describe, expect, it } from 'vitest';
import { Match } from '../recording/match.ts';
import { botTakes, script } from '../recording/match-drivers.ts';
import { type Bot, BotFault } from '../running/asking.ts';
import { playOut } from '../running/drivers.ts';
import { hashOf } from '../running/plain.ts';
import { seeded } from '../running/random.ts';
import { Refused } from '../running/refused.ts';
import { type DuelSetup, toy } from './toy.testing.ts';

const BARE: DuelSetup = { health: 2, hands: [[], []], first: 0 };
const DUEL: DuelSetup = {
  health: 4,
  hands: [
    ['parry', 'feint'],
    ['sidestep', 'feint'],
  ],
};

const anything: Bot = { id: 'anything', choose: ({ codes, random }) => codes[random.below(codes.length)] };

function bare(): Match {
  return new Match(toy, BARE) as Match;
}

describe('the scripted driver', () => {
  it('lets chances fall as written, by faces or by name, and is content when all are used', () => {
    const m = bare();
    const s = script([[6], 'hits:0']);
    m.take('strike:low');
    s.next(m);
    m.take('strike:low');
    s.next(m);
    s.finish();
    expect(m.entries.map((e) => e.id)).toEqual(['strike:low', 'hits:1', 'strike:low', 'hits:0']);
  });

  it('fails where a written outcome was never needed', () => {
    const s = script([[6], [1]]);
    const m = bare();
    m.take('strike:low');
    s.next(m);
    expect(() => s.finish()).toThrow('1 scripted outcome(s) left unused');
  });

  it('fails where a roll is not written, or nothing is rolled', () => {
    const m = bare();
    expect(() => script([[6]]).next(m)).toThrow(Refused);
    m.take('strike:low');
    expect(() => script([]).next(m)).toThrow('a roll nobody wrote down: roll');
  });
});

describe('the fast driver', () => {
  it('plays to the end, the same for the same seed', () => {
    const play = (seed: number): unknown[] => {
      const table = toy.tables(DUEL);
      const g = { table, state: toy.begin(table), log: null };
      return [playOut(toy, g, [anything, anything], seeded(seed)), hashOf(g.state), toy.result(g)];
    };
    expect(play(3)).toEqual(play(3));
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(play(seed)))).size).toBeGreaterThan(3);
  });

  it('stops a game that passes its bound', () => {
    const table = toy.tables(BARE);
    const g = { table, state: toy.begin(table), log: null };
    expect(() => playOut({ ...toy, bound: 5 }, g, [anything, anything], seeded(1))).toThrow('passed its bound of 5 nodes');
  });

  it('names the bot that answers what is not offered, even what it has written among its own codes', () => {
    const liar: Bot = {
      id: 'liar',
      choose(ask) {
        (ask.codes as number[]).push(99);
        return 99;
      },
    };
    const table = toy.tables(DUEL);
    const g = { table, state: toy.begin(table), log: null };
    let fault: unknown;
    try {
      playOut(toy, g, [anything, liar], seeded(3));
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(BotFault);
    expect(fault).toMatchObject({ bot: 'liar', seat: 1, message: 'bot liar, seat 2, chose what was not offered (99)' });
  });

  it('hands each bot a question of its own: who writes to it misleads itself alone', () => {
    const played = (other: Bot): unknown[] => {
      const table = toy.tables(DUEL);
      const g = { table, state: toy.begin(table), log: null };
      const views: unknown[] = [];
      const watching: Bot = {
        id: 'watching',
        choose(ask) {
          views.push(JSON.stringify([ask.seat, ask.view(), ask.codes, ask.codes.map(ask.id)]));
          return ask.codes[0];
        },
      };
      playOut(toy, g, [watching, other], seeded(3));
      return views;
    };
    const first: Bot = { id: 'first', choose: ({ codes }) => codes[0] };
    const writer: Bot = {
      id: 'writer',
      choose(ask) {
        const code = ask.codes[0];
        expect([ask.seat, typeof ask.view(), typeof ask.random.below]).toEqual([1, 'object', 'function']);
        for (const key of ['seat', 'view', 'table', 'random', 'id', 'codes', 'sort']) Reflect.set(ask, key, null);
        return code;
      },
    };
    expect(played(writer)).toEqual(played(first));
    expect(played(first).length).toBeGreaterThan(2);
    const freezer: Bot = { id: 'freezer', choose: (ask) => Object.freeze(Object.freeze(ask).codes)[0] };
    expect(played(freezer)).toEqual(played(first));
    const definer: Bot = {
      id: 'definer',
      choose(ask) {
        for (const key of ['seat', 'codes', 'at']) expect(Reflect.defineProperty(ask, key, { value: null })).toBe(false);
        expect([Reflect.setPrototypeOf(ask, null), Reflect.set(Reflect.getPrototypeOf(ask) as object, 'at', null)]).toEqual([false, false]);
        return ask.at(0);
      },
    };
    expect(played(definer)).toEqual(played(first));
  });

  it('gives options by their numbers, in the order of the list, and nothing by what is no number of one', () => {
    const table = toy.tables(DUEL);
    const g = { table, state: toy.begin(table), log: null };
    const kept: (readonly number[])[] = [];
    const counting: Bot = {
      id: 'counting',
      choose(ask) {
        const { at, codes, count } = ask;
        expect(Array.from({ length: count }, (_, n) => at(n))).toEqual(codes);
        const other = { valueOf: () => 0, toString: () => 'constructor' };
        for (const n of [-1, count, 0.5, Number.NaN, '0', 'length', '__proto__', other, null, undefined])
          expect(() => at(n as number)).toThrow(RangeError);
        // The list is its own: it may be kept, and whatever is done to it is done to no other.
        expect(ask.codes).toBe(codes);
        for (const list of kept) expect(list).not.toBe(codes);
        kept.push(codes);
        (codes as number[]).fill(99);
        return at(count - 1);
      },
    };
    playOut(toy, g, [counting, counting], seeded(5));
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.every((list) => list.every((code) => code === 99))).toBe(true);
  });

  it('takes nothing that was offered at another question only, nor a code of none', () => {
    const played = (bot: Bot): unknown => {
      const table = toy.tables(DUEL);
      return playOut(toy, { table, state: toy.begin(table), log: null }, [bot, bot], seeded(3));
    };
    const seen = new Set<number>();
    const late: Bot = {
      id: 'late',
      choose({ at, codes, count }) {
        const gone = [...seen].find((code) => !codes.includes(code));
        for (let n = 0; n < count; n++) seen.add(at(n));
        return gone ?? at(0);
      },
    };
    expect(() => played(late)).toThrow('chose what was not offered');
    expect(() => played({ id: 'nobody', choose: () => -1 })).toThrow('bot nobody, seat 2, chose what was not offered (-1)');
  });

  it('shows a bot its own seat and what that seat sees', () => {
    const table = toy.tables(DUEL);
    const g = { table, state: toy.begin(table), log: null };
    const seen = new Set<string>();
    const looking = (own: number): Bot<unknown, ReturnType<typeof toy.view>> => ({
      id: 'looking',
      choose(ask) {
        const view = ask.view();
        expect([ask.seat, view.seat]).toEqual([own, own]);
        for (const c of view.state.cards) expect(c.trick === -1).toBe(c.owner !== own && c.face === 0);
        for (const code of ask.codes) seen.add(ask.id(code));
        return ask.codes[ask.random.below(ask.codes.length)];
      },
    });
    playOut(toy, g, [looking(0), looking(1)], seeded(2));
    expect(seen).toContain('strike:low');
  });
});

describe('a bot at a match', () => {
  it('is asked, and its answer recorded', () => {
    const m = bare();
    botTakes(m, anything, seeded(1));
    expect(m.entries).toHaveLength(1);
  });

  it('may not choose what is not offered, nor where nothing is asked', () => {
    const m = bare();
    expect(() => botTakes(m, { id: 'cheat', choose: () => 2 }, seeded(1))).toThrow('bot cheat, seat 1, chose what was not offered (2)');
    expect(m.entries).toHaveLength(0);
    expect(() => botTakes(m, { id: 'fool', choose: ({ id }) => Number(id(77)) }, seeded(1))).toThrow(
      'bot fool, seat 1, broke off: no option has the code 77',
    );
    m.take('strike:low');
    expect(() => botTakes(m, anything, seeded(1))).toThrow('no decision');
  });
});
