/** Underworlds played on the board alone, to the end of the match. */
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from './app.ts';
import { theBrowser } from './browser.ts';
import { HANDS, type Player, playOn } from './hands.ts';
import { answers, goneOn, openMatch, settings } from './playing.ts';
import { matchFile } from './underworlds.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const FOE = 'Spiteclaw’s Swarm';

/** Attacks whoever can be attacked, else takes a fighter up and sends it somewhere. */
const player = (foe: string): Player => ({
  cards: '[data-card][data-can]',
  place(places, n, holds) {
    const enemy = places.find((p) => p.label.includes(`(${foe})`));
    const hexes = places.filter((p) => !p.piece && !p.held);
    const own = places.filter((p) => p.piece && !p.held);
    const any = <T>(all: readonly T[]): T | undefined => all[n % Math.max(1, all.length)];
    return enemy ?? (holds || own.length === 0 ? any(hexes) : undefined) ?? any(own);
  },
});

describe('on the board alone', () => {
  // One hand plays it whole; the others begin late, as a whole match is some two hundred and fifty answers of both sides.
  it.each([
    ['a whole match is played to its end by mouse', HANDS.mouse, 0],
    ['the last round is played to its end by finger', HANDS.finger, 3],
    ['the last round is played to its end by keys', HANDS.keys, 3],
  ] as const)('%s', { timeout: 180_000 }, async (_name, hand, round) => {
    const { page, problems } = await openApp(browser, '/?seed=5', hand.screen, settings('en'));
    const from = round === 0 ? undefined : /^(?:attack|charge|move):/;
    await openMatch(page, matchFile('steelhearts-champions', 'ironskulls-boyz', ['person', 'random'], from, round));
    const pressed = await playOn(page, hand, player('Ironskull’s Boyz'));
    expect(pressed.places).toBeGreaterThan(round === 0 ? 20 : 3);
    expect(await page.locator('.end').count()).toBe(1);
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
