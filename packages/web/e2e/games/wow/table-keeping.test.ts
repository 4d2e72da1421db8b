/** What is kept of a match, and what may go wrong with it: reloads, files, a full store, positions copied, a screen handed over. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { expectAccessible } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { answers, goneOn, openFile, settings, settled } from '../../playing.ts';
import { attack, fight, matchFile } from './sample.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

async function typeDice(page: Page): Promise<void> {
  const at = await answers(page);
  const label = (await page.locator('.typed-dice .field-label').textContent()) ?? '';
  const n = Number(/(\d+) (?:10-sided dice|dés)/.exec(label)?.[1] ?? 1);
  await page.locator('.typed-field').fill(Array.from({ length: n }, (_v, i) => (i % 2 === 0 ? 7 : 2)).join(' '));
  await page.keyboard.press('Enter');
  await goneOn(page, at);
}

describe('what may go wrong', () => {
  it('a reload in the middle of an attack: the same dice are awaited, and the match goes on', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en', { dice: 'typed' }));
    await openFile(page, fight());
    await attack(page);
    await page.locator('.typed-field').waitFor();
    const at = await answers(page);
    const asked = await page.locator('.prompt-text').textContent();
    // Wrong dice are one line, and the match is as it was.
    await page.locator('.typed-field').fill('4 11');
    await page.keyboard.press('Enter');
    await page.locator('.typed-dice [role=alert]').waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.locator('.typed-field').waitFor();
    expect(await answers(page)).toBe(at);
    await expect.poll(() => page.locator('.prompt-text').textContent()).toBe(asked);
    await typeDice(page);
    await page.locator('.rolls .roll').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('a broken file leaves the running match untouched', async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en'));
    const good = matchFile(12, ['person', 'random'], 0);
    await openFile(page, good);
    const before = await answers(page);
    for (const [name, text, part] of [
      ['cut.json', good.slice(0, 200), 'could not be opened'],
      ['odd.json', good.replace('"K07"', '"K99"'), 'could not be opened'],
      ['hash.json', good.replace('"entries": [', '"entries": [{"kind":"take","seat":0,"id":"equip:done","hash":1}'), 'could not be opened'],
    ] as const) {
      await page.getByRole('link', { name: 'Escarmouche' }).first().click();
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
      await page.getByRole('alert').getByText(part).waitFor();
      await page.goBack();
      await settled(page);
      expect(await answers(page)).toBe(before);
    }
    expect(problems).toEqual([]);
  });

  it('a store that is full says so once, and play goes on', async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', { alone: true }, settings('en'));
    // The worker has its own database: it is closed to it before the match begins.
    await page.route('**/worker-*.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: `Object.defineProperty(self,'indexedDB',{get(){throw new DOMException('full','QuotaExceededError')}});\n${await answer.text()}`,
      });
    });
    await openFile(page, matchFile(12, ['person', 'random'], 0));
    await page.getByRole('alert').getByText('does not let the app keep anything').waitFor();
    const at = await answers(page);
    await page.locator('[data-option="equip:done"]').click();
    await goneOn(page, at);
    expect(problems).toEqual([]);
  });
});

describe('a position', () => {
  it('copied as a ruling is a ruling file that opens', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', { permissions: ['clipboard-read', 'clipboard-write'] }, settings('en'));
    await openFile(page, fight());
    await attack(page);
    const copy = page.getByRole('button', { name: 'Copy as ruling' });
    // What a sign means is told where the mouse rests on it, and where the keyboard comes to it.
    const tip = page.locator('.tip');
    await copy.hover();
    await tip.getByText('Copy as ruling').waitFor();
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'hidden' });
    await copy.focus();
    await page.keyboard.press('Tab');
    await tip.getByText('Keys').waitFor();
    await copy.click();
    await tip.waitFor({ state: 'hidden' });
    // It tells what is hidden from somebody, and says so first.
    await page.getByRole('dialog').getByText('hidden from somebody').waitFor();
    await page.locator('[data-yes=copy]').click();
    await page.getByText('is copied as a ruling file').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^ruling: wow:/);
    await page.getByRole('link', { name: 'Escarmouche' }).first().click();
    await page.locator('input[type=file]').setInputFiles({ name: 'position.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
    await page.getByRole('link', { name: 'A position of a match' }).click();
    await page.getByRole('slider').waitFor();
    await page.locator('.token').first().waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
  });

  it('of a ruling draws the look it is about', async () => {
    const { page, problems } = await openApp(browser, '/#/rulings/wow:405.4/1', {}, settings('en'));
    await page.getByRole('slider').waitFor();
    await page.getByRole('slider').press('End');
    await page.locator('[data-mark=line]').first().waitFor({ state: 'attached' });
    await page.getByText('It holds.').waitFor();
    await expectAccessible(page);
    await picture(page, 'ruling-405.4');
    // It is played on from there as a match of one's own.
    await page.locator('[data-tool=play-on]').click();
    await page.locator('.table[data-waits=true]').waitFor();
    expect(problems).toEqual([]);
  });
});

describe('two persons at one screen', () => {
  it('hand it over without a card in sight, and take back what all agree to', async () => {
    const { page, problems } = await openApp(browser, '/?seed=3', {}, settings('en', { passes: 'ask' }));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'two.json', mimeType: 'application/json', buffer: Buffer.from(matchFile(12, ['person', 'person'], 0)) });
    await page.locator('.dialog-foot .button-primary').click();
    await page.getByRole('button', { name: 'I am Dawn Covenant: show my cards' }).click();
    await page.locator('[data-option="equip:done"]').click();
    await page.getByRole('heading', { name: /^Hand the screen to/ }).waitFor();
    expect(await page.locator('.slip').count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: /show my cards/ }).click();
    await settled(page);
    // Undo goes back to the last answer, free of consent: no die has fallen.
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.table[data-at="0"], .cover').first().waitFor();
    expect(problems).toEqual([]);
  });
});

describe('two persons of whom one is asked first', () => {
  it('call that one to the screen, and nobody else', async () => {
    const { page, problems } = await openApp(browser, '/?seed=3', {}, settings('en', { passes: 'ask' }));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'two.json', mimeType: 'application/json', buffer: Buffer.from(matchFile(12, ['person', 'person'], 1)) });
    await page.locator('.dialog-foot .button-primary').click();
    await page.locator('.cover .button').waitFor();
    await expect.poll(() => page.locator('.cover h1').textContent()).toBe('Hand the screen to Ashen Clans');
    expect(problems).toEqual([]);
  });
});
