import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { expectAccessible } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { answers, goneOn, offered, openMatch, settings } from '../../playing.ts';
import { matchFile, sensible } from './sample.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** Answers and rolls after which that match is half-way. */
const HALF = 60;

const over = async (page: Page): Promise<boolean> => (await page.locator('.end').count()) > 0;

/** Presses Tab until the option of this id has the focus: from the first option, or where that was seen often enough from a few before. */
async function tabTo(page: Page, id: string, before: number): Promise<void> {
  const shown = await page
    .locator('.table-asked .option:visible')
    .evaluateAll((all) => all.map((o) => (o as HTMLElement).dataset.option ?? ''));
  const from = Math.max(0, shown.indexOf(id) - before);
  await page.locator('.table-asked .option:visible').nth(from).focus();
  for (let n = 0; n < 250; n++) {
    const here = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.option ?? '');
    if (here === id) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${id}`);
}

/** Opens the closed list that holds an option, by keyboard. */
async function openList(page: Page, id: string): Promise<void> {
  const title = page.locator('.table-asked details:not([open])', { has: page.locator(`[data-option="${id}"]`) }).locator('summary');
  if ((await title.count()) === 0) return;
  await title.focus();
  await page.keyboard.press('Enter');
}

describe('a whole match', () => {
  it.each(['en', 'fr'] as const)('by keyboard alone, in %s', { timeout: 180_000 }, async (lang) => {
    const { page, problems } = await openApp(browser, '/?seed=5', {}, settings(lang));
    // The keys are the same in either language: in the second only the latter half is played.
    await openMatch(page, lang === 'en' ? matchFile(2, ['person', 'greedy'], 0) : matchFile(2, ['person', 'greedy'], 0, /^move:/, HALF));
    let onBoard = 0;
    for (let n = 0; n < 250 && !(await over(page)); n++) {
      const at = await answers(page);
      const id = sensible(await offered(page));
      const space = /^move:[^>]+>(-?\d+,-?\d+)$/.exec(id)?.[1];
      if (space !== undefined && onBoard < 3) {
        // A move made on the board: arrow keys to a space that can be reached, Enter.
        await page.locator('[role=gridcell][tabindex="0"]').focus();
        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
          if (await page.evaluate(() => document.activeElement?.matches('[data-can][aria-label*=" 1 point"]') ?? false)) break;
          await page.keyboard.press(key);
        }
        const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
        expect(name).toMatch(/^[A-K]\d+/);
        if (await page.evaluate(() => document.activeElement?.matches('[data-can][aria-label*=" 1 point"]') ?? false)) {
          onBoard++;
          await page.keyboard.press('Enter');
          await goneOn(page, at);
          continue;
        }
      }
      await openList(page, id);
      await tabTo(page, id, n < 10 ? 250 : 3);
      await page.keyboard.press('Enter');
      await goneOn(page, at);
      // The focus is never lost when the node changes.
      if (!(await over(page))) expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    }
    expect(onBoard).toBeGreaterThan(0);
    await page.locator('.end').getByRole('heading', { level: 2 }).waitFor();
    // What the check reads is the same in either language.
    if (lang === 'en') await expectAccessible(page);
    await picture(page, `end-${lang}`);
    await page.getByRole('link', { name: lang === 'fr' ? 'Revoir pas à pas' : 'Look back, step by step' }).click();
    await page.getByRole('slider').waitFor();
    await page.getByRole('slider').press('End');
    await page.locator('.end').waitFor();
    await page.getByRole('slider').press('ArrowLeft');
    await page.locator('.end').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: lang === 'fr' ? 'Au début' : 'To the beginning' }).click();
    await page.locator('.table[data-at="0"]').waitFor();
    if (lang === 'fr') await expectAccessible(page);
    expect(problems).toEqual([]);
  });
});
