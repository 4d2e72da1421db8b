import { botProperties } from '../core/testing/properties.testing.ts';
import { confrontation } from '../games/confrontation/index.ts';
import { confrontationSuite } from '../games/confrontation/suite.testing.ts';
import { gloomhaven } from '../games/gloomhaven/index.ts';
import { gloomhavenSuite } from '../games/gloomhaven/suite.testing.ts';
import { underworlds } from '../games/underworlds/index.ts';
import { underworldsSuite } from '../games/underworlds/suite.testing.ts';
import { wow } from '../games/wow-miniatures/index.ts';
import { wowSuite } from '../games/wow-miniatures/suite.testing.ts';
import { greedyBot, randomBot, searchBot } from './index.ts';

botProperties(wowSuite, [
  { bot: randomBot, games: 60, decisions: 10_000 },
  { bot: greedyBot(wow, 1), games: 15, decisions: 200 },
  { bot: searchBot(wow, { lines: 8 }, { kept: 4, glances: 1 }), games: 6, decisions: 60 },
]);

botProperties(confrontationSuite, [
  { bot: randomBot, games: 60, decisions: 2_000 },
  { bot: greedyBot(confrontation, 1), games: 12, decisions: 200 },
  { bot: searchBot(confrontation, { lines: 8 }, { kept: 4, glances: 1 }), games: 5, decisions: 60 },
]);

botProperties(underworldsSuite, [
  { bot: randomBot, games: 40, decisions: 2_000 },
  { bot: greedyBot(underworlds, 1), games: 6, decisions: 200 },
  { bot: searchBot(underworlds, { lines: 4 }, { kept: 4, glances: 1 }), games: 1, decisions: 30 },
]);

botProperties(gloomhavenSuite, [
  { bot: randomBot, games: 20, decisions: 2_000 },
  { bot: greedyBot(gloomhaven, 1), games: 4, decisions: 150 },
  { bot: searchBot(gloomhaven, { lines: 3 }, { kept: 4, glances: 1 }), games: 1, decisions: 50 },
]);
