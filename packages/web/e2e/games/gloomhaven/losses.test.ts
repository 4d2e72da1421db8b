/** What an answer settles for good stands on its button: a character that is exhausted, cards that are lost. */
import { gloomhaven } from '@escarmouche/engine/gloomhaven';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { expectAccessible, expectNoSideways } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { SIZES, until } from '../../losses.ts';
import { openMatch, settings } from '../../playing.ts';
import { arena } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

it.each(SIZES)('damage that exhausts, and cards that are lost, at %s pixels in %s', async (size, lang, viewport) => {
  const { page, problems } = await openApp(browser, '/?seed=4', { viewport }, settings(lang));
  await openMatch(page, until(gloomhaven, arena(), 'settles-exhausted'));
  const suffer = page.locator('.commit [data-option="suffer"]');
  await suffer.waitFor();
  await expect.poll(() => suffer.getAttribute('data-settles')).toBe('kills');
  await expect.poll(() => suffer.textContent()).toMatch(lang === 'fr' ? /Subir .*épuisement/ : /Suffer .*is exhausted/);
  if ((await page.locator('.gh-card-pick').count()) > 0) {
    await page.locator('.gh-card-pick').first().click();
    const confirm = page.locator('[data-commit]');
    if ((await confirm.count()) > 0) await expect.poll(() => confirm.textContent()).toMatch(lang === 'fr' ? /Perdue/ : /Lost: no rest/);
  }
  await expectNoSideways(page);
  await expectAccessible(page);
  await picture(page, `settles-gloomhaven-${size}-${lang}`);
  expect(problems).toEqual([]);
});
