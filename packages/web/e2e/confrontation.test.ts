import { confrontation, type Mode, readySetup } from '@escarmouche/engine/confrontation';
import { Match } from '@escarmouche/engine/core';
import { writeMatch } from '@escarmouche/files';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../scripts/find-browser.mjs';
import { openApp, picture, START } from './app.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { answers, goneOn, openMatch, settings, settled } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const PHONE = { width: 390, height: 844 };

/** A match against the greedy bot that is about to begin. */
function matchFile(mode: Mode, a: readonly string[], b: readonly string[], choices: Record<string, string> = {}): string {
  return writeMatch(new Match(confrontation, { ...readySetup(mode, [a, b]), tactics: [0, 1], choices }), ['person', 'greedy']);
}

const over = async (page: Page): Promise<boolean> => (await page.locator('.end').count()) > 0;

/** The options offered, in the list or on a form of their own. */
function offered(page: Page): Promise<string[]> {
  return page.locator('[data-answers] [data-option]').evaluateAll((all) => all.map((o) => (o as HTMLElement).dataset.option ?? ''));
}

/** What a plain player would like best, in this order. */
const LIKED = [/^charge:/, /^engage:/, /^attack:/, /^parry:1$/, /^pursue:.*@/, /^again$/, /^deploy:.*,(?:475|125)$/];

/** A plain player: fights where it can, walks towards the middle of the table. */
function sensible(ids: readonly string[]): string {
  const middle = (id: string): number => {
    const [x, y] = id.slice(id.indexOf('>') + 1).split(',');
    return Math.hypot(Number(x) - 300, Number(y) - 300);
  };
  const liked = LIKED.map((form) => ids.find((id) => form.test(id))).find((id) => id !== undefined);
  const moves = ids.filter((id) => id.startsWith('move:')).sort((a, b) => middle(a) - middle(b));
  return liked ?? moves[0] ?? ids[0];
}

/** Presses a button as a keyboard or a mouse does. */
async function press(page: Page, selector: string, how: 'keys' | 'mouse'): Promise<void> {
  const button = page.locator(selector).first();
  if (how === 'mouse') await button.click();
  else {
    await button.focus();
    await page.keyboard.press('Enter');
  }
}

/** Places the dice of whoever is asked, one in each half in turn. */
async function placeDice(page: Page, how: 'keys' | 'mouse'): Promise<void> {
  const done = '.table-asked .button-primary:not([disabled]):not([aria-disabled="true"])';
  for (let n = 0; n < 20 && (await page.locator(done).count()) === 0; n++)
    await press(page, `.table-asked .refcard-half-${n % 2 === 0 ? 'attack' : 'defence'} .option`, how);
  await press(page, done, how);
}

/** Answers what is asked: by the form it has, or from the list. Returns the option taken; empty for dice that were placed. */
async function answer(page: Page, how: 'keys' | 'mouse'): Promise<string> {
  const at = await answers(page);
  const ids = await offered(page);
  const id = ids.some((x) => x.startsWith('dice:')) || ids.length === 0 ? '' : sensible(ids);
  if (id === '') await placeDice(page, how);
  else {
    const closed = page.locator('.table-asked details:not([open])', { has: page.locator(`[data-option="${id}"]`) }).locator('summary');
    if ((await closed.count()) > 0) {
      await closed.focus();
      await page.keyboard.press('Enter');
    }
    await press(page, `[data-answers] [data-option="${id}"]`, how);
  }
  await goneOn(page, at);
  return id;
}

