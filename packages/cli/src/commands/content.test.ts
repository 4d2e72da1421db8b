import { describe, expect, it } from 'vitest';
import { GAMES, nameOf } from '../games/index.ts';
import { run, runJson, scratch } from '../run.testing.ts';

const file = scratch();

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

  it('speaks the language asked for first', async () => {
    expect((await run('content', 'wow')).out).toMatch(/Terrain \(4\), in terrain:\n {2}open +open ground · /);
    expect((await run('content', 'wow', '--lang', 'fr')).out).toMatch(/Terrains \(4\), dans terrain :\n/);
    expect((await run('content', 'chess')).status).toBe(2);
  });
});

describe('a name that was meant', () => {
  const WU = `ruling: wu:349.1
cases:
  - name: My table
    situation:
      sides:
        - { warband: garreks-reavers, fighters: { gerrek: D3 }, hand: [CARD] }
        - { warband: steelhearts-champions, fighters: { obryn: D4 } }
    script:
      - take: end
`;
  it.each([
    ['a figure misspelt', WU.replace('CARD', ''), 'did you mean "garrek"?'],
    ['a card by its printed name', WU.replace('gerrek', 'garrek').replace('CARD', 'Blood Rain'), 'did you mean "shadespire:11"?'],
  ])('is offered: %s', async (_what, text, guess) => {
    const { status, err } = await run('ruling', file('meant.yaml', text));
    expect(status).toBe(2);
    expect(err).toContain(guess);
    expect(err).toMatch(/meant\.yaml:6:\d+: /);
  });
});
