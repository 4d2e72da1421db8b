/** Underworlds played on the board alone, to the end of the match. */
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from './app.ts';
import { theBrowser } from './browser.ts';
import { answers, goneOn, openMatch, settings } from './playing.ts';
import { matchFile, over, playOnBoard } from './underworlds.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const FOE = 'Spiteclaw’s Swarm';

describe('on the board alone', () => {
  it('the last round is played to its end by mouse', { timeout: 180_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', {}, settings('en'));
    await openMatch(page, matchFile('garreks-reavers', 'spiteclaws-swarm', ['person', 'greedy'], /^(attack|charge|move):/, 3));
    const pressed = await playOnBoard(page, FOE, (what) => what.click());
    expect(await over(page)).toBe(true);
    expect(pressed.own + pressed.foe).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  it('the last round is played to its end by touch', { timeout: 180_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', PHONE, settings('en'));
    await openMatch(page, matchFile('garreks-reavers', 'spiteclaws-swarm', ['person', 'greedy'], /^(attack|charge|move):/, 3));
    const pressed = await playOnBoard(page, FOE, async (what) => {
      // Nobody's finger is quicker: what lies under it is not pressed right after a new question.
      await page.waitForTimeout(400);
      await what.tap();
    });
    expect(await over(page)).toBe(true);
    expect(pressed.own + pressed.foe).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  it('an enemy beyond reach is charged at: the way is shown, the second press goes it, and the attack is prepared next', {
    timeout: 120_000,
  }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', {}, settings('en', { passes: 'ask' }));
    await openMatch(page, matchFile('garreks-reavers', 'spiteclaws-swarm', ['person', 'greedy'], /^charge:/));
    const own = page.locator('[data-space][data-can][aria-label*="(Garrek’s Reavers)"]');
    let charged = false;
    for (let i = 0; i < (await own.count()) && !charged; i++) {
      await own.nth(i).click();
      for (const foe of await page.locator(`[data-space][data-can][aria-label*="(${FOE})"]`).all()) {
        await foe.click();
        if ((await page.locator('[data-menu=prepared] [data-option^="charge:"]').count()) === 0) continue;
        expect(await page.locator('[data-mark=way][data-tone=way]').count()).toBe(1);
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
    expect(await ready.count()).toBe(1);
    expect(problems).toEqual([]);
  });
});
