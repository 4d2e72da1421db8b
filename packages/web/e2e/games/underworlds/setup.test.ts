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

const ADDRESS = '/#/setup/underworlds';
const STORED = 'escarmouche.underworlds.decks';

const side = (page: Page, n: number): Locator => page.getByRole('region', { name: `Side ${n}` });
const start = (page: Page): Locator => page.getByRole('button', { name: 'Start the match' });

/** Ticks the first so many cards of one kind by keyboard. */
async function tick(page: Page, kind: string, n: number): Promise<void> {
  const cards = page.locator('.wdeck-cards').getByRole('group', { name: kind }).getByRole('checkbox');
  for (let i = 0; i < n; i++) await cards.nth(i).press('Space');
}

describe('setting up a match of Underworlds', () => {
  it.each([
    [1440, 'en', 'Set up a match', 'Laid out now', 'Decks', 'Copy it to change it'],
    [390, 'fr', 'Préparer une partie', 'Posé maintenant', 'Piles', 'La copier pour la changer'],
    [1440, 'fr', 'Préparer une partie', 'Posé maintenant', 'Piles', 'La copier pour la changer'],
    [390, 'en', 'Set up a match', 'Laid out now', 'Decks', 'Copy it to change it'],
  ] as const)('at %i pixels in %s', async (width, locale, title, given, decks, copy) => {
    const { page, problems } = await openApp(browser, ADDRESS, { viewport: { width, height: 900 }, locale });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const look = async (name: string): Promise<void> => {
      await expectNoSideways(page);
      // What the check reads is the same in either language: each size is read in one of them.
      if ((width === 1440) === (locale === 'en')) await expectAccessible(page);
      await picture(page, `underworlds-${name}-${width}-${locale}`);
    };
    await look('setup');
    for (const line of await page.locator('.setup-side details > summary').all()) await line.click();
    await page.getByRole('radio', { name: given }).check();
    await look('boards');
    await page.getByRole('tab', { name: decks }).click();
    await page.locator('.pick-line').first().waitFor();
    await look('ready-deck');
    await page.getByRole('button', { name: copy }).click();
    await page.locator('.pick-line input').first().press('Space');
    await look('deck');
    await page.locator('.pick-line button').first().click();
    await page.getByRole('dialog').waitFor();
    await look('card');
    expect(problems).toEqual([]);
  });

  it('builds a deck card by card by keyboard, writes it as text, reads it again, and starts a match with it', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en' });
    await side(page, 1).getByRole('radio', { name: 'Sepulchral Guard' }).check();
    await side(page, 1).getByRole('button', { name: 'Build a deck' }).click();
    await page.getByRole('button', { name: 'New deck' }).click();
    const deck = page.getByRole('region', { name: 'In the deck' });
    await deck.getByText('A deck has exactly 12 objectives, not 0.').waitFor();
    await deck.getByText('A deck has 20 power cards at least, not 0.').waitFor();
    await deck.getByRole('button', { name: 'Rule K1' }).first().waitFor();
    await tick(page, 'Objectives', 12);
    await tick(page, 'Gambits', 11);
    await tick(page, 'Upgrades', 10);
    await deck.getByText('A deck has no more gambits than upgrades: 11 gambits are too many.').waitFor();
    await deck
      .locator('.wdeck-pile')
      .nth(1)
      .getByRole('button', { name: /^Take out/ })
      .first()
      .press('Enter');
    await deck.getByText('This deck may be played.').waitFor();
    // Searched in the other language, without accents; what is pointed at can be read.
    await page.getByRole('searchbox').fill('combattez sans');
    await page.locator('.pick-line', { hasText: 'Battle Without End' }).hover();
    await page.getByRole('complementary', { name: 'The card pointed at' }).getByText('Battle Without End').waitFor();

    await page.getByRole('button', { name: 'Write as text' }).click();
    const text = await page.getByRole('dialog').getByRole('textbox').inputValue();
    expect(text).toContain('Objectives (12)');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Bones');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Bones' }).waitFor();

    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Ready-made decks stay as they are.').waitFor();
    await page.getByRole('button', { name: 'Read from text' }).click();
    const box = page.getByRole('dialog').getByRole('textbox');
    await box.fill(text.replace('\n', '\nSword of Nobody\n'));
    await page.getByRole('dialog').getByText('Line 2 names no card: “Sword of Nobody”').waitFor();
    await expectAccessible(page);
    await picture(page, 'underworlds-import');
    // A file gives the deck its name.
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'Old bones.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.getByText('Read: 12 objectives, 20 power cards.').waitFor();
    await page.getByRole('button', { name: 'Make a deck of it' }).click();
    await page.getByRole('heading', { name: 'Old bones' }).waitFor();

    // One press chooses it for the side that it was made for; it is still there after the page is loaded again.
    await page.getByRole('button', { name: 'Play with this deck' }).press('Enter');
    await expect.poll(() => side(page, 1).getByRole('radio', { name: 'Old bones' }).isChecked()).toBe(true);
    await page.reload();
    await side(page, 1).getByRole('radio', { name: 'Old bones' }).check();
    await start(page).click();
    await page.waitForURL(/#\/match\//);
    await page.locator('.table').waitFor();
    expect(problems).toEqual([]);
  });

  it('refuses a deck that breaks a rule, and boards that are none, each with its rule', async () => {
    const poor = [
      { id: 'own-1', name: 'Poor', warband: 'garreks-reavers', objectives: ['shadespire:1', 'shadespire:1'], power: ['shadespire:42'] },
    ];
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en' }, (p) =>
      p.addInitScript(([key, text]) => localStorage.setItem(key, text), [STORED, JSON.stringify(poor)]),
    );
    const two = side(page, 2);
    await two.getByRole('radio', { name: 'Poor' }).check();
    await two.getByText('is in the deck twice').waitFor();
    await two.getByText('belongs to another warband').waitFor();
    await two.getByRole('button', { name: 'Rule g.01' }).waitFor();
    await expect.poll(() => start(page).isDisabled()).toBe(true);
    await expectAccessible(page);
    await two.getByRole('radio', { name: 'Blood First' }).check();
    expect(await start(page).isDisabled()).toBe(false);
    await two.getByText('Boards brought to the match: all six').click();
    for (const board of await two.getByRole('checkbox').all()) await board.uncheck();
    await two.getByText('A player brings one board at least').waitFor();
    await expect.poll(() => start(page).isDisabled()).toBe(true);
    expect(problems).toEqual([]);
  });

  it.each([
    [1440, 'en', 'Your own', 'Make one', 'Keep', 'Delete', 'Put it back', 'Save as a pack', 'blocked', 'starting'],
    [390, 'fr', 'À vous', 'Créer', 'Garder', 'Supprimer', 'Rétablir', 'Enregistrer en recueil', 'une case bloquée', 'une case de départ'],
  ] as const)(
    'takes boards of one’s own, at %i pixels in %s',
    async (width, locale, tab, make, keep, remove, back, save, blocked, starting) => {
      const { page, problems } = await openApp(browser, ADDRESS, { viewport: { width, height: 844 }, locale });
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('button', { name: make }).click();
      const form = page.getByRole('dialog');
      const hex = (name: string): Locator => form.locator(`[data-hex="${name}"]`);
      // A starting hex is blocked by keyboard: one is missing then, and that is said at the field once somebody wants to keep it.
      await form.getByRole('radio', { name: blocked, exact: true }).check();
      await form.locator('[data-board-field] svg[role=group][aria-label]').waitFor();
      await hex('A1').press('Enter');
      await expect.poll(() => hex('A1').getAttribute('aria-label')).toContain(blocked);
      await hex('A1').press('ArrowRight');
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-hex'))).toBe('B1');
      await form.getByRole('button', { name: keep }).click();
      await form.locator('[data-path="rows"] .field-fault').filter({ hasText: '7' }).waitFor();
      await expectNoSideways(page);
      if (locale === 'en') await expectAccessible(page);
      await picture(page, `underworlds-own-form-${width}-${locale}`);
      await form.getByRole('radio', { name: starting, exact: true }).check();
      await page.keyboard.press('Shift+Tab');
      await hex('A1').click();
      await hex('B1').click();
      await form.locator('.field-fault').filter({ hasText: '7' }).waitFor({ state: 'detached' });
      await form.getByRole('button', { name: keep }).click();
      const mine = page.locator('[data-own="my-board"]');
      await mine.waitFor();
      await expectNoSideways(page);
      await picture(page, `underworlds-own-${width}-${locale}`);
      // A pack of it is taken over again where it was deleted; and what was deleted by mistake comes back.
      const [pack] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: save }).click()]);
      const path = await pack.path();
      await mine.getByRole('button', { name: new RegExp(`^${remove}`) }).press('Enter');
      await mine.waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(back);
      await page.keyboard.press('Enter');
      await mine.waitFor();
      await mine.getByRole('button', { name: new RegExp(`^${remove}`) }).click();
      await mine.waitFor({ state: 'detached' });
      await page.locator('input[type=file]').setInputFiles(path);
      await mine.waitFor();
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'bad.yaml', mimeType: 'text/yaml', buffer: Buffer.from('pack: X\nunderworlds: { boards: [{}] }') });
      await page.getByRole('alert').filter({ hasText: 'bad.yaml' }).waitFor();
      // Played on: chosen for the battlefield, and the board of the match.
      await page.getByRole('tab').first().click();
      await page.getByRole('radio', { name: locale === 'en' ? 'Laid out now' : 'Posé maintenant' }).check();
      for (const select of await page.locator('.wset-field-board select').all()) await select.selectOption('my-board');
      await page.getByRole('button', { name: locale === 'en' ? 'Start the match' : 'Commencer la partie' }).click();
      await page.waitForURL(/#\/match\//);
      await page.locator('.table [data-board]').waitFor();
      await expect.poll(() => page.locator('.table .wu-hex-starting').count()).toBe(16);
      expect(problems).toEqual([]);
    },
  );

  it('loses no stored deck that it cannot read', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en' });
    await side(page, 1).waitFor();
    await page.evaluate(([key]) => localStorage.setItem(key, '[{"name":"half'), [STORED]);
    await page.reload();
    await page.getByRole('tab', { name: 'Decks' }).click();
    await page.getByText('1 stored deck could not be read').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'New deck' }).click();
    await page.getByRole('heading', { name: 'New deck' }).waitFor();
    await page.reload();
    await page.getByRole('tab', { name: 'Decks' }).click();
    await page.getByText('1 stored deck could not be read').waitFor();
    expect(await page.evaluate((key) => localStorage.getItem(key), STORED)).toContain('{\\"name\\":\\"half');
    await page.getByRole('button', { name: 'Throw it away' }).click();
    await page.getByText('could not be read').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });
});

