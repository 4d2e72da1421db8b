/** What an answer may come to is what it comes to. */
import { expect, it } from 'vitest';
import { Match, type Random, seeded } from '../../core/index.ts';
import { foresee } from '../../odds/index.ts';
import { foreseeProperties } from '../../odds/testing/foresee-properties.testing.ts';
import { UNDERWORLDS_ODDS } from './odds.ts';
import { rollOffSequence } from './rules/frames.ts';
import { run, type Standing, standing } from './standing.testing.ts';
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

it('underworlds: a spell that its caster can never cast says so, and what is known of a roll beforehand is told as well (M2)', () => {
  const chanceOf = (who: string, card: string): readonly (readonly [string | undefined, unknown])[] => {
    const { match } = standing(
      { warband: 'stormsires-cursebreakers', at: { [who]: 'D2' }, hand: [card] },
      { warband: 'steelhearts-champions', at: { obryn: 'D5' } },
    );
    run(match, 'pass');
    const option = match.options().find((o) => o.id === `cast:${who}/${card}`);
    const found = option === undefined ? null : foresee(match, UNDERWORLDS_ODDS, option);
    return found?.prospects.filter((p) => p.key === 'cast').map((p) => [p.key, p.outcomes.map((x) => [x.n, x.exact])]) ?? [];
  };
  // Two channels are wanted of one die.
  expect(chanceOf('rastus', 'nightvault:12')).toEqual([['cast', [[0, ['1', '1']]]]]);
  expect(chanceOf('stormsire', 'nightvault:12')).toEqual([
    [
      'cast',
      [
        [0, ['5', '9']],
        [1, ['4', '9']],
      ],
    ],
  ]);
});

it('underworlds: a reaction to a failed attack, and the attack it grants, tell of the attacker and not of a target for whom it is over', () => {
  const told = (match: Standing, id: RegExp): readonly string[] | null => {
    const option = match.options().find((o) => id.test(o.id));
    const found = option === undefined ? null : foresee(match, UNDERWORLDS_ODDS, option);
    if (option === undefined) return null;
    return (found?.prospects ?? []).map((p) => `${p.key} ${p.figure} ${p.outcomes.some((x) => x.n > 0)}`);
  };
  const fall = (match: Standing, random: Random): void => {
    while (match.nodeKind === 'chance') match.rollBy(random);
  };
  for (let seed = 1; seed <= 40; seed++) {
    const random = seeded(seed);
    const { match } = standing(
      { warband: 'garreks-reavers', at: { garrek: 'D4' } },
      { warband: 'steelhearts-champions', at: { steelheart: 'D5' }, on: { steelheart: ['shadespire:52'] } },
    );
    match.take(match.options().find((o) => o.id.startsWith('attack:garrek'))?.id ?? '');
    fall(match, random);
    const react = told(match, /^react:/);
    if (react === null) continue;
    expect(react).toEqual(['damage 0 true', 'out 0 false']);
    match.take(match.options().find((o) => o.id.startsWith('react:'))?.id ?? '');
    fall(match, random);
    // Without the hammer it is the next activation that is asked about.
    if (match.options().some((o) => o.id.startsWith('move:'))) continue;
    expect(told(match, /^attack:steelheart/)).toEqual(['damage 0 true', 'out 0 false']);
    return;
  }
  throw new Error('nobody was granted an attack');
});
