/** Double clicks: an answer counts for the question that was on the screen when the press began. */
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../../app.ts';
import { theBrowser } from '../../browser.ts';
import { answers, goneOn, openMatch, settings } from '../../playing.ts';
import { taken } from '../../taken.ts';
import { arena, choose } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** Presses the pointer twice where something lies, `between` milliseconds apart, whatever lies there the second time. */
async function twice(page: Page, on: Locator, between: number): Promise<void> {
  // A question that has just come hears no pointer for a moment.
  await page.locator('.table-asked:not([data-quiet])').waitFor();

  const box = await on.boundingBox();
  if (box === null) throw new Error('nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    if (clickCount === 1) await page.waitForTimeout(between);
  }
}

describe('a double click', () => {
  it.each([0, 60, 200, 400])('on what confirms two cards, %i ms apart, does not end the choice of the next character', async (between) => {
    const { page, problems } = await openApp(browser, '/?seed=4', {}, settings('en'));
    await openMatch(page, arena());
    // Both characters stand, and the first one chooses.
    for (let n = 0; n < 2; n++) await choose(page, /^start:/);
    for (const card of await page.locator('.gh-card-pick').all()) await card.press('Enter');
    const before = Number(await answers(page));
    await twice(page, page.locator('[data-commit]'), between);
    await goneOn(page, String(before));
    // Whatever the second press would do has been done when the worker answers what is asked after it.
    expect((await taken(page)).filter((id) => id.startsWith('cards:'))).toHaveLength(1);
    expect(await answers(page)).toBe(String(before + 1));
    // One press is an answer again.
    for (const card of await page.locator('.gh-card-pick').all()) await card.click();
    await page.locator('[data-commit]').click();
    await goneOn(page, String(before + 1));
    expect((await taken(page)).filter((id) => id.startsWith('cards:'))).toHaveLength(2);
    expect(problems).toEqual([]);
  });
});
