/** The table as it looks: at both sizes, in both languages, and while one aims. */

import { CARDS } from '@escarmouche/engine/wow';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { brokenWords, expectAccessible, expectNoSideways } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { answers, goneOn, offered, openMatch, settings } from '../../playing.ts';
import { attack, fight, matchFile, sensible } from './sample.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** While one aims on a phone, the board with its buttons stays in sight beside the option that is aimed. */
async function expectBoardBesideOptions(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const aim = page.locator('.verb-aim[aria-pressed=true]');
  await aim.evaluate((e) => e.scrollIntoView({ block: 'end' }));
  for (const what of [aim, page.locator('.board-zoom .button').first(), page.locator('.board-drawing')])
    expect(await what.evaluate((e) => e.getBoundingClientRect().bottom)).toBeLessThanOrEqual(844);
  expect(await page.locator('.board-drawing').evaluate((e) => e.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
}

/** Cards of a party built freely (100.2). */
const MOST_CARDS = 9;

/** Words of cards' names that break where as many cards lie side by side as a party may have. */
async function brokenNames(page: Page, lang: 'en' | 'fr'): Promise<readonly string[]> {
  const names = CARDS.map((card) => card.names[lang]);
  const broken: string[] = [];
  for (let at = 0; at < names.length; at += MOST_CARDS) {
    await page.locator('.hand-cards').evaluate(
      (row, [some, most]) => {
        while (row.children.length < most) row.append(row.children[0].cloneNode(true));
        for (const [n, name] of some.entries()) row.children[n].querySelector('.hand-face > :first-child')?.replaceChildren(name);
      },
      [names.slice(at, at + MOST_CARDS), MOST_CARDS] as const,
    );
    broken.push(...(await brokenWords(page.locator('.hand-face > :first-child'))));
  }
  return broken;
}

describe('the table', () => {
  it.each([
    [1440, 'en'],
    [390, 'en'],
    [1440, 'fr'],
    [390, 'fr'],
  ] as const)('at %i pixels in %s', { timeout: 120_000 }, async (width, lang) => {
    const { page, problems } = await openApp(browser, '/?seed=9', { viewport: { width, height: 900 } }, settings(lang));
    // What the check of a screen reads is the same in either language: each size is read in one of them.
    const look = async (): Promise<void> => {
      await expectNoSideways(page);
      if ((width === 1440) === (lang === 'en')) await expectAccessible(page);
    };
    await openMatch(page, matchFile(12, ['person', 'random'], 0));
    await look();
    if (width === 1440) expect(await brokenNames(page, lang)).toEqual([]);
    await page.getByRole('link', { name: 'Escarmouche' }).first().click();
    await openMatch(page, fight());
    await look();
    await attack(page);
    await look();
    await picture(page, `table-${width}-${lang}`, 'png');
    for (const panel of lang === 'fr' ? ['Figurine', 'Légende'] : ['Figure', 'Legend']) {
      await page.getByRole('tab', { name: panel }).click();
      await look();
    }
    expect(problems).toEqual([]);
  });

  it('says and draws why a figure cannot be aimed at', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en'));
    await openMatch(page, matchFile(12, ['person', 'random'], 0, /^move:/));
    for (let n = 0; n < 60; n++) {
      const ids = await offered(page);
      if (ids.some((id) => id.startsWith('move:')) && (await page.locator('.verb-aim').count()) > 0) break;
      const at = await answers(page);
      await page
        .locator(`[data-option="${sensible(ids)}"]`)
        .first()
        .evaluate((b) => (b as HTMLElement).click());
      await goneOn(page, at);
    }
    await page.locator('.verb-aim').first().click();
    const refused = page.locator('[role=gridcell][aria-label*="Not possible"]').first();
    await refused.hover();
    const why = page.locator('#why-not');
    await why.locator('.rule-ref').first().waitFor();
    expect((await why.textContent())?.length).toBeGreaterThan(20);
    await page.locator('[data-mark=line]').first().waitFor({ state: 'attached' });
    await expectAccessible(page);
    await picture(page, 'why-not');
    await expectBoardBesideOptions(page);
    expect(problems).toEqual([]);
  });
});
