/** Puzzles of Warhammer Underworlds: dice, and cards that may be played. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { openApp } from '../../app.ts';
import { expectAccessible } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { settings } from '../../playing.ts';
import { puzzlesOf } from '../../puzzled.ts';

/** What tells whether a button is chosen, right, wrong, or off. */
const looks = (of: Locator) =>
  of.evaluate((e) => {
    const { backgroundColor, borderColor, borderStyle, boxShadow, color, textDecorationLine } = getComputedStyle(e);
    return { backgroundColor, borderColor, borderStyle, boxShadow, color, line: textDecorationLine };
  });

it('tells how many dice fall with the roll that they are of, and nothing looks as if it could still be chosen', async () => {
  const all = puzzlesOf('underworlds');
  const nth = all.findIndex((p) => p.at === 'dice' && p.does === 'attack') + 1;
  const { page, problems } = await openApp(await theBrowser(), `/#/rulings/underworlds/${nth}`, {}, settings('fr'));
  const number = (n: string): Locator => page.locator('.puzzle').getByRole('button', { name: n, exact: true });
  // Who is who on the board is shown beside the names.
  await expect.poll(() => page.locator('.puzzle-texts h3:has(> .wu-token)').count()).toBeGreaterThan(1);
  const free = await looks(number('10'));
  await number('9').click();
  await page.getByRole('button', { name: 'C’est ma réponse' }).click();
  await page
    .locator('[data-solved=false]')
    .getByText(/ attaque\s: \d dés/)
    .waitFor();
  const off = await looks(number('10'));
  expect(off).not.toEqual(free);
  expect(await number('10').getAttribute('aria-disabled')).toBe('true');
  await number('10').hover();
  expect(await looks(number('10'))).toEqual(off);
  // What was chosen and was wrong is struck through, pointed at or not.
  expect((await looks(number('9'))).line).toBe('line-through');
  await number('9').hover();
  expect((await looks(number('9'))).line).toBe('line-through');
  expect(problems).toEqual([]);
});

it('asks which cards may be played, each with what it says', async () => {
  const all = puzzlesOf('underworlds');
  const nth = all.findIndex((p) => p.at === 'with' && p.does === 'score') + 1;
  const { page, problems } = await openApp(await theBrowser(), `/#/rulings/underworlds/${nth}`, {}, settings('fr'));
  const cards = page.locator('[data-puzzle] li:has(button[aria-pressed])');
  await cards.first().waitFor();
  const said = await cards.allTextContents();
  expect(said.length).toBeGreaterThan(2);
  expect(new Set(said.map((text) => text.split('gloire')[1])).size).toBe(said.length);
  for (const card of await cards.getByRole('button').all()) await card.press('Enter');
  await page.getByRole('button', { name: 'C’est ma réponse' }).click();
  const told = page.locator('[data-solved=false]');
  await expect.poll(() => told.locator('li.bad .rule-ref').count()).toBeGreaterThan(0);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
