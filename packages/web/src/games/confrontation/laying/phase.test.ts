/** A match set up with the figures of a position: those that stand, and only where nothing of the phase is over. */
import { buildTable, confrontationSituations, type Situation } from '@escarmouche/engine/confrontation';
import { expect, it } from 'vitest';
import { phaseOf } from './phase.ts';

const POSITION: Situation = {
  fighters: {
    A1: { is: 'royal-guard', side: 1, charged: ['B1', 'B2'] },
    A2: { side: 1, removed: true },
    B1: { side: 2, wound: 'light' },
    B2: { side: 2, killed: true },
  },
  contacts: ['A1-B1', 'A1-B2', 'A2-B2'],
};

const taken = (position: Situation) => phaseOf(position, confrontationSituations.match(position).setup);

it('leaves out whoever is off the table, and what is said of them', () => {
  const setup = taken(POSITION);
  if (typeof setup === 'string') throw new Error(setup);
  expect(setup.seats.map((seat) => seat.fighters.map((f) => f.key))).toEqual([['A1'], ['B1']]);
  expect(setup.seats[0].fighters[0].charged).toEqual(['B1']);
  expect(setup.seats[1].fighters[0].wound).toBe('light');
  expect(buildTable(setup).keys).toEqual(['A1', 'B1']);
  expect(setup.contacts).toEqual([['A1', 'B1']]);
});

it('says why there is none', () => {
  const { A1, A2, B1, B2 } = POSITION.fighters;
  const C1 = { side: 2, player: 3 } as const;
  expect(taken({ ...POSITION, fighters: { A1, A2, B1: { ...B1, removed: true }, B2 } })).toBe('nobody');
  expect(taken({ ...POSITION, fighters: { ...POSITION.fighters, C1 } })).toBe('players');
  expect(taken({ ...POSITION, mode: 'skirmish', turn: 'start' })).toBe('skirmish');
  for (const under of [
    { turn: 'end' },
    { separated: ['A1|B1'] },
    { speaking: [1, 2] },
    { combat: 'A1', dice: { A1: '1/1', B1: '1/1' } },
    { fighters: { ...POSITION.fighters, B1: { ...B1, pursuits: 1 } } },
  ] as const)
    expect(taken({ ...POSITION, ...under } as Situation), JSON.stringify(under)).toBe('midway');
  expect(typeof taken({ ...POSITION, turn: 'start', tactics: 'roll' })).toBe('object');
});
