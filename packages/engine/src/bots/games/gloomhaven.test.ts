import type { Bot } from '../../core/index.ts';
import { botProperties } from '../../core/testing/properties.testing.ts';
import { gloomhaven, heeding, keeping, type Table, type View, type Words } from '../../games/gloomhaven/index.ts';
import { gloomhavenSuite } from '../../games/gloomhaven/suite.testing.ts';
import { greedyBot, levelBot, narrowed, randomBot, searchBot, sightedBot } from '../index.ts';
import { levelProperties } from '../levels/levels.testing.ts';

/** Somebody who overlooks, follows a few lines and is wrong about what they come to. */
const DIM = { notices: 0.6, glances: 1, lines: 4, blur: 0.5 };

/** What every seat is supposed to have said, of every round. */
const SAID: Words = [
  { when: 'late', does: 'closer', on: null },
  { when: 'early', does: 'attack', on: 'bandit-guard-1' },
  { when: null, does: 'rest', on: null },
  { when: 'middling', does: null, on: null },
];
const listening: Bot<Table, View> = {
  id: 'listening',
  choose: (ask) =>
    searchBot(heeding(gloomhaven, ask.seat, SAID), { lines: 2 }, { kept: 3, glances: 1 }).choose(narrowed(ask, keeping(ask, SAID))),
};

botProperties(gloomhavenSuite, [
  { bot: randomBot, games: 20, decisions: 2_000 },
  { bot: greedyBot(gloomhaven, 1), games: 4, decisions: 150 },
  { bot: searchBot(gloomhaven, { lines: 3 }, { kept: 4, glances: 1 }), games: 1, decisions: 50 },
  { bot: listening, games: 1, decisions: 60 },
  { bot: levelBot('level-1', gloomhaven), games: 2, decisions: 100 },
  { bot: sightedBot(gloomhaven, 'dim', DIM, { own: 0.1, near: 0.1 }), games: 1, decisions: 30 },
]);

levelProperties(gloomhavenSuite);
