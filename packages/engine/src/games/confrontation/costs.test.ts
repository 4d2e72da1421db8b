import { expect, it } from 'vitest';
import { eachCost } from '../../core/testing/costs.testing.ts';
import { confrontationSuite } from './suite.testing.ts';

it('what an option costs is taken from the dice, and a figure that acted has acted', () => {
  const seen = eachCost(confrontationSuite, 6, 3, ({ option, cost, before, after }, match) => {
    expect(cost.n, option.id).toBeGreaterThan(0);
    const who = match.table.keys.indexOf(option.by ?? '');
    if (option.does === 'attack') expect(before.figures[who].attack - after.figures[who].attack, option.id).toBe(cost.n);
    if (option.does === 'strike-back') expect(before.figures[who].defence - after.figures[who].defence, option.id).toBe(cost.n);
    if (option.does === 'parry') expect(cost.n, option.id).toBe(Number(option.with[0]));
    if (cost.unit === 'activation') expect(cost.of?.length, option.id).toBe(cost.n);
    if (cost.unit === 'distance' && option.say.args.far !== undefined) expect(cost.n, option.id).toBe(option.say.args.far);
  });
  for (const unit of ['dice', 'activation', 'distance']) expect(seen[unit], unit).toBeGreaterThan(0);
});
