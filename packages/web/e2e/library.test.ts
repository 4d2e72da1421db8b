/** The library of rulings, of every game. */
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from './app.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { theBrowser } from './browser.ts';
import { examplesOf, GAME_IDS } from './games.ts';
import { settings } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** Books that are read, each at one width and in one language. */
const BOOKS = (
  await Promise.all(
    GAME_IDS.map(async (game) => {
      const { book } = await examplesOf(game);
      return book === undefined ? [] : [{ game, ...book }];
    }),
  )
).flat();

/** The game whose questions are put one after another. */
const ASKED = BOOKS[0]?.game ?? GAME_IDS[0];

describe('the library of rulings', () => {
  it.each(BOOKS)('of $game reads as a book at $width pixels in $lang', async ({ game, width, lang, slip }) => {
    const { page, problems } = await openApp(browser, '/', { viewport: { width, height: 900 } }, settings(lang));
    await page
      .locator(`[data-game=${game}]`)
      .getByRole('link', { name: lang === 'fr' ? 'Lire les règles' : 'Read the rules' })
      .click();
    await page.locator('[data-outline] dt').first().waitFor();
    await expectNoSideways(page);
    // Hundreds of paragraphs alike: one book is read by the check.
    if (lang === 'en') await expectAccessible(page);
    await picture(page, `book-${width}-${lang}`);
    // A rule of the first page opens; a chapter is come to from the list, and has the focus.
    await page.locator('[data-outline] .rule-ref').first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.book-contents a').nth(1).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('at-2');
    expect(await page.locator('#at-2').evaluate((e) => Math.abs(e.getBoundingClientRect().top))).toBeLessThan(80);
    await picture(page, `book-chapter-${width}-${lang}`);
    if (width > 1000) {
      // The board at the side follows what is read.
      const next = page.locator('[data-cases]:not([data-cases="0"])').nth(3);
      const number = await next.locator('.rule-number').textContent();
      await next.evaluate((e) => e.scrollIntoView());
      await page.locator('.book-beside h2', { hasText: number ?? 'a number' }).waitFor();
    }
    await expect.poll(() => page.locator('[data-index] dt').count()).toBeGreaterThan(30);
    expect(await page.locator('[data-index] div:not(:has(a))').count()).toBe(0);
    // A slip of the pen finds what was meant; a paragraph leads to its situations, and back.
    await page.getByRole('searchbox').fill(slip);
    await expect.poll(() => page.locator('.book-paragraph').count()).toBeLessThan(60);
    await expect.poll(() => page.locator('.book-paragraph').count()).toBeGreaterThan(0);
    // The other rulebooks are searched as well: two of them at least know of it, without the slip or with it.
    await expect.poll(() => page.locator('[data-elsewhere] a').count()).toBeGreaterThan(1);
    // Its situation is played where the paragraph stands, or beside it where there is room.
    await page.locator('.book-open').first().click();
    const small = page.locator('[data-small-board="0"]');
    await small.locator('[data-board]').waitFor();
    const told = await small.textContent();
    await small.getByRole('button', { name: lang === 'fr' ? 'Un pas en avant' : 'One step on' }).click();
    await expect.poll(() => page.locator('[data-small-board="1"]').textContent()).not.toBe(told);
    await expectNoSideways(page);
    await expectAccessible(page, width > 1000 ? '.book-beside' : '.book-paragraph:has([data-small-board])');
    await picture(page, `book-situation-${width}-${lang}`);
    await page.locator('.book-paragraph a[href*="rulings"]').first().click();
    await page.locator('[data-answer]').waitFor();
    await page.getByRole('link', { name: lang === 'fr' ? 'Lire les règles' : 'Read the rules' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id ?? '')).toMatch(/^at-\w+:/);
    expect(problems).toEqual([]);
  });

  it('puts one question after another, and keeps what was known', async () => {
    const { page, problems } = await openApp(browser, `/#/rulings/${ASKED}`, {}, settings('en'));
    const left = page.locator('[data-quiz]');
    const counted = async (): Promise<number[]> => ((await left.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
    const [due, fresh] = await counted();
    expect(due).toBe(0);
    await left.getByRole('button', { name: 'Question after question' }).click();
    for (let n = 0; n < 2; n++) {
      const asked = await page.getByRole('heading', { level: 1 }).textContent();
      await page.getByRole('button', { name: 'Yes', exact: true }).click();
      await page.locator('[data-verdict]').waitFor();
      await page.getByRole('button', { name: 'Next question' }).click();
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(asked);
    }
    await expectAccessible(page);
    await page.evaluate((game) => {
      location.hash = `#/rulings/${game}`;
    }, ASKED);
    await left.waitFor();
    await page.reload();
    await left.waitFor();
    expect((await counted())[1]).toBe(fresh - 2);
    expect(problems).toEqual([]);
  });

  it.runIf(GAME_IDS.length > 1)('says which other game has what this one has nothing of, and looks for it there', async () => {
    const { page, problems } = await openApp(browser, `/#/rulings/${GAME_IDS[1]}`, {}, settings('fr'));
    const title = (await page.locator('.library-title').first().textContent()) ?? '';
    await page.goto(new URL(`/#/rulings/${GAME_IDS[0]}`, page.url()).href);
    await page.locator('.library-games a[aria-current]').first().waitFor();
    await page.getByRole('searchbox').fill('qqqq');
    await page.getByText('Rien trouvé', { exact: false }).waitFor();
    expect(await page.locator('[data-other-games]').count()).toBe(0);
    // On a phone the answer is in sight too, above no more than what is looked for.
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await page.locator('.library-count').boundingBox())?.y ?? 1e9).toBeLessThan(800);
    await page.getByRole('searchbox').fill(title.replace(/[«»“”?:,.()]/g, ' '));
    await page.locator('[data-other-games] a').first().click();
    await expect.poll(() => page.locator('.library-title').first().textContent()).toBe(title);
    expect(await page.getByRole('searchbox').inputValue()).not.toBe('');
    expect(problems).toEqual([]);
  });
});
