/** What `npm start` says to a slip on its line: one line and status 2, before anything is installed or built. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('start.mjs', import.meta.url));
/** @param {readonly string[]} words @param {Record<string, string>} env */
const started = (words, env = {}) => spawnSync(process.execPath, [script, ...words], { encoding: 'utf8', env: { ...process.env, ...env } });

it.each([
  [['--nonsense'], {}, /--nonsense/],
  [['--with'], {}, /--with/],
  [['--with', 'chess'], {}, /chess.*duel/],
  [['examples/duel'], {}, /examples\/duel/],
  [[], { PORT: 'http' }, /PORT=http.*65535/],
])('%j %j is told in one line', (words, env, told) => {
  const { status, stderr, stdout } = started(words, env);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(told);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

it('says what it takes', () => {
  const { status, stdout } = started(['--help']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/--with GAME.*duel.*PORT=N/s);
});
