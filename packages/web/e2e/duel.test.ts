/** A game of the examples, played at the table that every game has: asked for in the address, and by nobody else seen. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openApp } from './app.ts';
import { expectAccessible } from './axe.ts';
import { theBrowser } from './browser.ts';

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

it('stands on no home page that was not asked for it', async () => {
  const { page, problems } = await openApp(browser, '/', { locale: 'en' });
  await page.locator('[data-game="wow"]').waitFor();
  await expect.poll(() => page.locator('[data-game]').count()).toBe(4);
  expect(problems).toEqual([]);
});
