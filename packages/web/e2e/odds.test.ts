/** What an attack may come to is on the screen before it is made, and how safe one would be where; in every game. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openApp, picture } from './app.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { theBrowser } from './browser.ts';
import { examplesOf, GAME_IDS, type OddsExample } from './games.ts';
import { openMatch, settings } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** Kinds of attacks and of questions about dice; the last of them is of a match with many rolls. */
const KINDS = (await Promise.all(GAME_IDS.map(examplesOf))).flatMap(({ odds }) => odds);

/** The match of a kind, played ahead once. */
const files = new Map<string, string>();
function fileOf({ kind, file }: OddsExample): string {
  const known = files.get(kind) ?? file();
  files.set(kind, known);
  return known;
}

/** A line of odds: a chance, and perhaps more. */
const LINE = { en: /^.*\d+% .*$/, fr: /^.*\d+\s%.*$/ } as const;

/** Of the answers that are wanted, those that stand among the answers, and the odds that stand on the screen. */
function answersShown(
  page: Page,
  wanted: RegExp,
): Promise<{ readonly asked: string[]; readonly told: readonly (readonly [id: string, text: string])[] }> {
  return page.evaluate((form) => {
    const is = new RegExp(form);
    const all = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)];
    const asked = all('[data-answers] [data-option]').flatMap(({ dataset: { option = '' } }) => (is.test(option) ? [option] : []));
    const lines = all('[data-odds]').map((line) => [line.dataset.odds ?? '', line.textContent ?? ''] as const);
    return { asked: [...new Set(asked)], told: lines.filter(([id]) => is.test(id)) };
  }, wanted.source);
}

/** The odds of each answer that is wanted stand on the screen, none left out: on its button, or where it is pointed at. Each once at least. */
async function expectOdds(page: Page, wanted: RegExp, line: RegExp, least = 1): Promise<void> {
  const bare = async (): Promise<unknown> => {
    const { asked, told } = await answersShown(page, wanted);
    return { few: told.length < least, bare: asked.filter((id) => !told.some(([of]) => of === id)) };
  };
  await expect.poll(bare, { timeout: 20_000 }).toEqual({ few: false, bare: [] });
  for (const [id, text] of (await answersShown(page, wanted)).told) expect(text, id).toMatch(line);
}

/** What on a button is said of odds and stands outside its line or its button: cut off, or painted over something else. */
function cutOdds(page: Page): Promise<string[]> {
  return page.locator('button .odds-part').evaluateAll((all) =>
    all.flatMap((part) => {
      const [at, line, button] = [part, part.closest('.odds-room-line'), part.closest('button')].map((e) => e?.getBoundingClientRect());
      if (at === undefined || line === undefined || button === undefined || at.width === 0) return [];
      const isWhole = at.right <= line.right + 1 && at.bottom <= line.bottom + 1 && at.bottom <= button.bottom && at.top >= button.top;
      return isWhole ? [] : [`${part.textContent} of ${part.closest('button')?.textContent}`];
    }),
  );
}

/** Buttons that show odds and neither have them in their name nor are described by them: whoever hears the page would press without them. */
function unheardOdds(page: Page): Promise<(string | null)[]> {
  return page.locator('.table button:has(.odds-room[data-odds])').evaluateAll((all) =>
    all.flatMap((button) => {
      const room = button.querySelector('.odds-room');
      const heard = !button.hasAttribute('aria-label') || button.getAttribute('aria-describedby') === room?.id;
      return heard ? [] : [button.textContent];
    }),
  );
}

/** How safe one would be: told place by place, with every enemy in a list, as long as it is wanted. */
async function expectDangers(page: Page, name: string, touches: boolean): Promise<void> {
  if (touches) await page.locator('[data-key=d]').tap();
  else await page.keyboard.press('d');
  const panel = page.locator('[data-dangers]');
  await panel.waitFor();
  await expect.poll(() => panel.locator('li').count(), { timeout: 20_000 }).toBeGreaterThan(0);
  await expect
    .poll(
      async () =>
        (await page.locator('[data-mark=number][data-tone=danger]').count()) > 5 || (await panel.getAttribute('data-dangers')) === 'done',
      {
        timeout: 30_000,
      },
    )
    .toBe(true);
  await picture(page, name);
  await expectAccessible(page);
  await expectNoSideways(page);
  // Whoever does not see the board has the same in a table, and hears it with each space.
  const rows = panel.locator('table tbody tr');
  if ((await page.locator('[data-mark=number][data-tone=danger]').count()) > 5) await expect.poll(() => rows.count()).toBeGreaterThan(5);
  if (!name.includes('table'))
    await expect
      .poll(() =>
        page
          .locator(
            '[data-space][aria-label*="out of action"], [data-space][aria-label*="hors de combat"], [data-space][aria-label*="nobody reaches"], [data-space][aria-label*="personne n’atteint"]',
          )
          .count(),
      )
      .toBeGreaterThan(5);
  await panel.getByRole('radio').nth(1).check();
  await expect.poll(() => panel.getAttribute('data-dangers'), { timeout: 30_000 }).toBe('done');
  await picture(page, `${name}-reach`);
  await page.keyboard.press('d');
  await panel.waitFor({ state: 'detached' });
  expect(await page.locator('[data-tone=danger]').count()).toBe(0);
}

