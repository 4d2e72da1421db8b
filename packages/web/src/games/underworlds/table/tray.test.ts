import type { GameEvent } from '@escarmouche/engine/core';
import { wordsFor } from '@escarmouche/words/underworlds';
import { expect, test } from 'vitest';
import type { Scene } from './scene.ts';
import { shownTray, trayOf } from './tray.ts';

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

test('a die shows a symbol only where it can have been no other; else it is ticked, and a line says what may be on it', () => {
  const { term } = wordsFor('en');
  const speech = { lang: 'en', seat: (i: number) => `P${i}`, event: (e: GameEvent) => e.key, term };
  const shown = (faces: string): ReturnType<typeof shownTray> =>
    shownTray({
      events: [event('attacks'), { ...rolled(0, 'attack', 1, 1), args: { ...rolled(0, 'attack', 1, 1).args, faces } }],
      speech,
    } as unknown as Scene);
  const signs = (faces: string) => shown(faces).rolls[0].dice.map((d) => d.signs?.join());
  expect(signs('hammer critical')).toEqual(['critical', 'hammer', 'nothing']);
  expect(shown('hammer critical').rolls[0].legend).toBeUndefined();
  expect(signs('hammer single')).toEqual(['critical', 'counts', 'nothing']);
  expect(shown('hammer single').rolls[0].legend).toContain('hammer or single support');
});
