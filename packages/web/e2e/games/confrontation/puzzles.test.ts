/** Puzzles of Confrontation: figures by their signs, and what is asked in sight beside the board. */
import { expect, it } from 'vitest';
import { openApp } from '../../app.ts';
import { theBrowser } from '../../browser.ts';
import { settings } from '../../playing.ts';
import { puzzlesOf } from '../../puzzled.ts';

it('names figures in a puzzle with the signs of the board, shows their dice, and leaves nothing of it cut off', async () => {
  const all = puzzlesOf('confrontation');
  const nth = all.findIndex((p) => p.id === 'conf:match/45b1b44c') + 1;
  const { page, problems } = await openApp(await theBrowser(), `/#/rulings/confrontation/${nth}`, {}, settings('fr'));
  await expect
    .poll(() => page.locator('[data-puzzle] p.large').textContent())
    .toMatch(/Clone de Dirz 1 \(B2\).*Garde royal d’Alahan 2 \(A2\)/);
  await expect.poll(() => page.locator('.puzzle-texts').textContent()).toMatch(/Garde royal d’Alahan 2 \(A2\).*Défense\s*2/);
  // Nothing is moved here, and nothing says that it might be.
  expect(await page.getByText('faites-y glisser').count()).toBe(0);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.locator('.fights').evaluate((e) => e.scrollHeight - e.clientHeight)).toBeLessThanOrEqual(1);
    await expect.poll(() => page.locator('.fights-list').evaluate((e) => e.scrollWidth - e.clientWidth)).toBeLessThanOrEqual(1);
  }
  expect(problems).toEqual([]);
});

it('keeps what is asked and answered of a puzzle in sight beside the board, and says by which rule each may be chosen', async () => {
  const all = puzzlesOf('confrontation');
  const nth = (id: string): number => all.findIndex((p) => p.id === id) + 1;
  const { page, problems } = await openApp(
    await theBrowser(),
    `/#/rulings/confrontation/${nth('conf:IX-A-2.b/2/0')}`,
    { viewport: { width: 1440, height: 900 } },
    settings('fr'),
  );
  const inWindow = (e: Element): boolean => e.getBoundingClientRect().top >= 0 && e.getBoundingClientRect().bottom <= innerHeight;
  const figures = page.locator('.puzzle [data-space][aria-label]');
  await figures.first().waitFor();
  for (const at of [0, 1]) await figures.nth(at).click();
  // Whoever is chosen is ticked.
  await expect.poll(() => page.locator('[data-mark="tick"]').count()).toBe(2);
  const check = page.getByRole('button', { name: 'C’est ma réponse' });
  expect(await check.evaluate(inWindow)).toBe(true);
  expect(await page.locator('.puzzle .small-board-drawing').evaluate(inWindow)).toBe(true);
  await check.click();
  const told = page.locator('[data-solved]');
  await told.waitFor();
  expect(await told.evaluate(inWindow)).toBe(true);
  await expect.poll(() => told.locator('[data-allowed] .rule-ref').count()).toBeGreaterThan(1);
  // Beside the board every figure has its numbers, and the signs their key.
  expect(await page.locator('.puzzle-texts [data-text]').count()).toBe(await figures.count());
  await page.locator('.puzzle-more summary').last().click();
  await page.locator('.puzzle-more .legend').waitFor();
  expect(problems).toEqual([]);
});
