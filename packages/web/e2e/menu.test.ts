/** The menu of a phone lies over the page: it goes as soon as somebody turns to the page again. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openApp } from './app.ts';
import { theBrowser } from './browser.ts';
import { openMatch, settings } from './playing.ts';
import { fight } from './sample.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

test('the menu closes by a tap elsewhere, by a tab, by Escape, by the focus elsewhere and by its own button', async () => {
  const { page, problems } = await openApp(browser, '/', { viewport: { width: 390, height: 844 }, hasTouch: true }, settings('en'));
  await openMatch(page, fight());
  const [menu, button] = [page.locator('.top-end'), page.locator('.top-more')];
  const ways: readonly (() => Promise<unknown>)[] = [
    () => page.locator('.table-board').tap({ position: { x: 20, y: 20 } }),
    () => page.locator('.table .tab').nth(1).tap(),
    () => page.keyboard.press('Escape'),
    () => page.locator('.table .tab').first().focus(),
    () => button.tap(),
  ];
  for (const close of ways) {
    await button.tap();
    await menu.waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await close();
    await menu.waitFor({ state: 'hidden' });
  }
  // The tools of the match are in its tab with their words: no mouse rests on a sign here.
  await page.locator('.table .tab').last().tap();
  const tool = page.locator('[data-tool=copy] > span').last();
  expect((await tool.boundingBox())?.width).toBeGreaterThan(40);
  expect(await tool.textContent()).toBe('Copy as ruling');
  // A press within it is none elsewhere.
  await button.tap();
  await page.locator('.top-language').tap();
  await page.locator('html[lang=fr]').waitFor();
  expect(await menu.isVisible()).toBe(true);
  expect(problems).toEqual([]);
});

test('a panel begins at its top, whatever was read before it, and its tab is in sight', async () => {
  const { page, problems } = await openApp(browser, '/', { viewport: { width: 390, height: 844 }, hasTouch: true }, settings('fr'));
  await openMatch(page, fight());
  const tabs = page.locator('.table .tab');
  const panel = page.locator('.table .tabs-panel');
  const last = (await tabs.count()) - 1;
  await tabs.nth(last - 1).tap();
  await panel.evaluate((p) => p.scrollTo(0, 120));
  await expect.poll(() => panel.evaluate((p) => p.scrollTop)).toBeGreaterThan(60);
  await tabs.nth(last).tap();
  await expect.poll(() => panel.evaluate((p) => p.scrollTop)).toBe(0);
  const box = await tabs.nth(last).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(problems).toEqual([]);
});
