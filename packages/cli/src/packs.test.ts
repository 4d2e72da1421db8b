/** Packs on the command line: what is one's own is played, ruled on and measured like what is printed. */
import { readFileSync } from 'node:fs';
import { UNDERWORLDS_OWN } from '@escarmouche/engine/underworlds';
import { writePack } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import { run, runJson, scratch } from './run.testing.ts';

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

  it('have maps that experiments name', async () => {
    const own = readFileSync(new URL('../../../docs/own.md', import.meta.url), 'utf8');
    const vale = file('vale-lab.yaml', /```yaml\n(pack: [^`]*\nwow:[^`]*)```/.exec(own)?.[1] ?? '');
    const experiment = (map: string): string =>
      file(
        `lab-${map}.yaml`,
        `experiment: ford\ngames: 2\ncells:\n  - { game: wow, parties: [the-vale], against: [ash-starter], maps: [${map}], bots: [random], pack: ${vale} }\n`,
      );
    expect(await run('lab', experiment('ford'), '--plan')).toMatchObject({ status: 0, err: '' });
    expect((await run('lab', experiment('nowhere'))).err).toContain('nowhere');
  });

  it('name what stands in another of them', async () => {
    const own = readFileSync(new URL('../../../docs/own.md', import.meta.url), 'utf8');
    const vale = /```yaml\n(pack: [^`]*\nwow:[^`]*)```/.exec(own)?.[1] ?? '';
    const party = file('party.yaml', vale.replace(/ {2}characters:[\s\S]*? {2}parties:/, '  parties:'));
    const others = file('others.yaml', vale.replace(/ {2}parties:[\s\S]*/, ''));
    const play = ['play', 'wow', '--parties', 'the-vale,ash-starter', '--pack', party];
    expect(await run(...play, '--pack', others)).toMatchObject({ status: 0, err: '' });
    const alone = await run(...play, '--lang', 'fr');
    expect([alone.status, alone.err.trim().split('\n')]).toEqual([
      2,
      [
        expect.stringMatching(
          /party\.yaml:\d+:\d+\u202F: wow\.parties\[0\]\.members\[0\]\.character\u202F: il faut un personnage du jeu ou à vous, et non "vale-warden"$/,
        ),
        expect.stringContaining('members[0].cards[0]'),
        expect.stringContaining('members[2].cards[1]'),
      ],
    ]);
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
    expect(await run('play', 'wow', '--pack', boards)).toMatchObject({
      status: 2,
      err: `${boards}: there is nothing for wow in it, but for underworlds\n`,
    });
    expect((await run('ruling', RULING, '--pack', file('gone.yaml'))).err).toContain('cannot be read');
  });

  it('of World of Warcraft are named as parties and maps, and kept by the record', async () => {
    const own = readFileSync(new URL('../../../docs/own.md', import.meta.url), 'utf8');
    const vale = file('vale.yaml', /```yaml\n(pack: [^`]*\nwow:[^`]*)```/.exec(own)?.[1] ?? '');
    const out = file('vale.json');
    const given = ['--pack', vale, '--parties', 'the-vale,ash-starter'];
    expect(await run('play', 'wow', ...given, '--map', 'ford', '--seed', '3', '--out', out)).toMatchObject({ status: 0, err: '' });
    const { setup } = JSON.parse(readFileSync(out, 'utf8'));
    expect([setup.map, ...Object.values(setup.content).map((list) => (list as { id: string }[])[0].id)]).toEqual([
      'ford',
      'vale-warden',
      'ember-rain',
      'ford',
    ]);
    expect(await run('replay', out)).toMatchObject({ status: 0, err: '' });
    expect(await run('arena', 'wow', ...given, '--games', '2', '--bots', 'random,greedy')).toMatchObject({ status: 0, err: '' });
    expect((await run('play', 'wow', '--pack', vale, '--parties', 'the-hill,ash-starter')).err).toContain('the-vale');
    const ruling = file(
      'vale-ruling.yaml',
      "ruling: wow:600.1\ncases:\n  - name: a\n    situation:\n      map: ford\n      figures:\n        W: { is: vale-warden, side: 1, at: '-1,0', cards: [ember-rain] }\n        X: { is: A1, side: 2, at: '0,0' }\n      turn: W\n    script:\n      - take: attack:W/main>X\n",
    );
    expect((await run('options', ruling)).status).not.toBe(0);
    for (const command of ['ruling', 'options']) expect(await run(command, ruling, '--pack', vale)).toMatchObject({ status: 0, err: '' });
    expect(await run('odds', ruling, '--pack', vale, '--of', 'X.health')).toMatchObject({ status: 0, err: '' });
  });

  it.each([
    ['cards: [{ id: x }]', 'wow.cards[0]'],
    ['maps: [{ id: x, names: X, rows: [D.A] }]', 'stand: this one has 3. (wow:406.1)'],
    ['characters: 7', 'wow.characters: expected a list'],
  ])('of World of Warcraft that are none are refused in a line: %s', async (things, told) => {
    const { status, err } = await run('play', 'wow', '--pack', file('bad-wow.yaml', `pack: Mine\nwow:\n  ${things}\n`));
    expect(status).toBe(2);
    expect(err).toContain(told);
    expect(
      err
        .trim()
        .split('\n')
        .every((line) => line.includes('bad-wow.yaml:3:')),
    ).toBe(true);
  });
});
