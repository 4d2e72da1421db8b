/** Packs on the command line: characters, cards, parties and maps of one's own are named, played and measured like what is printed. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { run, scratch } from '../../run.testing.ts';

const file = scratch();

describe('packs', () => {
  it('have maps that experiments name', async () => {
    const own = readFileSync(new URL('../../../../../docs/own.md', import.meta.url), 'utf8');
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
    const own = readFileSync(new URL('../../../../../docs/own.md', import.meta.url), 'utf8');
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

  it('of World of Warcraft are named as parties and maps, and kept by the record', async () => {
    const own = readFileSync(new URL('../../../../../docs/own.md', import.meta.url), 'utf8');
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
