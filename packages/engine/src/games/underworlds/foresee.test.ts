/** What an answer may come to is what it comes to. */
import { expect, it } from 'vitest';
import { Match, seeded } from '../../core/index.ts';
import { foresee } from '../../odds/index.ts';
import { foreseeProperties } from '../../odds/testing/foresee-properties.testing.ts';
import { UNDERWORLDS_ODDS } from './odds.ts';
import { rollOffSequence } from './rules/frames.ts';
import { underworldsSuite } from './suite.testing.ts';

foreseeProperties(underworldsSuite, UNDERWORLDS_ODDS, { later: [{ rolls: rollOffSequence, why: 'the next round begins by it (R1)' }] });

it('underworlds: an answer about driving back tells nothing of success, which is decided, and nothing at all where nobody can be hurt by it', () => {
  let asked = 0;
  for (let seed = 1; seed <= 12 && asked < 6; seed++) {
    const random = seeded(seed);
    const match = new Match(underworldsSuite.game, underworldsSuite.setups(seed), { undo: false });
    for (let n = 0; n < 600 && match.nodeKind !== 'over'; n++) {
      if (match.nodeKind === 'chance') {
        match.rollBy(random);
        continue;
      }
      const options = match.options();
      if (options.some((o) => o.does === 'drive'))
        for (const o of options) {
          const found = foresee(match, UNDERWORLDS_ODDS, o);
          expect(found?.prospects.map((p) => p.key) ?? []).not.toContain('success');
          if (found !== null) expect(found.prospects.some((p) => p.as === 'amount' && p.outcomes.some((x) => x.n > 0))).toBe(true);
          asked++;
        }
      match.take((options.find((o) => o.does === 'attack') ?? options[random.below(options.length)]).id);
    }
  }
  expect(asked).toBeGreaterThan(0);
});
