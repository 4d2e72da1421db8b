/** Pointing is cheap: what a pointer goes over, in the list or on the board, has what shows it drawn anew, and never the whole table. */
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from './app.ts';
import { theBrowser } from './browser.ts';
import { componentsOn, countDrawn, drawnBy } from './drawn.ts';
import { examplesOf, GAME_IDS } from './games.ts';
import { countQuestions, openMatch, settings, workerQuiet } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

describe.each(GAME_IDS)('in %s', (game) => {
  it('a pointer over the board, the list or by keyboard draws a small part of the table anew', async () => {
    const { page, problems } = await openApp(browser, '/', {}, async (p) => {
      await settings('en')(p);
      await countQuestions(p);
      await countDrawn(p);
    });
    await openMatch(page, (await examplesOf(game)).onBoard());
    await workerQuiet(page);
    const all = await componentsOn(page);
    const places = await page.evaluate(() => {
      const middle = (e: Element) => {
        const { x, y, width, height } = e.getBoundingClientRect();
        return [x + width / 2, y + height / 2] as const;
      };
      const pieces = [...document.querySelectorAll('.piece')].map(middle);
      const spaces = [...document.querySelectorAll('[data-space]')].map(middle);
      return [...pieces, ...spaces.filter((_s, i) => i % 15 === 0)];
    });
    const options = await page.locator('.table-asked [data-option]:visible').all();
    const drawn: number[] = [];
    for (const [x, y] of places) drawn.push(await drawnBy(page, () => page.mouse.move(x, y)));
    for (const option of options.slice(0, 3)) drawn.push(await drawnBy(page, () => option.hover()));
    await page.locator('[data-space][tabindex="0"]').focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) drawn.push(await drawnBy(page, () => page.keyboard.press(key)));
    expect(Math.min(all, places.length)).toBeGreaterThan(5);
    expect(Math.max(...drawn)).toBeGreaterThan(0);
    expect(Math.max(...drawn)).toBeLessThan(all / 5);
    expect(problems).toEqual([]);
  });
});
