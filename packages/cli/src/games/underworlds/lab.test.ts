/** Experiments of Warhammer Underworlds. */
import { expect, it } from 'vitest';
import { planner } from '../../commands/lab.testing.ts';
import { scratch } from '../../run.testing.ts';

const planOf = planner(scratch());

it('plays each of the eight decks against each other', async () => {
  const plan = await planOf('  - { game: underworlds, parties: all, bots: [random] }');
  expect(Object.keys(plan).length).toBe((8 * 7) / 2);
});

it('takes the name of a warband for its ready-made deck, as a match does', async () => {
  const plan = await planOf('  - { game: underworlds, parties: [garreks-reavers], against: [steelhearts-champions], bots: [random] }');
  expect(Object.keys(plan)).toEqual(['underworlds garreks-reavers·random – steelhearts-champions·random']);
});
