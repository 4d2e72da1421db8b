/** The program itself, built, as a shell runs it: what only real streams and a real disk can show. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { sightOf } from '@escarmouche/engine';
import { wow } from '@escarmouche/engine/wow';
import { beforeAll, describe, expect, it } from 'vitest';
import { run, scratch } from '../../run.testing.ts';
import { RULING } from './ruling.testing.ts';

const program = fileURLToPath(new URL('../../../../../bin/escarmouche.mjs', import.meta.url));
const file = scratch();
const good = file('good.yaml', RULING);

function shell(script: string, ...args: string[]): SpawnSyncReturns<string> {
  return spawnSync('bash', ['-c', script, 'bash', process.execPath, program, ...args], { encoding: 'utf8', timeout: 120_000 });
}

function escarmouche(...args: string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', timeout: 120_000 });
}

/** The program with a script that runs first in each of its threads. */
function preloaded(script: string, ...args: string[]): SpawnSyncReturns<string> {
  const names = `import threads, { threadId, workerData } from 'node:worker_threads'; import { syncBuiltinESMExports } from 'node:module';`;
  const first = `data:text/javascript,${encodeURIComponent(names + script)}`;
  return spawnSync(process.execPath, ['--import', first, program, ...args], { encoding: 'utf8', timeout: 110_000 });
}

describe('the program', { timeout: 120_000 }, () => {
  // Builds what is stale.
  beforeAll(() => {
    escarmouche('--version');
  }, 120_000);

  it('has the exit status of what it found', () => {
    expect(escarmouche('ruling', good)).toMatchObject({ status: 0, stderr: '' });
    expect(escarmouche('ruling', file('failing.yaml', RULING.replace('dice: 3', 'dice: 4'))).status).toBe(1);
    expect(escarmouche('ruling', file('broken.yaml', 'x')).status).toBe(2);
    expect(escarmouche('fly').status).toBe(2);
  });

  it('prints one JSON value, whole, through a pipe', () => {
    const { stdout, stderr, status } = escarmouche('options', good, '--case', '1', '--json');
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toHaveProperty('options');
  });

  it('reads standard input in place of a file, as often as it is asked for, from a pipe that is late too', () => {
    const { stdout, status } = shell('(sleep 0.3; cat "$3") | "$1" "$2" ruling - - --json', good);
    expect([status, JSON.parse(stdout)]).toMatchObject([
      0,
      [
        { file: '-', ok: true },
        { file: '-', ok: true },
      ],
    ]);
    expect(shell('echo x | "$1" "$2" ruling -')).toMatchObject({ status: 2, stdout: expect.stringMatching(/^MALFORMED +-/) });
    expect(shell('"$1" "$2" replay - < "$3"', good)).toMatchObject({ status: 2, stderr: expect.stringMatching(/^-:/) });
  });

  it('finds the rulings of the project once built', () => {
    expect(JSON.parse(escarmouche('rulings', 'wow', '--json').stdout)).toMatchObject({ wow: { entries: 62, done: 62 } });
  });

  const trees = ['play', 'wow', '--seats', 'search,random', '--lines', '3', '--trees', '3', '--seed', '2', '--json'];

  // From the sources there is no thread. Played once, for both who compare.
  let played: Promise<{ readonly checksum: string }> | undefined;
  const withoutThreads = (): Promise<{ readonly checksum: string }> => {
    played ??= run(...trees).then(({ out }) => ({ checksum: (JSON.parse(out) as { checksum: string }).checksum }));
    return played;
  };

  it.runIf(availableParallelism() > 1)('grows the trees of a search in threads, and answers the same without them', async () => {
    // Tells in its last line how many trees came from threads, and how many of their answers held none.
    const { stdout, stderr, status } = preloaded(
      `const { receiveMessageOnPort } = threads;
      const told = { trees: 0, nothing: 0 };
      threads.receiveMessageOnPort = (port) => {
        const got = receiveMessageOnPort(port);
        if (Array.isArray(got?.message)) told.trees += got.message.length;
        else told.nothing++;
        return got;
      };
      syncBuiltinESMExports();
      if (threads.isMainThread) process.on('exit', () => process.stderr.write(JSON.stringify(told)));`,
      ...trees,
    );
    expect(status).toBe(0);
    const told = JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as { trees: number; nothing: number };
    expect([told.trees > 0, told.trees % 3, told.nothing]).toEqual([true, 0, 0]);
    expect(JSON.parse(stdout)).toMatchObject(await withoutThreads());
  });

  it.runIf(availableParallelism() > 1)(
    'has the strongest level follow its own lines in threads as it does without them, whatever is wished',
    () => {
      // Tells what the first thread is asked, and ends there.
      const { stdout, stderr } = preloaded(
        `const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (job, ...more) {
        if (!threads.isMainThread || job?.root === undefined) return postMessage.call(this, job, ...more);
        process.stdout.write(String(job.lines));
        process.exit(0);
      };`,
        ...['play', 'wow', '--seats', 'level-5,random', '--lines', '3', '--trees', '2'],
      );
      expect(stdout, stderr).toBe(String(sightOf('level-5', wow).lines));
    },
  );

  it.runIf(availableParallelism() > 1)('waits for no other thread once one cannot grow its trees', async () => {
    // The first has no set-up that it is asked about; the others hear no question before it says so.
    const { stdout, status } = preloaded(
      `const { notify, wait } = Atomics;
      if (threadId === 1) workerData.setups.length = 0;
      if (threadId > 1) Atomics.notify = (...of) => [notify(...of), wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20_000)];`,
      ...trees,
    );
    expect(status).toBe(0);
    const played = JSON.parse(stdout) as { seconds: number };
    expect(played).toMatchObject(await withoutThreads());
    // A thread that says nothing would be waited for so long at least.
    expect(played.seconds).toBeLessThan(60);
  });

  if (process.platform !== 'win32') {
    it('ends quietly where its reader goes away', () => {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's, not ours
      const { stderr, status } = shell('"$1" "$2" options "$3" --case 1 --json | head -c 1 >/dev/null; exit "${PIPESTATUS[0]}"', good);
      expect([stderr, status]).toEqual(['', 0]);
    });

    it('leaves no half of a file behind on a full disk, nor touches what was there', () => {
      const path = file('kept.json', 'before');
      const { stderr, stdout, status } = shell('ulimit -f 1; "$1" "$2" play wow --out "$3"', path);
      expect([stdout, stderr, status]).toEqual(['', `${path}: cannot be written: the file would be too big\n`, 2]);
      expect(readFileSync(path, 'utf8')).toBe('before');
      expect(readdirSync(file('.')).filter((name) => name.includes('part'))).toEqual([]);
    });
  }

  if (process.platform === 'linux') {
    it('says so in one line where the disk is full', () => {
      const full = 'cannot be written: the disk is full\n';
      expect(escarmouche('play', 'wow', '--out', '/dev/full')).toMatchObject({ status: 2, stdout: '', stderr: `/dev/full: ${full}` });
      const { stderr, status } = shell('"$1" "$2" ruling "$3" >/dev/full', good);
      expect([stderr, status]).toEqual([`standard output: ${full}`, 2]);
    });
  }

  it('reads a match of eight million brackets without falling over', () => {
    const path = file('deep.json');
    writeFileSync(path, '['.repeat(7_900_000));
    const { stderr, status } = escarmouche('replay', path);
    expect([stderr, status]).toEqual([`${path}:1:65: expected at most 64 lists and objects inside each other, found more\n`, 2]);
  });
});
