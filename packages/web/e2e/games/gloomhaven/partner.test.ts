/** One person plays a character of Gloomhaven, the computer the other: chosen at the set-up, what is said before cards are chosen, and a round. */
import { CARDS } from '@escarmouche/engine/gloomhaven';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture, START } from '../../app.ts';
import { expectAccessible, expectNoSideways } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { settings } from '../../playing.ts';
import { choose, offered, openLog } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const TEXTS = {
  en: {
    log: 'Log',
    play: 'You play',
    hands: [/Everybody sees/, /nobody sees/],
    yours: 'Say what you mean to do',
    what: 'What',
    early: 'Early',
    attack: /^I attack\s.*\d/,
    mine: /I act early/,
  },
  fr: {
    log: 'Journal',
    play: 'Vous jouez',
    hands: [/Chacun voit/, /personne ne voit/],
    yours: 'Dire ce que vous comptez faire',
    what: 'Quoi',
    early: 'Tôt',
    attack: /^J.attaque\s.*\d/,
    mine: /J.agis tôt/,
  },
} as const;

/** Names of the partner's cards, in both languages: none of them may be said. */
const CARD_NAMES = CARDS.flatMap((c) => Object.values(c.names));

/** What is said is within bounds: no card, and no number but that of a monster on the map. */
function expectGeneral(text: string): void {
  expect(text.length).toBeGreaterThan(12);
  for (const name of CARD_NAMES) expect(text).not.toContain(name);
  expect(text.match(/\d+/g)?.every((n) => Number(n) <= 10) ?? true).toBe(true);
}

const asked = (page: Page): Promise<void> => page.locator('.table[data-waits=true]').waitFor({ timeout: 30_000 });

/** The person plays sensibly and soon: whatever ends the round. */
async function playRound(page: Page): Promise<void> {
  for (let n = 0; n < 60; n++) {
    await asked(page);
    // On a phone the cards may be in front, and the list behind its tab.
    const list = page.locator('.table-narrow [role=tab]').first();
    if ((await list.count()) > 0) await list.click();
    const ids = await offered(page);
    if (ids.some((id) => id.startsWith('cards:'))) return;
    const form = [/^(?:end|suffer|no-rest)$/, /^(?:play|basic):/, /^(?:skip|stay|pass)/, /./].find((f) => ids.some((id) => f.test(id)));
    await choose(page, form ?? /./);
  }
  throw new Error('the round never ended');
}

describe('a partner', () => {
  it.each([
    [1440, 'en', 0, 'level-5'],
    [390, 'fr', 1, 'level-2'],
  ] as const)(
    'plays a round with a person, at %i pixels in %s, the character at seat %i being the person’s and %s the partner',
    { timeout: 180_000 },
    async (width, lang, mine, level) => {
      const t = TEXTS[lang];
      const { page, problems } = await openApp(
        browser,
        '/?seed=5#/setup/gloomhaven',
        { viewport: { width, height: width > 400 ? 900 : 844 }, locale: lang },
        settings(lang),
      );
      // Who plays what decides whether hands lie open: it is said each time.
      const plays = page.getByRole('group', { name: t.play }).getByRole('radio');
      const hands = page.locator('[data-hands]');
      for (const who of [mine + 1, 0, mine + 1]) {
        await plays.nth(who).check();
        await expect.poll(() => hands.textContent()).toMatch(t.hands[who === 0 ? 0 : 1]);
      }
      const character = page.locator('select:has(option[value="level-5"])');
      expect(await character.inputValue()).toBe('level-5');
      await character.selectOption(level);
      if (mine === 0) await picture(page, `gloomhaven-partner-setup-${width}-${lang}`, 'png');
      await page.getByRole('button', { name: START[lang] }).click();
      // Where to begin.
      await asked(page);
      await choose(page, /^start:/);
      await page.locator('.table[data-waits=true] .gh-card-pick').first().waitFor({ timeout: 30_000 });
      const partner = page.locator(`[data-said="${1 - mine}"]`);
      await partner.waitFor({ timeout: 15_000 });
      expectGeneral((await partner.textContent()) ?? '');
      // Cards that are picked stay picked, whoever thinks again once it is spoken to; so does where one was.
      const picked = page.locator('.gh-card-pick [aria-pressed="true"], .gh-card-pick[aria-pressed="true"]');
      await page.locator('.gh-card-pick').first().click();
      await expect.poll(() => picked.count()).toBe(1);
      await page.getByText(t.yours).click();
      await page.getByRole('button', { name: t.early, exact: true }).click();
      const what = page.getByRole('combobox', { name: t.what });
      const target =
        (await what.locator('option').allTextContents()).find((text) => t.attack.test(text)) ??
        (await what.locator('option').allTextContents()).join('|');
      await what.selectOption({ label: target });
      await expectNoSideways(page);
      await expectAccessible(page);
      await page.locator('[data-say]').press('Enter');
      await page.locator(`[data-said="${mine}"]`).waitFor();
      expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-say'))).toBe(true);
      expect(await picked.count()).toBe(1);
      // Nobody waits over two seconds for who thinks again.
      await asked(page);
      await partner.waitFor();
      expect(await picked.count()).toBe(1);
      await picture(page, `gloomhaven-partner-${width}-${lang}`, 'png');
      await choose(page, /^cards:/);
      await playRound(page);
      const log = page.getByRole('tab', { name: t.log, exact: true });
      if (width < 400) await log.click();
      await openLog(page);
      expect(await page.locator('.log').textContent()).toMatch(t.mine);
      await picture(page, `gloomhaven-partner-log-${width}-${lang}`, 'png');
      expect(problems).toEqual([]);
    },
  );
});
