import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from './app.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { theBrowser } from './browser.ts';
import { examplesOf, GAME_IDS } from './games.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const SIZES = [
  ['1440', { width: 1440, height: 900 }],
  ['390', { width: 390, height: 844 }],
] as const;

/** Ruling files of one's own. */
const RULINGS = (
  await Promise.all(
    GAME_IDS.map(async (game) => {
      const { ruling } = await examplesOf(game);
      return ruling === undefined ? [] : [{ game, text: ruling }];
    }),
  )
).flat();

/** The line by which one of them says what it is about. */
const [RULED] = RULINGS[0].text.split('\n');

describe('home', () => {
  it.each(SIZES.flatMap(([name, viewport]) => (['fr', 'en'] as const).map((lang) => [name, lang, viewport] as const)))(
    'at %s pixels in %s',
    async (name, lang, viewport) => {
      const { page, problems } = await openApp(browser, '/', { viewport, locale: lang });
      await page.getByRole('heading', { level: 1, name: 'Escarmouche' }).waitFor();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);
      await page
        .getByRole('button', { name: lang === 'fr' ? 'Jouer tout de suite' : 'Play at once' })
        .first()
        .waitFor();
      await page.getByText(lang === 'fr' ? 'Aucune pour l’instant' : 'None yet').waitFor();
      await expectNoSideways(page);
      // What the check reads is the same in either language: each size is read in one of them.
      if ((name === '1440') === (lang === 'en')) await expectAccessible(page);
      await page.locator('.picture').nth(3).waitFor();
      await picture(page, `home-${name}-${lang}`);
      // All four games on a desk, the first two on a phone, with the button that begins: nobody scrolls to find them.
      const feet = await page.locator('[data-game]').evaluateAll((all) => all.map((g) => g.getBoundingClientRect().bottom));
      expect(feet).toHaveLength(4);
      expect(feet.filter((y) => y <= viewport.height).length).toBeGreaterThanOrEqual(name === '1440' ? 4 : 2);
      expect(problems).toEqual([]);
    },
  );

  it('keeps to the dark and to the colour-blind-safe palette', async () => {
    const { page, problems } = await openApp(browser, '/', { locale: 'en', colorScheme: 'dark' });
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Colour-blind-safe' }).check();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Light' }).check();
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await paper()).toBe('rgb(247, 242, 232)');
    await expectAccessible(page);
    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: 'Colour-blind-safe' }).isChecked()).toBe(true);
    expect(problems).toEqual([]);
  });

  it('changes language at once, everywhere, and remembers it', async () => {
    const { page, problems } = await openApp(browser, '/#/rulings', { locale: 'en' });
    await page.getByRole('heading', { level: 1, name: 'Rulings' }).waitFor();
    await page.getByRole('button', { name: 'Lire en français' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cas de règles' }).waitFor();
    expect(await page.title()).toBe('Cas de règles · Escarmouche');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Cas de règles' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
    expect(problems).toEqual([]);
  });

  it('can be walked by keyboard: the skip link first, the game next', async () => {
    const { page } = await openApp(browser, '/', { locale: 'en' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the contents');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Play at once/);
    // Every game has such buttons: each says to the ear whose it is.
    const whose = await page.locator('.game-actions > *').evaluateAll((all) => all.map((e) => e.getAttribute('aria-describedby') ?? ''));
    for (const id of whose) expect(await page.locator(`[id="${id}"]`).evaluate((e) => e.matches('.game-name'))).toBe(true);
  });

  it('says so in one line where the browser keeps nothing, and goes on', async () => {
    const { page, problems } = await openApp(browser, '/#/settings', { locale: 'en' }, (p) =>
      p.addInitScript(() => {
        for (const name of ['localStorage', 'indexedDB'] as const)
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      }),
    );
    await page.getByRole('alert').getByText('does not let the app keep anything').waitFor();
    await page.getByRole('radio', { name: 'Dark' }).check();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(25, 22, 19)');
    await page.getByRole('button', { name: 'Dismiss this message' }).click();
    await page.getByRole('link', { name: 'Escarmouche' }).click();
    await page.getByText('None yet').waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  it('answers an unknown address in words', async () => {
    const { page, problems } = await openApp(browser, '/#/nowhere/at-all', { locale: 'en' });
    await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor();
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await page.getByRole('heading', { level: 1, name: 'Escarmouche' }).waitFor();
    expect(problems).toEqual([]);
  });
});

describe('a file', () => {
  it.each([
    ['broken.json', '{"format": "escarmouche-match", '],
    ['empty.json', ''],
    ['other.json', '[1, 2, 3]'],
    ['deep.json', '['.repeat(200_000)],
    ['broken.yaml', `${RULED}\ncases: [ {`],
    ['wrong.yaml', `${RULED}\ncases: 7\n`],
  ])('%s that is none gives one clear line, and nothing changes', async (name, text) => {
    const { page, problems } = await openApp(browser, '/', { locale: 'en' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
    const message = page.getByRole('alert').getByText(`“${name}” could not be opened:`);
    await message.waitFor();
    expect((await message.textContent())?.length).toBeLessThan(400);
    if (name === 'broken.json') await expectAccessible(page);
    expect(new URL(page.url()).hash).toBe('');
    await page.getByText('None yet').waitFor();
    expect(problems).toEqual([]);
  });

  it.each(RULINGS)('with a ruling of $game opens it', async ({ text }) => {
    const { page, problems } = await openApp(browser, '/', { locale: 'en' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('input[type=file]').setInputFiles({ name: 'ours.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
    await page.getByRole('link', { name: 'At our table' }).waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  it('can be dropped on the page', async () => {
    const { page, problems } = await openApp(browser, '/', { locale: 'fr' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const dataTransfer = await page.evaluateHandle((text) => {
      const carried = new DataTransfer();
      carried.items.add(new File([text], 'ours.yaml'));
      return carried;
    }, RULINGS[0].text);
    await page.dispatchEvent('body', 'dragenter', { dataTransfer });
    await page.getByText('Lâchez le fichier').waitFor();
    await page.dispatchEvent('body', 'drop', { dataTransfer });
    await page.getByRole('link', { name: 'À notre table' }).click();
    await page.getByRole('heading', { level: 1, name: 'À notre table' }).waitFor();
    await page.getByRole('slider').waitFor();
    expect(problems).toEqual([]);
  });
});

describe('saved matches', () => {
  it('begin with one press, are listed, survive a broken file, go on, and are deleted on demand', async () => {
    const { page, problems } = await openApp(browser, '/', { locale: 'en' });
    await page.getByRole('button', { name: 'Play at once' }).first().click();
    await page.waitForURL(/#\/match\/[\w-]+$/);
    // What was set up for the person has saved the match.
    await page.locator('[data-set-up=made]').waitFor();
    await page.getByRole('link', { name: 'Escarmouche' }).click();
    // It stands first on the page, before the games, and in the list of all.
    const go = page
      .getByRole('region', { name: 'The match you were in' })
      .getByRole('link', { name: 'Continue: Dawn Covenant (The Sworn Line) – Ashen Clans (Bone and Shadow)' });
    await go.waitFor();
    await expectAccessible(page);
    await picture(page, 'home-saved');
    await page.locator('input[type=file]').setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await page.getByRole('alert').getByText('“no.json” could not be opened:').waitFor();
    await page.reload();
    await go.click();
    await page.waitForURL(/#\/match\/[\w-]+$/);
    // The table stands: what it is made of is no longer being fetched when it is left.
    await page.locator('.table').waitFor();
    await page.getByRole('link', { name: 'Escarmouche' }).click();
    await page.getByRole('button', { name: 'Delete Dawn Covenant (The Sworn Line) – Ashen Clans (Bone and Shadow)' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('None yet').waitFor();
    expect(problems).toEqual([]);
  });

  it('that take long to read say so, and can be given up', async () => {
    const { page, problems } = await openApp(browser, '/', { locale: 'en' });
    const slow = { name: 'slow.yaml', mimeType: 'application/yaml', buffer: Buffer.from('}'.repeat(390_000)) };
    await page.locator('input[type=file]').setInputFiles(slow);
    await page.getByText('Reading “slow.yaml”…').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByText('Reading “slow.yaml”…').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('');
    // The next file finds a worker that hears.
    await page.locator('input[type=file]').setInputFiles({ ...slow, name: 'bad.yaml', buffer: Buffer.from('ruling: 3') });
    await page.getByRole('alert').getByText('“bad.yaml” could not be opened').waitFor();
    expect(problems).toEqual([]);
  });

  it('leave as a file and come back from it, to be watched or gone on with', async () => {
    const { page, problems } = await openApp(browser, '/', { locale: 'en' });
    await page.getByRole('button', { name: 'Play at once' }).first().click();
    await page.locator('[data-set-up=made]').waitFor();
    // The other file holds what this side sees: neither the set-up, with the cards of both, nor the record.
    const taking = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a match file' }).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Only what / })
      .click();
    const own = JSON.parse(readFileSync(await (await taking).path(), 'utf8'));
    expect(Object.keys(own)).toEqual(['format', 'version', 'game', 'seat', 'log', 'position', 'events']);
    expect(own.log.length).toBe(own.events.length);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a match file' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save the whole match' }).click();
    const file = await (await saving).path();
    await page.getByRole('link', { name: 'Escarmouche' }).click();
    const input = page.locator('input[type=file]');
    await input.setInputFiles(file);
    await page.getByRole('dialog', { name: 'A match that is not over' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Watch it from the start' }).click();
    await page.waitForURL(/#\/replay$/);
    await page.getByRole('slider').waitFor();
    await page.getByRole('link', { name: 'Escarmouche' }).click();
    await input.setInputFiles(file);
    await page.getByRole('button', { name: 'Go on playing' }).click();
    await page.waitForURL(/#\/match\/[\w-]+$/);
    await page.getByRole('link', { name: 'Escarmouche' }).click();
    await expect
      .poll(() =>
        page
          .locator('.saved-line')
          .getByRole('link', { name: /^Continue: / })
          .count(),
      )
      .toBe(2);
    expect(problems).toEqual([]);
  });
});
