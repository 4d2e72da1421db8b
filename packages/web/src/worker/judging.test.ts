/** Which answers of a match are judged, in every game, and where they lead; how well is tried in `engine/bots`. */
import { greedyBot, randomBot } from '@escarmouche/engine/bots';
import { botTakes, Match, seeded } from '@escarmouche/engine/core';
import { expect, test } from 'vitest';
import type { AnyMatch } from './game.ts';
import { workerGameOf } from './games.ts';
import { judged } from './judging.ts';
import { PLAYED } from './lists.testing.ts';
import { matchText } from './match-text.ts';

/** Answers played: enough for the set-up and some that follow. */
const ANSWERS = 80;

test.each(Object.entries(PLAYED))(
  'answers of the match proper are judged in %s, where they are to be given',
  async (game, { setup, bot }) => {
    const of = await workerGameOf(game);
    const match: AnyMatch = new Match(of.game, setup);
    const random = seeded(7);
    const player = bot === 'greedy' ? greedyBot(of.game, 1) : randomBot;
    const asked: (readonly [seat: number, step: string] | null)[] = [];
    for (let { node } = match; node.kind !== 'over' && match.at < ANSWERS; node = match.node) {
      asked.push(node.kind === 'decision' ? [node.seat, node.step] : null);
      if (node.kind === 'chance') match.rollBy(random);
      else botTakes(match, player, random);
    }
    const { answers } = await judged(
      { text: matchText(match, ['person', 'person']), name: 'm.json', seat: 0, milliseconds: 1 },
      () => undefined,
    );
    expect(answers.length).toBeGreaterThan(3);
    for (const { step, seat, turn } of answers) {
      const [whose, name] = asked[step] ?? [];
      expect(whose).toBe(seat);
      const begun = asked.slice(0, step).some((a) => a !== null && a[0] === seat && !of.setUp.steps.includes(a[1]));
      expect(begun || !of.setUp.steps.includes(name ?? ''), `${name} before the match proper`).toBe(true);
      if (turn !== undefined) expect(of.turns).toContain(turn.key);
    }
    expect(answers.some((a) => a.turn !== undefined)).toBe(true);
    // Who is no person is not judged beside one.
    if (game !== Object.keys(PLAYED)[0]) return;
    const one = await judged({ text: matchText(match, ['person', 'greedy']), name: 'm.json', seat: 0, milliseconds: 1 }, () => undefined);
    expect(one.answers.length).toBeGreaterThan(0);
    expect(one.answers.map((a) => [a.step, a.seat])).toEqual(answers.flatMap((a) => (a.seat === 0 ? [[a.step, 0]] : [])));
  },
);

test('what a match that begins at a position asks first is judged: whoever laid it has set it up', async () => {
  const found: string[] = [];
  for (const [game, { setup }] of Object.entries(PLAYED)) {
    const of = await workerGameOf(game);
    const match: AnyMatch = new Match(of.game, setup);
    const random = seeded(11);
    for (let { node } = match; node.kind !== 'over' && match.at < 400; node = match.node) {
      if (node.kind === 'decision' && of.setUp.steps.includes(node.step) && match.options().length > 1) {
        const situation = of.caseOf(match)?.situation;
        const laid = situation === undefined ? undefined : of.situations.match(situation);
        if (laid?.node.kind === 'decision' && laid.node.step === node.step) {
          laid.take(laid.options()[1].id);
          const text = matchText(laid, ['person', 'person'], situation);
          const { answers } = await judged({ text, name: 'm.json', seat: 0, milliseconds: 1 }, () => undefined);
          expect(
            answers.map((a) => a.step),
            game,
          ).toEqual([0]);
          found.push(game);
          break;
        }
      }
      if (node.kind === 'chance') match.rollBy(random);
      else botTakes(match, randomBot, random);
    }
  }
  expect(found.length).toBeGreaterThan(1);
});
