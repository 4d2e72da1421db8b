import type { GameEvent } from '@escarmouche/engine/core';
import { expect, test } from 'vitest';
import { happened } from './deeds.ts';

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
const figures = [
  { place: 9, side: 0 },
  { place: -1, side: 0 },
  { place: 5, side: 1 },
];

test('the latest walk, the latest attack and what it did', () => {
  expect(happened(turn, figures)).toEqual([
    { kind: 'way', over: [4, 5], side: 1 },
    { kind: 'at', from: 5, to: 9, side: 1 },
    { kind: 'change', at: 9, n: -4 },
    { kind: 'change', at: 5, n: 2 },
  ]);
});

test('the next turn begins with none', () => {
  expect(happened([...turn, event('turn-begins', { figure: { figure: 1 } })], figures)).toEqual([]);
});
