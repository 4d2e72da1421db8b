/** Luck is what came against what was to be expected. */
import { expect, it } from 'vitest';
import { seeded } from '../../core/index.ts';
import { luckOf } from '../../odds/index.ts';
import { luckProperties } from '../../odds/testing/luck-properties.testing.ts';
import { WOW_ODDS } from './odds.ts';
import { situationMatch } from './situations.ts';
import { wowSuite } from './suite.testing.ts';

luckProperties(wowSuite, WOW_ODDS, 2);

it('counts the points that a roll gains, whatever a side has already', () => {
  const told = [0, 1].map((points) => {
    const begin = () =>
      situationMatch({
        figures: { A: { side: 1, at: '0,0', printed: { main: { power: 4 } } }, X: { side: 2, at: '1,0', health: 2 } },
        turn: 'A',
        points: [points, 0],
      });
    const match = begin();
    match.take('attack:A/main>X');
    const random = seeded(1);
    while (match.nodeKind === 'chance') match.rollBy(random);
    return luckOf(begin(), WOW_ODDS, match.entries).rows.filter((r) => r.key === 'points' && r.side === 0);
  });
  expect(told[0].length).toBeGreaterThan(0);
  expect(told[1]).toEqual(told[0]);
});
