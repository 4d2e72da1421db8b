import { greedyBot } from '@escarmouche/engine/bots';
import { confrontation, type Mode, readySetup } from '@escarmouche/engine/confrontation';
import { botTakes, Match, seeded } from '@escarmouche/engine/core';
import { writeMatch } from '@escarmouche/files';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { expectAccessible, expectNoSideways } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { HANDS } from '../../hands.ts';
import { answers, goneOn, openMatch, settings, settled } from '../../playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const DESK: BrowserContextOptions = {};
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LIONS = ['royal-guard', 'paladin-of-alahan'] as const;
const GRIFFINS = ['praetorian-guard', 'magistrate', 'magistrate'] as const;
const FOES = /Griffins of Akkylannie|Griffons d’Akkylannie|Griffons d'Akkylannie/;

/** How far from the middle of the table an option ends. */
function fromMiddle(id: string): number {
  const [x, y] = id.slice(id.indexOf('>') + 1).split(',');
  return Math.hypot(Number(x) - 300, Number(y) - 300);
}

/**
 * A match against the greedy bot, played ahead to where the person is asked something that offers what is wanted: with walks to the middle,
 * or, from a seed, as the bot plays.
 */
function matchFile(mode: Mode, a: readonly string[], b: readonly string[], wanted: RegExp, seed?: number): string {
  const match = new Match(confrontation, { ...readySetup(mode, [a, b]), tactics: [0, 1] });
  const random = seeded(seed ?? 9);
  const bot = greedyBot(confrontation);
  for (let node = match.node; node.kind !== 'over'; node = match.node) {
    const ids = node.kind === 'chance' ? [] : match.options().map((o) => o.id);
    if (node.kind === 'chance') match.rollBy(random);
    else if (node.seat === 0 && ids.some((id) => wanted.test(id))) return writeMatch(match, ['person', 'greedy']);
    else if (node.seat === 1 || seed !== undefined) botTakes(match, bot, random);
    else match.take(ids.filter((id) => /^(?:move|deploy):/.test(id)).sort((x, y) => fromMiddle(x) - fromMiddle(y))[0] ?? ids[0]);
  }
  throw new Error(`${wanted} was never offered`);
}

/** Opens a match in a page of its own. */
async function opened(window: BrowserContextOptions, lang: 'en' | 'fr', text: string, more: Record<string, string> = {}) {
  const it = await openApp(browser, '/?seed=6', window, settings(lang, more));
  await openMatch(it.page, text);
  return it;
}

const place = (page: Page, name: string): Locator => page.locator(`[data-space][data-name="${name}"]`);
const told = (page: Page): Locator => page.locator('[data-told]');
const over = async (page: Page): Promise<boolean> => (await page.locator('.end').count()) > 0;

/** Carries a figure over the table, so many pixels. */
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

/** What a press on the board may change: the match, the menu, who is held. */
function stateOf(): string {
  const held = [...document.querySelectorAll<SVGElement>('[data-space][aria-selected]')].map((e) => e.dataset.space);
  const menu = [...document.querySelectorAll<HTMLElement>('[data-menu] [data-option]')].map((e) => e.dataset.option);
  return [document.querySelector('.table')?.getAttribute('data-at'), ...menu, ...held].join();
}

/** The places lit, as they are spoken, and whether one could press them where they lie. */
function litPlaces(): { readonly label: string; readonly seen: boolean }[] {
  return [...document.querySelectorAll('[data-space][data-can]')].map((e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return { label: e.getAttribute('aria-label') ?? '', seen: top?.closest('[data-space]') === e };
  });
}

type Press = (it: Locator) => Promise<void>;

/**
 * Plays a match on from the board: an enemy where one is lit, else a place; of what a menu asks, the second of three. Where no
 * enemy lit is in sight the whole table is looked at. Returns what was answered beside the board, since no place was lit for it.
 */
async function playOn(page: Page, press: Press, most: number, done: () => Promise<boolean>): Promise<string[]> {
  const beside: string[] = [];
  for (let n = 0; n < most && !(await done()); n++) {
    const at = await answers(page);
    let last = '';
    for (let k = 0; k < 8 && (await answers(page)) === at; k++) {
      const before = await page.evaluate(stateOf);
      const menu = page.locator('[data-menu=choice] [role=menuitem]');
      const entries = await menu.count();
      const prepared = (await page.locator('[data-menu=prepared]').count()) > 0;
      const lit = await page.evaluate(litPlaces);
      if (entries > 0) {
        await press(menu.nth(entries > 2 ? 1 : 0));
        await goneOn(page, at);
      } else if (prepared) {
        // A finger has not seen before what its press would do: one more press does it.
        await press(page.locator(`[data-space="${last}"]`));
        await goneOn(page, at);
      } else if (lit.length === 0) {
        const own = page.locator('.table-asked [data-option]:visible, .pinned [data-option]:visible').first();
        beside.push((await own.getAttribute('data-option')) ?? '');
        await press(own);
        await goneOn(page, at);
      } else {
        const seen = lit.flatMap((l, i) => (l.seen ? [i] : []));
        const foes = k > 1 ? [] : lit.flatMap((l, i) => (FOES.test(l.label) ? [i] : []));
        const place = foes.find((i) => lit[i].seen) ?? (foes.length > 0 && k === 0 ? -1 : (seen[k % seen.length] ?? -1));
        const whole = page.getByRole('button', { name: /^(?:Show the whole board|Voir tout le plateau)$/, disabled: false });
        if (place < 0) await press(whole);
        else {
          const it = page.locator('[data-space][data-can]').nth(place);
          last = (await it.getAttribute('data-space')) ?? '';
          await press(it);
          await expect.poll(() => page.evaluate(stateOf), { interval: 30, timeout: 10_000 }).not.toBe(before);
        }
      }
    }
    await settled(page);
  }
  return beside;
}

