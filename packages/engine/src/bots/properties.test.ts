import { botProperties } from '../core/testing/properties.testing.ts';
import { wow } from '../games/wow-miniatures/index.ts';
import { wowSuite } from '../games/wow-miniatures/suite.testing.ts';
import { greedyBot, randomBot } from './index.ts';

botProperties(wowSuite, [
  { bot: randomBot, games: 60, decisions: 10_000 },
  { bot: greedyBot(wow, 1), games: 15, decisions: 200 },
]);
