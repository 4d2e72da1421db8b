import { botProperties } from '../../core/testing/properties.testing.ts';
import { underworlds } from '../../games/underworlds/index.ts';
import { underworldsSuite } from '../../games/underworlds/suite.testing.ts';
import { greedyBot, levelBot, randomBot, searchBot, sightedBot } from '../index.ts';
import { levelProperties } from '../levels/levels.testing.ts';

/** Somebody who overlooks, follows a few lines and is wrong about what they come to. */
const DIM = { notices: 0.6, glances: 1, plans: false, lines: 4, blur: 0.5 };

botProperties(underworldsSuite, [
  { bot: randomBot, games: 40, decisions: 2_000 },
  { bot: greedyBot(underworlds, 1), games: 6, decisions: 200 },
  { bot: searchBot(underworlds, { lines: 4 }, { kept: 4, glances: 1 }), games: 1, decisions: 30 },
  { bot: levelBot('level-1', underworlds), games: 3, decisions: 150 },
  { bot: sightedBot(underworlds, 'dim', DIM, { own: 0.1, near: 0.1 }), games: 1, decisions: 30 },
]);

levelProperties(underworldsSuite);
