/** What an answer may come to is what it comes to. */
import { expect, it } from 'vitest';
import { foresee } from '../../odds/index.ts';
import { foreseeProperties } from '../../odds/testing/foresee-properties.testing.ts';
import { CONFRONTATION_ODDS } from './odds.ts';
import { opposedSequence } from './rules/frames.ts';
import { situationMatch } from './situations.ts';
import { confrontationSuite } from './suite.testing.ts';

// Dice are foreseen to the end of their combat, which is a second's work.
foreseeProperties(confrontationSuite, CONFRONTATION_ODDS, {
  per: 80,
  later: [{ rolls: opposedSequence, why: 'Tactics, separation and Authority begin the next phase (F4.b, IX-A-2.b, IX-C-1.b)' }],
});

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

it.each([
  ['of a card with another figure still to act', { A2: { side: 1, is: 'training-flyer', at: [100, 300] } }],
  ['of a card whose last figure it is, so that the turn is over with it', {}],
] as const)('of contact: the combat that it brings, %s', (_name, more) => {
  for (const [at, does] of [
    [300, 'charge'],
    [340, 'engage'],
  ] as const) {
    const match = situationMatch({
      mode: 'skirmish',
      fighters: { A1: { side: 1, is: 'training-flyer', at: [at, 300] }, B1: { side: 2, at: [400, 300] }, ...more },
      turn: { card: 'A1' },
    });
    const option = match.offered().find((o) => o.does === does);
    if (option === undefined) throw new Error(`no ${does} is offered`);
    const found = foresee(match, CONFRONTATION_ODDS, option);
    expect(found?.prospects.map((p) => p.key)).toEqual(['wound', 'out']);
    expect(found).toMatchObject({ until: 'combat', exact: true, best: { among: 0 } });
  }
});

it('of an effect against somebody Insensible: how often it comes through; of one for which no die is rolled nothing', () => {
  const told = (skills: readonly { readonly skill: string; readonly x: number }[]) => {
    const stun = { id: 'stun', names: { en: 'Stun', fr: 'Sonne' }, at: 'phase-start', does: 'stun' } as const;
    const match = situationMatch({
      fighters: { A1: { side: 1, effects: [stun] }, B1: { side: 2, skills } },
      contacts: ['A1-B1'],
    });
    const option = match.options().find((o) => o.id === 'use:A1/stun>B1');
    return option === undefined ? 'not offered' : foresee(match, CONFRONTATION_ODDS, option);
  };
  expect(told([{ skill: 'insensible', x: 5 }])).toMatchObject({
    exact: true,
    prospects: [
      {
        key: 'success',
        outcomes: [
          { n: 0, exact: ['1', '3'] },
          { n: 1, exact: ['2', '3'] },
        ],
      },
    ],
  });
  expect(told([])).toBeNull();
});
