/** The map of Gloomhaven played on itself: by mouse, by touch, by keys. */
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture, START } from '../../app.ts';
import { brokenWords, expectAccessible, expectNoSideways } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { answers, goneOn, openMatch, settings } from '../../playing.ts';
import { arena, choose, offered } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const hex = (page: Page, name: string): Locator => page.locator(`[data-space][data-name="${name}"]`);
const menu = (page: Page): Locator => page.locator('[data-menu=choice] [role=menuitem]');

/** The brute on 3,2 is about to act, the guards beside it; the scoundrel waits at the rim. */
async function turnOfTheBrute(page: Page, trap?: readonly [number, number]): Promise<void> {
  await openMatch(page, arena(trap, /^play:brute:sweep/));
  await page.locator('[data-space][data-can]').first().waitFor();
}

describe('a turn on the map', () => {
  it('by mouse: an enemy attacked and a hex gone to before any half is chosen', async () => {
    const { page, problems } = await openApp(browser, '/?seed=3', DESK, settings('en'));
    await turnOfTheBrute(page);
    await expectAccessible(page);
    const before = await answers(page);
    await hex(page, '4,2').click();
    // Two halves are about that guard: an attack, and a push.
    await expect.poll(() => menu(page).count()).toBe(2);
    await expect.poll(() => menu(page).first().textContent()).toMatch(/burst/);
    await menu(page).first().click();
    await goneOn(page, before);
    expect(Number(await answers(page))).toBeGreaterThan(Number(before) + 2);
    await page.locator('[data-mark=label][data-tone=loss]').first().waitFor();
    await picture(page, 'gloomhaven-attack-en');

    // One meaning: done at once, by the half of the other card that goes there.
    const then = await answers(page);
    await hex(page, '2,2').hover();
    await page.locator('[data-mark=way][data-tone=way]').waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('[data-told]').textContent()).toMatch(/sweep.*point/);
    await picture(page, 'gloomhaven-move-en');
    await hex(page, '2,2').click();
    await goneOn(page, then);
    await expect.poll(() => hex(page, '2,2').getAttribute('aria-label')).toContain('Brute');
    await expect.poll(() => page.locator('[data-mark=way][data-tone=deed]').count()).toBeGreaterThan(0);
    // The pointer rests where the brute has come to: nothing is refused there.
    await expect.poll(() => page.locator('[data-told=""]').count()).toBe(1);

    // What one press did one press takes back.
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.waitForFunction((at) => document.querySelector('.table')?.getAttribute('data-at') === at, then);
    await expectNoSideways(page);
    expect(problems).toEqual([]);
  });

  it('by touch: the first press shows, the second takes', async () => {
    const { page, problems } = await openApp(browser, '/?seed=3', PHONE, settings('fr'));
    await turnOfTheBrute(page);
    const before = await answers(page);
    await hex(page, '4,2').tap();
    await menu(page).first().tap();
    await goneOn(page, before);
    await picture(page, 'gloomhaven-attack-fr');
    const then = await answers(page);
    await hex(page, '2,2').tap();
    await page.locator('[data-would]').waitFor();
    expect(await answers(page)).toBe(then);
    await expectNoSideways(page);
    await expectAccessible(page);
    await picture(page, 'gloomhaven-move-fr');
    await hex(page, '2,2').tap();
    await goneOn(page, then);
    await expect.poll(() => hex(page, '2,2').getAttribute('aria-label')).toContain('Brute');
    expect(problems).toEqual([]);
  });

  it('by keys: an area turned, mirrored and laid', async () => {
    const { page, problems } = await openApp(browser, '/?seed=2', DESK, settings('fr'));
    await turnOfTheBrute(page);
    await choose(page, /^play:brute:sweep\/top$/);
    await choose(page, /^do:attack$/);
    const lies = (): Promise<string | null> => page.locator('[data-mark=area] path').first().getAttribute('d');
    await hex(page, '4,2').focus();
    const ways = new Set<string | null>();
    for (const key of ['r', 'r', 'm', 'r', 'r']) {
      ways.add(await lies());
      await page.keyboard.press(key);
    }
    expect(ways.size).toBeGreaterThan(1);
    await expect.poll(() => page.locator('[data-mark=ring][data-tone=shown]').count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await picture(page, 'gloomhaven-area-fr');
    const at = await answers(page);
    await page.keyboard.press('Enter');
    await goneOn(page, at);
    expect(await page.locator('[data-mark=area]').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('somebody is pushed where an arrow leads', async () => {
    const { page, problems } = await openApp(browser, '/?seed=3', DESK, settings('fr'));
    await turnOfTheBrute(page);
    const before = await answers(page);
    await hex(page, '4,2').click();
    await menu(page).last().click();
    await goneOn(page, before);
    const steps = (await offered(page)).flatMap((id) => /^to:(.+)$/.exec(id)?.[1] ?? []);
    expect(steps.length).toBeGreaterThan(0);
    await expect.poll(() => page.locator('[data-mark=arrow]').count()).toBe(steps.length);
    await picture(page, 'gloomhaven-push-fr');
    const then = await answers(page);
    await hex(page, steps[0]).click();
    await goneOn(page, then);
    await expect.poll(() => hex(page, steps[0]).getAttribute('aria-label')).toContain('Garde bandit');
    expect(problems).toEqual([]);
  });

  it('a trap is said before it is sprung', async () => {
    const { page, problems } = await openApp(browser, '/?seed=3', DESK, settings('en'));
    await turnOfTheBrute(page, [3, 3]);
    const at = await answers(page);
    await hex(page, '3,3').click();
    if ((await menu(page).count()) > 0) await page.keyboard.press('Escape');
    await expect.poll(() => hex(page, '3,3').getAttribute('aria-label')).toMatch(/trap, \d damage/);
    await hex(page, '3,3').click();
    expect(await answers(page)).toBe(at);
    await expect.poll(() => page.locator('.table-board').textContent()).toMatch(/Springs the trap there: \d/);
    await picture(page, 'gloomhaven-trap-en');
    expect(problems).toEqual([]);
  });

  it('why somebody cannot be attacked stands under the map, with range and sight', async () => {
    const { page, problems } = await openApp(browser, '/?seed=3', DESK, settings('en'));
    await turnOfTheBrute(page);
    await choose(page, /^play:brute:burst\/top$/);
    await hex(page, '4,1').focus();
    await page.locator('[data-told] .rule-ref').first().waitFor();
    expect(problems).toEqual([]);
  });
});

it.each(['en', 'fr'] as const)(
  'ten cards beside each other break no word, and the cards of a turn stand over nothing, in %s',
  async (lang) => {
    const { page, problems } = await openApp(browser, '/?seed=9#/setup/gloomhaven', {}, settings(lang));
    await page.getByRole('button', { name: START[lang] }).click();
    for (let n = 0; n < 2; n++) await choose(page, /^start:/);
    expect(await page.locator('.hand-card').count()).toBe(10);
    expect(await brokenWords(page.locator('.hand-face :is(.gh-card-name, .gh-half-text)'))).toEqual([]);
    await page.getByRole('button', { name: /^(Set up for me|Préparer pour moi)$/ }).click();
    await page.locator('.gh-play').first().waitFor();
    const [row, ...cards] = await page
      .locator('.gh-hand .hand-cards, .gh-hand .gh-card')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(Math.min(...cards)).toBeGreaterThanOrEqual(row);
    await picture(page, `gloomhaven-halves-${lang}`);
    expect(problems).toEqual([]);
  },
);
