/** Odds on the board of World of Warcraft Miniatures. */
import { expect, it } from 'vitest';
import { openApp } from '../../app.ts';
import { theBrowser } from '../../browser.ts';
import { openMatch, settings } from '../../playing.ts';
import { fight } from './sample.ts';

it('beside the place where one presses: each meaning of the press with its odds', async () => {
  const { page, problems } = await openApp(await theBrowser(), '/?seed=9', {}, settings('en'));
  await openMatch(page, fight());
  await page.locator('[data-space][aria-label^="F6."]').click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  const shown = menu.locator('[data-odds]');
  await expect.poll(() => shown.count()).toBe(await menu.getByRole('menuitem').count());
  // What cannot come stands last.
  for (const text of await shown.allTextContents())
    expect(text).toMatch(
      /^[<>]? ?\d+% to take damage · ([<>]? ?[1-9]\d*% out of action · [\d.]+ on average|[\d.]+ on average · 0% out of action)$/,
    );
  expect(problems).toEqual([]);
});
