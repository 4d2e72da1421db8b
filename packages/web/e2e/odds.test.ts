/** What an attack may come to is on the screen before it is made, and how safe one would be where; in every game. */
import { greedyBot } from '@escarmouche/engine/bots';
import { confrontation, type Mode, readySetup } from '@escarmouche/engine/confrontation';
import { botTakes, Match, seeded } from '@escarmouche/engine/core';
import { writeMatch } from '@escarmouche/files';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openApp, picture } from './app.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { theBrowser } from './browser.ts';
import { arena, duel } from './games/gloomhaven/playing.ts';
import { matchFile as underworlds } from './games/underworlds/playing.ts';
import { fight, matchFile, openMatch, settings } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** A combat in which the person is asked for what is wanted, and has a choice; of his dice he places what he may in defence. */
function fought(mode: Mode, wanted: RegExp): string {
  const match = new Match(confrontation, {
    ...readySetup(mode, [
      ['royal-guard', 'paladin-of-alahan'],
      ['praetorian-guard', 'magistrate', 'magistrate'],
    ]),
    tactics: [0, 1],
  });
  const random = seeded(9);
  const bot = greedyBot(confrontation);
  for (let node = match.node; node.kind !== 'over'; node = match.node) {
    const ids = node.kind === 'chance' ? [] : match.options().map((o) => o.id);
    if (node.kind === 'chance') match.rollBy(random);
    else if (node.seat === 0 && ids.filter((id) => wanted.test(id)).length > 1) return writeMatch(match, ['person', 'greedy']);
    else if (node.seat === 0 && ids[0].startsWith('dice:')) match.take(ids.find((id) => /=1\/[12]$/.test(id)) ?? ids[0]);
    else botTakes(match, bot, random);
  }
  throw new Error(`${wanted} was never offered`);
}

/** Kinds of attacks and of questions about dice, and what their answers are called. `dangers`: whether it is looked at how safe one is. */
const KINDS = [
  { kind: 'wow', file: () => fight(), wanted: /^attack:/, dangers: true },
  {
    kind: 'wow-again',
    file: () => matchFile(12, ['person', 'random'], 0, /^reroll:/),
    wanted: /^(reroll:|keep$)/,
    dangers: false,
  },
  {
    kind: 'underworlds',
    file: () => underworlds('steelhearts-champions', 'garreks-reavers', ['person', 'greedy'], /^attack:/),
    wanted: /^attack:/,
    dangers: true,
  },
  {
    kind: 'underworlds-spell',
    file: () => underworlds('stormsires-cursebreakers', 'garreks-reavers', ['person', 'greedy'], /^cast:/),
    wanted: /^cast:/,
    dangers: false,
  },
  { kind: 'gloomhaven', file: () => duel(/^target:/), wanted: /^target:/, dangers: true },
  { kind: 'gloomhaven-area', file: () => arena([1, 0], /^area:/), wanted: /^area:/, dangers: false },
  // A blow that has fallen: what is lost by it, and what by a card that keeps it off.
  { kind: 'gloomhaven-harm', file: () => duel(/^suffer$/), wanted: /^(suffer$|lose:)/, dangers: false },
  // No dice fall in an activation: contact brings the combat.
  { kind: 'confrontation-table', file: () => fought('skirmish', /^move:/), wanted: null, dangers: true },
  { kind: 'confrontation', file: () => fought('combat', /^dice:/), wanted: /^dice:/, dangers: false },
  { kind: 'confrontation-blow', file: () => fought('combat', /^attack:/), wanted: /^attack:/, dangers: false },
  { kind: 'confrontation-again', file: () => fought('combat', /^(again|keep)$/), wanted: /^(again|keep)$/, dangers: false },
  { kind: 'confrontation-parry', file: () => fought('combat', /^parry:/), wanted: /^parry:/, dangers: false },
] as const;

/** The match of a kind, played ahead once. */
const files = new Map<string, string>();
function fileOf(kind: (typeof KINDS)[number]['kind']): string {
  const known = files.get(kind) ?? KINDS.find((k) => k.kind === kind)?.file() ?? '';
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
    for (const { kind, wanted, dangers } of KINDS) {
      await openMatch(page, fileOf(kind));
      const name = `odds-${kind}-${where}${whole ? '' : `-${lang}`}`;
      if (kind.endsWith('area')) {
        // An area is laid where one points.
        const guard = page.locator('[data-space][data-name="4,1"], [data-space][aria-label^="4,1"]').first();
        await (where === 'phone' ? guard.tap() : guard.hover());
      }
      if (kind === 'underworlds') {
        const own = page.locator('[data-space][aria-label*="Angharad"]').first();
        await (where === 'phone' ? own.tap() : own.click());
      }
      if (wanted !== null) await expectOdds(page, wanted, LINE[lang], kind.endsWith('again') ? 2 : 1);
      await picture(page, name);
      if (kind === 'wow') {
        // A card that attacks has its odds as well as what is printed on the figure.
        await expectOdds(page, /^card:/, LINE[lang]);
        if (!whole) continue;
        const first = page.locator('[data-answers] [data-option^="attack:"], .asked-list [data-option^="attack:"]').first();
        await first.focus();
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

it('beside the place where one presses: each meaning of the press with its odds', async () => {
  const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en'));
  await openMatch(page, fight());
  await page.locator('[data-space][aria-label^="F6."]').click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  const shown = menu.locator('[data-odds]');
  await expect.poll(() => shown.count()).toBe(await menu.getByRole('menuitem').count());
  for (const text of await shown.allTextContents())
    expect(text).toMatch(/^[<>]? ?\d+% to take damage · [\d.]+ damage on average · [<>]? ?\d+% out of action$/);
  expect(problems).toEqual([]);
});
