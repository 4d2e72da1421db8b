/** The strength of the person beside the levels: matches that end change it, in whatever window, and who is offered next follows it. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openApp, openWindow } from './app.ts';
import { theBrowser } from './browser.ts';
import { openMatch, settings, settled } from './playing.ts';
import { answer, nearlyOver, SAMPLE_GAME } from './sample.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** A match that bots have nearly played to its end, in the hands of a person and of a character who is offered to nobody new. */
const match = (): string => JSON.stringify({ ...JSON.parse(nearlyOver(8, ['random', 'greedy'])), seats: ['person', 'level-2'] });

async function playToItsEnd(page: Page): Promise<void> {
  while ((await page.locator('.table .end').count()) === 0) {
    await answer(page);
    await settled(page);
  }
}

const strength = (page: Page) => page.locator('[data-strength]');

it('counts a match against a character once it is over, but not one with a hint, and forgets them when asked', async () => {
  const { page, problems } = await openApp(browser, '/?seed=5', { locale: 'en' }, settings('en'));
  const other = await openWindow(page.context(), '/?seed=6', settings('en'));
  for (const [window, matches] of [
    [page, 'one match'],
    // That window was open before the first match ended.
    [other.page, '2 matches'],
  ] as const) {
    await openMatch(window, match());
    await playToItsEnd(window);
    await expect.poll(() => strength(window).textContent()).toContain(`by ${matches}.`);
  }
  await expect.poll(() => strength(page).textContent()).toContain('by 2 matches.');

  // Whoever takes a hint plays on for the sake of it.
  await openMatch(page, match());
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.locator('[data-hints] > li').first().waitFor();
  await page.keyboard.press('Escape');
  await playToItsEnd(page);
  await expect.poll(() => strength(page).textContent()).toContain('by 2 matches.');
  // Offered is another match against whoever is next.
  const level = /Offered next: (\p{L}+)/u.exec((await strength(page).textContent()) ?? '')?.[1] ?? '';
  await strength(page).getByRole('button', { name: 'Take this one' }).click();
  await page.locator('.table .end').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.score-who').allTextContents()).toContainEqual(expect.stringContaining(level));

  await page.goto(page.url().replace(/#.*/, `#/setup/${SAMPLE_GAME}`));
  await expect.poll(() => strength(page).first().textContent()).toContain('by 2 matches.');
  await strength(page).first().getByRole('button', { name: 'Forget that' }).click();
  await strength(page).first().waitFor({ state: 'detached' });
  await other.page.reload();
  await other.page.locator('.table .end').waitFor();
  expect(await strength(other.page).count()).toBe(0);
  expect([...problems, ...other.problems]).toEqual([]);
});

it.each([
  // Of whom nothing is known, and who has won nine matches against the third.
  [0, 'level 1'],
  [9, 'level 3'],
])('who has won %i matches is given an opponent of %s where a match is played at once', async (won, level) => {
  const wins = Array.from({ length: won }, (_x, i) => ({ id: String(i), game: SAMPLE_GAME, level: 'level-3', score: 1 }));
  const { page, problems } = await openApp(browser, '/?seed=5', { locale: 'en' }, async (p) => {
    await settings('en')(p);
    await p.addInitScript((text) => localStorage.setItem('escarmouche.strength', text), JSON.stringify(wins));
  });
  await page.locator(`[data-game="${SAMPLE_GAME}"]`).getByRole('button', { name: 'Play at once' }).click();
  await expect.poll(() => page.locator('.score-who').allTextContents()).toContainEqual(expect.stringContaining(level));
  expect(problems).toEqual([]);
});
