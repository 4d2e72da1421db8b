import type { GameEvent } from '@escarmouche/engine/core';
import { expect, test } from 'vitest';
import { happened } from './deeds.ts';

const event = (key: string, args: GameEvent['args'] = {}): GameEvent => ({ rule: 'wu:R2', key, args, to: 'all' });
/** Six fighters, the first three on hexes 5, 6, 20, the others on 23, 24 and 25. */
const FIGHTERS = [5, 6, 20, 23, 24, 25].map((place, i) => ({ place, side: i < 3 ? 0 : 1 }));

test('a charge: whence it came, whom it struck, what that cost', () => {
  const deeds = happened(
    [
      event('suffers', { figure: { figure: 1 }, n: 9 }),
      event('activation'),
      event('moves', { figure: { figure: 2 }, space: { space: 20 }, n: 3, way: { spaces: [17, 18, 19, 20] } }),
      event('attacks', { figure: { figure: 2 }, targets: { figures: [5] } }),
      event('suffers', { figure: { figure: 5 }, n: 2 }),
      event('suffers', { figure: { figure: 5 }, n: 1 }),
    ],
    FIGHTERS,
  );
  expect(deeds).toEqual([
    { kind: 'way', over: [17, 18, 19, 20], side: 0 },
    { kind: 'at', from: 20, to: 25, side: 0 },
    { kind: 'change', at: 25, n: -3 },
  ]);
});

test('one that was stopped on its way came no farther than where it stands', () => {
  const [way] = happened([event('moves', { figure: { figure: 2 }, way: { spaces: [18, 19, 20, 21] } })], FIGHTERS);
  expect(way).toEqual({ kind: 'way', over: [18, 19, 20], side: 0 });
});

test('a new activation begins with nothing', () => {
  expect(happened([event('moves', { figure: { figure: 2 }, way: { spaces: [19, 20] } }), event('activation')], FIGHTERS)).toEqual([]);
});
