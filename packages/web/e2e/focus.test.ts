/** Where the keyboard stands is never lost, and the line under the board tells of no place that the keyboard has left. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openApp } from './app.ts';
import { theBrowser } from './browser.ts';
import { openMatch, settings } from './playing.ts';
import { fight, nearlyOver } from './sample.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((s) => document.activeElement?.matches(s) === true, selector);

/** Presses Tab until something has the focus; the board is one stop of it. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 120; n++) {
    if (await focused(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${selector}`);
}

test('the line under the board tells of a place as long as the keyboard is at the board, and of nothing once it has gone on', async () => {
  const { page, problems } = await openApp(browser, '/', { viewport: { width: 1440, height: 900 } }, settings('en'));
  await openMatch(page, fight());
  const line = page.locator('[data-told] p').first();
  const before = await line.textContent();
  await tabTo(page, '[data-space]');
  const place = await page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.split('. ')[0] ?? '');
  await expect.poll(() => line.textContent()).toContain(place.split(',')[0]);
  const told = await line.textContent();
  // The buttons of the board are of the same place still.
  await page.keyboard.press('Tab');
  expect(await focused(page, '.board *')).toBe(true);
  expect(await line.textContent()).toBe(told);
  await tabTo(page, '.table button:not(.board *)');
  await expect.poll(() => page.locator('[data-told] p').first().textContent()).toBe(before);
  expect(problems).toEqual([]);
});

test('a press on the edge of an enlarged board leaves the keyboard at the board, though the button goes away', async () => {
  const { page, problems } = await openApp(browser, '/', { viewport: { width: 1440, height: 900 } }, settings('en'));
  await openMatch(page, fight());
  await tabTo(page, '[data-space]');
  const edges = page.locator('[data-out]');
  for (let n = 0; n < 12; n++) await page.keyboard.press('+');
  await edges.first().waitFor();
  await tabTo(page, '[data-out]');
  // From edge to edge until none is left beyond which anybody stands, or they only change sides.
  for (let n = 0; n < 6 && (await focused(page, '[data-out]')); n++) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(80);
    expect(await focused(page, '[data-out], [data-space]')).toBe(true);
  }
  // The whole board shown: no edges any more, and the keyboard is on the board itself.
  await tabTo(page, '[data-out]');
  await page.evaluate(() => {
    for (const b of document.querySelectorAll<HTMLElement>('.board-foot button')) if (b.textContent?.includes('whole') === true) b.click();
  });
  await edges.first().waitFor({ state: 'detached' });
  expect(await focused(page, '[data-space]')).toBe(true);
  expect(problems).toEqual([]);
});

test('a card that has grown over the board is put away by Escape, and the keyboard stays on it', async () => {
  const { page, problems } = await openApp(browser, '/', { viewport: { width: 1440, height: 900 } }, settings('en'));
  await openMatch(page, fight());
  const face = page.locator('.hand-card > .hand-face').first();
  const width = async (): Promise<number> => (await face.boundingBox())?.width ?? 0;
  const small = await width();
  await tabTo(page, '.hand-card');
  await expect.poll(width).toBeGreaterThan(small + 20);
  await page.keyboard.press('Escape');
  await expect.poll(width).toBe(small);
  expect(await focused(page, '.hand-card')).toBe(true);
  // Gone on from and come back to, it is whole again.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(width).toBeGreaterThan(small + 20);
  expect(problems).toEqual([]);
});

test('a link that leads to a screen which is still on its way leaves the keyboard on that screen', async () => {
  const { page, problems } = await openApp(browser, '/', { viewport: { width: 1440, height: 900 } }, settings('en'));
  await openMatch(page, nearlyOver(8, ['random', 'greedy']));
  await page.locator('.end').waitFor({ timeout: 60_000 });
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.reload();
  await page
    .getByRole('link', { name: /^Look back/ })
    .first()
    .press('Enter');
  await page.getByRole('slider').waitFor();
  await expect.poll(() => focused(page, 'main, main *')).toBe(true);
  expect(problems).toEqual([]);
});

test('what the keyboard comes to in the list of answers is shown with the frame around it', async () => {
  const { page, problems } = await openApp(browser, '/', { viewport: { width: 1440, height: 620 } }, settings('en'));
  await openMatch(page, fight());
  await tabTo(page, '.asked-list :is(button, summary)');
  let seen = 0;
  while (await focused(page, '.asked-list *')) {
    seen++;
    const out = await page.evaluate(() => {
      const [of, list] = [document.activeElement, document.activeElement?.closest('.asked-list')];
      if (of == null || list == null) return 0;
      const [at, room] = [of.getBoundingClientRect(), list.getBoundingClientRect()];
      return Math.max(room.top - (at.top - 4), at.bottom + 4 - room.bottom);
    });
    expect(out).toBeLessThanOrEqual(0.5);
    await page.keyboard.press('Tab');
  }
  expect(seen).toBeGreaterThan(2);
  expect(problems).toEqual([]);
});
