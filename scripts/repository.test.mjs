/** What must hold for the repository as a whole, for it to install and run anywhere. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { root, walk } from './project.mjs';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** @type {[string, { resolved?: string, link?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }][]} */
const locked = Object.entries(lock.packages);

it('the lock file names no download address', () => {
  expect(locked.length).toBeGreaterThan(50);
  const addressed = locked.filter(([, { resolved, link }]) => resolved !== undefined && !link);
  expect(addressed.map(([path]) => path)).toEqual([]);
});

it('the lock file names every system’s variant of a tool, or npm ci would refuse it', () => {
  const names = new Set(locked.map(([path]) => path.replace(/^.*node_modules\//, '')));
  const missing = locked.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}).filter((name) => !names.has(name)));
  expect(missing).toEqual([]);
});

it('NOTICE.md names every package that the programs contain, with its licence', () => {
  const rows = readFileSync(join(root, 'NOTICE.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const licences = new Map(rows.flatMap(([, names = '', licence]) => names.split(', ').map((name) => [name, licence])));
  // From our own packages downwards, through `dependencies` alone: what only builds and tests is in no program.
  const contained = locked.filter(([path]) => path.startsWith('packages/')).map(([, entry]) => entry);
  for (const { dependencies } of contained) {
    for (const name of Object.keys(dependencies ?? {})) {
      const entry = lock.packages[`node_modules/${name}`];
      if (entry.link || contained.includes(entry)) continue;
      contained.push(entry);
      expect(licences.get(name), name).toBe(entry.license);
    }
  }
  expect(contained.length).toBeGreaterThan(10);
});

it('no file names the address of a package registry', () => {
  // In two halves, or this file would find itself.
  const address = new RegExp(
    `https?://[\\w.-]*(${['registry', 'npmjs'].join('.')}|${['registry', 'yarnpkg'].join('.')}|/-/[\\w.-]+\\.tgz)`,
  );
  expect(`resolved: https://${['registry', 'npmjs', 'org'].join('.')}/a`).toMatch(address);
  const files = walk(root).filter(({ isFile }) => isFile);
  expect(files.length).toBeGreaterThan(20);
  const naming = files.filter(({ path }) => address.test(readFileSync(path, 'latin1'))).map(({ path }) => relative(root, path));
  expect(naming).toEqual([]);
});
