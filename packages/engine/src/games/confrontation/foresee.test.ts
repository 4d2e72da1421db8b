/** What an answer may come to is what it comes to. */
import { expect, it } from 'vitest';
import { foresee } from '../../odds/index.ts';
import { foreseeProperties } from '../../odds/testing/foresee-properties.testing.ts';
import { CONFRONTATION_ODDS } from './odds.ts';
import { situationMatch } from './situations.ts';
import { confrontationSuite } from './suite.testing.ts';

// Dice are foreseen to the end of their combat, which is a second's work.
foreseeProperties(confrontationSuite, CONFRONTATION_ODDS, 80);

it('of dice as they are placed: for both who fight; none in attack wounds nobody, and each more wounds oftener', () => {
  const match = situationMatch({ mode: 'combat', fighters: { A1: { side: 1 }, B1: { side: 2 } }, contacts: ['A1-B1'], combat: 'A1' });
  const [mine, theirs] = [1, 0].map((figure) =>
    ['dice:B1=0/2', 'dice:B1=1/1', 'dice:B1=2/0'].map((id) => {
      const option = match.options().find((o) => o.id === id);
      const found = option === undefined ? null : foresee(match, CONFRONTATION_ODDS, option);
      return found?.prospects.find((p) => p.figure === figure && p.key === 'wounded')?.mean ?? Number.NaN;
    }),
  );
  expect(theirs[0]).toBe(0);
  expect(theirs[1]).toBeGreaterThan(0);
  expect(theirs[2]).toBeGreaterThan(theirs[1]);
  // Whoever keeps a die back is wounded less often.
  expect(mine[2]).toBeGreaterThan(mine[1]);
});
