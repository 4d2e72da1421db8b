import { expect, test } from 'vitest';
import { botProperties } from '../../core/testing/properties.testing.ts';
import { confrontation } from '../../games/confrontation/index.ts';
import { confrontationSuite } from '../../games/confrontation/suite.testing.ts';
import { greedyBot, levelBot, randomBot, searchBot, sightedBot, sightOf } from '../index.ts';
import { levelProperties } from '../levels/levels.testing.ts';
import { asked, game, NUMBERS } from '../said.testing.ts';

/** Somebody who overlooks, follows a few lines and is wrong about what they come to. */
const DIM = { notices: 0.6, glances: 1, plans: false, lines: 4, blur: 0.5 };

botProperties(confrontationSuite, [
  { bot: randomBot, games: 60, decisions: 2_000 },
  { bot: greedyBot(confrontation, 1), games: 12, decisions: 200 },
  { bot: searchBot(confrontation, { lines: 8 }, { kept: 4, glances: 1 }), games: 5, decisions: 60 },
  { bot: levelBot('level-1', confrontation), games: 6, decisions: 200 },
  { bot: sightedBot(confrontation, 'dim', DIM, { own: 0.1, near: 0.1 }), games: 3, decisions: 60 },
]);

levelProperties(confrontationSuite);

test('the fourth level misjudges, or it would be as good as the fifth: in a combat phase, where luck decides more, by more', () => {
  const blurs = (['combat', 'skirmish'] as const).map((mode) => {
    const { setup } = confrontation.tables(confrontationSuite.setups(1));
    return sightOf('level-4', confrontation, confrontation.tables({ ...setup, mode })).blur;
  });
  expect(blurs[0]).toBeGreaterThan(blurs[1]);
  expect(blurs[1]).toBeGreaterThan(0);
});

test('a level errs by what is said of the table at which it sits', () => {
  const best = NUMBERS - 1;
  const { aims: _aims, ...plain } = game({ worth: ({ state }) => (state.said[0] === best ? 6 : 0) });
  const bot = levelBot('level-4', { ...plain, id: confrontation.id });
  const wrong = (mode: string): number => {
    let sum = 0;
    for (let seed = 0; seed < 40; seed++) if (bot.choose({ ...asked(seed), table: () => ({ setup: { mode } }) as never }) !== best) sum++;
    return sum;
  };
  expect([wrong('skirmish'), wrong('combat') > 0]).toEqual([0, true]);
});
