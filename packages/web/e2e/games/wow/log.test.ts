/** What happened, by turns: the latest lies open, the others say what they came to and open by mouse and keyboard. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { expectAccessible } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { openMatch, settings } from '../../playing.ts';
import { answer } from '../../sample.ts';
import { matchFile } from './sample.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

it.each(['en', 'fr'] as const)('the log is read by turns, in %s', { timeout: 120_000 }, async (lang) => {
  const { page, problems } = await openApp(browser, '/?seed=6', {}, settings(lang));
  await openMatch(page, matchFile(40, ['person', 'random'], 0, /^attack:/));
  for (let n = 0; n < 3; n++) await answer(page);
  const turns = page.locator('.log [data-turn]');
  await expect.poll(() => turns.count()).toBeGreaterThan(4);
  // The latest turn with anything in it lies open, no other does.
  const open = page.locator('.log [data-turn] [aria-expanded=true]');
  await expect.poll(() => open.count()).toBe(1);
  await expect.poll(() => turns.last().locator('[aria-expanded=true]').count()).toBe(1);
  if (lang === 'en') await expectAccessible(page);
  // A line that is closed says what its turn came to.
  const moved = page.locator('.log [aria-expanded=false]', { hasText: lang === 'fr' ? /: déplacement \d/ : /: move \d/ });
  const summary = moved.first();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => open.count()).toBe(2);
  const turn = turns.filter({ has: page.locator('[aria-expanded=true]') }).first();
  // Every step has its rule.
  const lines = turn.locator('.log-line');
  await expect.poll(() => lines.count()).toBeGreaterThan(1);
  for (const line of await lines.all()) await expect.poll(() => line.getByRole('button').count()).toBeGreaterThan(0);
  // Whoever reads older turns is not torn away by what is new.
  const box = page.locator('.log');
  await box.hover();
  await page.mouse.wheel(0, -20_000);
  await expect.poll(() => box.evaluate((b) => b.scrollTop)).toBe(0);
  await answer(page);
  expect(await box.evaluate((b) => b.scrollTop)).toBe(0);
  await box.hover();
  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => box.evaluate((b) => b.scrollHeight - b.scrollTop - b.clientHeight)).toBeLessThan(2);
  await answer(page);
  expect(await box.evaluate((b) => b.scrollHeight - b.scrollTop - b.clientHeight)).toBeLessThan(40);
  await picture(page, `log-${lang}`);
  expect(problems).toEqual([]);
});
