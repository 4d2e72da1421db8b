/** What an answer settles for good stands on its button: what a turn that ends leaves undone. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { expectAccessible } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { SIZES } from '../../losses.ts';
import { openMatch, settings } from '../../playing.ts';
import { fight } from './sample.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

it.each(SIZES)('a turn that ends with something left to do, at %s pixels in %s', async (size, lang, viewport) => {
  const { page, problems } = await openApp(browser, '/?seed=9', { viewport }, settings(lang));
  await openMatch(page, fight());
  const end = page.locator('[data-option="end"]');
  await expect.poll(() => end.getAttribute('data-settles')).toBe('ends');
  await expect.poll(() => end.textContent()).toMatch(lang === 'fr' ? /peut encore/ : /could still/);
  await expectAccessible(page);
  await picture(page, `settles-wow-${size}-${lang}`);
  expect(problems).toEqual([]);
});
