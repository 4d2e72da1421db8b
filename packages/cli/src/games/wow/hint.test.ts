import { beforeAll, describe, expect, it } from 'vitest';
import { run, runJson, scratch } from '../../run.testing.ts';
import { RULING } from './ruling.testing.ts';

const file = scratch();
const path = file('match.json');

beforeAll(async () => {
  await run('play', 'wow', '--seed', '5', '--choice', 'round-limit=5', '--out', path);
});

interface Hint {
  readonly player: number;
  readonly lines: number;
  readonly of: string;
  readonly best: readonly {
    readonly id: string;
    readonly text: string;
    readonly chance: number;
    readonly low: number;
    readonly high: number;
  }[];
}

describe('hint', () => {
  it('tells the best answers with their worth, the same each time', async () => {
    const { status, json, err } = await runJson('hint', path, '--at', '30', '--lines', '40');
    expect([status, err]).toEqual([0, '']);
    const { best, lines, of, player } = json as Hint;
    expect([lines, of]).toEqual([40, 'win']);
    expect([1, 2]).toContain(player);
    expect(best.length).toBeGreaterThan(0);
    expect(best.length).toBeLessThanOrEqual(3);
    for (const { id, text, chance, low, high } of best) {
      expect(text).not.toBe(id);
      expect(low <= chance && chance <= high && low > 0 && high < 1).toBe(true);
    }
    expect((await runJson('hint', path, '--at', '30', '--lines', '40')).json).toEqual(json);
    const told = await run('hint', path, '--at', '30', '--lines', '10', '--lang', 'fr');
    expect(told.out).toMatch(/chances de gagner \d+,\d %/);
  });

  it('says where there is nothing to be asked, in one line', async () => {
    expect(await run('hint', path, '--lines', '5')).toMatchObject({
      status: 1,
      err: expect.stringMatching(/nobody is asked after \d+ answers\n$/),
    });
    expect(await run('hint', path, '--at', '99999')).toMatchObject({
      status: 2,
      err: expect.stringContaining('--at 99999: the record holds'),
    });
  });

  it('is told beside the options of a situation where it is asked for, and only there', async () => {
    const situation = file('situation.yaml', RULING);
    const { status, json, err } = await runJson('options', situation, '--case', '1', '--hint', '--lines', '30');
    expect([status, err]).toEqual([0, '']);
    const { options, hint } = json as { options: { id: string }[]; hint: Hint };
    expect([hint.lines, hint.best.length > 0]).toEqual([30, true]);
    for (const { id } of hint.best) expect(options.map((o) => o.id)).toContain(id);
    expect((await runJson('options', situation, '--case', '1')).json).not.toHaveProperty('hint');
    const told = await run('options', situation, '--case', '1', '--hint', '--lines', '10', '--lang', 'fr');
    expect(told.out).toMatch(/chances de gagner \d+,\d %/);
  });
});
