/** Underworlds on the board: what a press on an enemy beyond reach means. Whole matches on the board alone: `underworlds-matches.test.ts`. */
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { theBrowser } from '../../browser.ts';
import { answers, countQuestions, goneOn, openMatch, settings, workerQuiet } from '../../playing.ts';
import { matchFile } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const FOE = 'Spiteclaw’s Swarm';

describe('on the board alone', () => {
  it('an enemy beyond reach is charged at: the way is shown, the second press goes it, and the attack is prepared next', {
    timeout: 120_000,
  }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', {}, async (p) => {
      await countQuestions(p);
      await settings('en', { passes: 'ask' })(p);
    });
    await openMatch(page, matchFile('garreks-reavers', 'spiteclaws-swarm', ['person', 'greedy'], /^charge:/));
    const own = page.locator('[data-space][data-can][aria-label*="(Garrek’s Reavers)"]');
    let charged = false;
    for (let i = 0; i < (await own.count()) && !charged; i++) {
      await own.nth(i).click();
      await workerQuiet(page);
      for (const foe of await page.locator(`[data-space][data-can][aria-label*="(${FOE})"]`).all()) {
        await foe.click();
        // Where a press leads may be asked of the worker first.
        await workerQuiet(page);
        if ((await page.locator('[data-menu=prepared] [data-option^="charge:"]').count()) === 0) continue;
        await expect.poll(() => page.locator('[data-mark=way][data-tone=way]').count()).toBe(1);
        await picture(page, 'underworlds-charge');
        const at = await answers(page);
        await foe.click();
        await goneOn(page, at);
        charged = true;
        break;
      }
    }
    expect(charged).toBe(true);
    // Reactions may be asked first; then the attack on whoever was pressed is ready to be taken.
    const ready = page.locator('[data-menu=prepared] [data-option^="attack:"]');
    for (let n = 0; n < 4 && (await ready.count()) === 0; n++) {
      const at = await answers(page);
      await page.locator('[data-answers] [data-option="pass"]').first().click();
      await goneOn(page, at);
    }
    await expect.poll(() => ready.count()).toBe(1);
    expect(problems).toEqual([]);
  });

  it('why an enemy cannot be attacked, and how far off it is, are read without scrolling', async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('fr'));
    await openMatch(page, matchFile('stormsires-cursebreakers', 'spiteclaws-swarm', ['person', 'greedy'], /^attack:/, 1));
    await page.locator('[data-fighter]').first().click();
    const told = page.locator('.told');
    let most = 0;
    for (const foe of await page.locator('[data-space][aria-label*="(Nuée de Spiteclaw)"]').all()) {
      await foe.hover();
      await page.locator('.told .told-more').waitFor();
      if ((await told.getAttribute('data-told')) !== 'refused') continue;
      const [room, high] = await told.evaluate((box) => [box.clientHeight, box.scrollHeight]);
      expect(high).toBeLessThanOrEqual(room);
      most = Math.max(most, await page.locator('.told-lines').evaluate((lines) => lines.clientHeight));
    }
    // Five lines of it.
    expect(most).toBeGreaterThan(90);
    await picture(page, 'underworlds-told-fr');
    expect(problems).toEqual([]);
  });
});
