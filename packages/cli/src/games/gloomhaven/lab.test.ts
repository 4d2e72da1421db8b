/** Experiments of Gloomhaven: scenarios and their levels, and parties of several classes. */
import { describe, expect, it } from 'vitest';
import { planner } from '../../commands/lab.testing.ts';
import { run, scratch } from '../../run.testing.ts';

const file = scratch();
const planOf = planner(file);

it('plays every scenario at every level, with every player', async () => {
  const together = await planOf(
    '  - { game: gloomhaven, parties: [brute+scoundrel], maps: [black-barrow], levels: [0, 1], bots: [random, greedy] }',
    'games: 3',
  );
  expect(Object.values(together)).toEqual([3, 3, 3, 3]);
  expect(Object.keys(together)[0]).toBe('gloomhaven black-barrow, level 0 brute+scoundrel·random');
});

describe('what is wrong with one is said in one line with its place', () => {
  it.each([
    ['a map nobody knows', '{ game: gloomhaven, parties: all, maps: [black-borrow] }', 'did you mean "black-barrow"?'],
    ['a part nobody knows', '{ game: gloomhaven, parties: [brute+wizard] }', '3:5: --parties: expected one of brute'],
  ])('%s', async (_name, block, told) => {
    const { status, out, err } = await run('lab', file('bad.yaml', `experiment: e\ncells:\n  - ${block}\n`));
    expect([status, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1]);
    expect(err).toContain(told);
  });
});
