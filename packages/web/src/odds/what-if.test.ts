import type { Prospect } from '@escarmouche/engine/odds';
import { expect, it } from 'vitest';
import { tells } from './numbers.ts';

it('tells the number that a thing changes, where what comes first stays as it is', () => {
  const prospect = (key: Prospect['key'], mean: number): Prospect => ({
    key,
    as: 'chance',
    figure: 3,
    mean,
    low: mean,
    high: mean,
    outcomes: [],
  });
  const now = { prospects: [prospect('hit', 1), prospect('wound', 0.78), prospect('out', 0.1)] };
  const change = (hit: number, wound: number, out: number) => ({
    change: [
      { key: 'hit', figure: 3, by: hit },
      { key: 'wound', figure: 3, by: wound },
      { key: 'out', figure: 3, by: out },
    ] as const,
  });
  expect(tells(now, change(0, -0.2, 0.1)).key).toBe('wound');
  expect(tells(now, change(0.001, 0, -0.3)).key).toBe('out');
  expect(tells(now, change(-0.1, -0.2, 0)).key).toBe('hit');
});
