import type { Option } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import { asksTwice, isExactly, isSameQuestion, type Meaning, meaningsOf, placesOf, rankOf } from './meaning.ts';

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
  customs: { areas: ['area'], rank: (o) => (o.does === 'attack' ? 0 : 1) },
  verbs: [],
};
const option = (does: string, by: string | undefined, figures: readonly string[], spaces: readonly string[]): Option => ({
  code: 0,
  id: `${does}:${by ?? ''}>${[...figures, ...spaces].join('>')}`,
  rule: 'x:1',
  say: { key: does, args: {} },
  does,
  ...(by === undefined ? {} : { by }),
  on: { figures, spaces },
  with: [],
});
const walk = option('move', 'A1', [], ['b', 'c', 'd']);
const hit = option('attack', 'A1', ['B1'], []);
const push = option('push', undefined, ['B1'], ['d']);
const rest = option('rest', 'A2', [], []);
const blast = option('area', undefined, [], ['c', 'd']);

describe('a press means', () => {
  it('a way by its end, an attack by whom it hits, a push by where it ends, an area by all it covers', () => {
    expect(placesOf(meaning, walk)).toEqual([3]);
    expect(placesOf(meaning, hit)).toEqual([4]);
    expect(placesOf(meaning, push)).toEqual([3]);
    expect(placesOf(meaning, blast)).toEqual([2, 3]);
  });

  it('what is done to nobody by whoever does it, and nothing where nobody is named', () => {
    expect(placesOf(meaning, rest)).toEqual([1]);
    expect(placesOf(meaning, option('pass', undefined, [], []))).toEqual([]);
  });

  it('what a game says otherwise', () => {
    const other: Meaning = { ...meaning, customs: { places: (o, { spaces }) => (o === hit ? [spaces.indexOf('c')] : null) } };
    expect(placesOf(other, hit)).toEqual([2]);
    expect(placesOf(other, walk)).toEqual([3]);
  });
});

it('several things meant at one place are found together, what is meant most often first', () => {
  const found = meaningsOf(meaning, [walk, hit, push]);
  expect([...found.keys()].toSorted()).toEqual([3, 4]);
  expect(found.get(3)).toEqual([walk, push]);
  expect([walk, hit].toSorted((a, b) => rankOf(meaning, a) - rankOf(meaning, b))).toEqual([hit, walk]);
});

it('figures picked one after another are just those of an option, in any order', () => {
  const both = option('attack', 'A1', ['B1', 'A2'], []);
  expect(isExactly(both, ['A2', 'B1'])).toBe(true);
  expect(isExactly(both, ['B1'])).toBe(false);
});

describe('a press prepares, for another to take it', () => {
  const twice = (more: Partial<Option>): boolean => asksTwice(meaning, { ...walk, ...more });
  it('what cannot be taken back alone, what loses something and what ends a turn; nothing else', () => {
    expect(twice({})).toBe(false);
    expect(twice({ ends: 'step' })).toBe(false);
    expect(twice({ cost: [{ unit: 'ticks', n: 1, say: { key: 'x', args: {} } }] })).toBe(false);
    expect(twice({ commits: ['dice'] })).toBe(true);
    expect(twice({ commits: ['reveal'] })).toBe(true);
    expect(twice({ ends: 'turn' })).toBe(true);
    expect(twice({ ends: 'activation' })).toBe(true);
    expect(twice({ settles: [{ kind: 'loses', say: { key: 'x', args: {} } }] })).toBe(true);
  });

  it('and what a game knows to lead there behind other answers', () => {
    const customs = { ...meaning.customs, asksTwice: (o: Option) => o.does === 'attack' };
    expect(asksTwice({ customs }, hit)).toBe(true);
    expect(asksTwice({ customs }, walk)).toBe(false);
  });
});

describe('what is begun on a board', () => {
  const at = (n: number, lesson?: number) =>
    ({ match: 'm', at: n, moment: null, ...(lesson !== undefined && { lesson: { at: lesson } }) }) as Parameters<typeof isSameQuestion>[0];

  it('lasts as long as the question', () => {
    expect(isSameQuestion(at(3), at(3))).toBe(true);
    expect(isSameQuestion(at(3), at(4))).toBe(false);
    expect(isSameQuestion(at(3), { ...at(3), match: 'n' })).toBe(false);
    expect(isSameQuestion(at(3), { ...at(3), moment: { rule: '', key: 'k', args: {}, to: 'all' } })).toBe(false);
  });

  it('is over with the step of a lesson, which may be begun anew where the match has no answer yet', () => {
    expect(isSameQuestion(at(0, 1), at(0, 1))).toBe(true);
    expect(isSameQuestion(at(0, 1), at(0, 0))).toBe(false);
  });
});
