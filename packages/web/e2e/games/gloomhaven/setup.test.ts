import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { expectAccessible, expectNoSideways } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { settings } from '../../playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const ADDRESS = '/#/setup/gloomhaven';
const STORED = 'escarmouche.setup.gloomhaven';

const character = (page: Page, n: number): Locator => page.getByRole('region', { name: `Character ${n}` });
const start = (page: Page): Locator => page.getByRole('button', { name: 'Start the match' });
const card = (page: Page, n: number, name: string): Locator => character(page, n).getByRole('checkbox', { name: new RegExp(name) });
const number = (page: Page, n: number): Locator =>
  page.getByRole('group', { name: 'How many characters' }).getByRole('radio', { name: String(n) });

describe('setting up a scenario of Gloomhaven', () => {
  it.each([
    [1440, 'en', 'Set up a match', 'Hand', 'Attack modifiers'],
    [390, 'fr', 'Préparer une partie', 'Main', 'Modificateurs'],
    [1440, 'fr', 'Préparer une partie', 'Main', 'Modificateurs'],
    [390, 'en', 'Set up a match', 'Hand', 'Attack modifiers'],
  ] as const)('at %i pixels in %s', async (width, locale, title, hand, deck) => {
    const { page, problems } = await openApp(browser, ADDRESS, { viewport: { width, height: 900 }, locale });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await picture(page, `gloomhaven-setup-${width}-${locale}`);
    const first = page.locator('.setup-side').first();
    for (const part of [hand, deck]) await first.locator('summary', { hasText: part }).click();
    await first.locator('.gset-card input').first().press('Space');
    await first.locator('.gset-kind').first().waitFor();
    await expectNoSideways(page);
    // What the check reads is the same in either language: each size is read in one of them.
    if ((width === 1440) === (locale === 'en')) await expectAccessible(page);
    await first.locator('.gset-card').nth(3).scrollIntoViewIfNeeded();
    await picture(page, `gloomhaven-hand-${width}-${locale}`);
    expect(problems).toEqual([]);
  });

  it('begins as usual, and Start works at once: two characters, one person alone', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en' });
    await character(page, 2).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'Alone, or all open' }).isChecked()).toBe(true);
    // Alone, the monsters of a normal scenario are of level 2; with hidden choices they are of level 1.
    const normal = page.locator('.radio', { hasText: 'Normal: level 1' });
    await normal.getByText('Monsters of level 2.').waitFor();
    await page.getByRole('radio', { name: 'Choices hidden' }).check();
    await normal.getByText('Monsters of level 1. Traps do 3 damage, hazardous ground 1.').waitFor();
    await page.getByRole('radio', { name: 'Alone, or all open' }).check();
    await page.getByRole('radio', { name: 'Hard: level 2' }).check();
    await page.getByText('The highest held here is level 2').waitFor();
    await page.getByText('Monsters of level 2, the highest held here, in place of level 3.').waitFor();
    await page.getByRole('radio', { name: 'Normal: level 1' }).check();
    await start(page).click();
    await page.waitForURL(/#\/match/);
    await page.locator('.table').waitFor();
    // It is among the saved matches, by its classes.
    await page.goto(page.url().replace(/#.*/, '#/'));
    await page.locator('.saved-sides', { hasText: 'Brute' }).getByText('Scoundrel').waitFor();
    expect(problems).toEqual([]);
  });

  it('builds a hand by keyboard, says its faults with their rules, and remembers it', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en' });
    const two = character(page, 2);
    await two.getByRole('radio', { name: 'Spellweaver' }).press('Space');
    await two.locator('summary', { hasText: 'Hand' }).press('Enter');
    await two.getByText('8 of 8 cards').first().waitFor();
    await card(page, 2, 'Reviving Ether').press('Space');
    await two.getByText('A hand of this class has 8 cards, not 7.').waitFor();
    await two.getByRole('button', { name: 'Rule turn 1' }).last().waitFor();
    await expect.poll(() => start(page).isDisabled()).toBe(true);
    await card(page, 2, 'Aid from the Ether').press('Space');
    await two.getByText('A hand of this class').waitFor({ state: 'detached' });
    expect(await start(page).isDisabled()).toBe(false);

    // A deck that could never be drawn from.
    await two.locator('summary', { hasText: 'Attack modifiers' }).press('Enter');
    for (const box of await two.getByRole('group', { name: 'Standard cards' }).getByRole('spinbutton').all()) await box.fill('0');
    await two.getByText('A modifier deck needs a card that does not roll').waitFor();
    await two.getByRole('button', { name: 'Take the standard deck' }).click();
    await two.getByText('A modifier deck needs').waitFor({ state: 'detached' });

    await page.reload();
    await expect.poll(() => two.getByRole('radio', { name: 'Spellweaver' }).isChecked()).toBe(true);
    await two.locator('summary', { hasText: 'Hand' }).click();
    await expect.poll(() => card(page, 2, 'Aid from the Ether').isChecked()).toBe(true);
    expect(await card(page, 2, 'Reviving Ether').isChecked()).toBe(false);
    await two.getByRole('button', { name: 'Take the usual hand' }).press('Enter');
    await expect.poll(() => card(page, 2, 'Reviving Ether').isChecked()).toBe(true);
    expect(problems).toEqual([]);
  });

  it('seats four, bots among them, once the option lets a class play twice', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en' });
    await number(page, 4).check();
    await page.getByText('“Brute” is there twice').waitFor();
    await page.getByRole('button', { name: 'Rule scenario 2' }).first().waitFor();
    await expect.poll(() => start(page).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Let a class play twice' }).click();
    await page.getByText('“Brute” is there twice').waitFor({ state: 'detached' });
    for (const n of [3, 4]) await character(page, n).getByRole('radio', { name: 'Random bot' }).check();
    await expect.poll(() => page.locator('.start-sides').textContent()).toMatch(/Brute 1.*Scoundrel.*Spellweaver.*Brute 2/);
    await start(page).click();
    await page.waitForURL(/#\/match/);
    await page.locator('.table').waitFor();
    expect(problems).toEqual([]);
  });

  it('says where the last set-up could not be read, whole or in part', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en' }, (p) =>
      p.addInitScript(([key]) => sessionStorage.getItem(key) ?? localStorage.setItem(key, '{"characters":[{"class":"bar'), [STORED]),
    );
    await page.getByText('The set-up of the last time could not be read.').waitFor();
    expect(await start(page).isDisabled()).toBe(false);
    await page.evaluate(
      ([key]) => {
        sessionStorage.setItem(key, 'kept');
        localStorage.setItem(key, '{"many":3,"characters":[{"class":"bard"}],"solo":false}');
      },
      [STORED],
    );
    await page.reload();
    await page.getByText('Parts of the last set-up no longer fit').waitFor();
    await expect.poll(() => number(page, 3).isChecked()).toBe(true);
    await expect.poll(() => page.getByRole('radio', { name: 'Choices hidden' }).isChecked()).toBe(true);
    expect(problems).toEqual([]);
  });
});

