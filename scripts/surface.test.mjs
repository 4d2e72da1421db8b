import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './project.mjs';

/** @param {string[]} args */
const surface = (...args) => spawnSync(process.execPath, [join(root, 'scripts/surface.mjs'), ...args], { encoding: 'utf8' });

it('the reference of a package tells each of its functions from its doc comment', { timeout: 120_000 }, () => {
  const to = mkdtempSync(join(tmpdir(), 'reference-'));
  try {
    const { status, stderr } = surface('--reference', '--of', 'lab', '--to', to);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(readFileSync(join(to, 'index.md'), 'utf8')).toContain('[@escarmouche/lab](./lab/index/index.md)');
    expect(readFileSync(join(to, 'lab/index/lab.md'), 'utf8')).toMatch(/## Functions[\s\S]*experiment/i);
  } finally {
    rmSync(to, { recursive: true, force: true });
  }
});

it('what it does not know is refused in one line', () => {
  const { status, stderr } = surface('--nonsense');
  expect(status).toBe(2);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('--nonsense');
});
