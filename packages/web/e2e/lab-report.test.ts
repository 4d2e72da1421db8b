/** The laboratory's report, made by the program, in a real browser: both languages, by keyboard, at a telephone's width. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockOf } from '../../cli/src/commands/lab.testing.ts';
import { QUICK } from '../../cli/src/games/lab.testing.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { newContext, TAKES_PICTURES, theBrowser } from './browser.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'escarmouche-report-'));
let context: BrowserContext;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  const file = join(folder, 'small.yaml');
  writeFileSync(
    file,
    `experiment: small
title: { en: 'Small <b>one</b>', fr: 'La <b>petite</b>' }
games: 16
cells:
${Object.values(QUICK)
  .map((of) => `  - ${blockOf(of, of.parties, ', bots: [random]')}\n`)
  .join('')}`,
  );
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'bin/escarmouche.mjs'), 'lab', file, '--folder', folder], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  context = await newContext(await theBrowser(), { locale: 'en-GB', viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  page.on('console', (m) => complaints.push(m.text()));
  page.on('pageerror', (e) => complaints.push(e.message));
  page.on('request', (r) => {
    if (!r.url().startsWith('file:')) complaints.push(r.url());
  });
  await page.goto(pathToFileURL(join(folder, 'small/report.html')).href);
}, 300_000);

afterAll(async () => {
  await context?.close();
  rmSync(folder, { recursive: true });
});

const heads = (): Promise<string[]> => page.getByRole('heading', { level: 2 }).allInnerTexts();

it('is read in the reader’s language, and in the other one at the press of a button', async () => {
  expect(await page.title()).toBe('Small <b>one</b>');
  expect(await heads()).toEqual(['Who wins', 'Ratings', 'The first seat', 'Cards that win', 'Who survives', 'How long games last']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('button', { pressed: true }).innerText()).toBe('Français');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
  expect(await page.title()).toBe('La <b>petite</b>');
  expect(await heads()).toEqual([
    'Qui gagne',
    'Classement',
    'La première place',
    'Les cartes qui gagnent',
    'Qui survit',
    'Combien durent les parties',
  ]);
  const text = await page.locator('main').innerText();
  expect(text).toMatch(/\d,\d %/);
  expect(text).not.toMatch(/undefined|NaN|\d\.\d %/);
});

it('shows each number in a drawing as a table too, fits a telephone and complains of nothing', async () => {
  const drawings = page.locator('figure');
  await expect.poll(() => drawings.count()).toBeGreaterThan(5);
  for (const figure of await drawings.all()) {
    await expect.poll(() => figure.getByRole('img').getAttribute('aria-labelledby')).toBeTruthy();
    await figure.locator('summary').press('Enter');
    await expect.poll(() => figure.getByRole('row').count()).toBeGreaterThan(1);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page);
  if (TAKES_PICTURES) await page.screenshot({ path: join(root, 'test-results/lab-report-390-fr.png'), fullPage: true });
  await page.setViewportSize({ width: 1366, height: 768 });
  if (TAKES_PICTURES) await page.screenshot({ path: join(root, 'test-results/lab-report-1366-fr.png'), fullPage: true });
  expect(complaints).toEqual([]);
});
