import { confrontation, type Mode, readySetup } from '@escarmouche/engine/confrontation';
import { Match } from '@escarmouche/engine/core';
import { writeMatch } from '@escarmouche/files';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../scripts/find-browser.mjs';
import { openApp, picture } from './app.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { answers, goneOn, openMatch, playAhead, settings } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LIONS = ['royal-guard', 'paladin-of-alahan'] as const;
const GRIFFINS = ['praetorian-guard', 'magistrate', 'magistrate'] as const;

/** How far from the middle of the table an option ends. */
function fromMiddle(id: string): number {
  const [x, y] = id.slice(id.indexOf('>') + 1).split(',');
  return Math.hypot(Number(x) - 300, Number(y) - 300);
}

/** A match against the greedy bot that offers the person what is wanted, or is about to begin. */
function matchFile(mode: Mode, a: readonly string[], b: readonly string[], wanted?: RegExp): string {
  const match = new Match(confrontation, { ...readySetup(mode, [a, b]), tactics: [0, 1] });
  const walks = (ids: readonly string[]): string =>
    ids.filter((id) => /^(?:move|deploy):/.test(id)).sort((x, y) => fromMiddle(x) - fromMiddle(y))[0] ?? ids[0];
  if (wanted !== undefined) playAhead(match, ['person', 'greedy'], walks, wanted);
  return writeMatch(match, ['person', 'greedy']);
}

const over = async (page: Page): Promise<boolean> => (await page.locator('.end').count()) > 0;
const place = (page: Page, name: string): Locator => page.locator(`[data-space][data-name="${name}"]`);
const told = (page: Page): Locator => page.locator('[data-told]');

/** Takes an option from the list. */
async function take(page: Page, form: string): Promise<void> {
  const at = await answers(page);
  await page
    .locator(`[data-option^="${form}"]`)
    .first()
    .evaluate((b) => (b as HTMLElement).click());
  await goneOn(page, at);
}

/** Carries the figure held over the table, so many pixels. */
async function carry(page: Page, name: string, dx: number, dy: number): Promise<{ readonly begun: number; readonly ended: number }> {
  const box = await place(page, name).boundingBox();
  if (box === null) throw new Error('nobody to carry');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const scale = () => page.locator('[data-board]').evaluate((board) => (board as SVGSVGElement).getScreenCTM()?.a ?? 0);
  const begun = await scale();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 });
  await page.mouse.move(x + dx, y + dy, { steps: 4 });
  const ended = await scale();
  await page.mouse.up();
  return { begun, ended };
}

/** What a person presses next: an entry of the menu, a place of the board where something is meant, else a button beside it. */
async function pressNext(page: Page, press: (it: Locator) => Promise<void>): Promise<void> {
  const at = await answers(page);
  for (let n = 0; n < 6 && (await answers(page)) === at; n++) {
    const menu = page.locator('[data-menu] [role=menuitem]');
    const lit = page.locator('[data-space][data-can]');
    const own = page.locator('.table-asked [data-option]:visible, .pinned [data-option]:visible');
    if ((await menu.count()) > 0) await press(menu.last());
    else if ((await lit.count()) > 0 && n < 4) await press(lit.nth(n % (await lit.count())));
    else await press(own.first());
    await page.waitForTimeout(60);
  }
  await goneOn(page, at);
}

describe('a figure is moved where one points', () => {
  it.each(['en', 'fr'] as const)('pressed or carried there, or told in one line why not, in %s', { timeout: 60_000 }, async (lang) => {
    const { page, problems } = await openApp(browser, '/?seed=5', {}, settings(lang));
    await openMatch(page, matchFile('skirmish', ['royal-guard'], ['praetorian-guard'], /^move:/));
    const before = await answers(page);
    // Too far: the verb and the reason, once, and the drawing has kept its scale under the hand.
    const { begun, ended } = await carry(page, 'royal-guard', 0, -330);
    expect(ended).toBe(begun);
    await told(page)
      .getByText(lang === 'en' ? /cm away: 20 cm at most/ : /cm.*: 20 cm au plus/)
      .waitFor();
    expect(await told(page).locator('.ruleref, [data-rule], button').count()).toBeLessThan(3);
    expect(await answers(page)).toBe(before);
    await picture(page, `confrontation-refused-${lang}`);
    await expectAccessible(page);
    // A press on the bare table shows what would be done, the next one does it.
    const box = await place(page, 'royal-guard').boundingBox();
    if (box === null) throw new Error('nobody there');
    await page.mouse.click(box.x + 60, box.y - 50);
    await page.locator('[data-menu=prepared]').waitFor();
    expect(await answers(page)).toBe(before);
    await page.mouse.click(box.x + 60, box.y - 50);
    await goneOn(page, before);
    expect(problems).toEqual([]);
  });

  it('carried by keyboard', { timeout: 60_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', {}, settings('en'));
    await openMatch(page, matchFile('skirmish', ['royal-guard'], ['praetorian-guard'], /^move:/));
    const at = await answers(page);
    await place(page, 'royal-guard').focus();
    await page.keyboard.press('m');
    for (let n = 0; n < 30; n++) await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Enter');
    await told(page)
      .getByText(/at most/)
      .waitFor();
    expect(await answers(page)).toBe(at);
    for (let n = 0; n < 22; n++) await page.keyboard.press('Shift+ArrowDown');
    for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await goneOn(page, at);
    expect(problems).toEqual([]);
  });

  it('set down in its zone by a press on the table', { timeout: 60_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', {}, settings('en'));
    await openMatch(page, matchFile('skirmish', ['royal-guard'], ['praetorian-guard'], /^deploy:/));
    const at = await answers(page);
    await picture(page, 'confrontation-deploy');
    const zone = await page.locator('.plane-zone').boundingBox();
    if (zone === null) throw new Error('no zone');
    await page.mouse.move(zone.x + zone.width * 0.43, zone.y + zone.height * 0.47);
    await page.mouse.click(zone.x + zone.width * 0.43, zone.y + zone.height * 0.47);
    await goneOn(page, at);
    await place(page, 'royal-guard').waitFor();
    expect(problems).toEqual([]);
  });

  it('an enemy pressed is assaulted: of several ways the menu asks which, and says how far', { timeout: 60_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', {}, settings('en'));
    await openMatch(page, matchFile('skirmish', LIONS, GRIFFINS, /^engage:/));
    const at = await answers(page);
    const enemy = page.locator('[data-space][data-can][data-name^="magistrate"]').first();
    await enemy.click();
    const ways = page.locator('[data-menu=choice] [role=menuitem]');
    await ways.first().waitFor();
    expect(await ways.allInnerTexts()).toEqual(expect.arrayContaining([expect.stringMatching(/cm/)]));
    await picture(page, 'confrontation-menu');
    await expectAccessible(page);
    await page.keyboard.press('1');
    await goneOn(page, at);
    expect(problems).toEqual([]);
  });
});

