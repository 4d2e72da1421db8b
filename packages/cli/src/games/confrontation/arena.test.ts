import { describe, expect, it } from 'vitest';
import { runJson } from '../../run.testing.ts';

interface Answer {
  bots: string[];
  results: { won: number; lost: number; drawn: number };
  checksum: string;
}

describe('arena', () => {
  it('seats a player that searches, whose lines are counted', { timeout: 60_000 }, async () => {
    const argv = ['arena', 'confrontation', '--mode', 'combat', '--games', '2', '--seed', '2'];
    const two = (await runJson(...argv, '--lines', '2')).json as Answer;
    const nine = (await runJson(...argv, '--lines', '9')).json as Answer;
    expect(two.bots).toEqual(['search', 'greedy']);
    expect(two.results.won + two.results.lost + two.results.drawn).toBe(2);
    expect(nine.checksum).not.toBe(two.checksum);
  });
});
