import { CHOICES } from '@escarmouche/engine/wow';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { expectAccessible, expectNoSideways } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const side = (page: Page, n: number) => page.getByRole('region', { name: `Side ${n}` });

describe('setting up a match', () => {
  it.each([
    [1440, 'en', 'Set up a match'],
    [390, 'en', 'Set up a match'],
    [1440, 'fr', 'Préparer une partie'],
    [390, 'fr', 'Préparer une partie'],
  ] as const)('at %i pixels in %s', async (width, locale, title) => {
    const { page, problems } = await openApp(browser, '/#/setup/wow', { viewport: { width, height: 900 }, locale });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expectNoSideways(page);
    // What the check reads is the same in either language: each size is read in one of them.
    if ((width === 1440) === (locale === 'en')) await expectAccessible(page);
    await picture(page, `set-up-${width}-${locale}`);
    expect(problems).toEqual([]);
  });

  it('can begin at once', async () => {
    const { page } = await openApp(browser, '/#/setup/wow', { locale: 'en' });
    await expect.poll(() => page.getByRole('button', { name: 'Start the match' }).isEnabled()).toBe(true);
    await side(page, 1).getByText('Brannoc Oakshield').waitFor();
    await side(page, 2).getByText('Grusha Bonecleft').waitFor();
  });

  it('builds a party by keyboard, saying each fault with its rule until there is none', async () => {
    const { page, problems } = await openApp(browser, '/#/setup/wow', { locale: 'en' });
    const one = side(page, 1);
    await one.getByRole('radio', { name: 'Build one' }).focus();
    await page.keyboard.press('Space');
    await one.getByText('This party keeps every rule.').waitFor();
    // One character less: too few characters, too few cards.
    await one.getByRole('checkbox', { name: /^Brannoc Oakshield/ }).focus();
    await page.keyboard.press('Space');
    await one.getByRole('button', { name: 'Rule 100.2' }).first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Start the match' }).isDisabled()).toBe(true);
    await picture(page, 'party-builder');
    await expectAccessible(page);
    await one.getByRole('checkbox', { name: /^Audric Vane/ }).focus();
    await page.keyboard.press('Space');
    const cards = one.getByRole('group', { name: 'Cards of Audric Vane' });
    for (const name of [/^Warding Oath/, /^Bulwark of Dawn/, /^Shove/]) {
      await cards.getByRole('checkbox', { name }).focus();
      await page.keyboard.press('Space');
    }
    await one.getByText('This party keeps every rule.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Start the match' }).isEnabled()).toBe(true);
    // What was built is still there after the page is loaded again.
    await page.reload();
    await expect
      .poll(() =>
        side(page, 1)
          .getByRole('checkbox', { name: /^Audric Vane/ })
          .isChecked(),
      )
      .toBe(true);
    expect(problems).toEqual([]);
  });

  it('shows a character and a card, and gives the focus back', async () => {
    const { page, problems } = await openApp(browser, '/#/setup/wow', { locale: 'en' });
    await side(page, 1).getByRole('button', { name: 'Brannoc Oakshield' }).click();
    await page.getByRole('dialog', { name: 'Brannoc Oakshield' }).waitFor();
    await expectAccessible(page);
    await picture(page, 'character');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Brannoc Oakshield');
    await side(page, 1).getByRole('button', { name: 'Spell Break' }).click();
    await page.getByRole('dialog', { name: 'Spell Break' }).getByText('Cancel that ability').waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  it('explains every option with its rule, and makes all of them usual again', async () => {
    const { page, problems } = await openApp(browser, '/#/setup/wow', { locale: 'en' });
    await page.getByRole('heading', { name: 'Parties', exact: true }).waitFor();
    for (const group of await page.locator('details > summary').all()) await group.click();
    const options = page.locator('.reading');
    await expect.poll(() => options.count()).toBe(CHOICES.length);
    const bare = await options.evaluateAll((all) =>
      all.filter(
        (o) =>
          (o.querySelector('h4')?.textContent ?? '').length < 10 ||
          o.querySelector('.rule-ref') === null ||
          o.querySelectorAll('p').length < 3,
      ),
    );
    expect(bare).toHaveLength(0);
    await expectAccessible(page);
    const select = options.nth(1).getByRole('combobox');
    await select.selectOption({ index: 1 });
    await page.getByText('1 option changed').first().waitFor();
    await page.getByRole('button', { name: 'All as usual' }).click();
    await page.getByText('All as usual.', { exact: true }).waitFor();
    await options.nth(0).getByRole('button', { name: 'Rule 102' }).click();
    await page.getByRole('dialog').getByText('Français').waitFor();
    await expectAccessible(page);
    await picture(page, 'rule');
    expect(problems).toEqual([]);
  });
});
