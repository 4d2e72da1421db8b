/** The story of matches of every game: it ends with what the match ended with, and what it calls the largest changes are. */
import { greedyBot, randomBot } from '@escarmouche/engine/bots';
import { botTakes, Match, seeded } from '@escarmouche/engine/core';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../table/Course.tsx';
import type { AnyMatch } from './game.ts';
import { workerGameOf } from './games.ts';
import { PLAYED } from './lists.testing.ts';
import { matchText } from './match-text.ts';
import { matchOf } from './record.ts';
import { Walk } from './walk.ts';

describe.each(Object.entries(PLAYED))('%s', (game, { setup, bot }) => {
  test('is told from its record', { timeout: 120_000 }, async () => {
    const of = await workerGameOf(game);
    const played: AnyMatch = new Match(of.game, setup);
    const random = seeded(7);
    const streams = [random.stream(0), random.stream(1)];
    const player = bot === 'greedy' ? greedyBot(of.game) : randomBot;
    for (let node = played.node; node.kind !== 'over'; node = played.node) {
      if (node.kind === 'chance') played.rollBy(random);
      else botTakes(played, player, streams[node.seat]);
    }
    const seats = ['person', 'person'] as const;
    const record = await matchOf(matchText(played, seats), 'm.json');
    const story = Walk.ofMatch(record).story(0);
    if (story === null) throw new Error('no story of a match that is over');
    const { match } = record;
    const tally = (at: number): readonly number[] => {
      const state = match.stateBefore(at);
      if (state === undefined) throw new Error(`no state before ${at}`);
      return of.tally.of(match.table, state);
    };
    expect(story.begun).toEqual(tally(0));
    expect(story.turns.length).toBeGreaterThan(2);
    expect(story.turns.at(-1)?.values).toEqual(tally(match.at));
    expect(story.turns.map((turn) => turn.at)).toEqual([...story.turns.map((turn) => turn.at)].sort((a, b) => a - b));
    const lead = (n: readonly number[]): number => n.slice(1).reduce((sum, x) => sum - x, n[0]);
    // What is set up before the first turn turns nothing.
    const first = story.turns[0].at;
    expect(story.turning.every((x) => x.at >= first)).toBe(true);
    const changes = Array.from({ length: match.at - first }, (_v, i) => Math.abs(lead(tally(first + i + 1)) - lead(tally(first + i)))).sort(
      (a, b) => b - a,
    );
    const told = story.turning.map((x) => Math.abs(lead(x.after) - lead(x.before))).sort((a, b) => b - a);
    expect(told.length).toBeGreaterThan(0);
    expect(told).toEqual(changes.slice(0, told.length));
    for (const { at, before, after, event } of story.turning) {
      // It leads to where the answer is still to be given.
      expect([before, after]).toEqual([tally(at), tally(at + 1)]);
      expect(event.to === 'all' || event.to.includes(0)).toBe(true);
    }
    // The lines drawn begin and end as it did.
    const lines = linesOf(story, ['A', 'B']);
    expect(lines.map((l) => l.points[0].y)).toEqual(story.begun);
    expect(lines.map((l) => l.points.at(-1)?.y)).toEqual(story.turns.at(-1)?.values);
  });
});

test.each(Object.entries(PLAYED))('a match of %s that goes on has no story yet', async (game, { setup }) => {
  const of = await workerGameOf(game);
  const record = await matchOf(matchText(new Match(of.game, setup) as AnyMatch, ['person', 'person']), 'm.json');
  expect(Walk.ofMatch(record).story(0)).toBeNull();
});
