/** `arena`: matches in pairs with seats changed, by the same seed the same, with shares and their intervals. */
import { describe, expect, it } from 'vitest';
import { main } from '../../program.ts';
import { caught, run, runJson } from '../../run.testing.ts';
import { anyGame } from '../game.ts';
import { wowGame } from '../wow.ts';

type CliGameOfWow = typeof wowGame;

interface Share {
  share: number;
  low: number;
  high: number;
}

interface Answer {
  bots: string[];
  games: number;
  results: { won: number; lost: number; drawn: number; all: Share; decided: Share };
  answers: number;
  faults: string[];
  checksum: string;
}

describe('arena', () => {
  it('measures one player by another, from either seat, and the same for the same seed', { timeout: 60_000 }, async () => {
    const argv = ['arena', 'wow', '--bots', 'greedy,random', '--games', '4', '--seed', '5', '--choice', 'round-limit=5'];
    const { status, json } = await runJson(...argv);
    const answer = json as Answer;
    expect(status).toBe(0);
    expect(answer).toMatchObject({ bots: ['greedy', 'random'], games: 4, results: { won: 4, lost: 0, drawn: 0 }, faults: [] });
    // Wilson, four of four.
    expect(answer.results.all).toEqual({ share: 1, low: expect.closeTo(0.51, 2), high: 1 });
    expect(answer.answers).toBeGreaterThan(50);
    const again = (await runJson(...argv)).json as Answer;
    expect(again).toMatchObject({ results: answer.results, answers: answer.answers, checksum: answer.checksum });
    const turned = (await runJson('arena', 'wow', '--bots', 'random,greedy', ...argv.slice(4))).json as Answer;
    // The same matches, told of the other player.
    expect(turned.results).toMatchObject({ won: 0, lost: 4 });
  });

  it('gives both matches of a pair the same dice: of two who are alike each wins as often', async () => {
    for (const seed of ['1', '2', '3']) {
      const { json } = await runJson(
        'arena',
        'wow',
        '--bots',
        'random,random',
        '--games',
        '4',
        '--seed',
        seed,
        '--choice',
        'round-limit=5',
      );
      const { won, lost, decided } = (json as Answer).results;
      expect(won, `seed ${seed}`).toBe(lost);
      expect(decided.share, `seed ${seed}`).toBe(won + lost === 0 ? 0 : 0.5);
    }
  });

  it.each([
    [['wow', '--games', '3'], '--games: expected an even number, since each match is played from both seats, found 3'],
    [
      ['wow', '--bots', 'search'],
      '--bots: expected two of random, greedy, search, level-1, level-2, level-3, level-4, level-5, such as random,greedy, found "search"',
    ],
    [['wow', '--bots', 'clever,greedy'], '--bots: expected two of random, greedy, search'],
    [['wow', '--lines', '0'], '--lines: expected a whole number from 1'],
    [['wow', '--level', '1'], '--level: wow has no such option'],
    [['wow', '--parties', 'nobody'], '--parties: expected one of dawn-starter'],
  ])('refuses %j', async (argv, message) => {
    const { status, out, err } = await run('arena', ...argv);
    expect([status, out]).toEqual([2, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(message);
  });

  it('counts a match as lost by whoever breaks off in it, and names it', async () => {
    const { situations } = wowGame;
    const worth = (): number => {
      throw new Error('it forgot itself');
    };
    const game = { ...situations.game, guide: { ...situations.game.guide, worth } } as typeof situations.game;
    const io = caught();
    const argv = ['arena', 'wow', '--bots', 'search,random', '--games', '2', '--lines', '1', '--json'];
    expect(await main(argv, io, [anyGame({ ...wowGame, situations: { ...situations, game } } as CliGameOfWow)])).toBe(0);
    const { results, faults } = JSON.parse(io.text.out) as Answer;
    expect(results).toMatchObject({ won: 0, lost: 2 });
    expect(faults).toEqual(['bot search, seat 1, broke off: it forgot itself', 'bot search, seat 2, broke off: it forgot itself']);
  });

  it('speaks French', async () => {
    const { out } = await run('arena', 'wow', '--bots', 'random,random', '--games', '2', '--choice', 'round-limit=5', '--lang', 'fr');
    expect(out).toMatch(/^2 parties de wow, random – random, graine 1\n {2}random en a gagné/);
  });
});
