import type { GameEvent } from '@escarmouche/engine/core';
import { expect, test } from 'vitest';
import { trayOf } from './tray.ts';

const event = (key: string, args: GameEvent['args'] = {}): GameEvent => ({ rule: 'wu:D1', key, args, to: 'all' });
const rolled = (seat: number, what: string, n: number, crits: number): GameEvent =>
  event('rolled', { seat: { seat }, what: { term: `roll.${what}` }, dice: 3, n, crits });

test('the tray holds the rolls of the attack under way, and what they came to', () => {
  const { rolls, outcomes } = trayOf([
    rolled(0, 'roll-off', 1, 0),
    event('attacks'),
    rolled(0, 'attack', 2, 1),
    event('rolled-again', { seat: { seat: 0 }, face: { term: 'face.success' } }),
    rolled(1, 'defence', 0, 0),
    event('hits'),
    event('suffers'),
  ]);
  expect(rolls.map((r) => [r.what, r.hits, r.crits, r.again])).toEqual([
    ['roll.attack', 2, 1, ['face.success']],
    ['roll.defence', 0, 0, []],
  ]);
  expect(outcomes.map((e) => e.key)).toEqual(['hits', 'suffers']);
});

test('of a roll-off that was repeated, the last two rolls are left', () => {
  const { rolls } = trayOf([
    event('round'),
    rolled(0, 'roll-off', 1, 1),
    rolled(1, 'roll-off', 0, 1),
    rolled(0, 'roll-off', 1, 2),
    rolled(1, 'roll-off', 0, 0),
  ]);
  expect(rolls.map((r) => r.crits)).toEqual([2, 0]);
});

test('an activation clears it', () => {
  expect(trayOf([rolled(0, 'attack', 1, 0), event('activation')]).rolls).toEqual([]);
});
