/** The end of a match: how it came to that, a way to look at it, and another one. */
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from './app.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { theBrowser } from './browser.ts';
import { matchFile, openMatch, settings } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const SIZES = [
  ['1440', 'en', { width: 1440, height: 900 }],
  ['390', 'fr', { width: 390, height: 844 }],
] as const;

describe.each(SIZES)('a match that is over, at %s pixels in %s', (size, lang, viewport) => {
  it('tells its course, opens the replay at a turning point, and begins again', { timeout: 180_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', { viewport }, settings(lang));
    await openMatch(page, matchFile(8, ['random', 'greedy'], 0));
    await page.locator('.end').waitFor({ timeout: 120_000 });
    const points = page.locator('.end [data-step]');
    await points.first().waitFor();
    expect(await points.count()).toBeGreaterThan(1);
    await expectNoSideways(page);
    await expectAccessible(page);
    await picture(page, `end-${size}-${lang}`);
    // What the chart shows is there to be read, too: the last line is the score.
    await page.locator('.end .disclosure summary').click();
    const rows = page.locator('.course-table tbody tr');
    const last = await rows.last().locator('td').allTextContents();
    const names = await page.locator('.course-names strong').allTextContents();
    expect(last).toEqual(names);

    const step = Number(await points.nth(1).getAttribute('data-step'));
    const matchAddress = page.url();
    await points.nth(1).click();
    await page.waitForURL(new RegExp(`#/replay/[\\w-]+/${step}$`));
    const slider = page.getByRole('slider');
    await slider.waitFor();
    const at = (): Promise<string> => slider.inputValue();
    await expect.poll(at).toBe(String(step));
    // Keys step, wherever the focus is but in a field or on the board.
    await page.keyboard.press('ArrowRight');
    await expect.poll(at).toBe(String(step + 1));
    expect(page.url()).toMatch(new RegExp(`/${step + 1}$`));
    await page.keyboard.press('Home');
    await expect.poll(at).toBe('0');
    await page.keyboard.press('PageDown');
    expect(Number(await at())).toBeGreaterThan(0);
    await page.keyboard.press('End');
    await page.locator('.end').waitFor();
    await expectAccessible(page);
    await picture(page, `end-replay-${size}-${lang}`);
    // The address alone leads there again.
    await page.reload();
    await page.locator('.end').waitFor();

    await page.goto(matchAddress);
    await page.getByRole('button', { name: lang === 'fr' ? 'Rejouer en changeant de camp' : 'Again, with sides changed' }).click();
    await page.waitForURL((url) => url.hash.startsWith('#/match/') && url.href !== matchAddress);
    await page.locator('.end').waitFor({ state: 'detached' });
    const who = page.locator('.score-who');
    expect((await who.allTextContents()).map((x) => x.trim())).toEqual(
      lang === 'fr' ? ['bot glouton', 'bot au hasard'] : ['greedy bot', 'random bot'],
    );
    expect(problems).toEqual([]);
  });
});