/** What concerns no place: sixes to be rolled again, the order of the cards, how a melee is separated. */
const PLACELESS = /^(?:keep|again|order:|separate:)/;

/** A round with an enemy in reach: activations, assaults, combats, rally. */
const ROUND = matchFile('skirmish', LIONS, GRIFFINS, /^charge:/);
/** A fighter who has killed all his opponents, and enemies to pursue. */
const PURSUIT = matchFile('skirmish', LIONS, GRIFFINS, /^pursue:/, 2);
/** The next thing a person does is a move, with one enemy far off. */
const MOVE = matchFile('skirmish', ['royal-guard'], ['praetorian-guard'], /^move:/);

const WORDS = {
  en: {
    log: 'Log',
    round: 'The round',
    next: /Round 2/,
    all: [/Royal guard.*Magistrate/, /Combat 1 begins/, /Rally phase/],
    far: /cm away: 20 cm at most/,
    brings: /\d+% to wound.*In the combat that follows/,
  },
  fr: {
    log: 'Journal',
    round: 'Le tour',
    next: /Tour 2/,
    all: [/Garde royal.*Magistrat/, /Le combat 1 commence/, /Phase de ralliement/],
    far: /cm.*: 20 cm au plus/,
    brings: /\d+\s%.*[Cc]ombat qui suit/,
  },
} as const;

describe('a round from its charges to its rally, and a pursuit', () => {
  const hands: readonly [string, 'en' | 'fr', BrowserContextOptions, (page: Page) => Press][] = [
    ['mouse', 'en', DESK, (page) => (it) => HANDS.mouse.press(page, it)],
    ['touch', 'fr', PHONE, (page) => (it) => HANDS.finger.press(page, it)],
    [
      'keyboard',
      'fr',
      DESK,
      (page) => async (it) => {
        await it.focus();
        await page.keyboard.press('Enter');
      },
    ],
  ];
  it.each(hands)('by %s, in %s', { timeout: 120_000 }, async (hand, lang, window, pressing) => {
    const { page, problems } = await opened(window, lang, ROUND);
    const press = pressing(page);
    const words = WORDS[lang];
    if (hand === 'touch') {
      // A figure is no smaller than a finger finds.
      expect((await place(page, 'royal-guard').boundingBox())?.width ?? 0).toBeGreaterThan(23.9);
      await expectNoSideways(page);
    }
    await expectAccessible(page);
    await picture(page, `confrontation-act-${hand}`);
    // No dice fall in a charge: it shows the odds of the combat that it brings, where it is pointed at and before it is made.
    const charge = page.locator('[data-space][data-can][aria-label*="charge"]').first();
    // On a phone the view is near the fighter, and shows whom it may charge.
    const [at, board] = [await charge.boundingBox(), await page.locator('[data-board]').boundingBox()];
    const isWithin = (x = -1, from = 0, wide = 0): boolean => x >= from && x <= from + wide;
    expect(isWithin(at?.x, board?.x, board?.width) && isWithin(at?.y, board?.y, board?.height)).toBe(true);
    if (hand === 'mouse') await charge.hover({ force: true });
    else if (hand === 'touch') await charge.tap({ force: true });
    else await charge.focus();
    const brought = page.locator('[data-odds^="charge:"]').first();
    await brought.waitFor();
    await expect.poll(() => brought.textContent()).toMatch(words.brings);
    // Once the table has made room for it.
    await expect
      .poll(() =>
        brought.evaluate((e) => {
          const { left, top, width, height } = e.getBoundingClientRect();
          return e.contains(document.elementFromPoint(left + width / 2, top + height - 4));
        }),
      )
      .toBe(true);
    await picture(page, `confrontation-charge-${hand}`);
    // What a finger prepared is let go of.
    if (hand === 'touch') await page.keyboard.press('Escape');
    const round = page.getByRole('region', { name: words.round });
    const beside = await playOn(page, press, 60, async () => (await over(page)) || words.next.test((await round.textContent()) ?? ''));
    expect(beside.filter((id) => !PLACELESS.test(id))).toEqual([]);
    if (hand === 'touch') await page.getByRole('tab', { name: words.log }).tap();
    const log = await page.locator('.log').textContent();
    for (const line of words.all) expect(log).toMatch(line);
    await expectAccessible(page);

    const chase = await opened(window, lang, PURSUIT);
    // No button goes wherever one likes: that the table does is said beside the question.
    await chase.page.locator('[data-pursues]').waitFor();
    await picture(chase.page, `confrontation-pursuit-${hand}`);
    expect(await playOn(chase.page, pressing(chase.page), 1, () => over(chase.page))).toEqual([]);
    expect([...problems, ...chase.problems]).toEqual([]);
  });
});

