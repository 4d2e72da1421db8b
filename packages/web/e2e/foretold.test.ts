/** Odds of what is pointed at or has the focus: they say of which answer they are, and move nothing that can be pressed. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from './app.ts';
import { theBrowser } from './browser.ts';
import { examplesOf, GAME_IDS } from './games.ts';
import { openMatch, settings } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** Where everything stands that can be pressed beside the board: tabs, answers, cards. */
function places(page: Page): Promise<string[]> {
  return page
    .locator('.table :is(.tab, .table-asked .option, .table-hand [data-option])')
    .evaluateAll((all) =>
      all
        .filter((e) => e.checkVisibility())
        .map((e) => [e.textContent, ...Object.values(e.getBoundingClientRect().toJSON()).map((n) => Math.round(Number(n)))].join(' ')),
    );
}

/** Whether a pointer in the middle of it would meet it. */
function isOnTop(e: Element): boolean {
  const { left, top, width, height } = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

describe.each(GAME_IDS)('odds before an answer of %s', (game) => {
  it.each([
    [1440, 900],
    [390, 844],
  ])('name it and move nothing at %ix%i', { timeout: 120_000 }, async (width, height) => {
    const phone = width < 500;
    const { page, problems } = await openApp(browser, '/', { viewport: { width, height }, hasTouch: phone }, settings('fr'));
    const { odds } = await examplesOf(game);
    let seen = 0;
    for (const { file, wanted, first } of odds.filter((o) => o.wanted !== null && o.first === undefined).slice(0, 3)) {
      await openMatch(page, file());
      const ids = await page
        .locator('.table [data-option]:enabled')
        .evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.option ?? ''));
      expect(first).toBe(undefined);
      for (const id of [...new Set(ids)].filter((one) => wanted?.test(one)).slice(0, 3)) {
        const button = page.locator(`.table [data-option="${id}"]`).first();
        if (!(await button.isVisible())) continue;
        await button.scrollIntoViewIfNeeded();
        // For a moment after a question is asked no press counts: a hover that meets that scrolls the list to find a way.
        await expect.poll(() => button.evaluate(isOnTop)).toBe(true);
        const before = await places(page);
        if (phone) await button.focus();
        else await button.hover();
        const whole = page.locator(`.table-foretold [data-odds-whole="${id}"]`);
        await whole.waitFor();
        seen += 1;
        expect(await places(page)).toEqual(before);
        expect(await whole.locator('p').first().textContent()).toMatch(/\p{L}{3}/u);
        await page.mouse.move(2, 2);
      }
    }
    expect(seen).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });
});