describe('a skirmish', () => {
  it.each(['en', 'fr'] as const)('begun and moved by keyboard, in %s', { timeout: 180_000 }, async (lang) => {
    const { page, problems } = await openApp(browser, '/?seed=4#/setup/confrontation', {}, settings(lang));
    await page.getByRole('button', { name: START[lang] }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.table').waitFor();
    await settled(page);
    const seen = new Set<string>();
    for (let n = 0; n < 60 && seen.size < 3; n++) {
      const ids = await offered(page);
      const at = await answers(page);
      if (ids.some((id) => id.startsWith('deploy:')) && !seen.has('place')) {
        // Arrow keys go over the offered places, Enter sets the figure down there.
        await page.locator('.plane [data-stop][tabindex="0"]').focus();
        await page.keyboard.press('ArrowRight');
        expect(await page.evaluate(() => document.activeElement?.getAttribute('data-stop') ?? '')).toMatch(/^place/);
        if (lang === 'en') await picture(page, 'confrontation-deploy');
        await expectAccessible(page);
        await page.keyboard.press('Enter');
        seen.add('place');
      } else if (ids.some((id) => id.startsWith('move:')) && !seen.has('carry')) {
        // A figure taken up and carried where nothing is offered; too far first, and the rule is said.
        await page.locator('.plane .plane-chosen').focus();
        await page.keyboard.press('m');
        for (let k = 0; k < 30; k++) await page.keyboard.press('Shift+ArrowUp');
        await page.keyboard.press('Enter');
        await page.locator('.plane-refused .ruleref, .plane-refused a, .plane-refused button').first().waitFor();
        expect(await answers(page)).toBe(at);
        await picture(page, `confrontation-refused-${lang}`);
        await page.keyboard.press('m');
        for (let k = 0; k < 4; k++) await page.keyboard.press('Shift+ArrowUp');
        for (let k = 0; k < 3; k++) await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Enter');
        seen.add('carry');
      } else if (ids.some((id) => id.startsWith('stay:')) && seen.has('carry')) {
        await answer(page, 'keys');
        seen.add('list');
        continue;
      } else {
        await answer(page, 'keys');
        continue;
      }
      await goneOn(page, at);
    }
    expect([...seen]).toEqual(['place', 'carry', 'list']);
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  it('played to its end from the list, and looked back at', { timeout: 240_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', {}, settings('en'));
    await openMatch(page, matchFile('skirmish', ['royal-guard', 'paladin-of-alahan'], ['orc-tracker', 'orc-tracker'], { rounds: '4' }));
    const taken = new Set<string>();
    for (let n = 0; n < 400 && !(await over(page)); n++) taken.add((await answer(page, 'mouse')).split(':')[0]);
    expect(await over(page)).toBe(true);
    expect([...taken]).toEqual(expect.arrayContaining(['deploy', 'move', 'charge']));
    // Whom to strike is not asked where there is one enemy to strike.
    expect(taken.has('attack') || taken.has('parry')).toBe(true);
    await expectAccessible(page);
    await picture(page, 'confrontation-end');
    await page.getByRole('link', { name: 'Look back, step by step' }).click();
    await page.getByRole('slider').waitFor();
    await page.getByRole('slider').press('End');
    await page.locator('.end').waitFor();
    expect(problems).toEqual([]);
  });
});

describe('figures moved by mouse', () => {
  it('a place too far is refused with its rule, a nearer one is taken', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', {}, settings('en'));
    await openMatch(page, matchFile('skirmish', ['plain'], ['plain'], { zone: '20' }));
    for (let n = 0; n < 20; n++) {
      const ids = await offered(page);
      if (ids.some((id) => id.startsWith('move:'))) break;
      const at = await answers(page);
      const place = ids.find((id) => /^deploy:.*>275,4/.test(id)) ?? ids[0];
      await page.locator(`[data-option="${place}"]`).evaluate((b) => (b as HTMLElement).click());
      await goneOn(page, at);
    }
    const drag = async (dx: number, dy: number): Promise<void> => {
      const box = await page.locator('.plane .plane-chosen').boundingBox();
      if (box === null) throw new Error('nobody to drag');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 });
      await page.mouse.move(x + dx, y + dy, { steps: 4 });
      await page.mouse.up();
    };
    const before = await answers(page);
    await drag(200, -330);
    await page.locator('.plane-refused').waitFor();
    expect(await answers(page)).toBe(before);
    await drag(17, -61);
    await goneOn(page, before);
    await expect(page.locator('.log').innerText()).resolves.toMatch(/walks|runs/);
    expect(problems).toEqual([]);
  });
});

