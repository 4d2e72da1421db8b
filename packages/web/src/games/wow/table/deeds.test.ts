import type { GameEvent } from '@escarmouche/engine/core';
import { expect, test } from 'vitest';
import { deedsOf } from './deeds.ts';

function event(key: string, args: GameEvent['args']): GameEvent {
  return { key, args, rule: 'wow:501', to: 'all' };
}

const turn = [
  event('turn-begins', { figure: { figure: 2 } }),
  event('moves', { figure: { figure: 2 }, spaces: { spaces: [4, 5] } }),
  event('attacks', { figure: { figure: 2 }, targets: { figures: [0] } }),
  event('damaged', { figure: { figure: 0 }, n: 3 }),
  event('damaged', { figure: { figure: 0 }, n: 1 }),
  event('healed', { figure: { figure: 2 }, n: 2 }),
];

test('the latest walk, the latest attack and what it did', () => {
  const deeds = deedsOf(turn);
  expect(deeds).toMatchObject({ trail: { figure: 2, spaces: [4, 5] }, from: 2, at: [0], space: -1, hostile: true });
  expect([...deeds.change]).toEqual([
    [0, -4],
    [2, 2],
  ]);
});

test('the next turn begins with none', () => {
  expect(deedsOf([...turn, event('turn-begins', { figure: { figure: 1 } })])).toMatchObject({ trail: null, from: -1, at: [] });
});
