/** Characters, cards, parties and maps of one's own in World of Warcraft Miniatures: made, kept, and played with. */
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { expectAccessible, expectNoSideways } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const TEXTS = {
  en: {
    own: 'Your own',
    make: 'Make one',
    keep: 'Keep',
    more: 'Add',
    characters: 'Characters',
    cards: 'Action Bar cards',
    maps: 'Maps',
    parties: 'Parties',
    hero: 'My hero',
    unfit: 'One thing keeps it from being played.',
    cover: 'cover',
    start: 'Start the match',
    match: 'Match',
    build: 'Build one',
    starter: /^Starter/,
  },
  fr: {
    own: 'À vous',
    make: 'Créer',
    keep: 'Garder',
    more: 'Ajouter',
    characters: 'Personnages',
    cards: 'Cartes Barre d’Action',
    maps: 'Plateaux',
    parties: 'Groupes',
    hero: 'Mon héros',
    unfit: 'Une chose empêche d’y jouer.',
    cover: 'couvert',
    start: 'Commencer la partie',
    match: 'Partie',
    build: 'En composer un',
    starter: /^Découverte/,
  },
} as const;

describe('what is one’s own in World of Warcraft Miniatures', () => {
  it.each([
    [1440, 'en'],
    [390, 'fr'],
  ] as const)('is made, kept and played with, at %i pixels in %s', async (width, locale) => {
    const t = TEXTS[locale];
    const { page, problems } = await openApp(browser, '/#/setup/wow', { viewport: { width, height: 844 }, locale });
    await page.getByRole('tab', { name: t.own }).click();
    const form = page.getByRole('dialog');
    const at = (path: string): Locator => form.locator(`[data-path="${path}"]`);
    const make = async (kind: string): Promise<void> => {
      await page.getByRole('region', { name: kind, exact: true }).getByRole('button', { name: t.make }).click();
      await at('names').waitFor();
    };
    const keep = (): Promise<void> => form.getByRole('button', { name: t.keep, exact: true }).click();

    // A character: what breaks a bound stands at its field.
    await make(t.characters);
    await at('main.ticks').locator('input').fill('0');
    await keep();
    await at('main.ticks').locator('> .field-fault').waitFor();
    await expectNoSideways(page);
    if (locale === 'en') await expectAccessible(page);
    await picture(page, `wow-own-form-${width}-${locale}`);
    await at('main.ticks').locator('input').fill('2');
    await keep();
    await page.locator('[data-own="my-hero"]').waitFor();

    // A card that roots whom it hit: an effect is chosen among those that the engine knows.
    await make(t.cards);
    // What has several sorts is named once for the eye, above the choice of them.
    const [names, sorts] = [
      at('ability').locator('> :first-child > .field-label, > fieldset > legend'),
      at('ability').locator('> :first-child select'),
    ];
    const seen = (await names.evaluateAll((all) => all.map((e) => e.getBoundingClientRect()))).filter(({ width: wide }) => wide > 1);
    expect(seen.map(({ bottom }) => bottom)).toEqual([expect.any(Number)]);
    expect(seen[0].bottom).toBeLessThanOrEqual((await sorts.boundingBox())?.y ?? 0);
    await at('ability').locator('[data-fields="ability"] > .row select').selectOption('after');
    await at('ability').locator('[data-fields="ability"] > .row button').click();
    await at('ability.after').getByRole('button', { name: t.more }).click();
    await at('ability.after[0]').locator('select').first().selectOption({ index: 10 });
    await keep();
    await page.locator('[data-own="my-card"]').waitFor();

    // A party: who is in it is chosen by name, and what is gone from it is told where the party stands.
    await make(t.parties);
    await at('members').locator('summary').first().click();
    await at('members[0].character').getByRole('combobox').selectOption({ label: t.hero });
    await keep();
    const party = page.locator('[data-own="my-party"]');
    await party.waitFor();
    await page.locator('[data-own="my-hero"]').getByRole('button').last().click();
    await party.getByText(t.unfit).waitFor();
    await picture(page, `wow-own-parties-${width}-${locale}`);
    await page.locator('[data-gone]').getByRole('button').click();
    await expect.poll(() => party.getByText(t.unfit).count()).toBe(0);
    const pack = (character: string): string =>
      JSON.stringify({
        pack: 'P',
        wow: { parties: [{ id: 'theirs', names: 'T', faction: 'D', format: 'starter', members: [{ character, cards: ['my-card'] }] }] },
      });
    const give = (text: string): Promise<void> =>
      page.locator('input[type=file]').setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await give(pack('my-herp'));
    await page.getByRole('alert').filter({ hasText: 'members[0].character' }).getByText('my-hero').waitFor();
    await picture(page, `wow-own-pack-${width}-${locale}`);
    await give(pack('my-hero'));
    await page.locator('[data-own="theirs"]').waitFor();

    // A map, painted by keyboard.
    await make(t.maps);
    await form.getByRole('radio', { name: t.cover, exact: true }).check();
    const hex = (name: string): Locator => form.locator(`[data-hex="${name}"]`);
    await hex('A1').press('Enter');
    await expect.poll(() => hex('A1').getAttribute('aria-label')).toContain(t.cover);
    await hex('A1').press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-hex'))).toBe('B1');
    // A number that is passed through while typing takes no space away.
    await hex('B1').press('Enter');
    const columns = form.locator('[data-map-field] input[type=number]').last();
    const wide = Number(await columns.inputValue());
    await columns.fill('1');
    await columns.fill(String(wide + 1));
    await columns.press('Enter');
    await hex(`${String.fromCharCode(65 + wide)}1`).waitFor();
    expect(await hex('B1').getAttribute('aria-label')).toContain(t.cover);
    await columns.fill(String(wide));
    await columns.press('Enter');
    await expectNoSideways(page);
    if (locale === 'en') await expectAccessible(page);
    await picture(page, `wow-own-map-${width}-${locale}`);
    await keep();
    await page.locator('[data-own="my-map"]').waitFor();
    await picture(page, `wow-own-${width}-${locale}`);

    // All of it in one match.
    await page.getByRole('tab', { name: t.match, exact: true }).click();
    await page.getByRole('radio', { name: t.starter }).check();
    await chosen(page, 'my-map');
    const one = page.locator('.setup-side').first();
    await one.getByRole('radio', { name: t.build }).check();
    const hero = locale === 'en' ? 'My hero' : 'Mon héros';
    await one
      .getByRole('checkbox', { name: /Brannoc/ })
      .first()
      .uncheck();
    await one.getByRole('checkbox', { name: new RegExp(hero) }).check();
    const bar = one.getByRole('group', { name: new RegExp(`${hero}$`) });
    await bar.getByRole('checkbox', { name: locale === 'en' ? /My card/ : /Ma carte/ }).check();
    await bar.getByRole('checkbox', { name: locale === 'en' ? /Shove/ : /Bourrade/ }).check();
    await picture(page, `wow-own-party-${width}-${locale}`);
    await page.getByRole('button', { name: t.start }).click();
    await page.waitForURL(/#\/match\//);
    await page.locator('.table [data-board]').waitFor();
    await expect.poll(() => page.locator('.table .space').count()).toBe(60);
    await page.locator('.table').getByText(hero).first().waitFor();
    await picture(page, `wow-own-match-${width}-${locale}`);
    // The record has all of it: what was made may go.
    await page.evaluate(() => localStorage.removeItem('escarmouche.own'));
    await page.reload();
    await expect.poll(() => page.locator('.table .space').count()).toBe(60);
    expect(problems).toEqual([]);
  });
});

/** Chooses a map by its id. */
async function chosen(page: Page, id: string): Promise<void> {
  await page
    .locator('select')
    .filter({ has: page.locator(`option[value="${id}"]`) })
    .selectOption(id);
}
