/** Puzzles: questions that are answered on the board, with the reason for what was right and for what was not. */
import { readFileSync } from 'node:fs';
import type { Browser, Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from './app.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { theBrowser } from './browser.ts';
import { settings } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** The puzzles that a game has, in their order, as far as tests look for one of them. */
function puzzlesOf(game: string): readonly { readonly id: string; readonly at: string; readonly does: string; readonly case?: object }[] {
  return JSON.parse(readFileSync(new URL(`../../engine/src/games/${game}/puzzles.json`, import.meta.url), 'utf8'));
}

/** What tells whether a button is chosen, right, wrong, or off. */
const looks = (of: Locator) =>
  of.evaluate((e) => {
    const { backgroundColor, borderColor, borderStyle, boxShadow, color, textDecorationLine } = getComputedStyle(e);
    return { backgroundColor, borderColor, borderStyle, boxShadow, color, line: textDecorationLine };
  });

describe('puzzles', () => {
  it('puts puzzles that are answered on the board, and says why not', async () => {
    const { page, problems } = await openApp(browser, '/#/rulings/wow', { viewport: { width: 390, height: 844 } }, settings('en'));
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

  it.each([
    ['wow', 'card', 'Deals|damage|armor|heal|attack'],
    ['confrontation', 'parry', 'INI.*ATT.*DEF'],
    ['gloomhaven', 'target', 'Top: (Attack|Move|Heal|Shield|Retaliate|Loot) \\d'],
  ] as const)('shows beside a puzzle of %s what its cards say', async (game, does, says) => {
    const all = puzzlesOf(game);
    const nth = all.findIndex((p) => p.does === does) + 1;
    const { page, problems } = await openApp(browser, `/#/rulings/${game}/${nth}`, {}, settings('en'));
    await expect.poll(() => page.locator('.puzzle-texts').textContent()).toMatch(new RegExp(says));
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  it('names figures in a puzzle with the signs of the board, shows their dice, and leaves nothing of it cut off', async () => {
    const all = puzzlesOf('confrontation');
    const nth = all.findIndex((p) => p.id === 'conf:match/45b1b44c') + 1;
    const { page, problems } = await openApp(browser, `/#/rulings/confrontation/${nth}`, {}, settings('fr'));
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
      browser,
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

  it('tells how many dice fall with the roll that they are of, and nothing looks as if it could still be chosen', async () => {
    const all = puzzlesOf('underworlds');
    const nth = all.findIndex((p) => p.at === 'dice' && p.does === 'attack') + 1;
    const { page, problems } = await openApp(browser, `/#/rulings/underworlds/${nth}`, {}, settings('fr'));
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
    const { page, problems } = await openApp(browser, `/#/rulings/underworlds/${nth}`, {}, settings('fr'));
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
});
