import { expect, it } from 'vitest';
import { eachCost } from '../../core/testing/costs.testing.ts';
import { activationSequence } from './rules/frames.ts';
import { HAND } from './state.ts';
import { underworldsSuite } from './suite.testing.ts';

it('what an option costs is spent', { timeout: 120_000 }, () => {
  const seen = eachCost(underworldsSuite, 3, 1, ({ option, cost, before, after }, match) => {
    expect(cost.n, option.id).toBe(1);
    if (cost.unit === 'glory') {
      const spent = (s: typeof before): number => s.players.reduce((n, p) => n + p.spent, 0);
      expect(spent(after) - spent(before), option.id).toBe(1);
    }
    if (cost.unit === 'card') {
      const seat = match.node.kind === 'decision' ? match.node.seat : -1;
      const place = before.cards.findIndex((c) => c.owner === seat && c.zone === HAND && match.table.cards[c.def].face.id === cost.of?.[0]);
      expect(place, option.id).toBeGreaterThanOrEqual(0);
      expect(after.cards[place].zone, option.id).not.toBe(HAND);
    }
    if (cost.unit === 'activation') expect(before.stack[before.stack.length - 1].seq, option.id).toBe(activationSequence.id);
    if (cost.unit === 'token') expect(option.does).toBe(cost.of?.[0]);
  });
  for (const unit of ['activation', 'token', 'card', 'glory']) expect(seen[unit], unit).toBeGreaterThan(0);
});
