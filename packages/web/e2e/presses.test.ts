/** Double clicks and quick presses: an answer counts for the question that was on the screen when the press began. */
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from './app.ts';
import { theBrowser } from './browser.ts';
import { arena, choose } from './games/gloomhaven/playing.ts';
import { answers, goneOn, matchFile, openMatch, settings, settled } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** The answers of the first seat so far, from the match's file. */
async function taken(page: Page): Promise<string[]> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /Save as a match file/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save the whole match' }).click();
  const stream = await (await saving).createReadStream();
  let text = '';
  for await (const part of stream) text += String(part);
  return (JSON.parse(text) as { entries: { kind: string; seat: number; id: string }[] }).entries
    .filter((e) => e.kind === 'take' && (e.seat === 0 || e.id.startsWith('cards:')))
    .map((e) => e.id);
}

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