describe('a figure is moved where one points', () => {
  it.each(['en', 'fr'] as const)('pressed or carried there, or told in one line why not, in %s', { timeout: 60_000 }, async (lang) => {
    const { page, problems } = await opened(DESK, lang, MOVE);
    const before = await answers(page);
    // Too far: the verb and the reason, once, and the drawing has kept its scale under the hand.
    const { begun, ended } = await carry(page, 'royal-guard', 0, -330);
    expect(ended).toBe(begun);
    await told(page).getByText(WORDS[lang].far).waitFor();
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

  it('carried by keyboard, past an enemy to whom it snaps on the way', { timeout: 60_000 }, async () => {
    const { page, problems } = await opened(DESK, 'en', MOVE);
    const at = await answers(page);
    await place(page, 'royal-guard').focus();
    await page.keyboard.press('m');
    for (let n = 0; n < 30; n++) await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Enter');
    await told(page)
      .getByText(/30 cm away: 20 cm at most/)
      .waitFor();
    expect(await answers(page)).toBe(at);
    for (let n = 0; n < 22; n++) await page.keyboard.press('Shift+ArrowDown');
    for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    // It ends the activation: one more press does it.
    await page.locator('[data-menu=prepared]').waitFor();
    await page.keyboard.press('Enter');
    await goneOn(page, at);
    expect(problems).toEqual([]);
  });

  it('set down in its zone by a press on the table', { timeout: 60_000 }, async () => {
    const { page, problems } = await opened(DESK, 'en', matchFile('skirmish', ['royal-guard'], ['praetorian-guard'], /^deploy:/));
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
    const { page, problems } = await opened(DESK, 'en', matchFile('skirmish', LIONS, GRIFFINS, /^engage:/));
    const at = await answers(page);
    await page.locator('[data-space][data-can][data-name^="magistrate"]').first().click();
    const ways = page.locator('[data-menu=choice] [role=menuitem]');
    await ways.first().waitFor();
    await expect.poll(() => ways.allInnerTexts()).toEqual(expect.arrayContaining([expect.stringMatching(/cm/)]));
    await picture(page, 'confrontation-menu');
    await expectAccessible(page);
    await page.keyboard.press('1');
    await goneOn(page, at);
    expect(problems).toEqual([]);
  });
});

describe('a combat phase', () => {
  it('shows what may come of each way of placing dice beside it, on a phone in French', { timeout: 60_000 }, async () => {
    const { page, problems } = await opened(PHONE, 'fr', matchFile('combat', LIONS, GRIFFINS.slice(0, 2), /^dice:/));
    const ways = page.getByRole('list', { name: /^Attaque/ }).getByRole('listitem');
    await expect.poll(() => ways.locator('[data-odds]').count(), { timeout: 20_000 }).toBe(3);
    const told = await ways.allInnerTexts();
    for (const way of told)
      expect(way).toMatch(/Garde royal d’Alahan\s: blessure (?:[<>]\s)?\d+\s%[\s\S]*Garde prétorien\s: blessure (?:[<>]\s)?\d+\s%/);
    expect(new Set(told).size).toBe(3);
    await expectNoSideways(page);
    await picture(page, 'confrontation-dice-390-fr');
    // One press lays them so, one more takes it.
    const at = await answers(page);
    await ways.getByRole('button').nth(1).tap();
    await page.locator('.commit [data-option="dice:A1=1/1"]').tap();
    await goneOn(page, at);
    expect(problems).toEqual([]);
  });

  it('is there again after a reload: the same arrow, the same dice awaited', { timeout: 60_000 }, async () => {
    // There is one enemy to strike: whom is not asked, and the dice of the attack are awaited.
    const text = matchFile('combat', LIONS, GRIFFINS.slice(0, 2), /^attack:/);
    const { page, problems } = await opened(DESK, 'en', text, { dice: 'typed' });
    const typed = page.locator('.typed-field');
    const arrow = page.locator('[data-mark=shape][data-tone=deed]');
    await typed.waitFor();
    await expect.poll(() => arrow.count()).toBe(1);
    const asked = await page.locator('.prompt-text').textContent();
    const at = await answers(page);
    await page.reload();
    await typed.waitFor();
    await expect.poll(() => page.locator('.prompt-text').textContent()).toBe(asked);
    expect(await answers(page)).toBe(at);
    await expect.poll(() => arrow.count()).toBe(1);
    expect(problems).toEqual([]);
  });
});
