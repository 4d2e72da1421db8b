import type { Option } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import { createStore } from '../app/store.ts';
import { type Meaning, meaningsOf } from './meaning.ts';
import { POINTS_NOWHERE } from './pointer.ts';
import { isCarriable, pickedAlso, pressing, takenUp } from './pressing.ts';
import { type Begun, NOT_BEGUN } from './useBegun.ts';
import type { Counted } from './useCounted.ts';

/** Two figures of one side and one of the other, on a row of five spaces. */
const FIGURES = ['A1', 'A2', 'B1'];
const STANDS = [0, 1, 4];
const meaning: Meaning = {
  pieces: {
    figures: FIGURES,
    spaces: ['a', 'b', 'c', 'd', 'e'],
    standsOn: (i) => STANDS[i] ?? -1,
    figuresAt: (s) => (STANDS.includes(s) ? [STANDS.indexOf(s)] : []),
    seatOf: (i) => (i < 2 ? 0 : 1),
    acting: -1,
  },
  customs: {},
  verbs: [],
};
const option = (does: string, by: string, figures: readonly string[], spaces: readonly string[], more: Partial<Option> = {}): Option => ({
  code: 0,
  id: `${does}:${by}>${[...figures, ...spaces].join('>')}`,
  rule: 'x:1',
  say: { key: does, args: {} },
  does,
  by,
  on: { figures, spaces },
  with: [],
  ...more,
});
const walk = option('move', 'A1', [], ['c']);
const far = option('move', 'A1', [], ['d']);
const other = option('move', 'A2', [], ['c']);
const hit = option('attack', 'A1', ['B1'], [], { commits: ['dice'] });
const shout = option('shout', 'A1', ['B1'], []);
const both = option('volley', 'A1', ['A2', 'B1'], []);

/** What counts where this figure is held. */
function counted(options: readonly Option[], held = -1): Counted {
  const ones = options.filter((o) => held < 0 || o.by === FIGURES[held]);
  const holders = FIGURES.flatMap((name, i) => (options.some((o) => o.by === name) ? [i] : []));
  return { options, verbs: [], verb: null, meaning, holders, held, counted: ones, clicks: meaningsOf(meaning, ones) };
}

/** A board whose presses are written down. */
function board(of: Counted, begun: Partial<Begun> = {}, mayTake = true) {
  const pointer = createStore(POINTS_NOWHERE);
  const said = { begun: { ...NOT_BEGUN, ...begun } as Begun, taken: [] as string[], at: -1 };
  const hands = pressing({
    begun: said.begun,
    pointer,
    begin: (next) => {
      said.begun = typeof next === 'function' ? next(said.begun) : next;
    },
    go: (change) => {
      said.begun = { ...said.begun, ...change };
    },
    point: (space) => {
      said.at = space;
    },
    counted: of,
    there: { lyingAt: () => null, layingAt: () => null },
    mayTake,
    choose: (o) => void said.taken.push(o.id),
  });
  return { ...hands, said };
}

describe('a press', () => {
  it('does the one thing that is meant, by mouse and by key', () => {
    for (const how of ['mouse', 'key'] as const) {
      const { press, said } = board(counted([walk], 0));
      press(2, how);
      expect(said).toMatchObject({ taken: [walk.id], at: 2 });
    }
  });

  it('prepares it where dice fall, and where a finger presses, which has seen nothing', () => {
    for (const [o, space, how] of [
      [hit, 4, 'mouse'],
      [walk, 2, 'touch'],
    ] as const) {
      const { press, said } = board(counted([o], 0));
      press(space, how);
      expect(said).toMatchObject({ taken: [], begun: { prepared: o, place: space } });
    }
  });

  it('takes what is prepared in the same place, and lets it go beside', () => {
    const of = counted([hit], 0);
    const again = board(of, { prepared: hit, place: 4 });
    again.press(4, 'touch');
    expect(again.said.taken).toEqual([hit.id]);
    const beside = board(of, { prepared: hit, place: 4 });
    beside.press(3, 'mouse');
    expect(beside.said).toMatchObject({ taken: [], begun: { prepared: null } });
  });

  it('asks which where it may mean several things', () => {
    const { press, said } = board(counted([walk, other]));
    press(2, 'mouse');
    expect(said).toMatchObject({ taken: [], begun: { menu: { space: 2, options: [walk, other] } } });
  });

  it('takes up somebody of one’s own who has somewhere to go, and nobody twice', () => {
    expect(takenUp(counted([walk, other]), 0)).toBe(0);
    expect(takenUp(counted([walk, other], 0), 0)).toBe(-1);
    expect(takenUp(counted([walk]), 4)).toBe(-1);
    const { press, said } = board(counted([walk, other]));
    press(1, 'mouse');
    expect(said).toMatchObject({ taken: [], begun: { held: 1 } });
  });

  it('does nothing but point where one cannot answer', () => {
    const { press, said } = board(counted([walk], 0), {}, false);
    press(2, 'mouse');
    expect(said).toMatchObject({ taken: [], at: 2, begun: NOT_BEGUN });
  });
});

describe('figures are picked', () => {
  it('until just these are meant, which is prepared then', () => {
    const of = counted([both, shout], 0);
    const one = pickedAlso(of, [], 1);
    expect(one).toMatchObject({ picks: [1], choices: [both], prepared: null, menu: null });
    const two = pickedAlso({ ...of, counted: [both] }, one.picks, 2);
    expect(two).toMatchObject({ picks: [1, 2], choices: [both], prepared: both, place: 4 });
  });

  it('and given up again: then everything that names the others may be meant', () => {
    const of = { ...counted([both, shout], 0), counted: [both] };
    expect(pickedAlso(of, [1, 2], 1)).toMatchObject({ picks: [2], choices: [shout, both], prepared: shout });
    expect(pickedAlso(of, [2], 2)).toMatchObject({ picks: [], choices: [], prepared: null });
  });
});

describe('a figure is carried', () => {
  it('where it has another place to go to', () => {
    const of = counted([walk, hit]);
    expect([isCarriable(of, 0), isCarriable(of, 1), isCarriable(of, 4)]).toEqual([true, false, false]);
  });

  it('and does by that what a press with it in hand would do', () => {
    const { drag, said } = board(counted([walk, far, other]));
    drag(0, 3);
    expect(said).toMatchObject({ taken: [far.id], begun: { held: 0 } });
  });
});
