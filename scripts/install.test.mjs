import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { needsInstall } from './install.mjs';

const locked = {
  '': { version: '0.1.0' },
  'packages/engine': { version: '0.1.0' },
  'node_modules/engine': { link: true },
  'node_modules/tool': { version: '2.0.0', integrity: 'sha512-a' },
  'node_modules/tool-for-another-system': { version: '2.0.0', integrity: 'sha512-b', optional: true },
};
const { 'node_modules/tool-for-another-system': _, '': __, ...installed } = locked;

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {object} packages */
function have(packages) {
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
}

it('a fresh clone needs one', () => expect(needsInstall(folder)).toBe(true));

it('an interrupted installation needs one', () => {
  mkdirSync(join(folder, 'node_modules'));
  expect(needsInstall(folder)).toBe(true);
});

it('what is installed as locked needs none, whatever belongs to other systems', () => {
  have(installed);
  expect(needsInstall(folder)).toBe(false);
});

it.each([
  ['another version', { 'node_modules/tool': { version: '1.0.0', integrity: 'sha512-a' } }],
  ['other contents of the same version', { 'node_modules/tool': { version: '2.0.0', integrity: 'sha512-c' } }],
  ['a missing tool', { 'node_modules/tool': undefined }],
  ['a missing package of our own', { 'node_modules/engine': undefined }],
])('%s needs one', (_, change) => {
  have({ ...installed, ...change });
  expect(needsInstall(folder)).toBe(true);
});

it('a checkout without its lock file is an error', () => {
  rmSync(join(folder, 'package-lock.json'));
  expect(() => needsInstall(folder)).toThrow('package-lock.json');
});
