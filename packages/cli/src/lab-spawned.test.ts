/**
 * The laboratory as a shell runs it, with threads of its own: the same rows whatever number of workers plays, and however often it is
 * killed. `ESCARMOUCHE_KILLS` kills it more often.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { blockOf } from './commands/lab.testing.ts';
import { QUICK } from './games/lab.testing.ts';
import { runJson, scratch } from './run.testing.ts';

const KILLS = Number(process.env.ESCARMOUCHE_KILLS ?? 2);

const program = fileURLToPath(new URL('../../../bin/escarmouche.mjs', import.meta.url));
const file = scratch();

/** Two games: one in which sides meet, and where there is one, one that all play together. */
const all = Object.entries(QUICK);
const [game, versus] = all.find(([, of]) => of.together !== true) ?? all[0];
const quick = [versus, ...all.map(([, of]) => of).filter((of) => of.together === true)].slice(0, 2);

/** A block in which the first of its parties meets itself, with these players. */
const mirror = (...bots: string[]): string => `  - ${blockOf(versus, versus.parties.slice(0, 1), `, bots: [${bots.join(', ')}]`)}\n`;

const experiment = file(
  'experiment.yaml',
  `experiment: small
seed: 5
games: ${20 * KILLS}
until: { interval: ${KILLS > 2 ? 0.05 : 0.18} }
cells:
${quick.map((of) => `  - ${blockOf(of, of.parties, ', bots: [random]')}\n`).join('')}`,
);

function lab(...args: string[]): { status: number | null; out: string; err: string } {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [program, 'lab', ...args], { encoding: 'utf8', timeout: 240_000 });
  // Ended by the system and not by itself: which signal it was, and what it said last, is all that can be known of it.
  expect([signal, signal === null ? '' : stderr], `lab ${args.join(' ')}`).toEqual([null, '']);
  return { status, out: stdout, err: stderr };
}

/** A question to the rows of a folder, asked here: nothing of that hangs on a process of its own. */
async function asked<R>(sql: string, folder: string): Promise<R[]> {
  const { status, json, err } = await runJson('lab', 'query', sql, '--folder', folder);
  expect(status, err).toBe(0);
  return json as R[];
}

/** The rows in a folder, byte by byte. */
const rowsIn = (folder: string): string[] =>
  ['matches', 'pieces'].map((table) => readFileSync(join(folder, 'small', `${table}.parquet`)).toString('base64'));

/** Units that were written down. */
const unitsIn = (folder: string): string[] => {
  const path = join(folder, 'small', 'games.jsonl');
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => (JSON.parse(line) as unknown[]).slice(0, 2).join());
};

