/** The library of rulings of Confrontation. */
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../../app.ts';
import { theBrowser } from '../../browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

describe('the library of rulings', () => {
  it.each([1440, 390])('leaves room between what may be pressed above the list, at %i pixels', async (width) => {
    const { page, problems } = await openApp(browser, '/#/rulings/confrontation', { viewport: { width, height: 900 }, locale: 'fr' });
    await page.locator('[data-puzzles]').waitFor();
    const boxes = await page
      .locator('.library-doors')
      .locator('a, button, label')
      .evaluateAll((all) => all.map((e) => e.getBoundingClientRect()).map(({ x, y, right, bottom }) => ({ x, y, right, bottom })));
    expect(boxes.length).toBeGreaterThan(4);
    const near = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).filter((b) => b.x < a.right + 6 && a.x < b.right + 6 && b.y < a.bottom + 6 && a.y < b.bottom + 6),
    );
    expect(near).toEqual([]);
    expect(problems).toEqual([]);
  });
});
