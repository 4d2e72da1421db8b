import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signature } from './signature.mjs';

/** @type {string} */
let top;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'signature-'));
  mkdirSync(join(top, 'src', 'inner'), { recursive: true });
  writeFileSync(join(top, 'src', 'a.ts'), 'one');
  writeFileSync(join(top, 'src', 'inner', 'b.ts'), 'two');
  writeFileSync(join(top, 'package.json'), '{}');
});
afterEach(() => rmSync(top, { recursive: true }));

const now = () => signature(top, ['package.json', 'src', 'public']);

it.each([
  ['a file written', () => writeFileSync(join(top, 'src', 'inner', 'b.ts'), 'three')],
  ['a file put back to an older one of the same size', () => utimesSync(join(top, 'src', 'a.ts'), 1, 1)],
  ['a file added', () => writeFileSync(join(top, 'src', 'c.ts'), '')],
  ['a file removed', () => rmSync(join(top, 'src', 'inner', 'b.ts'))],
  ['a file renamed', () => renameSync(join(top, 'src', 'a.ts'), join(top, 'src', 'z.ts'))],
  ['a single input written', () => writeFileSync(join(top, 'package.json'), '{ }')],
  [
    'a missing folder that appears',
    () => {
      mkdirSync(join(top, 'public'));
      writeFileSync(join(top, 'public', 'icon.svg'), '');
    },
  ],
])('%s makes another signature', (_, change) => {
  const before = now();
  change();
  expect(now()).not.toBe(before);
});

it.each([
  ['nothing', () => undefined],
  ['a test written', () => writeFileSync(join(top, 'src', 'a.test.ts'), 'test')],
  ['something outside the inputs', () => writeFileSync(join(top, 'README.md'), 'text')],
  [
    'something generated',
    () => {
      mkdirSync(join(top, 'src', 'dist'));
      writeFileSync(join(top, 'src', 'dist', 'a.js'), '');
    },
  ],
])('%s leaves the signature', (_, change) => {
  const before = now();
  change();
  expect(now()).toBe(before);
});
