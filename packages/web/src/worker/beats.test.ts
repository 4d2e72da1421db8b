/** In every game the last blow is seen before the match is over on the screen. */
import { greedyBot, randomBot } from '@escarmouche/engine/bots';
import { botTakes, Match, seeded } from '@escarmouche/engine/core';
import { expect, test } from 'vitest';
import { filmOf } from './film.ts';
import type { AnyMatch } from './game.ts';
import { workerGameOf } from './games.ts';
import { PLAYED } from './lists.testing.ts';

test.each(Object.entries(PLAYED))('%s', { timeout: 120_000 }, async (game, { setup, bot, ends }) => {
  const of = await workerGameOf(game);
  const match: AnyMatch = new Match(of.game, setup);
  const random = seeded(11);
  const streams = [random.stream(0), random.stream(1)];
  const player = bot === 'greedy' ? greedyBot(of.game) : randomBot;
  let before = 0;
  for (let node = match.node; node.kind !== 'over'; node = match.node) {
    before = match.events.length;
    if (node.kind === 'chance') match.rollBy(random);
    else botTakes(match, player, streams[node.seat]);
  }
  const end = match.events.findLastIndex((e) => ends.includes(e.key));
  expect(end).toBeGreaterThanOrEqual(before);
  const pictures = filmOf(of, match, match.at - 1, before);
  // Where the end came with something else, that stands on the table first, and the end is not told yet.
  const shown = pictures.map((p) => p.events);
  expect(shown.includes(end)).toBe(end > before);
  for (const n of shown) expect(n).toBeLessThanOrEqual(match.events.length);
});
