import { mkdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulings, standingOf } from '../../commands/rulings.ts';
import { caught, scratch } from '../../run.testing.ts';
import { textsIn } from '../../texts.ts';
import { loadable, nameOf } from '../game.ts';
import { GAMES } from '../list.testing.ts';
import { RULING } from './ruling.testing.ts';

const file = scratch();
const ALL = GAMES.map(loadable);
mkdirSync(file('some'));
file('some/404.1.yaml', RULING);
file('some/404.2.yaml', RULING.replace('wow:404.1', 'wow:404.2'));
file('some/404.2.more.yaml', RULING.replace('wow:404.1', 'wow:404.2').replace('dice: 3', 'dice: 4'));
file('some/404.3.yaml', 'what: is this');
file('some/500.yaml', RULING.replace('wow:404.1', 'wow:500'));
file('some/notes.txt', 'nothing');

describe('rulings', () => {
  it('counts the entries of the rulebook', async () => {
    const s = await standingOf('en', GAMES[0], file('some'), ['wow:404.1', 'wow:404.2', 'wow:404.3', 'wow:404.4']);
    expect(s).toMatchObject({ entries: 4, done: 1, failing: ['wow:404.2', 'wow:404.3'], missing: ['wow:404.4'], files: 5 });
    expect(s.failures.map((f) => f.file)).toEqual(['404.2.more.yaml', '404.3.yaml']);
  });

  it('has status 1 where one fails, and 0 where some are only missing', async () => {
    const io = caught();
    const setting = { io, lang: 'en', texts: textsIn('en'), games: ALL, json: false } as const;
    expect(await rulings(setting, [ALL[0]], file('some'))).toBe(1);
    expect(io.text.out).toMatch(
      /^wow: 1 of 62 entries proved, 2 failing, 59 missing\n {2}failing wow:404\.2\n {4}404\.2\.more\.yaml: case 2, step 2: expected /,
    );
    mkdirSync(file('one'));
    file('one/404.1.yaml', RULING);
    expect(await rulings(setting, [ALL[0]], file('one'))).toBe(0);
  });

  it('runs those of every game where none is named', async () => {
    const io = caught();
    mkdirSync(file('none'));
    expect(await rulings({ io, lang: 'en', texts: textsIn('en'), games: ALL, json: false }, undefined, file('none'))).toBe(0);
    expect(io.text.out.match(/^\w+: /gm)).toEqual(GAMES.map((g) => `${nameOf(g)}: `));
  });

  it('says so where the folder is gone', async () => {
    await expect(standingOf('en', GAMES[0], file('gone'))).rejects.toThrow(/gone: cannot be read: there is no such file or folder$/);
  });
});
