import { describe, expect, it } from 'vitest';
import { nameOf } from '../games/game.ts';
import { GAMES } from '../games/list.testing.ts';
import { run, runJson } from '../run.testing.ts';

describe('content', () => {
  it.each(GAMES.map(nameOf))('lists what files of %s may name, in both languages', async (game) => {
    const { status, json, err } = await runJson('content', game);
    expect([status, err]).toEqual([0, '']);
    const { groups } = json as { groups: { kind: string; where: string; things: { id: string; names?: { en: string; fr: string } }[] }[] };
    expect(groups.map((g) => g.kind)).toEqual(GAMES.find((g) => nameOf(g) === game)?.content.map((g) => g.kind));
    for (const { kind, things } of groups) {
      // Options are told by their titles, and so is everything that has a name.
      if (['choices', 'cards', 'figures', 'maps', 'scenarios'].includes(kind))
        for (const t of things) expect(t.names?.en.length, t.id).toBeGreaterThan(0);
    }
    const text = await run('content', game);
    for (const { things } of groups) for (const { id } of things) expect(text.out).toContain(`  ${id}`);
  });
});
