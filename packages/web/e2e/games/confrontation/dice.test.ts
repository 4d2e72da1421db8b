/** The table of ways to place dice, and a card of two figures on a phone. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openApp } from '../../app.ts';
import { theBrowser } from '../../browser.ts';
import { openMatch, settings, settled } from '../../playing.ts';
import { EXAMPLES } from './examples.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const DICE = EXAMPLES.odds.find(({ kind }) => kind === 'confrontation');

it.each([
  ['en', { viewport: { width: 1440, height: 900 } }],
  ['fr', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const)('in %s: each head of the table of dice stands over its numbers, and keys are told to who has some', async (lang, window) => {
  const { page, problems } = await openApp(browser, '/', window, settings(lang));
  await openMatch(page, DICE?.file() ?? '');
  const rights = (of: string): Promise<number[]> =>
    page.locator(of).evaluateAll((all) => all.map((e) => Math.round(e.getBoundingClientRect().right)));
  await page.locator('.place-ways [data-odds]').first().waitFor();
  const heads = await rights('.place-heads .odds-cell');
  expect(heads.length).toBeGreaterThan(1);
  expect(await rights('.place-ways > li:first-child .odds-cell')).toEqual(heads);
  expect(await page.locator('[data-odds-hold]').textContent()).toMatch(
    lang === 'en' ? /half of them into attack/ : /moitié de leurs dés en attaque/,
  );
  expect(await page.locator('.place-hint').isVisible()).toBe(!('hasTouch' in window));
  expect(problems).toEqual([]);
});

it.each(['en', 'fr'] as const)(
  'on a phone in %s: a figure of the card to act is in sight below the question, which is read whole',
  async (lang) => {
    const window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page, problems } = await openApp(browser, '/?seed=1', window, settings(lang));
    await page.locator('[data-game="confrontation"] .button-primary').click();
    await settled(page);
    await page.locator('[data-set-up=made]').waitFor();
    const figure = page.locator('.acting-one').first();
    const inSight = async (): Promise<void> => {
      await figure.waitFor();
      expect(await figure.evaluate((e) => innerHeight - e.getBoundingClientRect().bottom)).toBeGreaterThanOrEqual(0);
      expect(await page.locator('.asked-head').evaluate((e) => e.scrollHeight - e.clientHeight)).toBeLessThanOrEqual(1);
    };
    await inSight();
    await figure.tap();
    await page.locator('.acting-one[aria-pressed=true]').waitFor();
    await inSight();
    expect(problems).toEqual([]);
  },
);
