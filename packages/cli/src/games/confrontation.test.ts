/** Confrontation on the command line, in both languages. */
import { readFileSync } from 'node:fs';
import { FORCES, RULEBOOK } from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import { run, runJson, scratch } from '../run.testing.ts';
import { confrontationGame } from './confrontation.ts';
import { nameOf } from './game.ts';
import { GAMES } from './list.testing.ts';

const file = scratch();

const RULING = `ruling: conf:IX-C-3.b
cases:
  - name: { en: The cheaper first, fr: Le moins cher d'abord }
    situation:
      fighters:
        A1: { side: 1 }
        B1: { side: 2 }
        B2: { side: 2, printed: { PA: 40 } }
      contacts: [A1-B1, A1-B2]
      combat: A1
    script:
      - expect: { decision: { seat: 2 }, offered: ['dice:B1=2/0'], values: { A1.dice: 3, placing: [[B1], [A1], [B2]] } }
      - take: dice:B1=2/0
`;
const CARDS = `profiles:
  - id: my-hero
    names: { en: My hero, fr: Mon héros }
    values: { MOU: 10, INI: 5, ATT: 6, FOR: 7, DEF: 5, RES: 7, COU: 6, DIS: 4, PA: 40 }
    base: infantry-round
    hero: true
  - id: unfinished
    names: Unfinished
    values: { MOU: 10 }
    base: infantry-square
`;
const cards = file('cards.yaml', CARDS);
/** The result of every row at every place: nobody is ever hurt. */
const wounds = file(
  'wounds.json',
  JSON.stringify({
    id: 'feathers',
    names: 'Feathers',
    rows: Object.fromEntries(
      ['<0', '0/1', '2/3', '4/5', '6/7', '8/9', '10/11', '12/13', '14/15', '16+'].map((row) => [row, Array(5).fill('nothing')]),
    ),
  }),
);

describe('rulings of Confrontation', () => {
  it('count against the paragraphs of the rulebook, and those of other sources that have one', () => {
    const held = RULEBOOK.filter((p) => p.source === 'rulebook').map((p) => p.id);
    expect(confrontationGame.entries.filter((id) => id.startsWith('conf:IX-'))).toEqual(held);
    expect(confrontationGame.entries).toEqual(expect.arrayContaining(['conf:II-B-1', 'conf:F8.a', 'conf:skill.feint']));
  });

  it('hold, or say what differs', async () => {
    const good = file('good.yaml', RULING);
    expect(await run('ruling', good)).toEqual({ status: 0, out: `holds  ${good}  conf:IX-C-3.b\n`, err: '' });
    const bad = file('bad.yaml', RULING.replace('A1.dice: 3', 'A1.dice: 4'));
    const { status, out } = await run('ruling', bad, '--lang', 'fr');
    expect(status).toBe(1);
    expect(out).toContain('A1.dice');
  });

  it('are refused with the place, in the language spoken', async () => {
    const odd = file('odd.yaml', RULING.replace('side: 1', 'side: 1, speed: 2'));
    expect((await run('ruling', odd)).err).toContain(`${odd}:6:31: cases[0].situation.fighters.A1.speed: expected one of the fields is, `);
    const gone = file('gone.yaml', RULING.replace('A1-B2', 'A1-B9'));
    expect((await run('options', gone, '--lang', 'fr')).status).toBe(2);
    expect((await run('options', gone, '--lang', 'fr')).err).toContain('contacts[1]');
  });

  it('have options at their end, in both languages', async () => {
    const good = file('good.yaml', RULING);
    expect((await run('options', good)).out).toMatch(
      /^Player 1 decides \(conf:IX-C-3\.b\)\. .*\nMay:\n {2}dice:A1=3\/0 {2}conf:IX-C-3\.b {2}A1: place 3 /,
    );
    expect((await run('options', good, '--lang', 'fr')).out).toMatch(
      /^Le joueur 1 décide \(conf:IX-C-3\.b\)\. .*\nPermis :\n {2}dice:A1=3\/0 /,
    );
  });
});

