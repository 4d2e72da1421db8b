import { describe, expect, it } from 'vitest';
import { run } from '../../run.testing.ts';

describe('arena', () => {
  it('gives all characters of Gloomhaven to one player, at the level wished', { timeout: 60_000 }, async () => {
    const { status, out } = await run('arena', 'gloomhaven', '--bots', 'random', '--games', '2', '--level', '0');
    expect(status).toBe(0);
    expect(out).toMatch(/^2 matches of gloomhaven, random, seed 1\n {2}random won 0, lost 2\n {2}of all matches /);
    expect(out).toMatch(/\[\d+\.\d to \d+\.\d\]\n {2}\d+ answers, /);
    const other = await run('arena', 'gloomhaven', '--bots', 'random', '--games', '2', '--level', '2');
    expect(other.out.split('checksum')[1]).not.toBe(out.split('checksum')[1]);
  });

  it('takes one player for all of them', async () => {
    const { status, out, err } = await run('arena', 'gloomhaven', '--bots', 'search,greedy');
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(
      '--bots: expected one of random, greedy, search, level-1, level-2, level-3, level-4, level-5, such as random, found "search,greedy"',
    );
  });
});
