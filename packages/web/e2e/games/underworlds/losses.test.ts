/** What an answer settles for good stands on its button: a card that does not come back. */
import { underworlds } from '@escarmouche/engine/underworlds';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { expectAccessible } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { SIZES, until } from '../../losses.ts';
import { openMatch, settings } from '../../playing.ts';
import { matchFile } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

it.each(SIZES)('a card discarded for good, at %s pixels in %s', async (size, lang, viewport) => {
  const { page, problems } = await openApp(browser, '/?seed=9', { viewport }, settings(lang));
  await openMatch(page, until(underworlds, matchFile('garreks-reavers', 'sepulchral-guard'), 'settles-discarded'));
  const discard = page.locator('[data-settles=loses]').first();
  await discard.waitFor({ state: 'attached' });
  await expect.poll(() => discard.textContent()).toMatch(lang === 'fr' ? /pour de bon/ : /for good/);
  await discard.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await picture(page, `settles-underworlds-${size}-${lang}`);
  expect(problems).toEqual([]);
});