/** Somebody who wants to answer the rulings' questions first. */
const asking = (lang: 'en' | 'fr') => settings(lang, { rulings: 'ask' });

describe('the rulings of Underworlds', () => {
  it.each([
    [1440, 'en', 'Yes', 'No', 'The paragraph', 'You said yes. The answer is no.'],
    [390, 'fr', 'Oui', 'Non', 'Le paragraphe', 'Vous avez dit oui. La réponse est non.'],
  ] as const)('ask before they tell, at %i pixels in %s', async (width, locale, yes, no, paragraph, result) => {
    const { page, problems } = await openApp(
      browser,
      '/#/rulings/underworlds',
      { viewport: { width, height: 900 }, locale },
      asking(locale),
    );
    await page.getByRole('link', { name: /^g\.01/ }).click();
    await page.getByRole('button', { name: no, exact: true }).waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/\?$/);
    expect(await page.getByText(paragraph, { exact: true }).count()).toBe(0);
    expect(await page.locator('.library-cases').count()).toBe(0);
    await expectNoSideways(page);
    await expectAccessible(page);
    await picture(page, `underworlds-question-${width}-${locale}`);
    await page.getByRole('button', { name: yes, exact: true }).press('Enter');
    await page.getByText(result).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(result);
    await page.getByText(paragraph, { exact: true }).waitFor();
    await expectAccessible(page);
    await picture(page, `underworlds-answer-${width}-${locale}`);
    // What must be refused is shown refused, with the sentence of the game.
    await page.locator('.library-cases a').first().click();
    await page.locator('.expected-holds').waitFor();
    await expectAccessible(page);
    await page.goBack();
    await page.getByText(result).waitFor();
    expect(problems).toEqual([]);
  });

  it('step through a situation', async () => {
    const { page, problems } = await openApp(browser, '/#/rulings/wu:g.29/1', { locale: 'en' });
    await page.getByRole('slider').waitFor();
    await page.getByRole('slider').press('ArrowRight');
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });
});