/** Runs it until some more is written down, and kills it there. */
async function killed(folder: string, more: number): Promise<void> {
  const path = join(folder, 'small', 'games.jsonl');
  const size = (): number => (existsSync(path) ? statSync(path).size : 0);
  const before = size();
  const child = spawn(process.execPath, [program, 'lab', experiment, '--folder', folder, '--workers', '2'], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const watch = setInterval(() => {
    if (size() > before + more) child.kill('SIGKILL');
  }, 2);
  await ended;
  clearInterval(watch);
}

describe('the laboratory', { timeout: 300_000 }, () => {
  beforeAll(() => {
    const { status, err } = lab(experiment, '--folder', file('one'), '--workers', '1');
    expect(status, err).toBe(0);
  }, 300_000);

  it.each([2, 4])('gives with %i workers the rows that it gives with one', (workers) => {
    const folder = file(`of-${workers}`);
    expect(lab(experiment, '--folder', folder, '--workers', String(workers)).status).toBe(0);
    expect(rowsIn(folder)).toEqual(rowsIn(file('one')));
  });

  it(`gives them after it was killed ${KILLS} times, and plays no game twice that was written down`, async () => {
    const folder = file('killed');
    let played = 0;
    for (let n = 0; n < KILLS; n++) {
      await killed(folder, n * 40);
      const units = unitsIn(folder);
      expect(units.length).toBeGreaterThan(played);
      played = units.length;
    }
    const { status, out } = lab(experiment, '--folder', folder, '--json');
    expect(status).toBe(0);
    expect((JSON.parse(out) as { played: number; games: number }).played).toBeLessThan((JSON.parse(out) as { games: number }).games);
    const units = unitsIn(folder);
    expect(new Set(units).size).toBe(units.length);
    expect(rowsIn(folder)).toEqual(rowsIn(file('one')));
  });

  it('has nothing left to play the second time, and answers questions', async () => {
    const again = lab(experiment, '--folder', file('one'), '--json');
    expect(JSON.parse(again.out)).toMatchObject({ experiment: 'small', played: 0 });
    const sql = `select count(*) as n, count(distinct seed) as s from matches where game = '${game}'`;
    const [{ n, s }] = await asked<{ n: number; s: number }>(sql, file('one'));
    expect([n > 0, n]).toEqual([true, 2 * s]);
  });

  it('seats bots of one’s own, in time or not', async () => {
    const own = file(
      'own.yaml',
      `experiment: own\ngames: 2\nlimit: 2000\ncells:\n${['first', 'hangs', 'lies', 'later', 'tires'].map((bot) => mirror('random', bot)).join('')}`,
    );
    const first = file(
      'first.mjs',
      `import { ${game} as game } from '@escarmouche/engine/${game}';
console.log('nothing of this is an answer');
export default { id: 'first', choose({ codes, at, count, id, seat, view, table, random }) {
  const known = game.imagine(table(), view(), (n) => random.below(n));
  if (known.stack.length === 0 || id(codes[0]) === '' || at(count - 1) !== codes[count - 1] || seat > 1) throw new Error('not what was promised');
  return codes[0];
} };`,
    );
    const hangs = file('hangs.mjs', 'export const bot = { id: "hangs", choose() { for (;;); } };');
    const lies = file('lies.mjs', 'export default { id: "lies", choose: () => 4.5 };');
    const later = file('later.mjs', 'export default { id: "later", choose: async ({ codes }) => codes[0] };');
    const tires = file('tires.mjs', 'export default { id: "tires", choose() { throw new Error("I am tired"); } };');
    const bots = [first, hangs, lies, later, tires].flatMap((path) => ['--bot', path]);
    const { status, out, err } = lab(own, '--folder', file('own'), ...bots, '--json');
    expect(status, err).toBe(0);
    const told = JSON.parse(out) as { games: number; faults: readonly { bot: string; fault: string; said: string; games: number }[] };
    expect(told.games).toBe(10);
    // What each of them threw or answered is told, or its writer would look for it in the dark.
    expect([...told.faults].sort((a, b) => (a.bot < b.bot ? -1 : 1))).toEqual([
      { bot: 'hangs', fault: 'slow', said: 'no answer in 2000 ms', games: 2 },
      { bot: 'later', fault: 'nonsense', said: 'Promise', games: 2 },
      { bot: 'lies', fault: 'nonsense', said: '4.5', games: 2 },
      { bot: 'tires', fault: 'threw', said: 'I am tired', games: 2 },
    ]);
    expect(lab(own, '--folder', file('own'), ...bots).out).toContain('tires lost by breaking off (I am tired): 2 games');
    const rows = await asked<{ a_bot: string; b_bot: string; fault: string; who: string; n: number }>(
      "select a_bot, b_bot, fault, case faulty when 'a' then a_bot else b_bot end as who, count(*) as n from matches where fault is not null group by all order by all",
      file('own'),
    );
    expect(rows.filter((r) => r.a_bot === 'random').map((r) => [r.who, r.fault, r.n])).toEqual([
      ['hangs', 'slow', 2],
      ['later', 'nonsense', 2],
      ['lies', 'nonsense', 2],
      ['tires', 'threw', 2],
    ]);
    expect(await asked("select distinct said from matches where said = 'I am tired'", file('own'))).toHaveLength(1);
    expect(rows.some((r) => r.who === 'first' || r.who === 'random')).toBe(false);
  });

  it('begins no more threads than there is to play, and says in one line where results cannot lie', () => {
    const one = file('one.yaml', `experiment: one\ngames: 2\ncells:\n${mirror('random')}`);
    expect(lab(one, '--folder', file('many'), '--workers', '1000', '--json').status).toBe(0);
    if (process.platform !== 'linux') return;
    const { status, out, err } = lab(one, '--folder', '/proc/no/such');
    expect([status, out, err.split('\n').length]).toEqual([2, '', 2]);
    expect(err).toContain('/proc');
  });

  it('says in one line where a file holds no bot', () => {
    const own = file('own.yaml', `experiment: own\ncells:\n${mirror('random')}`);
    for (const text of ['export default 1;', 'throw new Error("broken")']) {
      const { status, out, err } = lab(own, '--folder', file('none'), '--bot', file('none.mjs', text));
      expect([status, out, err.split('\n').length]).toEqual([2, '', 2]);
      expect(err).toMatch(/none\.mjs: expected a bot \(none\): /);
    }
  });
});
