import { botProperties } from '../core/testing/properties.testing.ts';
import { confrontation } from '../games/confrontation/index.ts';
import { confrontationSuite } from '../games/confrontation/suite.testing.ts';
import { gloomhaven } from '../games/gloomhaven/index.ts';
import { gloomhavenSuite } from '../games/gloomhaven/suite.testing.ts';
import { underworlds } from '../games/underworlds/index.ts';
import { underworldsSuite } from '../games/underworlds/suite.testing.ts';
import { wow } from '../games/wow/index.ts';
import { wowSuite } from '../games/wow/suite.testing.ts';
import { greedyBot, levelBot, randomBot, searchBot, sightedBot } from './index.ts';

/** Somebody who overlooks, follows a few lines and is wrong about what they come to. */
const DIM = { notices: 0.6, glances: 1, lines: 4, blur: 0.5 };

botProperties(wowSuite, [
  { bot: randomBot, games: 60, decisions: 10_000 },
  { bot: greedyBot(wow, 1), games: 15, decisions: 200 },
  { bot: searchBot(wow, { lines: 8 }, { kept: 4, glances: 1 }), games: 6, decisions: 60 },
  { bot: levelBot('level-1', wow), games: 8, decisions: 200 },
  { bot: sightedBot(wow, 'dim', DIM, { own: 0.1, near: 0.1 }), games: 3, decisions: 60 },
]);

botProperties(confrontationSuite, [
  { bot: randomBot, games: 60, decisions: 2_000 },
  { bot: greedyBot(confrontation, 1), games: 12, decisions: 200 },
  { bot: searchBot(confrontation, { lines: 8 }, { kept: 4, glances: 1 }), games: 5, decisions: 60 },
  { bot: levelBot('level-1', confrontation), games: 6, decisions: 200 },
  { bot: sightedBot(confrontation, 'dim', DIM, { own: 0.1, near: 0.1 }), games: 3, decisions: 60 },
]);

botProperties(underworldsSuite, [
  { bot: randomBot, games: 40, decisions: 2_000 },
  { bot: greedyBot(underworlds, 1), games: 6, decisions: 200 },
  { bot: searchBot(underworlds, { lines: 4 }, { kept: 4, glances: 1 }), games: 1, decisions: 30 },
  { bot: levelBot('level-1', underworlds), games: 3, decisions: 150 },
  { bot: sightedBot(underworlds, 'dim', DIM, { own: 0.1, near: 0.1 }), games: 1, decisions: 30 },
]);

botProperties(gloomhavenSuite, [
  { bot: randomBot, games: 20, decisions: 2_000 },
  { bot: greedyBot(gloomhaven, 1), games: 4, decisions: 150 },
  { bot: searchBot(gloomhaven, { lines: 3 }, { kept: 4, glances: 1 }), games: 1, decisions: 50 },
  { bot: levelBot('level-1', gloomhaven), games: 2, decisions: 100 },
  { bot: sightedBot(gloomhaven, 'dim', DIM, { own: 0.1, near: 0.1 }), games: 1, decisions: 30 },
]);
