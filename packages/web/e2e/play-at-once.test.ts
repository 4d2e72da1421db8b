/** From the start page to the first thing one does oneself: how many presses that takes in each game, counted as they are made. */
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, START } from './app.ts';
import { brokenWords, expectAccessible } from './axe.ts';
import { theBrowser } from './browser.ts';
import { examplesOf, GAME_IDS } from './games.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** So many presses it may take, the one on the start page included. */
const MOST = 3;

const at = (page: Page): Promise<number> => page.locator('.table').evaluate((e) => Number((e as HTMLElement).dataset.at));
const asked = (page: Page): Promise<unknown> => page.locator('.table[data-waits=true]').waitFor();

/** A person with one finger: every press is counted. */
class Finger {
  presses = 0;
  async press(on: Locator): Promise<void> {
    this.presses++;
    await on.click();
  }
}

describe('from “Play at once” to the first move of one’s own', () => {
  it.each(GAME_IDS)(`at most ${MOST} presses in %s`, async (game) => {
    const { form, seed } = (await examplesOf(game)).firstMove;
    const { page, problems } = await openApp(browser, `/?seed=${seed}`, { locale: 'en' });
    const finger = new Finger();
    await finger.press(page.locator(`[data-game="${game}"]`).getByRole('button', { name: 'Play at once' }));
    await asked(page);
    await page.locator('[data-set-up=made]').waitFor();
    await page.locator('.table-asked:not([data-quiet])').waitFor();
    // Whoever has never seen the board reads under it what to press.
    expect((await page.locator('#why-not').textContent())?.trim()).toMatch(/press/i);
    expect(await brokenWords(page.locator('.hand-face > :first-child'))).toEqual([]);
    const before = await at(page);
    const wanted = async (): Promise<Locator | undefined> => {
      const ids = await page
        .locator('.table-asked [data-option]')
        .evaluateAll((all) => all.map((o) => (o as HTMLElement).dataset.option ?? ''));
      const id = ids.find((o) => form.test(o));
      return id === undefined ? undefined : page.locator(`[data-option="${id}"]`).first();
    };
    if ((await wanted()) === undefined) await finger.press(page.locator('[data-fighter][aria-pressed=false]').first());
    const move = await wanted();
    if (move === undefined) throw new Error('no move of one’s own is offered');
    if (!(await move.isVisible()))
      await finger.press(page.locator('.table-asked details:not([open])', { has: move }).locator('summary').first());
    await finger.press(move);
    await expect.poll(() => at(page)).toBeGreaterThan(before);
    expect(finger.presses).toBeLessThanOrEqual(MOST);
    expect(problems).toEqual([]);
  });
});

describe('a set-up of one’s own', () => {
  it.each(GAME_IDS)('is made on demand, and taken back, in %s', async (game) => {
    const { seed } = (await examplesOf(game)).firstMove;
    const { page, problems } = await openApp(browser, `/?seed=${seed}#/setup/${game}`, { locale: 'en' });
    await page.getByRole('button', { name: START.en }).click();
    await asked(page);
    const first = await at(page);
    await page.locator('.table-asked:not([data-quiet])').waitFor();
    await page.getByRole('button', { name: 'Set up for me' }).click();
    await page.locator('.table[data-waits=true] [data-set-up=made]').waitFor();
    await expectAccessible(page);
    await page.locator('.table-asked:not([data-quiet])').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    // Where dice have fallen since, it is asked whether to go back all the same.
    const sure = page.getByRole('dialog').getByRole('button', { name: /Take it back|Everybody agrees/ });
    await sure.or(page.locator('[data-set-up=offered]')).first().waitFor();
    if (await sure.isVisible()) await sure.click();
    await page.locator('.table[data-waits=true] [data-set-up=offered]').waitFor();
    expect(await at(page)).toBe(first);
    expect(problems).toEqual([]);
  });
});
