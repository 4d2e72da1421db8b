import { botProperties } from '../../core/testing/properties.testing.ts';
import { wow } from '../../games/wow/index.ts';
import { wowSuite } from '../../games/wow/suite.testing.ts';
import { greedyBot, levelBot, randomBot, searchBot, sightedBot } from '../index.ts';
import { levelProperties } from '../levels/levels.testing.ts';

/** Somebody who overlooks, follows a few lines and is wrong about what they come to. */
const DIM = { notices: 0.6, glances: 1, plans: false, lines: 4, blur: 0.5 };

botProperties(wowSuite, [
  { bot: randomBot, games: 60, decisions: 10_000 },
  { bot: greedyBot(wow, 1), games: 15, decisions: 200 },
  { bot: searchBot(wow, { lines: 8 }, { kept: 4, glances: 1 }), games: 6, decisions: 60 },
  { bot: levelBot('level-1', wow), games: 8, decisions: 200 },
  { bot: sightedBot(wow, 'dim', DIM, { own: 0.1, near: 0.1 }), games: 3, decisions: 60 },
]);

levelProperties(wowSuite);
