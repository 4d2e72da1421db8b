import { describe, expect, it } from 'vitest';
import { langOf } from '../../lang.ts';
import { main } from '../../program.ts';
import { caught, run, scratch } from '../../run.testing.ts';

const COMMANDS = ['rulings', 'ruling', 'options', 'content', 'play', 'replay', 'deck'];

describe('help', () => {
  it('names every command, with examples', async () => {
    const { status, out, err } = await run('--help');
    expect([status, err]).toEqual([0, '']);
    for (const command of COMMANDS) expect(out).toContain(`  ${command} `);
    expect(out).toContain('Examples:');
    expect(out).toContain('Exit status:');
  });

  it.each(COMMANDS)('of %s teaches by examples', async (command) => {
    const { status, out } = await run(command, '--help');
    expect(status).toBe(0);
    expect(out).toContain(`escarmouche ${command}`);
    expect(out).toContain('Examples:');
    expect((await run('help', command)).out).toBe(out);
  });

  it('speaks French', async () => {
    const { out } = await run('play', '--help', '--lang', 'fr');
    expect(out).toContain('Usage : escarmouche play [options] <GAME>');
    expect(out).toContain('Options :');
    expect(out).toContain('Exemples :');
    expect(out).toContain('joue des parties entre programmes');
  });

  it('shows the version', async () => {
    expect(await run('--version')).toEqual({ status: 0, out: '0.1.0\n', err: '' });
  });
});

describe('bad usage', () => {
  it.each([
    [[]],
    [['fly']],
    [['ruling']],
    [['options']],
    [['options', 'a', 'b']],
    [['replay', '--what', 'x']],
    [['play']],
    [['play', 'wow', '--lang', 'de']],
    [['--lang']],
    [['rulings', '--lang=xx']],
    [['rulings', '--with']],
    [['--with=', 'rulings']],
    [['--with', '--lang', 'fr']],
  ])('%j is status 2, and nothing on standard output', async (argv) => {
    const { status, out, err } = await run(...argv);
    expect([status, out]).toEqual([2, '']);
    expect(err).not.toBe('');
  });

  it('suggests the command that was meant', async () => {
    expect((await run('repaly', 'x')).err).toContain('replay');
  });
});

describe('the language', () => {
  it.each([
    [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
    [{ LANG: 'fr' }, 'fr'],
    [{ LANG: 'fro_XX' }, 'en'],
    [{ LANG: 'en_US.UTF-8' }, 'en'],
    [{ LANG: 'de_DE' }, 'en'],
    [{}, 'en'],
    [{ LANG: 'en_US', LC_ALL: 'fr_CA' }, 'fr'],
    [{ LANG: 'fr_FR', LC_MESSAGES: 'C' }, 'en'],
  ])('of %j is %s', (env, lang) => {
    expect(langOf(['rulings'], env)).toBe(lang);
  });

  it('is the one asked for', () => {
    expect(langOf(['rulings', '--lang', 'en'], { LANG: 'fr' })).toBe('en');
    expect(langOf(['--lang=fr', 'rulings'], {})).toBe('fr');
    expect(langOf(['ruling', '--', '--lang', 'fr'], {})).toBe('en');
  });
});

describe('a situation that cannot be laid', () => {
  const file = scratch();
  const conf = (contacts: string): string =>
    `ruling: conf:IX-D.d\ncases:\n  - name: x\n    situation: { fighters: { A1: { side: 1 }, B1: { side: 2 } }, contacts: [${contacts}], combat: A1 }\n    script: []\n`;

  it.each([
    ['A1-Q', 2],
    ['A1-A1', 1],
  ])('with the contact %s ends with status %i: a name that nobody has is a slip of the file', async (contacts, status) => {
    const path = file(`${contacts}.yaml`, conf(contacts));
    expect((await run('ruling', path)).status).toBe(status);
    expect((await run('options', path)).status).toBe(status);
  });
});

describe('trouble', () => {
  it('that nobody foresaw is one line and status 2', async () => {
    const io = caught();
    const broken = {
      ...io,
      now: () => {
        throw new Error('no clock\nat all');
      },
    };
    expect(await main(['play', 'wow'], broken)).toBe(2);
    expect(io.text).toEqual({ out: '', err: 'escarmouche: no clock\n' });
  });
});
