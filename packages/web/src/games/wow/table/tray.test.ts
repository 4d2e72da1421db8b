import type { GameEvent } from '@escarmouche/engine/core';
import { describe, expect, test } from 'vitest';
import { trayOf } from './tray.ts';

function event(key: string, args: GameEvent['args']): GameEvent {
  return { key, args, rule: 'wow:601.1', to: 'all' };
}

describe('the tray', () => {
  const attack = event('rolls-attack', { figure: { figure: 0 }, faces: '4 2 10', dice: 3, hits: 2, crit: true });

  test('holds the rolls of one attack, with what was rolled again', () => {
    const tray = trayOf([
      event('attacks', {}),
      attack,
      event('rerolls', { figure: { figure: 0 }, from: { term: 'fail' }, faces: '8', hits: 3, crit: true }),
      event('rolls-defence', { figure: { figure: 3 }, faces: '5', dice: 1, blocks: 1 }),
      event('attack-damage', { figure: { figure: 3 }, hits: 3, blocks: 1, n: 2 }),
    ]);
    expect(tray.rolls).toMatchObject([
      { figure: 0, defence: false, faces: [4, 2, 10], again: [{ from: 'fail', face: 8 }], count: 3, crit: true },
      { figure: 3, defence: true, faces: [5], count: 1 },
    ]);
    expect(tray.outcomes.map((e) => e.args.n)).toEqual([2]);
  });

  test('is empty again when the next ability is played', () => {
    expect(trayOf([event('attacks', {}), attack, event('plays', {})]).rolls).toEqual([]);
  });
});