describe('a combat phase to its end', () => {
  const begun = (): string => matchFile('combat', LIONS, GRIFFINS, /^dice:/);

  it.each(['en', 'fr'] as const)('by mouse on the board and pinned buttons, looked back at, in %s', { timeout: 60_000 }, async (lang) => {
    const { page, problems } = await openApp(browser, '/?seed=6', {}, settings(lang));
    await openMatch(page, begun());
    await expectAccessible(page);
    await picture(page, `confrontation-combat-${lang}`);
    for (let n = 0; n < 80 && !(await over(page)); n++) await pressNext(page, (it) => it.click());
    expect(await over(page)).toBe(true);
    await picture(page, `confrontation-end-${lang}`);
    expect(problems).toEqual([]);
  });

  it.each(['en', 'fr'] as const)('by touch, the figures no smaller than a finger finds, in %s', { timeout: 60_000 }, async (lang) => {
    const { page, problems } = await openApp(browser, '/?seed=6', PHONE, settings(lang));
    await openMatch(page, begun());
    await expectNoSideways(page);
    await picture(page, `confrontation-combat-390-${lang}`);
    for (let n = 0; n < 80 && !(await over(page)); n++) {
      const base = await page.locator('[data-space]').first().boundingBox();
      expect(base?.width ?? 0).toBeGreaterThan(29.9);
      await pressNext(page, (it) => it.tap());
    }
    expect(await over(page)).toBe(true);
    expect(problems).toEqual([]);
  });

  it('by keyboard', { timeout: 60_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=6', {}, settings('en'));
    await openMatch(page, begun());
    for (let n = 0; n < 80 && !(await over(page)); n++)
      await pressNext(page, async (it) => {
        await it.focus();
        await page.keyboard.press('Enter');
      });
    expect(await over(page)).toBe(true);
    expect(problems).toEqual([]);
  });
});

describe('a skirmish on a phone', () => {
  it.each(['en', 'fr'] as const)('goes where the question is, in %s', { timeout: 60_000 }, async (lang) => {
    const { page, problems } = await openApp(browser, '/?seed=5', PHONE, settings(lang));
    await openMatch(page, matchFile('skirmish', LIONS, GRIFFINS, /^charge:/));
    const base = await page
      .locator('[data-space][data-name="royal-guard"], [data-space][data-name="paladin-of-alahan"]')
      .first()
      .boundingBox();
    expect(base?.width ?? 0).toBeGreaterThanOrEqual(29.5);
    await expectNoSideways(page);
    await expectAccessible(page);
    await picture(page, `confrontation-skirmish-390-${lang}`);
    expect(problems).toEqual([]);
  });
});

describe('what is under way', () => {
  it('is there again after a reload: the same arrow, the same dice awaited', { timeout: 60_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en', { dice: 'typed' }));
    await openMatch(page, matchFile('combat', ['royal-guard'], ['magistrate'], /^attack:/));
    await take(page, 'attack:');
    const typed = page.locator('.typed-field');
    for (let n = 0; n < 4 && (await typed.count()) === 0; n++) await pressNext(page, (it) => it.click());
    const arrow = page.locator('[data-mark=shape][data-tone=deed]');
    expect(await arrow.count()).toBe(1);
    const asked = await page.locator('.prompt-text').textContent();
    const at = await answers(page);
    await page.reload();
    await typed.waitFor();
    expect(await page.locator('.prompt-text').textContent()).toBe(asked);
    expect(await answers(page)).toBe(at);
    expect(await arrow.count()).toBe(1);
    expect(problems).toEqual([]);
  });
});
