/** A game of the examples, played at the table that every game has: asked for in the address, and by nobody else seen. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openApp } from './app.ts';
import { expectAccessible } from './axe.ts';
import { theBrowser } from './browser.ts';
import { GAME_IDS } from './games.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

it('is played from the home page: a step, a blow with its odds, an answer; and its rulings and its set-up stand at their addresses', async () => {
  const { page, problems } = await openApp(browser, '/?with=duel&seed=1', { locale: 'fr' });
  await page.locator('[data-game="duel"]').getByRole('button', { name: 'Jouer tout de suite' }).click();
  const asked = page.locator('.table[data-waits=true]');
  await asked.waitFor();
  const option = (id: string) => page.locator(`.table-asked [data-option="${id}"]`).first();
  await page.locator('.table-asked summary').first().click();
  await option('step:A>0,0').click();
  await expect.poll(() => option('strike:A>B').textContent()).toMatch(/Rouille frappe Ardoise.*75\s%/s);
  await expectAccessible(page);
  await option('strike:A>B').click();
  // What falls is the dice's affair; whatever it is, the log tells of it, and the match goes on.
  await expect
    .poll(() =>
      page
        .locator('.table')
        .getByText(/Rouille lance/)
        .count(),
    )
    .toBeGreaterThan(0);

  await page.goto(page.url().replace(/#.*/, '#/rulings/duel:4'));
  await page.getByRole('heading', { level: 1, name: /Parer/ }).waitFor();
  await page.getByText('Il tient').first().waitFor();
  await page.goto(page.url().replace(/#.*/, '#/setup/duel'));
  await page.getByRole('spinbutton').first().waitFor();
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

it('is set up in a form that comes from its notation: by keyboard, with what is wrong at its field, and played so', async () => {
  const { page, problems } = await openApp(browser, '/?with=duel&seed=1#/setup/duel', { locale: 'en' });
  const begin = page.getByRole('button', { name: 'Start the match' });
  await page.getByRole('spinbutton', { name: 'Wounds that take a figure out' }).waitFor();
  await expect.poll(() => page.getByRole('spinbutton').count()).toBe(3);
  // A number that cannot be is not taken: what stood there stands there again.
  await page.getByRole('spinbutton', { name: 'Rounds at most' }).fill('99');
  await page.keyboard.press('Tab');
  expect(await page.getByRole('spinbutton', { name: 'Rounds at most' }).inputValue()).toBe('12');

  await page.getByRole('combobox', { name: 'Say more' }).focus();
  await page.keyboard.type('Where the second');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const second = page.getByRole('combobox', { name: 'Where the second figure begins' });
  expect(await second.inputValue()).toBe('1,0');
  await second.selectOption('-1,0');
  const wrong = page.getByRole('alert').filter({ hasText: 'Two figures stand on −1,0.' });
  await wrong.waitFor();
  expect(await second.getAttribute('aria-invalid')).toBe('true');
  expect(await second.getAttribute('aria-describedby')).toBe(await wrong.getAttribute('id'));
  expect(await begin.isDisabled()).toBe(true);
  await page.locator('.setup-faults .rule-ref', { hasText: '2.1' }).waitFor();
  await expectAccessible(page);

  await second.focus();
  await page.keyboard.press('End');
  await wrong.waitFor({ state: 'detached' });
  const at = await second.inputValue();
  // What was chosen is kept with the draft.
  await page.reload();
  expect(await second.inputValue()).toBe(at);
  await begin.focus();
  await page.keyboard.press('Enter');
  await page.locator('.table').waitFor();
  await expect
    .poll(() => page.locator('[data-space][aria-label*="Slate, 5 of 5"]').getAttribute('aria-label'))
    .toMatch(new RegExp(`^${at}\\.`));
  expect(problems).toEqual([]);
});

it('is set up on a phone, in French, with nothing beside the screen', async () => {
  const { page, problems } = await openApp(browser, '/?with=duel#/setup/duel', { locale: 'fr', viewport: { width: 390, height: 844 } });
  await page.getByRole('spinbutton', { name: 'Blessures qui mettent hors de combat' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

it('stands on no home page that was not asked for it', async () => {
  const { page, problems } = await openApp(browser, '/', { locale: 'en' });
  await page.locator('[data-game]').first().waitFor();
  await expect.poll(() => page.locator('[data-game]').count()).toBe(GAME_IDS.length);
  expect(problems).toEqual([]);
});
