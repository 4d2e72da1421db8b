import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../scripts/find-browser.mjs';
import { openApp } from './app.ts';
import { matchFile, openMatch, playOnBoard, settings } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const over = async (page: Page): Promise<boolean> => (await page.locator('.end').count()) > 0;

describe('a whole match', () => {
  it('by mouse on the board alone', { timeout: 180_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=6', {}, settings('en'));
    await openMatch(page, matchFile(2, ['person', 'greedy'], 0));
    const done = await playOnBoard(page, (cell) => cell.click());
    expect(done.moves).toBeGreaterThan(0);
    expect(done.attacks).toBeGreaterThan(0);
    expect(await over(page)).toBe(true);
    expect(problems).toEqual([]);
  });

  it('by touch alone: the first press prepares, the second takes', { timeout: 180_000 }, async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page, problems } = await openApp(browser, '/?seed=6', phone, settings('en'));
    await openMatch(page, matchFile(2, ['person', 'greedy'], 0));
    const done = await playOnBoard(page, (cell) => cell.tap());
    expect(done.moves).toBeGreaterThan(0);
    expect(done.attacks).toBeGreaterThan(0);
    expect(await over(page)).toBe(true);
    expect(problems).toEqual([]);
  });
});
