/** Keys at the table of persons who play characters together: U takes back, Enter commits cards, Escape lets go of them. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openApp } from '../../app.ts';
import { theBrowser } from '../../browser.ts';
import { answers, goneOn, openMatch, settings } from '../../playing.ts';
import { arena, choose } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

it('takes the last answer back by U without asking whoever plays alone', async () => {
  const { page, problems } = await openApp(browser, '/?seed=4', {}, settings('en'));
  await openMatch(page, arena());
  await page.locator('[data-option^="start:"]').first().waitFor({ state: 'attached' });
  const at = await answers(page);
  await choose(page, /^start:/);
  expect(Number(await answers(page))).toBeGreaterThan(Number(at));
  await page.keyboard.press('u');
  await page.locator(`.table[data-at="${at}"]`).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(problems).toEqual([]);
});

it('commits by Enter the cards that are picked, and lets go of them by Escape', async () => {
  const { page, problems } = await openApp(browser, '/?seed=4', {}, settings('en'));
  await openMatch(page, arena());
  for (let n = 0; n < 2; n++) await choose(page, /^start:/);
  const cards = page.locator('.gh-card-pick');
  const pick = async (): Promise<void> => {
    for (const card of await cards.all()) await card.click();
    await page.locator('[data-commit]').waitFor();
  };
  await pick();
  await page.keyboard.press('Escape');
  await page.locator('[data-commit]').waitFor({ state: 'detached' });
  expect(await page.locator('.gh-card-pick[aria-pressed=true]').count()).toBe(0);
  await pick();
  const at = await answers(page);
  await page.keyboard.press('Enter');
  await goneOn(page, at);
  expect(problems).toEqual([]);
});
