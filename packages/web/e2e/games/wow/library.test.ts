/** The library of rulings of World of Warcraft Miniatures. */
import { readdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { expectAccessible, expectNoSideways } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { settings } from '../../playing.ts';

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
    const all = readdirSync(new URL('../../../../engine/src/games/wow/rulings/', import.meta.url)).filter((file) =>
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
    // What can be varied is listed in words, whether it is written or not.
    const listed = () =>
      vary.locator('datalist option').evaluateAll((all) => all.map((o) => `${(o as HTMLOptionElement).value} ${o.getAttribute('label')}`));
    await expect.poll(listed).toContain(`figures.A.printed.main.power A · ${locale === 'fr' ? 'Puissance' : 'Power'}`);
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
      location.hash = '#/rulings/wow';
    });
    await page.getByRole('radio', { name: lang === 'fr' ? 'Posées d’abord' : 'Put to me first' }).check();
    await page.goBack();
    await page.getByRole('button', { name: lang === 'fr' ? 'Oui' : 'Yes', exact: true }).click();
    await page.locator('[data-verdict=fails]').waitFor();
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
