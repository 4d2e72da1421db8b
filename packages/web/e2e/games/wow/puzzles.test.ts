/** Puzzles of World of Warcraft Miniatures: questions that are answered on the board, with the reason for what was right and for what was not. */
import { expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { expectAccessible, expectNoSideways } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { settings } from '../../playing.ts';
import { puzzlesOf } from '../../puzzled.ts';

it('puts puzzles that are answered on the board, and says why not', async () => {
  const { page, problems } = await openApp(await theBrowser(), '/#/rulings/wow', { viewport: { width: 390, height: 844 } }, settings('en'));
  await page.getByRole('link', { name: 'Puzzle of the day' }).click();
  await page.locator('[data-puzzle]').waitFor();
  // The first that comes from a match: everybody is pressed, and it is told of each why not.
  const all = puzzlesOf('wow');
  const nth = all.findIndex((p) => p.case !== undefined && p.at === 'figures') + 1;
  const to = (at: number): Promise<void> =>
    page.evaluate((n) => {
      location.hash = `#/rulings/wow/${n}`;
    }, at);
  await to(nth);
  await page.getByRole('heading', { name: /^Puzzle [12], of / }).waitFor();
  // What those can do who are asked about stands beside it, by the numbers that hold.
  await expect.poll(() => page.locator('.puzzle-texts').textContent()).toMatch(/Main attack.*ticks.*power \d.*range \d/);
  const figures = page.locator('[data-space][aria-label*=" health "]');
  await figures.first().waitFor();
  for (const figure of await figures.all()) await figure.click();
  await page.getByRole('button', { name: 'That is my answer' }).click();
  const told = page.locator('[data-solved=false]');
  await told.waitFor();
  await expect.poll(() => told.locator('li.bad .rule-ref').count()).toBeGreaterThan(0);
  const right = await told.locator('li[data-allowed]').allTextContents();
  await expectNoSideways(page);
  await expectAccessible(page);
  await picture(page, 'puzzle-390-en');
  // It comes again, and those alone are right.
  await to(nth === 1 ? 2 : 1);
  await page.getByRole('heading', { name: /^Puzzle [13], of / }).waitFor();
  await expect.poll(() => page.locator('[data-score]').textContent()).toContain('0 right of 1');
  await to(nth);
  await page.getByRole('heading', { name: /^Puzzle [12], of / }).waitFor();
  for (const line of right)
    await page
      .locator(`[data-space][aria-label*="${line.trim().replace(/:.*/, '')}"]`)
      .first()
      .click();
  await page.getByRole('button', { name: 'That is my answer' }).click();
  await page.locator('[data-solved=true]').waitFor();
  expect(problems).toEqual([]);
});
