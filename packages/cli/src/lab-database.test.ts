/** An experiment over several workers that share a PostgreSQL, one of which is killed: the rows of one machine. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Database } from '@escarmouche/lab';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockOf } from './commands/lab.testing.ts';
import { QUICK } from './games/lab.testing.ts';
import { type Postgres, postgres } from './postgres.testing.ts';
import { run, scratch } from './run.testing.ts';

const program = fileURLToPath(new URL('../../../bin/escarmouche.mjs', import.meta.url));
const file = scratch();
const server: Postgres | null = await postgres();
const children: ChildProcess[] = [];

/** Two games in which sides meet, where there are two: one meeting of the first, three of the second. */
const quick = Object.values(QUICK)
  .filter((of) => of.together !== true)
  .slice(0, 2);

const experiment = file(
  'shared.yaml',
  `experiment: shared
seed: 9
games: 60
until: { interval: 0.14 }
cells:
${quick.map((of, i) => `  - ${blockOf(of, of.parties.slice(0, 2 + i), ', bots: [random]')}\n`).join('')}`,
);

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  server?.stop();
});

/** The command line in the background: its end, and what it said. */
function begun(...args: string[]): { child: ChildProcess; ended: Promise<{ status: number | null; out: string; err: string }> } {
  const child = spawn(process.execPath, [program, 'lab', ...args], {
    env: { ...process.env, DATABASE_URL: server?.url ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let out = '';
  let err = '';
  child.stdout?.on('data', (text) => {
    out += String(text);
  });
  child.stderr?.on('data', (text) => {
    err += String(text);
  });
  return { child, ended: new Promise((resolve) => child.on('close', (status) => resolve({ status, out, err }))) };
}

const rowsIn = (folder: string): string[] =>
  ['matches', 'pieces'].map((table) => readFileSync(join(folder, 'shared', `${table}.parquet`)).toString('base64'));

const linesIn = (folder: string): number => {
  const path = join(folder, 'shared', 'games.jsonl');
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0;
};

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('an experiment that is shared', { timeout: 240_000 }, () => {
  it('asks for the address of a database, and says in one line where there is none', async () => {
    const bad = await run('lab', 'serve', experiment, '--database', 'mysql://x');
    expect(bad).toMatchObject({ status: 2, out: '', err: expect.stringMatching(/^--database: expected the address of a PostgreSQL.*\n$/) });
    const { status, stderr } = spawnSync(process.execPath, [program, 'lab', 'work', '--database', 'postgres://me:hidden@127.0.0.1:1/x'], {
      encoding: 'utf8',
    });
    expect([status, stderr.split('\n').length]).toEqual([2, 2]);
    expect(stderr).toMatch(/^--database: .*ECONNREFUSED/);
    expect(stderr).not.toContain('hidden');
  });

  if (server === null) {
    it('is tried where there is a PostgreSQL: this system has none', () => {
      expect(server).toBeNull();
    });
    return;
  }

  beforeAll(() => {
    const { status, stderr } = spawnSync(process.execPath, [program, 'lab', experiment, '--folder', file('alone'), '--workers', '1'], {
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
  }, 240_000);

  it('ends as the same rows, though a worker and the server are killed on the way', async () => {
    const folder = file('shared');
    const serving = ['serve', experiment, '--folder', folder, '--chunk', '50', '--json'];
    const first = begun(...serving);
    await until(() => linesIn(folder) > 0);
    const doomed = begun('work', '--workers', '1');
    const before = linesIn(folder);
    await until(() => linesIn(folder) > before + 2);
    // In the middle of a chunk, most likely; the server too, and both come back.
    doomed.child.kill('SIGKILL');
    first.child.kill('SIGKILL');
    await Promise.all([doomed.ended, first.ended]);
    const again = begun(...serving);
    const others = [begun('work', '--workers', '1', '--until-done'), begun('work', '--workers', '2', '--until-done', '--json')];
    const database = await Database.open(server.url);
    const client = await database.connect();
    // A lock of its own is held by each worker that lives: without its connection it begins anew, and what it had is given to others.
    const ended = async (): Promise<number> =>
      (
        await client.query(
          `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objsubid = 2 and classid = ${0x6c616277} limit 1`,
        )
      ).rows.length;
    while ((await ended()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const { status, out, err } = await again.ended;
    expect(status, err).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ experiment: 'shared' });
    const said = await Promise.all(others.map((other) => other.ended));
    for (const told of said) expect([told.status, told.err]).toEqual([0, expect.not.stringMatching(/rror| at /)]);
    expect(said.map((told) => told.err).join('')).toContain('waiting for the database: terminating connection');
    expect(rowsIn(folder)).toEqual(rowsIn(file('alone')));
    client.release();
    await database.close();
  });

  it('may be served again where its chunks cost too many workers', async () => {
    const database = await Database.open(server.url);
    const client = await database.connect();
    await database.serve('again', 'lab-again', '{}');
    await database.put('lab-again', [{ mark: 'again', cell: 0, units: [0] }]);
    await client.query("update escarmouche_queue.job set state = 'failed' where name = 'lab-again'");
    expect(await database.givenUp('again', 'lab-again')).toBe(1);
    await database.serve('again', 'lab-again', '{}');
    expect([await database.givenUp('again', 'lab-again'), (await database.areUp(['again', 'none'])).size]).toEqual([0, 1]);
    client.release();
    await database.close();
  });
});
