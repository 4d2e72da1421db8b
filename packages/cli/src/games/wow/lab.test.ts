/** Experiments of World of Warcraft Miniatures: its formats and maps. */
import { expect, it } from 'vitest';
import { planner } from '../../commands/lab.testing.ts';
import { run, scratch } from '../../run.testing.ts';

const file = scratch();
const planOf = planner(file);

it('plays of all parties those that the format and the options allow', async () => {
  const starter = await planOf('  - { game: wow, parties: all, format: starter }');
  expect(Object.keys(starter)).toEqual(['wow starter dawn-starter·greedy – ash-starter·greedy']);
  const constructed = Object.keys(await planOf('  - { game: wow, parties: all, format: constructed }'));
  expect([constructed.length, constructed.some((key) => key.includes('-starter'))]).toEqual([(8 * 7) / 2, false]);
  // Three cards for each character: those who shared them otherwise stay away.
  const three = Object.keys(await planOf('  - { game: wow, parties: all, format: constructed, choices: { card-split: three-each } }'));
  expect([three.length < constructed.length, three.some((key) => key.includes('far-lights'))]).toEqual([true, false]);
});

it('plays some against others, on every map, with the options that are named', async () => {
  const against = await planOf(
    '  - { game: wow, parties: [dawn-starter], against: [ash-starter], maps: [crossroads], choices: { round-limit: "5" } }',
  );
  expect(Object.keys(against)).toEqual(['wow crossroads, round-limit=5 dawn-starter·greedy – ash-starter·greedy']);
});

it('has no modes', async () => {
  const path = file('bad.yaml', 'experiment: e\ncells:\n  - { game: wow, mode: combat, parties: all }\n');
  expect(await run('lab', path)).toMatchObject({ status: 2, err: expect.stringMatching(/3:5: --mode: wow has no such option.*\n$/) });
});
