import { expect, it } from 'vitest';
import { eachCost } from '../../core/testing/costs.testing.ts';
import { figureNamed } from './rules/keys.ts';
import { wowSuite } from './suite.testing.ts';

it('what an option costs is on the clocks and in the bars once it is paid', () => {
  let ticks = 0;
  const seen = eachCost(wowSuite, 3, 3, ({ option, cost, before, after }, match) => {
    expect(cost.n, option.id).toBeGreaterThan(0);
    // Nothing is paid before an area is laid; what else moves a clock comes after somebody was asked, or with the effects of an ability.
    if (cost.unit === 'card') expect(option.id).toContain(cost.of?.[0]);
    if (cost.unit !== 'ticks' || option.does === 'react') return;
    const spoken = option.say.args.ticks;
    if (option.does === 'end') {
      const [fig] = (cost.of ?? []).map((name) => figureNamed(match.play, name));
      expect(after.figures[fig].clock - before.figures[fig].clock, option.id).toBe(cost.n);
    } else expect(cost.n, option.id).toBe(spoken);
    ticks++;
  });
  expect(ticks).toBeGreaterThan(50);
  expect(seen.card).toBeGreaterThan(10);
});
