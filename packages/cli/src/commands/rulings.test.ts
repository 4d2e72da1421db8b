import { describe, expect, it } from 'vitest';
import { nameOf } from '../games/game.ts';
import { GAMES } from '../games/list.testing.ts';
import { run, runJson } from '../run.testing.ts';

describe('rulings', () => {
  it.each(GAMES.map((g) => [nameOf(g), g.entries.length]))(
    'runs the rulings of %s, which prove all of its %i entries',
    async (game, entries) => {
      const { status, json } = await runJson('rulings', String(game));
      expect(entries).toBeGreaterThan(50);
      expect(json).toMatchObject({ [game]: { entries, done: entries, failing: [], missing: [], failures: [] } });
      expect(status).toBe(0);
    },
  );

  it('takes the name of a game and no other', async () => {
    const { status, out, err } = await run('rulings', 'chess');
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/^GAME: expected one of .*, found "chess"\n$/);
  });
});
