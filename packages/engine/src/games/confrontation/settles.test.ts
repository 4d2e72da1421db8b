import { expect, it } from 'vitest';
import { eachAnswer, settled } from '../../core/testing/settling.testing.ts';
import { confrontationSuite } from './suite.testing.ts';

it('a card that is ended says who has not acted', () => {
  const seen = eachAnswer(confrontationSuite, 8, ['end-card'], ({ option, beside }) => {
    expect(settled(option)).toBe('ends settles-unacted');
    const named = option.settles?.[0].say.args.figures as { figures: readonly number[] };
    const acting = beside.flatMap((o) => (o.say.key === 'stay' ? [(o.say.args.figure as { figure: number }).figure] : []));
    expect([...named.figures].sort((a, b) => a - b)).toEqual([...new Set(acting)].sort((a, b) => a - b));
  });
  expect(seen['end-card settles-unacted']).toBeGreaterThan(3);
});
