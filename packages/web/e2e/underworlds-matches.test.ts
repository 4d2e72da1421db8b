/** Every warband in a match played to its end against a bot. */
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from './app.ts';
import { expectAccessible } from './axe.ts';
import { theBrowser } from './browser.ts';
import { openMatch, settings } from './playing.ts';
import { matchFile, over, playToTheEnd } from './underworlds.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

describe('a match', () => {
  it.each([
    ['garreks-reavers', 'spiteclaws-swarm'],
    ['stormsires-cursebreakers', 'zarbags-gitz'],
    ['ironskulls-boyz', 'thorns-of-the-briar-queen'],
    ['sepulchral-guard', 'steelhearts-champions'],
  ] as const)('%s against %s, to its end, by options, and looked back at', { timeout: 240_000 }, async (a, b) => {
    const { page, problems } = await openApp(browser, '/?seed=5', {}, settings('en'));
    await openMatch(page, matchFile(a, b));
    const taken = await playToTheEnd(page);
    expect(await over(page)).toBe(true);
    expect(taken).toEqual(expect.arrayContaining(['objective', 'keep', 'deploy', 'charge', 'attack']));
    await expectAccessible(page);
    await picture(page, `underworlds-end-${a}`);
    await page.getByRole('link', { name: 'Look back, step by step' }).click();
    await page.getByRole('slider').waitFor();
    await page.getByRole('slider').press('End');
    await page.locator('.end').waitFor();
    expect(problems).toEqual([]);
  });
});
