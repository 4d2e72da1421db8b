/** A PostgreSQL of its own for a test: the system's programs, an empty folder, a free port. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Postgres {
  readonly url: string;
  stop(): void;
}

/** Where Debian and others put the programs of a server; the latest version, or undefined. */
function programs(): string | undefined {
  const of = '/usr/lib/postgresql';
  const versions = existsSync(of) ? readdirSync(of).sort((a, b) => Number(b) - Number(a)) : [];
  const found = [...versions.map((v) => join(of, v, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return found.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** It refuses to run as the system's owner: nobody does instead. */
const NOBODY = 65534;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Starts a server; null where the system has none. @throws Error where it does not start */
export async function postgres(): Promise<Postgres | null> {
  const bin = programs();
  if (bin === undefined) return null;
  const home = mkdtempSync(join(tmpdir(), 'escarmouche-postgres-'));
  chmodSync(home, 0o777);
  const data = join(home, 'data');
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const password = join(home, 'password');
  writeFileSync(password, 'secret\n', { mode: 0o644 });
  mkdirSync(join(home, 'socket'));
  chmodSync(join(home, 'socket'), 0o777);
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'lab', '-A', 'scram-sha-256', `--pwfile=${password}`, '--no-sync'], {
    ...asNobody,
    env,
    cwd: home,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
  const port = await freePort();
  const child: ChildProcess = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', join(home, 'socket'), '-c', 'fsync=off', '-c', 'shared_buffers=16MB'],
    { ...asNobody, env, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.on('exit', () => reject(new Error(said)));
    child.stderr?.on('data', (text) => {
      said += String(text);
      if (said.includes('ready to accept connections')) resolve();
    });
  });
  return {
    url: `postgres://lab:secret@127.0.0.1:${port}/postgres`,
    stop() {
      child.kill('SIGKILL');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
