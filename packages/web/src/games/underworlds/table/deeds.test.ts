import type { GameEvent } from '@escarmouche/engine/core';
import { expect, test } from 'vitest';
import { deedsOf } from './deeds.ts';

const event = (key: string, args: GameEvent['args'] = {}): GameEvent => ({ rule: 'wu:R2', key, args, to: 'all' });

test('a charge: whence it came, whom it struck, what that cost', () => {
  const deeds = deedsOf([
    event('suffers', { figure: { figure: 1 }, n: 9 }),
    event('activation'),
    event('moves', { figure: { figure: 2 }, space: { space: 20 }, n: 3, way: { spaces: [17, 18, 19, 20] } }),
    event('attacks', { figure: { figure: 2 }, targets: { figures: [5] } }),
    event('suffers', { figure: { figure: 5 }, n: 2 }),
    event('suffers', { figure: { figure: 5 }, n: 1 }),
  ]);
  expect(deeds.trail).toEqual({ fighter: 2, way: [17, 18, 19, 20] });
  expect([deeds.by, deeds.on]).toEqual([2, [5]]);
  expect([...deeds.wounds]).toEqual([[5, 3]]);
});

test('a new activation begins with nothing', () => {
  expect(deedsOf([event('moves', { figure: { figure: 2 } }), event('activation')])).toEqual({
    trail: null,
    by: -1,
    on: [],
    wounds: new Map(),
  });
});