describe('matches of Confrontation', () => {
  it.each(['skirmish', 'combat'])('are played, saved and played back: %s', async (mode) => {
    const path = file(`${mode}.json`);
    const args = ['play', 'confrontation', '--mode', mode, '--parties', 'dwarves-wall,goblins-school', '--seats', 'greedy,random'];
    const { json } = await runJson(...args, '--out', path);
    expect(json).toMatchObject({ game: 'confrontation', games: 1 });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ game: 'confrontation', setup: { mode } });
    const again = await runJson(...args);
    expect((again.json as { checksum: string }).checksum).toBe((json as { checksum: string }).checksum);
    const told = await run('replay', path, '--log');
    expect([told.status, told.err]).toEqual([0, '']);
    expect(told.out).toContain('conf:IX-H.a');
  });

  it('are a skirmish of two usual forces unless something else is asked for', async () => {
    const help = (await run('play', '--help')).out.replace(/\s+/g, ' ');
    expect(help).toContain('confrontation lion-household,scorpion-sanath');
    expect(help).toContain('(default: confrontation skirmish)');
    const usual = await runJson('play', 'confrontation', '--seed', '5');
    const said = await runJson('play', 'confrontation', '--seed', '5', '--mode', 'skirmish', '--parties', 'lion-household,scorpion-sanath');
    expect((usual.json as { checksum: string }).checksum).toBe((said.json as { checksum: string }).checksum);
  });

  it('may be of profiles and a wound table of one’s own', async () => {
    const path = file('own.json');
    const args = ['play', 'confrontation', '--mode', 'combat', '--profiles', cards, '--wounds', wounds];
    expect((await run(...args, '--parties', 'my-hero+my-hero, my-hero', '--out', path)).status).toBe(0);
    const { setup, result } = JSON.parse(readFileSync(path, 'utf8'));
    expect(setup.content.profiles.map((p: { id: string }) => p.id)).toEqual(['my-hero', 'unfinished']);
    expect(setup.content.wounds.id).toBe('feathers');
    // Nobody was hurt, so nobody has won.
    expect(result.winner).toBe(-1);
    expect((await run('replay', path)).status).toBe(0);
  });

  it('may be of a pack, and of a file of profiles where a pack is asked for', async () => {
    const pack = file('pack.yaml', `pack: Mine\nconfrontation:\n${CARDS.replace(/^/gm, '  ').trimEnd()}\n`);
    for (const path of [pack, cards]) {
      const out = file('packed.json');
      const args = ['play', 'confrontation', '--mode', 'combat', '--pack', path, '--wounds', wounds];
      expect(await run(...args, '--parties', 'my-hero+my-hero,my-hero', '--out', out)).toMatchObject({ status: 0, err: '' });
      const { setup } = JSON.parse(readFileSync(out, 'utf8'));
      expect(setup.content.profiles.map((p: { id: string }) => p.id)).toEqual(['my-hero', 'unfinished']);
      expect(setup.content.wounds.id).toBe('feathers');
      expect((await run('replay', out)).status).toBe(0);
    }
    const broken = file('broken.yaml', CARDS.replace('COU: 6', 'COU: 6, PEUR: 3'));
    const dit = await run('play', 'confrontation', '--pack', broken, '--lang', 'fr');
    expect([dit.status, dit.err]).toEqual([
      2,
      expect.stringContaining('profiles[0].values.PEUR\u202F: il faut un profil jouable, or\u202F: '),
    ]);
    expect(dit.err).not.toContain('courage-and-fear');
  });

  const forces = FORCES.map((f) => f.id).join(', ');
  it.each([
    [
      ['--mode', 'duel'],
      '--mode: expected one of combat, skirmish, found "duel"',
      '--mode : il faut un mot parmi combat, skirmish, et non "duel"',
    ],
    [['--map', 'crossroads'], '--map: confrontation has no such option', "--map : confrontation n'a pas cette option"],
    [['--format', 'open'], '--format: confrontation has no such option', "--format : confrontation n'a pas cette option"],
    [['--parties', 'nobody,orcs-trail'], `--parties: expected one of ${forces}, found "nobody"`, '--parties : il faut un mot parmi'],
    [['--parties', 'plain+nobody,orcs-trail'], ', found "nobody"', ', et non "nobody"'],
    [
      ['--parties', 'orcs-trail'],
      '--parties: expected two parties, such as lion-household,scorpion-sanath, found 1',
      '--parties : il faut deux groupes',
    ],
    [
      ['--choice', 'doubles=never'],
      '--choice doubles: expected one of none, at-least, found "never"',
      '--choice doubles : il faut un mot parmi none, at-least',
    ],
    [['--profiles', '/nowhere.yaml'], '/nowhere.yaml: cannot be read', '/nowhere.yaml : ne peut être lu'],
    [['--profiles', wounds], 'wounds.json:1:44: rows: expected one of the fields id, values, ', 'wounds.json:1:44'],
    [
      ['--profiles', file('both.yaml', CARDS.replace('COU: 6', 'COU: 6, PEUR: 3'))],
      'both.yaml:4:78: profiles[0].values.PEUR: expected a profile that can be played, found: ',
      'both.yaml:4:78\u202F: profiles[0].values.PEUR\u202F: il faut un profil jouable, or\u202F: ',
    ],
    [['--profiles', cards, '--parties', 'unfinished,orcs-trail'], 'seats[0].fighters: ', 'seats[0].fighters : '],
    [['--parties', `${Array(31).fill('plain').join('+')},orcs-trail`], '30', '30'],
  ])('are refused for what cannot be: %s', async (args, en, fr) => {
    const said = await run('play', 'confrontation', ...args);
    expect([said.status, said.out]).toEqual([2, '']);
    expect(said.err).toContain(en);
    const dit = await run('play', 'confrontation', ...args, '--lang', 'fr');
    expect([dit.status, dit.out]).toEqual([2, '']);
    expect(dit.err).toContain(fr);
    expect(dit.err).not.toContain('expected');
  });

  it('are no matches of another game', async () => {
    const others = GAMES.map(nameOf).filter((name) => name !== 'confrontation');
    for (const option of ['profiles', 'wounds'])
      for (const other of others)
        expect((await run('play', other, `--${option}`, 'x')).err).toBe(`--${option}: ${other} has no such option\n`);
  });
});
