import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { firstLoad } from '../../../bench/page.mjs';
import { theBrowser } from './browser.ts';

/** Kilobytes of the first load, gzipped. What one game or one kind of file needs comes with it, not before: a bound is raised last. */
const MOST = 230;

const load = firstLoad(fileURLToPath(new URL('../dist', import.meta.url)));

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

test(`the first load of the page is at most ${MOST} kB`, () => {
  const largest = [...load.files].sort((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `${name} ${(bytes / 1000).toFixed(1)}`);
  expect(load.kilobytes, largest.join('\n')).toBeLessThanOrEqual(MOST);
  // A count that misses the page or its worker would hold as well.
  expect(load.files.filter((f) => /^(?:index\.html|assets\/(?:index|worker)-.*\.js)$/.test(f.name)).length).toBe(3);
});

test('what the page asks for until its first screen stands is what is counted', async () => {
  const counted = new Set(load.files.map((f) => f.name));
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1) || 'index.html'));
  await page.goto(inject('appUrl'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  // As soon as its worker has answered, the list of saved matches is there.
  await page.waitForLoadState('networkidle');
  const first = asked.slice(0, asked.indexOf('files.json') < 0 ? undefined : asked.indexOf('files.json'));
  // Every script and style that is counted was asked for, but the worker's, which asks for its own.
  const parts = load.files.map((f) => f.name).filter((name) => /\.(?:js|css)$/.test(name) && !name.includes('worker'));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.filter((name) => !first.includes(name))).toEqual([]);
  expect(first.filter((name) => !counted.has(name))).toEqual([]);
  await context.close();
});
