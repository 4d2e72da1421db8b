/** Experiment files: who meets whom, and one line for all that is wrong with one. */
import { mkdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nameOf } from '../games/game.ts';
import { QUICK } from '../games/lab.testing.ts';
import { GAMES } from '../games/list.testing.ts';
import { run, runJson, scratch } from '../run.testing.ts';
import { blockOf, planner } from './lab.testing.ts';

const file = scratch();
const planOf = planner(file);

const names = GAMES.map(nameOf);
/** Games in which sides meet, with parties of each. */
const sides = names.flatMap((game) => (QUICK[game].together ? [] : [{ game, quick: QUICK[game], parties: QUICK[game].parties }]));

describe.each(sides)('who meets whom in $game', ({ game, quick, parties: [x, y, z] }) => {
  /** Those who meet, without what the game says of where. */
  const meetings = (plan: Readonly<Record<string, number>>): string[] => Object.keys(plan).map((key) => key.split(' ').slice(-3).join(' '));
  const block = (parties: readonly string[], rest = ''): string => `  - ${blockOf(quick, parties, rest)}\n`;

  it('each party every other one', async () => {
    const plan = await planOf(block([x, y, z]));
    expect(meetings(plan)).toEqual([`${x}·greedy – ${y}·greedy`, `${x}·greedy – ${z}·greedy`, `${y}·greedy – ${z}·greedy`]);
    expect(Object.keys(plan).every((key) => key.startsWith(`${game} `))).toBe(true);
  });

  it('itself with other bots, and every bot every other one in whole pairs of seats', async () => {
    const plan = await planOf(block([x, y], ', bots: [random, greedy]'), 'games: 5');
    expect(meetings(plan)).toEqual([`${x}·random – ${x}·greedy`, `${y}·random – ${y}·greedy`]);
    expect(Object.values(plan)).toEqual([6, 6]);
    expect(meetings(await planOf(block([x, y], ', bots: [random, greedy], meet: all')))).toEqual([
      `${x}·random – ${x}·greedy`,
      `${x}·random – ${y}·greedy`,
      `${x}·greedy – ${y}·random`,
      `${y}·random – ${y}·greedy`,
    ]);
  });

  it('those against others', async () => {
    expect(meetings(await planOf(block([x], `, against: [${y}, ${z}]`)))).toEqual([
      `${x}·greedy – ${y}·greedy`,
      `${x}·greedy – ${z}·greedy`,
    ]);
  });

  it('the set-up of a match file', async () => {
    expect((await run('play', game, '--out', file('match.json'))).status).toBe(0);
    expect(await planOf(`  - { game: ${game}, setups: [match.json], bots: [random] }`)).toEqual({
      [`${game} match.json/1·random – match.json/2·random`]: 4,
    });
  });

  it('players that search, with a budget of their own', async () => {
    expect(meetings(await planOf(block([x], ', bots: ["search:20", search]')))).toEqual([`${x}·search:20 – ${x}·search`]);
    const bad = await run('lab', file('e.yaml', `experiment: e\ncells:\n${block([x], ', bots: ["greedy:5"]')}`), '--plan');
    expect(bad).toMatchObject({ status: 2, err: expect.stringContaining('cells[0].bots[0]: expected random, greedy') });
  });

  it('bots of one’s own, wherever others play or where they are named', async () => {
    const path = file('mine.yaml', `experiment: e\ncells:\n${block([x], ', bots: [random]')}`);
    const bot = file('mine.mjs', 'export default { id: "mine", choose: ({ codes }) => codes[0] }');
    const { json } = await runJson('lab', path, '--plan', '--bot', bot);
    expect(json).toMatchObject({ cells: [{ cell: expect.stringContaining(`${x}·random – ${x}·mine`), a: 'random', b: 'mine' }] });
    expect(await run('lab', path, '--plan', '--bot', `greedy=${bot}`)).toMatchObject({
      status: 2,
      err: expect.stringMatching(/^--bot: expected a name that is free/),
    });
    expect(await run('lab', path, '--plan', '--bot', file('none.mjs'))).toMatchObject({
      status: 2,
      err: expect.stringContaining('none.mjs: cannot be read'),
    });
  });

  it('nobody, where readings are weighed with two players', async () => {
    const two = file('two.yaml', `experiment: r\ncells:\n${block([x], ', bots: [random, greedy]')}`);
    expect(await run('lab', 'readings', two)).toMatchObject({
      status: 2,
      err: expect.stringMatching(new RegExp(`^${game}.*: expected one player for all seats, found random, greedy`)),
    });
  });
});

