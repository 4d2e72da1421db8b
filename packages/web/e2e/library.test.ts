import { readdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { openApp, picture } from './app.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { theBrowser } from './browser.ts';
import { settings } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

describe('the library of rulings', () => {
  it.each([
    [1440, 'en'],
    [390, 'en'],
    [1440, 'fr'],
    [390, 'fr'],
  ] as const)('at %i pixels in %s', async (width, locale) => {
    const { page, problems } = await openApp(browser, '/#/rulings', { viewport: { width, height: 900 }, locale });
    const all = readdirSync(new URL('../../engine/src/games/wow/rulings/', import.meta.url)).filter((file) =>
      file.endsWith('.yaml'),
    ).length;
    await page.getByText(locale === 'fr' ? `${all} paragraphes` : `${all} paragraphs`).waitFor();
    await expectNoSideways(page);
    // What the check reads is the same in either language: each size is read in one of them.
    if ((width === 1440) === (locale === 'en')) await expectAccessible(page);
    await picture(page, `library-${width}-${locale}`);
    expect(problems).toEqual([]);
  });

  it('is searched in both languages, accents or not, and filtered', async () => {
    const { page, problems } = await openApp(browser, '/#/rulings', { locale: 'en' });
    const search = page.getByRole('searchbox', { name: 'Search the rulings' });
    await search.fill('teleport');
    await page.getByRole('link', { name: /404\.2a/ }).waitFor();
    await search.fill('deplacement naturel');
    await page.getByRole('link', { name: /404\.1 Natural move/ }).waitFor();
    await search.fill('600.3');
    await page.getByRole('link', { name: /^600\.3/ }).waitFor();
    await search.fill('zzz');
    await page.getByText('Nothing found').waitFor();
    await expectAccessible(page);
    await search.fill('');
    await page.getByRole('radio', { name: 'Worked examples' }).check();
    await page.getByText('3 paragraphs').waitFor();
    await page.getByRole('radio', { name: 'Misprints' }).check();
    await page.getByText('10 paragraphs').waitFor();
    await page.getByRole('radio', { name: 'All' }).check();
    await page.getByRole('combobox', { name: 'Chapter' }).selectOption({ label: '5. Clocks' });
    await page.getByText('7 paragraphs').waitFor();
    expect(problems).toEqual([]);
  });

  it.each([1440, 390])('leaves room between what may be pressed above the list, at %i pixels', async (width) => {
    const { page, problems } = await openApp(browser, '/#/rulings/confrontation', { viewport: { width, height: 900 }, locale: 'fr' });
    await page.locator('[data-puzzles]').waitFor();
    const boxes = await page
      .locator('.library-doors')
      .locator('a, button, label')
      .evaluateAll((all) => all.map((e) => e.getBoundingClientRect()).map(({ x, y, right, bottom }) => ({ x, y, right, bottom })));
    expect(boxes.length).toBeGreaterThan(4);
    const near = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).filter((b) => b.x < a.right + 6 && a.x < b.right + 6 && b.y < a.bottom + 6 && a.y < b.bottom + 6),
    );
    expect(near).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('shows the question of a situation whole, and what is expected there under it', async () => {
    const { page, problems } = await openApp(browser, '/#/rulings/wow:405.3/3', { viewport: { width: 1440, height: 900 } }, settings('fr'));
    await page.getByRole('slider').press('End');
    await page.locator('.expected').waitFor();
    /** Whether what is drawn at its corners belongs to it: nothing lies over it, and nothing cuts it. */
    const bare = (e: Element): boolean => {
      const { left, right, top, bottom } = e.getBoundingClientRect();
      return [
        [left + 2, top + 2],
        [right - 2, top + 2],
        [left + 2, bottom - 2],
        [right - 2, bottom - 2],
      ].every(([x, y]) => e.contains(document.elementFromPoint(x, y)));
    };
    await expect.poll(() => page.locator('.prompt').evaluate(bare)).toBe(true);
    await expect.poll(() => page.locator('.expected').evaluate(bare)).toBe(true);
    // What passes or ends there is listed with the rest.
    expect(await page.locator('.asked-list .commit [data-option]').count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  it('shows a paragraph in both languages with its misprint, and every number in it opens', async () => {
    const { page, problems } = await openApp(browser, '/#/rulings/wow:404.4', { locale: 'fr' });
    await page.getByText('Coquille').waitFor();
    await page.getByText('Misprint').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Règle 704.2' }).first().click();
    await page.getByRole('dialog').getByText('English').waitFor();
    await expectAccessible(page);
    await picture(page, 'paragraph-fr');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it.each([
    [1440, 'fr', 'Situation 1 sur'],
    [390, 'en', 'Situation 1 of'],
  ] as const)('steps through a situation on the board at %i pixels in %s', async (width, locale, line) => {
    const { page, problems } = await openApp(browser, '/#/rulings/wow:404.1', { viewport: { width, height: 900 }, locale });
    // The verdict comes first, and each situation bears its own.
    await page.locator('[data-verdict=holds]').waitFor();
    await expect.poll(() => page.locator('[data-case-verdict=holds]').count()).toBe(await page.locator('.library-cases a').count());
    await expectNoSideways(page);
    await picture(page, `verdict-${width}-${locale}`);
    await page.locator('.library-cases a').first().click();
    await page.getByText(line).waitFor();
    await page.getByRole('slider').waitFor();
    await page.getByRole('slider').press('ArrowRight');
    await expectNoSideways(page);
    await expectAccessible(page);
    await picture(page, `situation-${width}-${locale}`);

    // What an answer may come to is counted over a range, drawn, read in a table, and handed on in a link.
    await page.goto(`${inject('appUrl')}/#/rulings/wow:601.1/3`);
    await page.locator('[data-vary-button]').click();
    const vary = page.getByRole('dialog');
    await vary.locator('[data-vary]').waitFor();
    const fields = vary.getByRole('combobox').or(vary.getByRole('textbox'));
    expect(await vary.locator('datalist option').evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value))).toContain(
      'figures.A.printed.main.power',
    );
    await fields.nth(1).fill('A.printed.main.power');
    await fields.nth(2).fill('9..1');
    await vary.locator('[type=submit]').click();
    await vary.getByRole('alert').filter({ hasText: '0..4' }).waitFor();
    await fields.nth(2).fill('0..4');
    await fields.nth(3).fill('X.printed.armor');
    await fields.nth(4).fill('0,2');
    await vary.locator('[type=submit]').click();
    const cells = (): Promise<string[]> => vary.locator('[data-varied] tbody td:last-child').allTextContents();
    await expect.poll(() => vary.locator('.chart-box svg [data-part=line]').count()).toBe(2);
    // A hit for each face from 4 up, and nothing that blocks: 0.7 of a damage for each die.
    const found = await cells();
    expect(found.filter((_x, i) => i % 2 === 0)).toEqual(
      locale === 'fr' ? ['0', '0,7', '1,4', '2,1', '2,8'] : ['0', '0.7', '1.4', '2.1', '2.8'],
    );
    // Of a value that somebody names it comes to what the command line tells of it; of one that there is not, to a line that says so.
    await fields.nth(5).fill('attack.nothing');
    await vary.locator('[type=submit]').click();
    await vary.locator('[data-reckoned] .field-fault').filter({ hasText: 'nothing' }).waitFor();
    await fields.nth(5).fill('X.health');
    await vary.locator('[type=submit]').click();
    await expect.poll(cells).not.toEqual(found);
    // Without dice in the attack nothing is pending any more.
    const number = (x: string): number => Number(x.replace(',', '.'));
    const whole = (await cells()).map((x, i) => number(x) + number(found[i])).slice(2);
    for (const n of whole) expect(n).toBeCloseTo(Math.round(whole[0]), 1);
    await expectNoSideways(page);
    await expectAccessible(page, 'dialog');
    await picture(page, `vary-${width}-${locale}`);
    const named = await cells();
    await vary.locator('[data-share]').click();
    const link = await vary.locator('input[readonly]').inputValue();
    expect(link).toMatch(/#\/odds\/[\w-]+$/);
    await page.goto(link);
    await vary.locator('[data-varied]').waitFor();
    expect(await cells()).toEqual(named);
    await page.goto(`${link.slice(0, -9)}aaaaaaaaa`);
    await page
      .getByRole('heading', { level: 1, name: locale === 'fr' ? 'Ce lien ne mène à aucune situation' : 'This link leads to no situation' })
      .waitFor();
    expect(problems).toEqual([]);
  });

  it.each([
    [1440, 'fr'],
    [390, 'en'],
  ] as const)('says of an opened ruling where it does not hold at %i pixels in %s', async (width, lang) => {
    const { page, problems } = await openApp(browser, '/', { viewport: { width, height: 900 } }, settings(lang));
    const situation = "{ figures: { A: { side: 1, at: '0,0' }, X: { side: 2, at: '1,0', health: 6 } }, turn: A }";
    const one = (dice: number, of = situation): string =>
      `  - name: { en: Attack, fr: Attaque }\n    situation: ${of}\n    script:\n      - take: attack:A/main>X\n      - expect: { chance: { dice: ${dice} } }\n`;
    const text = `ruling: wow:601.1\nquestion: { en: Does it hit?, fr: Touche-t-elle ? }\nanswer: yes\ncases:\n${one(99)}${one(99, situation.replace("'1,0'", "'0,0'"))}`;
    await page.locator('input[type=file]').setInputFiles({ name: 'mine.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
    await page.locator('[data-verdict=fails]').waitFor();
    // The answer is there at once, and where the ruling parts from the rules.
    await page.locator('[data-answer=yes]').waitFor();
    await expect.poll(() => page.locator('[data-case-verdict=fails]').count()).toBe(2);
    await expect.poll(() => page.locator('.library-why').first().textContent()).toContain('99');
    await expectNoSideways(page);
    await expectAccessible(page);
    await picture(page, `verdict-fails-${width}-${lang}`);
    // Who wants to answer first is asked first.
    await page.evaluate(() => {
      location.hash = '#/rulings/gloomhaven';
    });
    await page.getByRole('radio', { name: lang === 'fr' ? 'Posées d’abord' : 'Put to me first' }).check();
    await page.goBack();
    await page.getByRole('button', { name: lang === 'fr' ? 'Oui' : 'Yes', exact: true }).click();
    await page.locator('[data-verdict=fails]').waitFor();
    expect(problems).toEqual([]);
  });

  it.each([
    [1440, 'en', 'gloomhaven'],
    [390, 'fr', 'underworlds'],
  ] as const)('reads as a book at %i pixels in %s', async (width, lang, game) => {
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
    await page.getByRole('searchbox').fill(game === 'gloomhaven' ? 'initaitive' : 'repuosser');
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
    await expect.poll(() => page.evaluate(() => document.activeElement?.id ?? '')).toMatch(/^at-(gh|wu):/);
    expect(problems).toEqual([]);
  });

  it('puts one question after another, and keeps what was known', async () => {
    const { page, problems } = await openApp(browser, '/#/rulings/underworlds', {}, settings('en'));
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
    await page.evaluate(() => {
      location.hash = '#/rulings/underworlds';
    });
    await left.waitFor();
    await page.reload();
    await left.waitFor();
    expect((await counted())[1]).toBe(fresh - 2);
    expect(problems).toEqual([]);
  });

  it('opens the ruling from the rule that is read', async () => {
    const { page, problems } = await openApp(browser, '/#/rulings/wow:404.4', { locale: 'en' });
    await page.getByRole('button', { name: 'Rule 601.1c' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'See it played out' }).click();
    await page.getByRole('heading', { level: 1, name: /^601\.1c/ }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(problems).toEqual([]);
  });
});