describe('the rulings of Gloomhaven', () => {
  it.each([
    [1440, 'en', 'Yes', 'The paragraph', /^area\s8/],
    [390, 'fr', 'Oui', 'Le paragraphe', /^zone\s8/],
  ] as const)('are read and asked, at %i pixels in %s', async (width, locale, yes, paragraph, name) => {
    const { page, problems } = await openApp(
      browser,
      '/#/rulings/gloomhaven',
      { viewport: { width, height: 900 }, locale },
      settings(locale, { rulings: 'ask' }),
    );
    await page.getByRole('link', { name }).waitFor();
    await picture(page, `gloomhaven-rulings-${width}-${locale}`);
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: yes, exact: true }).press('Enter');
    await page.getByText(paragraph, { exact: true }).waitFor();
    await expectNoSideways(page);
    await expectAccessible(page);
    await picture(page, `gloomhaven-ruling-${width}-${locale}`);
    await page.locator('.library-cases a').first().click();
    await page.getByRole('slider').waitFor();
    await page.getByRole('slider').press('ArrowRight');
    await picture(page, `gloomhaven-case-${width}-${locale}`);
    expect(problems).toEqual([]);
  });
});

describe('what is one’s own in Gloomhaven', () => {
  it.each([
    [1440, 'en', 'Your own', 'Monsters', 'Rooms', 'Ability cards', 'Make one', 'Keep', 'Start the match', 'Attack', 'Match'],
    [390, 'fr', 'À vous', 'Monstres', 'Salles', 'Cartes de capacité', 'Créer', 'Garder', 'Commencer la partie', 'Attaque', 'Partie'],
  ] as const)(
    'takes monsters, rooms and ability cards of one’s own, at %i pixels in %s',
    async (width, locale, tab, monsters, rooms, abilityCards, make, keep, start, attack, match) => {
      const { page, problems } = await openApp(browser, ADDRESS, { viewport: { width, height: 844 }, locale });
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('region', { name: monsters }).getByRole('button', { name: make }).click();
      const form = page.getByRole('dialog');
      await form.locator('[data-path="names"]').waitFor();
      // A value beyond its bound is said at its field; a card's line is chosen among what the engine knows.
      await form.locator('[data-path="cards"] summary').first().click();
      await form.locator('[data-path="cards[0].lines"] summary').first().click();
      await form.locator('[data-path="cards[0].lines[0]"] select').first().selectOption({ label: attack });
      await form.locator('[data-path="id"] input').fill('Ogre!');
      await form.locator('[data-path="id"] input').press('Enter');
      await form.getByRole('button', { name: keep }).click();
      await form.locator('[data-path="id"] > .field-fault').waitFor();
      await expectNoSideways(page);
      if (locale === 'en') await expectAccessible(page);
      await picture(page, `gloomhaven-own-form-${width}-${locale}`);
      await form.locator('[data-path="id"] input').fill('ogre');
      await form.locator('[data-path="id"] input').press('Enter');
      await form.getByRole('button', { name: keep }).click();
      await page.locator('[data-own="ogre"]').waitFor();
      await page.getByRole('region', { name: rooms }).getByRole('button', { name: make }).click();
      await form.locator('[data-path="monsters"] summary').first().click();
      await form.locator('[data-path="monsters[0].type"] select').selectOption('ogre');
      await form.getByRole('button', { name: keep }).click();
      await page.locator('[data-own="cellar"]').waitFor();
      await page.getByRole('region', { name: abilityCards }).getByRole('button', { name: make }).click();
      // Every word that can be chosen is one of the language.
      await form.locator('[data-path="class"] option').first().waitFor({ state: 'attached' });
      expect(await form.locator('[data-path="class"] option').allTextContents()).not.toContain('spellweaver');
      await form.getByRole('button', { name: keep }).click();
      await page.locator('[data-own="shove-through"]').waitFor();
      await expectNoSideways(page);
      await picture(page, `gloomhaven-own-${width}-${locale}`);
      await page.getByRole('tab', { name: match, exact: true }).click();
      await page
        .locator('select')
        .filter({ has: page.locator('option[value="cellar"]') })
        .selectOption('cellar');
      await page.getByText('Ogre').first().waitFor();
      // A card of one's own takes the place of another in the hand.
      await page
        .locator('summary')
        .filter({ has: page.locator('.hidden-visually', { hasText: 'Brute' }) })
        .first()
        .click();
      await page.getByRole('checkbox', { name: /Shove Through|Passer en force/ }).check();
      await page.getByRole('checkbox', { name: /Trample|Piétinement/ }).uncheck();
      await page.getByRole('button', { name: start }).click();
      await page.waitForURL(/#\/match\//);
      await page.locator('.table [data-board]').waitFor();
      // On a phone the hand has a tab of its own.
      const hand = page.locator('.table-narrow [role=tab][id$=table-hand]');
      if (width < 1000) await hand.click();
      await page
        .getByText(/Shove Through|Passer en force/)
        .first()
        .waitFor({ state: 'attached' });
      expect(problems).toEqual([]);
    },
  );
});
