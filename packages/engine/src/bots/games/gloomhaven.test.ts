import { describe, expect, it } from 'vitest';
import { type Bot, playOut, seeded } from '../../core/index.ts';
import { botProperties } from '../../core/testing/properties.testing.ts';
import { CARDS, gloomhaven, heeding, keeping, type Table, type View, type Words } from '../../games/gloomhaven/index.ts';
import { gloomhavenSuite } from '../../games/gloomhaven/suite.testing.ts';
import { greedyBot, levelBot, narrowed, randomBot, searchBot, sightedBot } from '../index.ts';
import { levelProperties } from '../levels/levels.testing.ts';

/** Somebody who overlooks, follows a few lines and is wrong about what they come to. */
const DIM = { notices: 0.6, glances: 1, plans: false, lines: 4, blur: 0.5 };

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
  // Goes by plans.
  { bot: levelBot('level-3', gloomhaven), games: 2, decisions: 100 },
  { bot: sightedBot(gloomhaven, 'dim', DIM, { own: 0.1, near: 0.1 }), games: 1, decisions: 30 },
]);

levelProperties(gloomhavenSuite);

describe('levels that go by plans', () => {
  const hand = (of: string, many: number): string[] => CARDS.flatMap((c) => (c.class === of ? [c.id] : [])).slice(0, many);
  const table = gloomhaven.tables({
    scenario: 'black-barrow',
    level: 0,
    characters: [
      { class: 'brute', cards: hand('brute', 10) },
      { class: 'scoundrel', cards: hand('scoundrel', 9) },
    ],
  });
  /** How many of so many scenarios are won, with dice of their own. */
  const won = (bot: Bot<Table, View>, scenarios: number): number => {
    let sum = 0;
    for (let n = 0; n < scenarios; n++) {
      const g = { table, state: gloomhaven.begin(table), log: null };
      playOut(
        gloomhaven,
        g,
        table.characters.map(() => bot),
        seeded(`plans/${n}`),
      );
      sum += g.state.won;
    }
    return sum;
  };

  it('win scenarios now and then, where one that looks no farther than an answer wins none', () => {
    const glance = won(levelBot('level-1', gloomhaven), 4);
    const plans = won(levelBot('level-3', gloomhaven), 12);
    expect({ glance, plans: plans > glance }).toEqual({ glance: 0, plans: true });
  });
});
