/** Luck is what came against what was to be expected. */
import { expect, it } from 'vitest';
import { Match, seeded } from '../../core/index.ts';
import { answerMatch, styleOf } from '../../core/testing/walking.testing.ts';
import { luckOf } from '../../odds/index.ts';
import { luckProperties } from '../../odds/testing/luck-properties.testing.ts';
import { CONFRONTATION_ODDS } from './odds.ts';
import { confrontationSuite } from './suite.testing.ts';
import { PA } from './table.ts';

luckProperties(confrontationSuite, CONFRONTATION_ODDS, 2);

it('counts in points what each who falls was worth (F4.h)', () => {
  const setup = confrontationSuite.setups(2);
  const match = new Match(confrontationSuite.game, setup, { undo: false });
  const random = seeded(2);
  while (match.nodeKind !== 'over' && match.at < 500) answerMatch(match, random, styleOf(2));
  const { rows } = luckOf(new Match(confrontationSuite.game, setup, { undo: false }), CONFRONTATION_ODDS, match.entries, { most: 600 });
  const out = rows.filter((r) => r.key === 'out');
  const points = rows.filter((r) => r.key === 'points');
  expect(out.length).toBeGreaterThan(0);
  expect(points).toHaveLength(out.length);
  for (const row of out) {
    const worth = match.table.fighters[match.state.figures[row.figure].def].values[PA];
    expect(worth).toBeGreaterThan(0);
    const told = points.find((p) => p.at === row.at && p.figure === row.figure);
    expect(told?.side).toBe(row.side);
    expect(told?.expected).toBeCloseTo(worth * row.expected, 9);
    expect(told?.actual).toBeCloseTo(worth * row.actual, 9);
  }
});