/** The whole distribution, whose shares make one, and what each thing adds, with its rule; turned round it stands beside what is. */
async function expectWhole(page: Page, name: string): Promise<void> {
  const whole = page.locator('[data-odds-whole]').first();
  await whole.locator('summary').click();
  const sums = await whole
    .locator('table:has(meter)')
    .evaluateAll((all) => all.map((t) => [...t.querySelectorAll('meter')].reduce((sum, m) => sum + m.value, 0)));
  expect(sums.length).toBeGreaterThan(1);
  for (const sum of sums) expect(sum).toBeCloseTo(1, 6);
  const one = whole.locator('[data-what-if] li').first();
  await one.waitFor();
  await expect.poll(() => one.locator('.rule-ref').count()).toBe(1);
  await one.locator('input').click();
  await expect.poll(() => whole.locator('[data-beside] tbody tr').count()).toBe(sums.length);
  await whole.locator('[data-beside]').scrollIntoViewIfNeeded();
  await picture(page, name);
  await expectAccessible(page);
}

it.each([
  ['en', 'desk', { viewport: { width: 1440, height: 900 } }],
  ['fr', 'phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  // In the other language the odds alone.
  ['fr', 'desk', { viewport: { width: 1440, height: 900 } }],
  ['en', 'phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const)(
  'in %s on a %s: odds before every kind of press, what adds to them, and how safe one would be',
  { timeout: 300_000 },
  async (lang, where, options) => {
    const { page, problems } = await openApp(browser, '/?seed=9', options, settings(lang));
    const whole = (lang === 'en') === (where === 'desk');
    for (const example of KINDS) {
      const { kind, wanted, besides, first, least, dangers, wholly } = example;
      await openMatch(page, fileOf(example));
      const name = `odds-${kind}-${where}${whole ? '' : `-${lang}`}`;
      if (first !== undefined) {
        const at = page.locator(first.at).first();
        await (where === 'phone' ? at.tap() : first.how === 'press' ? at.click() : at.hover());
      }
      if (wanted !== null) await expectOdds(page, wanted, LINE[lang], least);
      expect(await cutOdds(page), kind).toEqual([]);
      expect(await unheardOdds(page), kind).toEqual([]);
      await picture(page, name);
      if (besides !== undefined) await expectOdds(page, besides, LINE[lang]);
      if (wholly === true && whole) {
        await page.locator('[data-answers] [data-option^="attack:"], .asked-list [data-option^="attack:"]').first().focus();
        await expectWhole(page, `${name}-whole`);
      }
      if (dangers && whole) await expectDangers(page, `${name}-dangers`, where === 'phone');
    }
    expect(problems).toEqual([]);
    if (!whole) return;
    // While the match runs, the last of them one with many rolls, its luck is told as well.
    await page.keyboard.press('Escape');
    if (where === 'phone') await page.getByRole('tab', { name: 'Partie' }).tap();
    const button = page.locator('[data-luck-button]');
    await (where === 'phone' ? button.tap() : button.press('Enter'));
    const luck = page.getByRole('dialog');
    await luck.locator('[data-luck]').waitFor();
    await expect.poll(() => luck.locator('.chart-box svg').count()).toBe(1);
    await luck.locator('.disclosure summary').click();
    await expect.poll(() => luck.locator('[data-rolls] tbody tr').count()).toBeGreaterThan(0);
    // Nothing leads away from a match that is being played.
    expect(await luck.locator('[data-step]').count()).toBe(0);
    await picture(page, `luck-running-${where}-${lang}`);
    await page.keyboard.press('Escape');
    await luck.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  },
);

type Holding = typeof globalThis & { held?: (() => void)[] | null };

/** From now on questions for odds wait until they are let go, so that the odds come long after what is asked stands on the screen. */
function holdOdds(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    (globalThis as Holding).held = [];
  });
}

/** Lets them go, and waits until they are answered and drawn. */
async function letOddsGo(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { held } = globalThis as Holding;
    (globalThis as Holding).held = null;
    for (const go of held ?? []) go();
  });
  await page.waitForTimeout(1200);
}

/** Before anything is shown: what is asked of the workers goes by whether odds are held. */
function holdsOdds(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      override postMessage(message: { call?: string }): void {
        const { held } = globalThis as Holding;
        const go = (): void => super.postMessage(message);
        if (message.call === 'odds' && held) held.push(go);
        else go();
      }
    };
  });
}

/** Where each answer in sight stands, by its id; and how many odds stand on answers. */
function answersAt(page: Page): Promise<{ readonly boxes: Record<string, string>; readonly odds: number }> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.table [data-option]')].filter((e) => e.checkVisibility());
    const boxOf = (e: HTMLElement): string => {
      const { left, top, width, height } = e.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join(' ');
    };
    return {
      boxes: Object.fromEntries(all.map((e, i) => [`${i} ${e.dataset.option}`, boxOf(e)])),
      odds: document.querySelectorAll('.table [data-option] [data-odds]').length,
    };
  });
}

it.each([
  ['en', { viewport: { width: 1440, height: 900 } }],
  ['fr', { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const)('in %s: odds that come late move no answer', { timeout: 120_000 }, async (lang, options) => {
  const { page, problems } = await openApp(browser, '/?seed=9', options, async (of) => {
    await holdsOdds(of);
    await settings(lang)(of);
  });
  let came = 0;
  for (const example of KINDS) {
    await holdOdds(page);
    await openMatch(page, fileOf(example));
    if (example.first?.how === 'press') await page.locator(example.first.at).first().click();
    // What is asked anew is drawn, with its numbers.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    const before = await answersAt(page);
    expect(before.odds, example.kind).toBe(0);
    await letOddsGo(page);
    const after = await answersAt(page);
    expect(after.boxes, example.kind).toEqual(before.boxes);
    came += Number(after.odds > 0);
  }
  expect(came).toBeGreaterThan(4);
  expect(problems).toEqual([]);
});