describe.each(sides)('what is wrong with an experiment of $game is said in one line with its place', ({ game, quick, parties }) => {
  const block = (text: string): string => `experiment: e\ncells:\n  - ${text}\n`;
  /** A block that says nothing of parties. */
  const bare = (rest = ''): string => `{ game: ${game}${rest} }`;
  /** Where something stands in an experiment's first block. */
  const at = (what: string, text: string): string => `3:${block(text).split('\n')[2].indexOf(what) + 1}`;
  const strange = blockOf(quick, ['nobody', parties[1]]);
  const lonely = blockOf(quick, [parties[0]], ', meet: others');
  it.each([
    ['no cells', 'experiment: e\n', '1:1: cells: expected a list'],
    [
      'a name that is no folder',
      `experiment: ../../x\ncells:\n  - ${bare(', parties: all')}\n`,
      '1:13: experiment: expected a name of small letters',
    ],
    [
      'a game nobody knows',
      block('{ game: chess, parties: all }'),
      `3:13: cells[0].game: expected ${names.length > 1 ? `${names.slice(0, -1).join(', ')} or ` : ''}${names.at(-1)}`,
    ],
    ['a party nobody knows', block(strange), `${at('nobody', strange)}: cells[0].parties[0]: expected `],
    ['a bot nobody knows', block(bare(', parties: all, bots: [gredy]')), 'did you mean "greedy"?'],
    ['parties and set-ups', block(bare()), '3:5: cells[0]: expected either parties or setups'],
    ['one party and others', block(lonely), `${at('others', lonely)}: expected two parties at least, or mirrors`],
    [
      'shares the wrong way round',
      `until: { sprt: { from: 0.6, to: 0.5 } }\n${block(bare(', parties: all'))}`,
      '1:16: until.sprt: expected a share `from` below',
    ],
    [
      'more meetings than anybody plays, in all blocks together',
      `experiment: e\ncells:\n${`  - ${bare(', parties: all, against: all, bots: [random, greedy, search, "search:5"]')}\n`.repeat(20)}`,
      'expected at most 2000 meetings',
    ],
    ['no games', `games: 0\n${block(bare(', parties: all'))}`, '1:8: games: expected a whole number from 1'],
    ['a file that is not there', block(bare(', setups: [none.json]')), 'none.json: cannot be read: there is no such file'],
  ])('%s', async (_name, text, told) => {
    const path = file('bad.yaml', text);
    const { status, out, err } = await run('lab', path, '--folder', file('results'));
    expect([status, out]).toEqual([2, '']);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toContain(told);
    expect(err.startsWith(file('')) || err.startsWith(path)).toBe(true);
  });

  it('in French too', async () => {
    const { err } = await run('lab', file('bad.yaml', block(bare())), '--lang', 'fr');
    expect(err).toContain('il faut soit parties, soit setups');
  });
});

describe('what is wrong with results is said in one line', () => {
  it('a report of games that were played by other rules', async () => {
    mkdirSync(file('old/gone'), { recursive: true });
    file('old/gone/experiment.json', JSON.stringify({ name: 'gone', stop: { games: 1 }, cells: [], code: 'other' }));
    expect(await run('lab', 'report', 'gone', '--folder', file('old'))).toMatchObject({
      status: 2,
      err: expect.stringContaining('gone: expected games of the rules of today, found others'),
    });
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
