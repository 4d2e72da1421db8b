import type { Option } from '@escarmouche/engine/core';
import { describe, expect, test } from 'vitest';
import { cardsIn, lossFor, optionFor, pickOrdered, pickToLose } from './picking.ts';

function option(key: string, ...cards: readonly number[]): Option {
  const [card, other] = cards;
  const args = { card: { card }, ...(other === undefined ? {} : { other: { card: other } }) };
  return {
    code: 0,
    id: `${key}:${cards.join('+')}`,
    rule: 'gh:round.1',
    say: { key, args },
    does: key,
    on: { figures: [], spaces: [] },
    with: [],
  };
}

describe('choosing two cards', () => {
  const pairs = [1, 2, 3].flatMap((a) => [1, 2, 3].filter((b) => b !== a).map((b) => option('choose-cards', a, b)));

  test('takes the first press for the leading card, and a third press for another second one', () => {
    expect(cardsIn(pairs)).toEqual([1, 2, 3]);
    expect(pickOrdered([], 2)).toEqual([2]);
    expect(pickOrdered([2], 1)).toEqual([2, 1]);
    expect(pickOrdered([2, 1], 3)).toEqual([2, 3]);
  });

  test('takes a card back when it is pressed again: the other leads then', () => {
    expect(pickOrdered([2, 1], 2)).toEqual([1]);
    expect(pickOrdered([2, 1], 1)).toEqual([2]);
  });

  test('tells the two orders apart', () => {
    expect(optionFor(pairs, [2, 1])?.id).toBe('choose-cards:2+1');
    expect(optionFor(pairs, [1, 2])?.id).toBe('choose-cards:1+2');
    expect(optionFor(pairs, [1])).toBeUndefined();
  });
});

describe('losing cards', () => {
  const hand = option('lose-one', 5);
  const discards = [option('lose-two', 1, 2), option('lose-two', 1, 3), option('lose-two', 2, 3)];
  const all = [hand, ...discards];

  test('takes one card of the hand by itself, and two discards together', () => {
    expect(pickToLose(all, [], 5)).toEqual([5]);
    expect(pickToLose(all, [5], 1)).toEqual([1]);
    expect(pickToLose(all, [3], 1)).toEqual([3, 1]);
    expect(pickToLose(all, [3, 1], 5)).toEqual([5]);
    expect(pickToLose(all, [3, 1], 3)).toEqual([1]);
    expect(pickToLose(all, [3, 1], 2)).toEqual([1, 2]);
  });

  test('does not mind the order of the two', () => {
    expect(lossFor(all, [3, 1])?.id).toBe('lose-two:1+3');
    expect(lossFor(all, [5])?.id).toBe('lose-one:5');
    expect(lossFor(all, [1])).toBeUndefined();
  });
});
