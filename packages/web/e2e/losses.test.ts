/** What an answer settles for good stands on its button: a figure that goes out, what does not come back, a turn that is not used up. */
import { type CoreState, type Game, Match, seeded } from '@escarmouche/engine/core';
import { gloomhaven } from '@escarmouche/engine/gloomhaven';
import { underworlds } from '@escarmouche/engine/underworlds';
import { type AnySetup, readMatch, writeMatch } from '@escarmouche/files';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openApp, picture } from './app.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { theBrowser } from './browser.ts';
import { arena } from './games/gloomhaven/playing.ts';
import { matchFile } from './games/underworlds/playing.ts';
import { fight, openMatch, settings } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** Plays a match file on at random until an option settles something by this word; the others never choose to lose cards. */
function until<U extends AnySetup, T, S extends CoreState, V>(game: Game<U, T, S, V>, file: string, word: string): string {
  const { setup, seats } = readMatch(file, 'test');
  for (let seed = 1; seed < 60; seed++) {
    const random = seeded(seed);
    const match = new Match(game, setup as unknown as U);
    for (let n = 0; n < 400 && match.nodeKind !== 'over'; n++) {
      if (match.nodeKind === 'chance') {
        match.rollBy(random);
        continue;
      }
      const options = match.options();
      const { node } = match;
      const wanted = options.some((o) => o.settles?.some((s) => s.say.key === word));
      if (wanted && node.kind === 'decision' && seats[node.seat] === 'person') return writeMatch(match, seats);
      match.take((options.find((o) => o.id === 'suffer') ?? options[random.below(options.length)]).id);
    }
  }
  throw new Error(`${word} never came`);
}

const SIZES = [
  ['1440', 'en', { width: 1440, height: 900 }],
  ['390', 'fr', { width: 390, height: 844 }],
] as const;

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
