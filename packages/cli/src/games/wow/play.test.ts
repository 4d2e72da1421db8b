import { readdirSync, readFileSync } from 'node:fs';
import { readMatch } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import { main } from '../../program.ts';
import { caught, run, runJson, scratch } from '../../run.testing.ts';

const file = scratch();

interface Answer {
  decisions: number;
  results: { wins: number[]; draws: number };
  checksum: string;
}

describe('play', () => {
  it('plays the same games for the same seed', async () => {
    const one = (await runJson('play', 'wow', '--games', '4', '--seed', '7')).json as Answer;
    const again = (await runJson('play', 'wow', '--games', '4', '--seed', '7')).json as Answer;
    const other = (await runJson('play', 'wow', '--games', '4', '--seed', '8')).json as Answer;
    expect(again).toEqual({ ...one, seconds: 0 });
    expect(other.checksum).not.toBe(one.checksum);
    expect(one).toMatchObject({ game: 'wow', seats: ['random', 'random'], games: 4, seed: 7 });
    expect(one.checksum).toMatch(/^[0-9a-f]{8}$/);
    expect(one.results.wins[0] + one.results.wins[1] + one.results.draws).toBe(4);
    expect(one.decisions).toBeGreaterThan(100);
  });

  it('plays the same games whether they are saved or not', { timeout: 60_000 }, async () => {
    const folder = file('saved');
    const argv = ['play', 'wow', '--seats', 'random,greedy', '--games', '2', '--seed', '3', '--choice', 'round-limit=5'];
    const fast = (await runJson(...argv)).json;
    const saved = (await runJson(...argv, '--save', folder)).json;
    expect(saved).toEqual(fast);
    expect(readdirSync(folder)).toEqual(['wow-3-1.json', 'wow-3-2.json']);
    const match = readMatch(readFileSync(`${folder}/wow-3-2.json`, 'utf8'), 'a');
    expect(match.seats).toEqual(['random', 'greedy']);
    expect(match.result).toBeDefined();
    expect(match.choices['round-limit']).toBe('5');
    expect((await run('replay', `${folder}/wow-3-2.json`)).status).toBe(0);
  });

  it('saves one game into one file', async () => {
    const path = file('one.json', 'something else');
    expect((await run('play', 'wow', '--out', path)).status).toBe(0);
    expect(readMatch(readFileSync(path, 'utf8'), 'a').entries.length).toBeGreaterThan(50);
    expect(readdirSync(file('.')).filter((name) => name.includes('.part'))).toEqual([]);
    const { status, err } = await run('play', 'wow', '--out', path, '--games', '2');
    expect([status, err]).toEqual([2, '--out: expected one game, found 2; --save takes a folder for many\n']);
  });

  it('writes nothing where it cannot', async () => {
    const nowhere = file('no/such/folder/x.json');
    expect(await run('play', 'wow', '--out', nowhere)).toMatchObject({
      status: 2,
      out: '',
      err: `${nowhere}: cannot be written: there is no such file or folder\n`,
    });
    const inTheWay = file('in-the-way', 'x');
    expect((await run('play', 'wow', '--save', inTheWay)).err).toContain('in-the-way: cannot be made: a file is in the way');
  });

  it('plays ready-made parties on their format', async () => {
    const { status, json } = await runJson('play', 'wow', '--parties', 'dawn-oak-and-frost,ash-long-hunt');
    expect(status).toBe(0);
    expect((json as Answer).checksum).not.toBe(((await runJson('play', 'wow')).json as Answer).checksum);
  });

  it.each([
    [['chess'], 'chess'],
    [
      ['wow', '--seats', 'random'],
      '--seats: expected two of random, greedy, search, level-1, level-2, level-3, level-4, level-5, such as random,greedy, found "random"',
    ],
    [['wow', '--seats', 'random,clever'], '--seats: expected two of random, greedy, search'],
    [['wow', '--games', '0'], '--games: expected a whole number from 1 to 100000000, found'],
    [['wow', '--games', '1e9'], '--games: expected a whole number from 1 to 100000000, found'],
    [['wow', '--seed', 'abc'], '--seed: expected a whole number'],
    [['wow', '--parties', 'dawn-starter'], '--parties: expected two parties, such as dawn-starter,ash-starter, found 1'],
    [['wow', '--parties', 'dawn-starter,nobody'], '--parties: expected one of dawn-starter, ash-starter,'],
    [['wow', '--map', 'moon'], '--map: expected one of crossroads'],
    [['wow', '--format', 'strange'], '--format: expected one of starter, constructed, open, found "strange"'],
    [['wow', '--format', 'constructed'], 'seats[0].party: A party shares nine Action Bar cards: this one has 6. (wow:100.2)'],
    [['wow', '--choice', 'x'], '--choice: expected id=value, such as round-limit=10, found "x"'],
    [['wow', '--choice', 'x=1'], '--choice: expected one of victory-check,'],
    [['wow', '--choice', 'round-limit=7'], '--choice round-limit: expected one of 10, 5, 20, none, found "7"'],
  ])('refuses %j', async (argv, message) => {
    const { status, out, err } = await run('play', ...argv);
    expect([status, out]).toEqual([2, '']);
    // One line for each fault: both parties lack cards there.
    expect(err.trim().split('\n')).toHaveLength(argv.includes('constructed') ? 2 : 1);
    expect(err).toContain(message);
  });

  it('tells how far it has come: on a terminal in place, elsewhere now and then', async () => {
    const argv = ['play', 'wow', '--games', '3', '--choice', 'round-limit=5'];
    const terminal = caught({}, 150, true);
    await main([...argv, '--json'], terminal);
    expect(terminal.text.err).toMatch(/^\r\d of 3 games, \S+ games\/s[^\n]*\r$/);
    expect(terminal.text.err).not.toContain('\n');
    JSON.parse(terminal.text.out);
    const pipe = caught({}, 4000);
    await main(argv, pipe);
    expect(pipe.text.err).toMatch(/^1 of 3 games, 0\.\d+ games\/s\n/);
    const quick = caught({}, 0.1, true);
    await main(argv, quick);
    expect(quick.text.err).toBe('');
  });
});
