/** Packs on the command line: what is one's own is played, ruled on and measured like what is printed. */
import { readFileSync } from 'node:fs';
import { UNDERWORLDS_OWN } from '@escarmouche/engine/underworlds';
import { writePack } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import { run, runJson, scratch } from '../../run.testing.ts';
import { nameOf } from '../game.ts';
import { GAMES } from '../list.testing.ts';

const file = scratch();
const { blank } = UNDERWORLDS_OWN.kinds.boards;
const boards = file('boards.yaml', writePack({ pack: { en: 'Mine', fr: 'Les miens' }, games: { underworlds: { boards: [blank] } } }));

const RULING = file(
  'ruling.yaml',
  `ruling: wu:S2
cases:
  - name: On a board of one's own
    situation:
      sides:
        - { warband: garreks-reavers, fighters: { garrek: D6 } }
        - { warband: sepulchral-guard, fighters: { warden: D7 } }
      field: { boards: [my-board, ash-court], turned: [false, false], offset: 0 }
    script:
      - take: attack:garrek/blooddrinker-axe>warden
`,
);

describe('packs', () => {
  it('are played with, and the record plays back without them', async () => {
    const out = file('match.json');
    expect(await run('play', 'underworlds', '--pack', boards, '--seed', '3', '--out', out)).toMatchObject({ status: 0, err: '' });
    expect(JSON.parse(readFileSync(out, 'utf8')).setup.ownBoards).toEqual([blank]);
    expect(await run('replay', out)).toMatchObject({ status: 0, err: '' });
    expect(await run('arena', 'underworlds', '--pack', boards, '--games', '2', '--bots', 'random,greedy')).toMatchObject({
      status: 0,
      err: '',
    });
  });

  it('may be several, and are listed with what the game has', async () => {
    const more = file(
      'more.yaml',
      writePack({ pack: { en: 'More', fr: 'Plus' }, games: { underworlds: { boards: [{ ...blank, id: 'my-other' }] } } }),
    );
    const { groups } = (await runJson('content', 'underworlds', '--pack', boards, '--pack', more)).json as {
      groups: { kind: string; where: string; things: { id: string }[] }[];
    };
    const mine = groups.find((g) => g.where === `${boards}, ${more}`);
    expect([mine?.kind, mine?.things.map((x) => x.id)]).toEqual(['boards', ['my-board', 'my-other']]);
    expect((await run('content', 'underworlds', '--pack', more, '--lang', 'fr')).out).toMatch(/my-other +Mon plateau · My board/);
    expect(await run('ruling', RULING, '--pack', more, '--pack', boards)).toMatchObject({ status: 0, err: '' });
    expect(await run('ruling', RULING, '--pack', boards, '--pack', boards)).toMatchObject({
      status: 2,
      err: `${boards}: expected each thing in one pack, found underworlds.boards.my-board, which is in ${boards} too\n`,
    });
  });

  it('stand behind situations', async () => {
    expect((await run('ruling', RULING)).status).toBe(2);
    for (const command of ['ruling', 'options', 'odds'])
      expect(await run(command, RULING, '--pack', boards, ...(command === 'odds' ? ['--of', 'warden.wounds'] : []))).toMatchObject({
        status: 0,
        err: '',
      });
  });

  it('are measured by the laboratory, and named beside its meetings', async () => {
    const plan = file(
      'e.yaml',
      'experiment: e\ngames: 4\ncells:\n  - { game: underworlds, parties: [garreks-reavers, sepulchral-guard], pack: boards.yaml, bots: [random] }\n',
    );
    const { status, json } = await runJson('lab', plan, '--plan');
    expect(status).toBe(0);
    expect((json as { cells: { cell: string }[] }).cells[0].cell).toContain('boards.yaml');
  });

  it('say what is wrong with them in the words of their game', async () => {
    const bad = file('bad.yaml', 'pack: Mine\nunderworlds:\n  boards:\n    - { id: x, names: X, rows: [a, b, c, d, e] }\n');
    expect(await run('play', 'underworlds', '--pack', bad)).toMatchObject({
      status: 2,
      err: `${bad}:4:32: underworlds.boards[0].rows: expected something that can be played, found: The board “x” is not written as five rows of eight hexes. (wu:S2)\n`,
    });
    const other = GAMES.map(nameOf).find((name) => name !== 'underworlds');
    if (other !== undefined)
      expect(await run('play', other, '--pack', boards)).toMatchObject({
        status: 2,
        err: `${boards}: there is nothing for ${other} in it, but for underworlds\n`,
      });
    expect((await run('ruling', RULING, '--pack', file('gone.yaml'))).err).toContain('cannot be read');
  });
});
