/** Quick presses: an answer counts for the question that was on the screen when the press began. */
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../../app.ts';
import { theBrowser } from '../../browser.ts';
import { answers, goneOn, openMatch, settings, settled } from '../../playing.ts';
import { taken } from '../../taken.ts';
import { matchFile } from './sample.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

describe('a key', () => {
  it('held down answers one question', async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en'));
    await openMatch(page, matchFile(12, ['person', 'random'], 0));
    await page.locator('[data-option="equip:done"]').focus();
    // Playwright repeats a key that is pressed again without having been released.
    await page.keyboard.down('Enter');
    await goneOn(page, '0');
    for (let n = 0; n < 4; n++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await taken(page)).toEqual(['equip:done']);
    await settled(page);
    const at = await answers(page);
    await page.locator('.table-asked [data-option]').first().press('Enter');
    await goneOn(page, at);
    expect(await taken(page)).toHaveLength(2);
    expect(problems).toEqual([]);
  });
});
