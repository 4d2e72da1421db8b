/** The line of odds on a button: who is narrow loses its end, so what decides stands first. */
import type { Prospect, StakeKey } from '@escarmouche/engine/odds';
import { expect, test } from 'vitest';
import { headlines } from './headlines.ts';
import { oddsTexts } from './strings.ts';

const one = { figure: 4, low: 0, high: 1, outcomes: [] };
const chance = (key: StakeKey, mean: number, figure = 4): Prospect => ({ ...one, key, as: 'chance', figure, mean });
const share = (n: number, of: number): Prospect['outcomes'][number] => ({ n, share: of, exact: null });
const damage: Prospect = { ...one, key: 'damage', as: 'amount', mean: 1.5, outcomes: [share(0, 0.25), share(2, 0.75)] };
const told = (...prospects: Prospect[]): readonly (readonly string[])[] =>
  headlines({ prospects }, 'en', oddsTexts('en')).map((l) => l.parts);

test('whether it succeeds, then whether somebody falls, and the mean last', () => {
  expect(told(chance('success', 0.74, -1), damage, chance('out', 0.2))).toEqual([
    ['74% to succeed', '20% out of action', '1.5 on average'],
  ]);
  expect(told(chance('hit', 1), chance('wound', 0.9), chance('out', 0.34))).toEqual([['100% to hit', '34% out of action', '90% to wound']]);
});

test('where nothing says whether it comes to anything, how often it does stands first', () => {
  expect(told(damage, chance('out', 0.2))).toEqual([['75% to take damage', '20% out of action', '1.5 on average']]);
});

test('what cannot come stands last: a narrow button loses it, and not the mean', () => {
  expect(told(damage, chance('out', 0))).toEqual([['75% to take damage', '1.5 on average', '0% out of action']]);
});
