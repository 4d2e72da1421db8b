/** Questions that come again. */
import { readFileSync } from 'node:fs';
import type { KeptPuzzle } from '@escarmouche/engine/core';
import { expect, it } from 'vitest';
import { puzzleLikeness } from './library.ts';
import { after, type Cards, cardsFrom, dayOf, next, ofTheDay, standing, type Visit, visitOf, withAnswer, withPut } from './quiz.ts';

const IDS = ['wu:g.01', 'wu:g.02', 'wu:g.03'];

it('what was right comes ever later, what was wrong on the same day', () => {
  let cards: Cards = {};
  const waits: number[] = [];
  for (let i = 0, day = 100; i < 7; i++) {
    cards = after(cards, 'wu:g.01', true, day);
    waits.push(cards['wu:g.01'].due - day);
    day = cards['wu:g.01'].due;
  }
  expect(waits).toEqual([1, 3, 7, 16, 35, 35, 35]);
  cards = after(cards, 'wu:g.01', false, 300);
  expect(cards['wu:g.01']).toEqual({ box: 0, due: 300 });
});

it('what is due is put first, then what was never asked, and never the same twice in a row while there is another', () => {
  const cards = after(after({}, 'wu:g.02', false, 100), 'wu:g.03', true, 100);
  expect(standing(IDS, cards, 100)).toEqual({ due: ['wu:g.02'], fresh: ['wu:g.01'] });
  expect(next(IDS, cards, 100)).toBe('wu:g.02');
  expect(next(IDS, cards, 100, 'wu:g.02')).toBe('wu:g.01');
  expect(next(['wu:g.02'], cards, 100, 'wu:g.02')).toBe('wu:g.02');
  expect(next(['wu:g.03'], cards, 100)).toBeUndefined();
  expect(next(['wu:g.03'], cards, 101)).toBe('wu:g.03');
});

/** Every game that there is. */
const GAME_IDS = JSON.parse(readFileSync(new URL('../../../../games.json', import.meta.url), 'utf8')) as readonly string[];

const puzzlesOf = (game: string): readonly KeptPuzzle[] =>
  JSON.parse(readFileSync(new URL(`../../../engine/src/games/${game}/puzzles.json`, import.meta.url), 'utf8')) as KeptPuzzle[];

it.each(GAME_IDS)('the first ten puzzles of %s ask ten kinds of things, or all there are', (game) => {
  const puzzles = puzzlesOf(game);
  const ids = puzzles.map((p) => p.id);
  const like = puzzleLikeness({ puzzles });
  const kinds = new Set(ids.map((id) => like(id)[0])).size;
  expect(kinds).toBeGreaterThan(2);
  for (const day of [20_000, 20_001, 20_002]) {
    let cards: Cards = {};
    const put: string[] = [];
    for (let n = 0; n < 10; n++) {
      const id = next(ids, cards, day, put.at(-1), like) ?? '';
      put.push(id);
      cards = after(cards, id, true, day);
    }
    expect(new Set(put).size).toBe(10);
    expect(new Set(put.map((id) => like(id)[0])).size).toBe(Math.min(10, kinds));
  }
});

it('the question of a day is one for everybody, and another on most other days', () => {
  const ids = Array.from({ length: 100 }, (_x, i) => `wu:${i}.1`);
  expect(ofTheDay(ids, 20_000)).toBe(ofTheDay(ids.toReversed(), 20_000));
  expect(new Set(Array.from({ length: 50 }, (_x, i) => ofTheDay(ids, 20_000 + i))).size).toBeGreaterThan(25);
  expect(ofTheDay([], 1)).toBeUndefined();
  expect(dayOf(new Date(2026, 10, 24, 0, 1)) - dayOf(new Date(2026, 10, 23, 23, 59))).toBe(1);
});

it('a damaged store loses what is damaged, and no more', () => {
  expect(cardsFrom('{')).toEqual({});
  expect(cardsFrom('[1]')).toEqual({});
  const kept = { 'wu:g.01': { box: 2, due: 5 }, 'wu:g.02': { box: 99, due: 5 }, 'wu:g.03': null, __proto__x: { box: 1, due: 1 } };
  expect(cardsFrom(JSON.stringify(kept))).toEqual({ 'wu:g.01': { box: 2, due: 5 } });
});

it('puzzles of a visit are counted as they are put, each once, and their first answers make the score', () => {
  let visit: Visit = [];
  const now = (id: string): readonly number[] => {
    const { nth, right, answered } = visitOf(visit, IDS, id);
    return [nth, right, answered];
  };
  expect(now('wu:g.03')).toEqual([1, 0, 0]);
  visit = withAnswer(withPut(visit, 'wu:g.03'), 'wu:g.03', false);
  visit = withPut(visit, 'conf:match/1');
  visit = withAnswer(withPut(visit, 'wu:g.01'), 'wu:g.01', true);
  expect(now('wu:g.01')).toEqual([2, 1, 2]);
  expect(now('wu:g.02')).toEqual([3, 1, 2]);
  // One that comes again keeps its number, and what was said to it first.
  visit = withAnswer(withPut(visit, 'wu:g.03'), 'wu:g.03', true);
  expect(now('wu:g.03')).toEqual([1, 1, 2]);
});