describe('a combat phase', () => {
  it.each(['en', 'fr'] as const)('by mouse, to its end, in %s', { timeout: 240_000 }, async (lang) => {
    const { page, problems } = await openApp(browser, '/?seed=6', {}, settings(lang));
    await openMatch(page, matchFile('combat', ['royal-guard', 'paladin-of-alahan'], ['praetorian-guard', 'magistrate', 'magistrate']));
    let aimed = 0;
    let pictured = false;
    for (let n = 0; n < 200 && !(await over(page)); n++) {
      const at = await answers(page);
      const attacks = (await offered(page)).filter((id) => id.startsWith('attack:'));
      if (attacks.length > 0 && !pictured) {
        pictured = true;
        await expectAccessible(page);
        await picture(page, `confrontation-combat-${lang}`);
      }
      if (attacks.length > 0 && attacks.every((id) => !id.includes(':master'))) {
        // An enemy is attacked by pressing it on the board.
        const key = attacks[0].split('>')[1];
        await page.locator('.plane-place', { hasText: key }).first().click();
        if ((await answers(page)) === at && (await page.locator('.table-asked .choices .option').count()) > 0)
          await page.locator('.table-asked .choices .option').first().click();
        aimed++;
        await goneOn(page, at);
      } else await answer(page, 'mouse');
    }
    expect(await over(page)).toBe(true);
    expect(aimed).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  it.each(['en', 'fr'] as const)('fits on a phone, in %s', { timeout: 120_000 }, async (lang) => {
    const { page, problems } = await openApp(browser, '/?seed=6', { viewport: PHONE, hasTouch: true }, settings(lang));
    await openMatch(page, matchFile('combat', ['royal-guard', 'paladin-of-alahan'], ['praetorian-guard', 'magistrate', 'magistrate']));
    for (let n = 0; n < 30 && !(await offered(page)).some((id) => id.startsWith('attack:')); n++) {
      await expectNoSideways(page);
      await answer(page, 'keys');
    }
    await expectNoSideways(page);
    await expectAccessible(page);
    await picture(page, `confrontation-combat-390-${lang}`);
    expect(problems).toEqual([]);
  });

  it('a reload in the middle of an attack: the same dice are awaited, and the match goes on', { timeout: 180_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en', { dice: 'typed' }));
    await openMatch(page, matchFile('combat', ['royal-guard', 'royal-guard'], ['magistrate', 'magistrate']));
    const typed = async (): Promise<boolean> => (await page.locator('.typed-field').count()) > 0;
    const type = async (): Promise<void> => {
      const at = await answers(page);
      const n = Number(/(\d+) 6-sided dice/.exec((await page.locator('.typed-dice .field-label').textContent()) ?? '')?.[1] ?? 1);
      await page.locator('.typed-field').fill(Array.from({ length: n }, (_v, i) => 4 - (i % 3)).join(' '));
      await page.keyboard.press('Enter');
      await goneOn(page, at);
    };
    // The only attack there is is made without being asked for: its arrow and its dice are there.
    const attacking = async (): Promise<boolean> => (await page.locator('.plane-arrow-now').count()) === 1;
    for (let n = 0; n < 80 && !((await attacking()) && (await typed())); n++) {
      if (await typed()) await type();
      else await answer(page, 'keys');
    }
    expect(await typed()).toBe(true);
    const asked = await page.locator('.prompt-text').textContent();
    const at = await answers(page);
    await page.reload();
    await page.locator('.typed-field').waitFor();
    expect(await page.locator('.prompt-text').textContent()).toBe(asked);
    expect(await answers(page)).toBe(at);
    expect(await page.locator('.plane-arrow-now').count()).toBe(1);
    await type();
    for (let n = 0; n < 6 && !(await over(page)); n++) await ((await typed()) ? type() : answer(page, 'keys'));
    expect(problems).toEqual([]);
  });
});
