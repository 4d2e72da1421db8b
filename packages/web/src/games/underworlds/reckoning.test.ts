/** Luck and chances as the page is told them: every row has an event, every turn a step, and nobody learns what he did not see. */
import { randomBot } from '@escarmouche/engine/bots';
import { botTakes, Match, seeded } from '@escarmouche/engine/core';
import { expect, test, vi } from 'vitest';
import type { AnyMatch } from '../../worker/game.ts';
import { workerGameOf } from '../../worker/games.ts';
import { matchText } from '../../worker/match-text.ts';
import { luckTold, winningTold } from '../../worker/reckoning.ts';
import * as under from './setup/draft.ts';

const of = await workerGameOf('underworlds');
const match: AnyMatch = new Match(of.game, under.setupOf(under.USUAL_DRAFT, []));
const random = seeded(7);
const streams = [random.stream(0), random.stream(1)];
for (let node = match.node; node.kind !== 'over'; node = match.node) {
  if (node.kind === 'chance') match.rollBy(random);
  else botTakes(match, randomBot, streams[node.seat]);
}
const record = { text: matchText(match, ['random', 'random']), name: 'm.json', seat: null };

test('the luck of a record is told with what fell, and how far it is', async () => {
  const heard: number[] = [];
  const told = await luckTold(record, (done, all) => heard.push(done / all));
  expect(heard.at(-1)).toBe(1);
  expect(told.rows.length).toBeGreaterThan(0);
  expect(told.seats).toEqual([0, 1]);
  expect(told.points).toBe(true);
  for (const { at, rule } of told.rows) expect(told.said[at].rule).toBe(rule);
  // Dice lie open: nobody's luck is kept from anybody. What else an answer told, a seat hears of it as far as it may.
  const own = await luckTold({ ...record, seat: 1 }, () => undefined);
  expect(own.rows).toEqual(told.rows);
  for (const event of Object.values(own.said)) expect(event.to === 'all' || event.to.includes(1)).toBe(true);
});

test('the chance to win ends with the winner, and each turn shows a step of its stretch', async () => {
  // As if it took no time at all.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const { along, turns, plays } = await winningTold({ ...record, times: 4 }, () => undefined);
  expect(along.at(-1)?.at).toBe(match.at);
  const winner = match.node.kind === 'over' ? match.node.result.winner : -1;
  expect(along.at(-1)?.seats.map((s) => s.share)).toEqual([0, 1].map((seat) => Number(seat === winner)));
  expect(plays).toBeGreaterThanOrEqual(12 * 4);
  for (const { from, to, step } of turns) expect(from < step && step <= to).toBe(true);
});
