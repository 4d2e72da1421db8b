/** What an attack may come to is on the screen before it is made. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openApp, picture } from './app.ts';
import { expectAccessible } from './axe.ts';
import { theBrowser } from './browser.ts';
import { fight, openMatch, settings } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

it.each([
  ['en', 'desk', {}, /^[<>]? ?\d+% to deal damage · [\d.]+ damage on average · [<>]? ?\d+% out of action$/],
  ['fr', 'phone', phone, /^[<>]?\s?\d+\s%\sd’infliger des dégâts · [\d,]+ dégâts en moyenne · [<>]?\s?\d+\s%\sde mise hors de combat$/],
] as const)(
  'in %s on a %s: in the menu at the place, and whole in a table whose shares make one',
  { timeout: 120_000 },
  async (lang, where, options, line) => {
    const { page, problems } = await openApp(browser, '/?seed=9', options, settings(lang));
    await openMatch(page, fight());
    const foe = page.locator('[data-space][aria-label^="F6."]');
    await (where === 'phone' ? foe.tap() : foe.click());
    const menu = page.getByRole('menu');
    await menu.waitFor();
    const shown = menu.locator('[data-odds]');
    await expect.poll(() => shown.count()).toBe(await menu.getByRole('menuitem').count());
    for (const text of await shown.allTextContents()) expect(text).toMatch(line);
    await picture(page, `odds-${where}-${lang}`);
    // What is pointed at in the menu is told whole beside the question.
    const whole = page.locator('[data-odds-whole]');
    await expect.poll(() => whole.count()).toBe(1);
    if (where === 'desk') {
      await whole.locator('summary').click();
      const sums = await whole
        .locator('table')
        .evaluateAll((all) => all.map((t) => [...t.querySelectorAll('meter')].reduce((sum, m) => sum + m.value, 0)));
      expect(sums.length).toBeGreaterThan(1);
      for (const sum of sums) expect(sum).toBeCloseTo(1, 6);
      await expectAccessible(page);
    }
    expect(problems).toEqual([]);
  },
);
