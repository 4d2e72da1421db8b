/** Carrying is as cheap as pointing: what moves with the hand is drawn anew, and the table stays as it is. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openApp } from '../../app.ts';
import { theBrowser } from '../../browser.ts';
import { componentsOn, countDrawn, drawnBy } from '../../drawn.ts';
import { countQuestions, openMatch, settings, settled, workerQuiet } from '../../playing.ts';
import { EXAMPLES } from './examples.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

it('a figure carried over the table draws a small part of it anew with each move of the hand', async () => {
  const { page, problems } = await openApp(browser, '/', {}, async (p) => {
    await settings('en')(p);
    await countQuestions(p);
    await countDrawn(p);
  });
  await openMatch(page, EXAMPLES.onBoard());
  await workerQuiet(page);
  const all = await componentsOn(page);
  const piece = page.locator('.piece[data-held]').or(page.locator('[data-space][data-held]')).first();
  const { x, y, width, height } = (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, top] = [x + width / 2, y + height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + 12, top + 12);
  await page.locator('[data-piece="in-hand"]').waitFor({ state: 'attached' });
  const drawn: number[] = [];
  const stood: string[] = [];
  for (const by of [20, 30, 40, 50]) {
    drawn.push(await drawnBy(page, () => page.mouse.move(left + by, top + by)));
    stood.push((await page.locator('[data-piece="in-hand"]').getAttribute('style')) ?? '');
  }
  // It goes with the hand, and its length with it.
  expect(new Set(stood).size).toBe(4);
  expect(Math.max(...drawn)).toBeGreaterThan(0);
  expect(Math.max(...drawn)).toBeLessThan(all / 5);
  await page.mouse.up();
  await workerQuiet(page);
  expect(problems).toEqual([]);
});

it('on a small screen the board stays where it is under the hand that carries', async () => {
  const { page, problems } = await openApp(browser, '/?seed=5', { viewport: { width: 390, height: 844 } }, settings('en'));
  await page.locator('[data-game="confrontation"]').getByRole('button', { name: 'Play at once' }).click();
  await settled(page);
  // Of several that may act, another than the view is about.
  const piece = page.locator('[data-space][data-held]').last();
  expect(await page.locator('[data-space][data-held]').count()).toBeGreaterThan(1);
  const lies = (): Promise<string | null> => page.locator('[data-board] > g').first().getAttribute('transform');
  const { x, y, width, height } = (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, top] = [x + width / 2, y + height / 2];
  const before = await lies();
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + 12, top + 12);
  await page.locator('[data-piece="in-hand"]').waitFor({ state: 'attached' });
  await page.mouse.move(left + 30, top + 20);
  expect(await lies()).toBe(before);
  const carried = await page.locator('[data-piece="in-hand"]').boundingBox();
  expect(Math.abs((carried?.x ?? 0) + (carried?.width ?? 0) / 2 - (left + 30))).toBeLessThan(12);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(problems).toEqual([]);
});
