/** Experiment files: who meets whom, and one line for all that is wrong with one. */
import { mkdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { run, runJson, scratch } from '../run.testing.ts';

const file = scratch();

/** What an experiment of these blocks would play: each meeting and its games. */
async function planOf(cells: string, head = 'games: 4'): Promise<Record<string, number>> {
  const { status, json, err } = await runJson('lab', file('e.yaml', `experiment: e\n${head}\ncells:\n${cells}`), '--plan');
  expect([status, err]).toEqual([0, '']);
  return Object.fromEntries((json as { cells: { cell: string; games: number }[] }).cells.map((c) => [c.cell, c.games]));
}

describe('who meets whom', () => {
  it('each party every other one', async () => {
    const plan = await planOf('  - { game: wow, parties: [dawn-starter, ash-starter, dawn-oak-and-frost] }');
    expect(Object.keys(plan)).toEqual([
      'wow dawn-starter·greedy – ash-starter·greedy',
      'wow dawn-starter·greedy – dawn-oak-and-frost·greedy',
      'wow ash-starter·greedy – dawn-oak-and-frost·greedy',
    ]);
  });

  it('all parties that there are', async () => {
    const plan = await planOf('  - { game: underworlds, parties: all, bots: [random] }');
    expect(Object.keys(plan).length).toBe((8 * 7) / 2);
  });

  it('of all parties those that the format and the options allow', async () => {
    const starter = await planOf('  - { game: wow, parties: all, format: starter }');
    expect(Object.keys(starter)).toEqual(['wow starter dawn-starter·greedy – ash-starter·greedy']);
    const constructed = Object.keys(await planOf('  - { game: wow, parties: all, format: constructed }'));
    expect([constructed.length, constructed.some((key) => key.includes('-starter'))]).toEqual([(8 * 7) / 2, false]);
    // Three cards for each character: those who shared them otherwise stay away.
    const three = Object.keys(await planOf('  - { game: wow, parties: all, format: constructed, choices: { card-split: three-each } }'));
    expect([three.length < constructed.length, three.some((key) => key.includes('far-lights'))]).toEqual([true, false]);
  });

  it('itself with other bots, and every bot every other one in whole pairs of seats', async () => {
    const cells = '  - { game: confrontation, mode: combat, parties: [lion-household, scorpion-sanath], bots: [random, greedy]';
    expect(await planOf(`${cells} }`, 'games: 5')).toEqual({
      'confrontation combat lion-household·random – lion-household·greedy': 6,
      'confrontation combat scorpion-sanath·random – scorpion-sanath·greedy': 6,
    });
    expect(Object.keys(await planOf(`${cells}, meet: all }`))).toEqual([
      'confrontation combat lion-household·random – lion-household·greedy',
      'confrontation combat lion-household·random – scorpion-sanath·greedy',
      'confrontation combat lion-household·greedy – scorpion-sanath·random',
      'confrontation combat scorpion-sanath·random – scorpion-sanath·greedy',
    ]);
  });

  it('those against others, in every place and at every level', async () => {
    const against = await planOf(
      '  - { game: wow, parties: [dawn-starter], against: [ash-starter], maps: [crossroads], choices: { round-limit: "5" } }',
    );
    expect(Object.keys(against)).toEqual(['wow crossroads, round-limit=5 dawn-starter·greedy – ash-starter·greedy']);
    const together = await planOf(
      '  - { game: gloomhaven, parties: [brute+scoundrel], maps: [black-barrow], levels: [0, 1], bots: [random, greedy] }',
      'games: 3',
    );
    expect(Object.values(together)).toEqual([3, 3, 3, 3]);
    expect(Object.keys(together)[0]).toBe('gloomhaven black-barrow, level 0 brute+scoundrel·random');
  });

  it('the same parties with other profiles are other meetings', async () => {
    const profile = (resistance: number): string =>
      `id: own-guard\nnames: Guard\nvalues: { MOU: 10, INI: 2, ATT: 4, FOR: 5, DEF: 4, RES: ${resistance}, COU: 4, DIS: 3, PA: 18 }\nbase: infantry-square\n`;
    const blocks = [5, 9].map((n) => {
      file(`profiles-${n}.yaml`, profile(n));
      return `  - { game: confrontation, mode: combat, profiles: profiles-${n}.yaml, parties: [own-guard+own-guard, lion-household] }\n`;
    });
    expect(Object.keys(await planOf(blocks.join('')))).toEqual(
      [5, 9].map((n) => `confrontation combat, profiles-${n}.yaml own-guard+own-guard·greedy – lion-household·greedy`),
    );
  });

  it('the set-up of a match file', async () => {
    expect((await run('play', 'wow', '--out', file('match.json'))).status).toBe(0);
    expect(await planOf('  - { game: wow, setups: [match.json], bots: [random] }')).toEqual({
      'wow match.json/1·random – match.json/2·random': 4,
    });
  });

  it('players that search, with a budget of their own', async () => {
    const plan = await planOf('  - { game: wow, parties: [dawn-starter], bots: ["search:20", search] }');
    expect(Object.keys(plan)).toEqual(['wow dawn-starter·search:20 – dawn-starter·search']);
    const bad = await run('lab', file('e.yaml', 'experiment: e\ncells:\n  - { game: wow, parties: all, bots: ["greedy:5"] }\n'), '--plan');
    expect(bad).toMatchObject({ status: 2, err: expect.stringContaining('cells[0].bots[0]: expected random, greedy') });
  });

  it('bots of one’s own, wherever others play or where they are named', async () => {
    const path = file('mine.yaml', 'experiment: e\ncells:\n  - { game: wow, parties: [dawn-starter], bots: [random] }\n');
    const bot = file('mine.mjs', 'export default { id: "mine", choose: ({ codes }) => codes[0] }');
    const { json } = await runJson('lab', path, '--plan', '--bot', bot);
    expect(json).toMatchObject({ cells: [{ cell: 'wow dawn-starter·random – dawn-starter·mine', a: 'random', b: 'mine' }] });
    expect(await run('lab', path, '--plan', '--bot', `greedy=${bot}`)).toMatchObject({
      status: 2,
      err: expect.stringMatching(/^--bot: expected a name that is free/),
    });
    expect(await run('lab', path, '--plan', '--bot', file('none.mjs'))).toMatchObject({
      status: 2,
      err: expect.stringContaining('none.mjs: cannot be read'),
    });
  });
});

describe('what readings are worth', () => {
  it('is counted for every option, with a ruling file for each place where two part', async () => {
    const path = file(
      'readings.yaml',
      'experiment: r\ncells:\n  - { game: confrontation, mode: combat, parties: [lion-lance, orcs-trail], bots: [random] }\n',
    );
    const out = file('readings');
    const { status, json } = await runJson('lab', 'readings', path, '--matches', '3', '--played', '1', '--out', out);
    const [{ readings }] = json as { readings: { option: string; value: string; parted: number; ruling: string | null }[] }[];
    const rulings = readings.flatMap((r) => (r.ruling === null ? [] : [r]));
    expect([status, readings.length, rulings.length > 3]).toEqual([0, 39, true]);
    for (const r of rulings) expect([r.ruling, r.parted > 0]).toEqual([`confrontation/${r.option}.${r.value}.yaml`, true]);
    expect((await run('ruling', ...rulings.map((r) => `${out}/${r.ruling}`))).status).toBe(0);
    expect(readFileSync(`${out}/confrontation.md`, 'utf8')).toContain('| option | instead |');
    const two = file('two.yaml', 'experiment: r\ncells:\n  - { game: wow, parties: [dawn-starter], bots: [random, greedy] }\n');
    expect(await run('lab', 'readings', two)).toMatchObject({
      status: 2,
      err: expect.stringMatching(/^wow: expected one player for all seats, found random, greedy/),
    });
  });
});

describe('what is wrong with an experiment is said in one line with its place', () => {
  const block = (text: string): string => `experiment: e\ncells:\n  - ${text}\n`;
  it.each([
    ['no cells', 'experiment: e\n', '1:1: cells: expected a list'],
    [
      'a name that is no folder',
      'experiment: ../../x\ncells:\n  - { game: wow, parties: all }\n',
      '1:13: experiment: expected a name of small letters',
    ],
    [
      'a game nobody knows',
      block('{ game: chess, parties: all }'),
      '3:13: cells[0].game: expected wow, confrontation, underworlds or gloomhaven',
    ],
    [
      'a party nobody knows',
      block('{ game: wow, parties: [dawn-startr, ash-starter] }'),
      '3:28: cells[0].parties[0]: expected dawn-starter',
    ],
    ['a bot nobody knows', block('{ game: wow, parties: all, bots: [gredy] }'), 'did you mean "greedy"?'],
    ['a map nobody knows', block('{ game: gloomhaven, parties: all, maps: [black-borrow] }'), 'did you mean "black-barrow"?'],
    ['a part nobody knows', block('{ game: gloomhaven, parties: [brute+wizard] }'), '3:5: --parties: expected one of brute'],
    ['a mode it has not', block('{ game: wow, mode: combat, parties: all }'), '3:5: --mode: wow has no such option'],
    ['parties and set-ups', block('{ game: wow }'), '3:5: cells[0]: expected either parties or setups'],
    [
      'one party and others',
      block('{ game: wow, parties: [ash-starter], meet: others }'),
      '3:48: expected two parties at least, or mirrors',
    ],
    [
      'shares the wrong way round',
      `until: { sprt: { from: 0.6, to: 0.5 } }\n${block('{ game: wow, parties: all }')}`,
      '1:16: until.sprt: expected a share `from` below',
    ],
    [
      'more meetings than anybody plays, in all blocks together',
      `experiment: e\ncells:\n${'  - { game: wow, parties: all, against: all, bots: [random, greedy, search, "search:5"] }\n'.repeat(2)}`,
      '4:5: expected at most 2000 meetings',
    ],
    ['no games', `games: 0\n${block('{ game: wow, parties: all }')}`, '1:8: games: expected a whole number from 1'],
    ['a file that is not there', block('{ game: wow, setups: [none.json] }'), 'none.json: cannot be read: there is no such file'],
  ])('%s', async (_name, text, told) => {
    const path = file('bad.yaml', text);
    const { status, out, err } = await run('lab', path, '--folder', file('results'));
    expect([status, out]).toEqual([2, '']);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toContain(told);
    expect(err.startsWith(file('')) || err.startsWith(path)).toBe(true);
  });

  it('a match file whose set-up breaks a rule', async () => {
    const match = file('odd.json');
    await run('play', 'confrontation', '--mode', 'combat', '--out', match);
    file('odd.json', readFileSync(match, 'utf8').replace(/"profile": ?"[^"]+"/, '"profile":"nobody"'));
    const { status, err } = await run('lab', file('bad.yaml', block('{ game: confrontation, setups: [odd.json] }')), '--plan');
    expect([status, err]).toEqual([2, expect.stringMatching(/odd\.json: setup: seats\[0\]\.fighters\[0\]\.profile: .*nobody.*\n$/)]);
  });

  it('a report of games that were played by other rules', async () => {
    mkdirSync(file('old/gone'), { recursive: true });
    file('old/gone/experiment.json', JSON.stringify({ name: 'gone', stop: { games: 1 }, cells: [], code: 'other' }));
    expect(await run('lab', 'report', 'gone', '--folder', file('old'))).toMatchObject({
      status: 2,
      err: expect.stringContaining('gone: expected games of the rules of today, found others'),
    });
  });

  it('in French too', async () => {
    const { err } = await run('lab', file('bad.yaml', block('{ game: wow }')), '--lang', 'fr');
    expect(err).toContain('il faut soit parties, soit setups');
  });

  it('where nothing was played yet', async () => {
    expect(await run('lab', 'query', 'select 1', '--folder', file('empty'))).toMatchObject({
      status: 2,
      err: expect.stringContaining('expected results of an experiment'),
    });
    expect(await run('lab', 'report', 'nothing', '--folder', file('empty'))).toMatchObject({
      status: 2,
      err: expect.stringContaining('expected results of an experiment'),
    });
  });
});
