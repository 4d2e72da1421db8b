/** Gloomhaven around the map: choosing cards, playing their halves, losing them; the track, the decks, the figure; nobody sees what another has chosen. */
import { Match, type Random, seeded } from '@escarmouche/engine/core';
import { CARDS, gloomhaven, type Setup, type State, type Table, type View } from '@escarmouche/engine/gloomhaven';
import { writeMatch } from '@escarmouche/files';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { expectAccessible, expectNoSideways } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { answers, countQuestions, goneOn, idsAt, openMatch, optionsIn, settings, settled, workerQuiet } from '../../playing.ts';
import { openLog } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const PHONE = { width: 390, height: 844 };

type Played = Match<Setup, Table, State, View>;

const cardsOf = (id: string, n: number): string[] =>
  CARDS.filter((c) => c.class === id && c.level === 1)
    .map((c) => c.id)
    .slice(0, n);

function setup(solo: boolean): Setup {
  return {
    scenario: 'black-barrow',
    characters: [
      { class: 'brute', cards: cardsOf('brute', 10) },
      { class: 'scoundrel', cards: cardsOf('scoundrel', 9) },
    ],
    level: 1,
    ...(solo ? { solo: true as const } : {}),
  };
}

const ids: (m: Played) => string[] = idsAt;

/** Plays without doing much until a question is asked, and writes the match down there. */
function fileAt(wanted: (m: Played) => boolean, solo = true, seed = 4, of = setup(solo)): string {
  for (let from = seed; from < seed + 20; from++) {
    const m: Played = new Match(gloomhaven, of);
    const random: Random = seeded(from);
    for (let n = 0; n < 3000 && m.nodeKind !== 'over'; n++) {
      if (m.nodeKind === 'decision' && wanted(m))
        return writeMatch(
          m,
          of.characters.map(() => 'person' as const),
        );
      if (m.nodeKind === 'chance') m.rollBy(random);
      else m.take(ids(m).find((id) => ['suffer', 'no-rest', 'end'].includes(id)) ?? ids(m)[0]);
    }
  }
  throw new Error('never so far');
}

const seatAsked = (m: Played): number => (m.node.kind === 'decision' ? m.node.seat : -1);
const choosesCards = (m: Played): boolean => seatAsked(m) === 0 && ids(m).some((id) => id.startsWith('cards:'));
const mayRest = (m: Played): boolean => choosesCards(m) && ids(m).includes('rest');
const mayNegate = (m: Played): boolean => ids(m).includes('suffer') && ids(m).some((id) => /^lose:[^+]+$/.test(id));
const mayLoseTwo = (m: Played): boolean => ids(m).includes('suffer') && ids(m).some((id) => /^lose:.*\+/.test(id));

const card = (page: Page, id: string) => page.locator(`[data-answers] [data-card="${id}"]`);

/** Chooses two cards on the cards themselves. */
async function choose(page: Page, lead: string, other: string, how: 'keys' | 'mouse' = 'mouse'): Promise<void> {
  const at = await answers(page);
  for (const id of [lead, other]) {
    if (how === 'mouse') await card(page, id).click();
    else {
      await card(page, id).focus();
      await page.keyboard.press('Enter');
    }
  }
  if (how === 'mouse') await page.locator('[data-commit]').click();
  else {
    await page.locator('[data-commit]').focus();
    await page.keyboard.press('Enter');
  }
  await page.waitForFunction((before) => document.querySelector('.table')?.getAttribute('data-at') !== before, at);
}

/** Commits what is prepared, and waits until the match has gone on from it. */
async function commit(page: Page): Promise<void> {
  const at = await answers(page);
  await page.locator('[data-commit]').click();
  await goneOn(page, at);
}

async function take(page: Page, id: string): Promise<void> {
  const at = await answers(page);
  await page
    .locator(`[data-answers] [data-option="${id}"]`)
    .first()
    .evaluate((e) => (e as HTMLElement).click());
  await goneOn(page, at);
}

/** Answers whatever is asked in the least way until the selector is in sight. */
async function untilSight(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 60 && (await page.locator(selector).count()) === 0; n++) {
    const all = await optionsIn(page, '[data-answers] [data-option]');
    const id = all.find((x) => /^(suffer|no-rest|skip:|stop|done)/.test(x)) ?? all[0] ?? '';
    await take(page, id);
  }
  await page.locator(selector).first().waitFor();
}

describe('cards', () => {
  it('are chosen with the mouse, swapped and confirmed; the track then shows everybody by their numbers', async () => {
    const { page, problems } = await openApp(browser, '/?seed=3', {}, settings('en'));
    await openMatch(page, fileAt(choosesCards));
    expect(await page.locator('[data-commit]').count()).toBe(0);
    await card(page, 'brute:trample').click();
    await card(page, 'brute:provoking-roar').click();
    await expect.poll(() => card(page, 'brute:trample').locator('.gh-card-ribbon').textContent()).toBe('Leads');
    await expect.poll(() => page.locator('.gh-bar-text').textContent()).toContain('Trample leads: initiative 72.');
    await page.locator('.gh-swap').click();
    await expect.poll(() => page.locator('.gh-bar-text').textContent()).toContain('Provoking Roar leads: initiative 10.');
    await expect.poll(() => card(page, 'brute:trample').locator('.gh-card-ribbon').textContent()).toBe('Second');
    await commit(page);
    // One person plays both: nothing is covered, and the track says who is ready.
    expect(await page.locator('.cover').count()).toBe(0);
    await expect
      .poll(() => page.locator('.gh-place').allTextContents())
      .toEqual([
        expect.stringMatching(/Brute.*has chosen/),
        expect.stringMatching(/Scoundrel.*choosing/),
        expect.stringMatching(/Bandit Guard.*card to come/),
      ]);
    await choose(page, 'scoundrel:single-out', 'scoundrel:flanking-strike');
    await settled(page);
    const numbers = (await page.locator('.gh-place-number').allTextContents()).map(Number);
    expect(numbers).toHaveLength(3);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(numbers).toContain(10);
    expect(numbers).toContain(86);
    expect(problems).toEqual([]);
  });

  it.each(['en', 'fr'] as const)('are chosen and both halves played by keyboard alone, with why a half cannot be, in %s', async (lang) => {
    const { page, problems } = await openApp(
      browser,
      '/?seed=3',
      { viewport: lang === 'fr' ? PHONE : { width: 1440, height: 900 } },
      settings(lang),
    );
    await openMatch(page, fileAt(choosesCards));
    await expectAccessible(page);
    await expectNoSideways(page);
    await picture(page, `gloomhaven-choose-${lang}`);
    await choose(page, 'brute:spare-dagger', 'brute:provoking-roar', 'keys');
    await settled(page);
    await choose(page, 'scoundrel:single-out', 'scoundrel:thiefs-knack', 'keys');
    await settled(page);
    await untilSight(page, '.gh-half-button');
    await expectAccessible(page);
    await picture(page, `gloomhaven-halves-${lang}`);
    const at = await answers(page);
    // Move 2 with the bottom of one card, by its plain button.
    const basic = page.locator('.gh-play-bottom .gh-basic:enabled').first();
    const name = await basic.getAttribute('aria-label');
    expect(name).toMatch(lang === 'fr' ? /Déplacement 2/ : /Move 2/);
    await basic.focus();
    await page.keyboard.press('Enter');
    await goneOn(page, at);
    await take(page, 'skip:move');
    // The used card says so, the other one's bottom is refused with the rule.
    await expect.poll(() => page.locator('.gh-card-used').textContent()).toContain(lang === 'fr' ? 'Jouée' : 'Used');
    await expect.poll(() => page.locator('.gh-play-bottom .gh-half-button').isDisabled()).toBe(true);
    await expect
      .poll(() => page.locator('.gh-play-bottom .rule-ref').first().textContent())
      .toBe(lang === 'fr' ? 'tour\u00a01' : 'turn\u00a01');
    const top = page.locator('.gh-play-top .gh-half-button:enabled');
    const id = await top.getAttribute('data-option');
    expect(id).toMatch(/^play:.*\/top$/);
    const before = await answers(page);
    await top.focus();
    await page.keyboard.press('Enter');
    await goneOn(page, before);
    await expectNoSideways(page);
    expect(problems).toEqual([]);
  });

  it('show the half under way, its attack with every part, and the deck it was drawn from', async () => {
    const { page, problems } = await openApp(browser, '/?seed=8', {}, settings('en'));
    await openMatch(page, fileAt(mayNegate));
    const attack = page.locator('.gh-attack').last();
    await expect.poll(() => attack.locator('.gh-mod').count()).toBeGreaterThan(0);
    await expect.poll(() => attack.textContent()).toMatch(/Attack \d.*= \d damage/s);
    await expect.poll(() => attack.locator('.rule-ref').first().textContent()).toBe('attack\u00a01');
    await page.getByRole('tab', { name: 'Decks' }).click();
    const monsters = page.getByRole('region', { name: 'Modifier deck: Monsters' });
    await expect.poll(() => monsters.textContent()).toMatch(/\d+ cards left, \d+ discarded/);
    // The chances of a deck come to one.
    const rows = await monsters.locator('tbody tr td:last-child').allTextContents();
    const sum = rows.reduce((total, text) => {
      const [, num, den] = /(\d+)\/(\d+)/.exec(text) ?? [];
      return total + Number(num) / Number(den);
    }, 0);
    expect(sum).toBeCloseTo(1, 9);
    await expectAccessible(page);
    await picture(page, 'gloomhaven-decks-en');
    // The figure that attacks, with the parts of its numbers.
    await page.locator('.gh-place-acts .gh-place-button').click();
    await page.getByRole('tab', { name: 'Figure' }).click();
    await expect.poll(() => page.locator('.figure-panel .stat').first().textContent()).toMatch(/Movement\d+ \d+ printed/);
    await expect.poll(() => page.locator('.figure-panel').textContent()).toContain('its card of this round');
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  it('are lost instead of damage: one of the hand, or two discards', async () => {
    for (const two of [false, true]) {
      const { page, problems } = await openApp(browser, '/?seed=8', two ? { viewport: PHONE } : {}, settings(two ? 'fr' : 'en'));
      await openMatch(page, fileAt(two ? mayLoseTwo : mayNegate, true, two ? 5 : 4));
      await expectAccessible(page);
      await expectNoSideways(page);
      await picture(page, `gloomhaven-negate-${two ? 'fr' : 'en'}`);
      const heap = page.locator(two ? '.gh-card-pick:has(.gh-card-discard)' : '.gh-card-pick:not(:has(.gh-card-discard))');
      const first = heap.first();
      // The hand lies in the order that it always has.
      const initiatives = await page.locator('.gh-card-pick:not(:has(.gh-card-discard)) .gh-card-init [aria-hidden]').allTextContents();
      expect(initiatives.length).toBeGreaterThan(two ? 0 : 3);
      expect(initiatives.map(Number)).toEqual(initiatives.map(Number).toSorted((a, b) => a - b));
      expect(await page.locator('[data-commit]').count()).toBe(0);
      await first.click();
      if (two) {
        expect(await page.locator('[data-commit]').count()).toBe(0);
        await heap.nth(1).click();
      }
      await commit(page);
      if (two) await page.getByRole('tab', { name: 'Journal' }).click();
      await openLog(page);
      await expect
        .poll(() => page.locator('.log').textContent())
        .toMatch(two ? /ne subit rien, au prix de 2 cartes/ : /suffers nothing: 1 card lost instead/);
      expect(problems).toEqual([]);
    }
  });

  it('rest: announced by a button, it acts at 99 and loses a discard of one’s choice', async () => {
    const { page, problems } = await openApp(browser, '/?seed=6', {}, settings('en'));
    await openMatch(page, fileAt(mayRest));
    const at = await answers(page);
    await page.locator('.commit [data-option^="rest"]').click();
    await goneOn(page, at);
    await page.locator('.gh-card-pick').nth(0).click();
    await page.locator('.gh-card-pick').nth(1).click();
    await commit(page);
    await expect.poll(() => page.locator('.gh-place', { hasText: 'Brute' }).first().textContent()).toMatch(/99.*long rest/s);
    // Everybody else acts; then the rest asks for a discard.
    for (let n = 0; n < 60; n++) {
      const all = await optionsIn(page, '[data-answers] [data-option]');
      if (all.every((id) => id.startsWith('lose:'))) break;
      await take(page, all.find((id) => ['suffer', 'end'].includes(id)) ?? all[0]);
    }
    const name = (await page.locator('.gh-card-pick .gh-card-name').first().textContent()) ?? '?';
    await page.locator('.gh-card-pick').first().click();
    await commit(page);
    await page.getByRole('tab', { name: 'Cards' }).click();
    const mine = page.getByRole('region', { name: 'Cards of Brute' });
    await mine.locator('summary', { hasText: 'Lost' }).click();
    await expect.poll(() => mine.locator('details[open]').textContent()).toContain(name);
    await expectAccessible(page);
    await picture(page, 'gloomhaven-cards-en');
    expect(problems).toEqual([]);
  });
});

describe('the track and the figures', () => {
  it('of three characters on a phone: who acts is in sight, and nothing makes the page wider', async () => {
    const { page, problems } = await openApp(browser, '/?seed=2', { viewport: PHONE }, settings('fr'));
    const weaver = { class: 'spellweaver' as const, cards: cardsOf('spellweaver', 8) };
    const three: Setup = { ...setup(true), characters: [...setup(true).characters, weaver] };
    const lastActs = (m: Played): boolean =>
      m.state.acting === 1 && ids(m).some((id) => id.startsWith('play:')) && m.state.figures.every((f) => f.acted === 1 && f.out === 0);
    await openMatch(page, fileAt(lastActs, true, 4, three));
    const now = await page.locator('.gh-place-acts').boundingBox();
    expect(now?.x).toBeGreaterThanOrEqual(0);
    expect((now?.x ?? 0) + (now?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    await expect.poll(() => page.locator('.gh-place').count()).toBeGreaterThan(3);
    await expectNoSideways(page);
    // What stands beside the board on a wide screen is behind a tab: characters, monsters, their numbers.
    await page.getByRole('tab', { name: 'Tout le monde' }).click();
    const guards = page.getByRole('region', { name: 'Garde bandit' });
    await expect.poll(() => guards.textContent()).toMatch(/Normal.*Élite.*socles? libres? sur 6.*cartes? Capacité/s);
    await guards.locator('.figure-line').first().click();
    await page.getByRole('tab', { name: 'Figurine' }).click();
    await expect.poll(() => page.locator('.figure-name').textContent()).toContain('Garde bandit');
    await expectAccessible(page);
    await picture(page, 'gloomhaven-track-fr');
    expect(problems).toEqual([]);
  });

  it('tell what a condition does and when it ends, with its rule', async () => {
    const { page, problems } = await openApp(browser, '/#/rulings/gh:advantage.02/1', {}, settings('en'));
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.locator('.figure-line', { hasText: 'Stun' }).click();
    await page.getByRole('tab', { name: 'Figure' }).click();
    const text = (await page.locator('.figure-panel').getByRole('heading', { name: 'Conditions' }).locator('..').textContent()) ?? '';
    expect(text).toMatch(/Stun.*condition.*neither abilities nor items.*Ends with its next turn\./s);
    // Both cards of the draw, the one that counts and why.
    const attack = page.locator('.gh-attack');
    await expect.poll(() => attack.locator('.gh-mod-unused').textContent()).toContain('does not count');
    await expect.poll(() => attack.textContent()).toContain('Which is better cannot be told: the first counts.');
    expect(problems).toEqual([]);
  });
});

describe('everything around the map', () => {
  it.each(['en', 'fr'] as const)('can be read by everybody at both widths, in %s', { timeout: 120_000 }, async (lang) => {
    const { page, problems } = await openApp(browser, '/?seed=8', {}, settings(lang));
    await openMatch(page, fileAt(mayLoseTwo, true, 5));
    for (const size of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(size);
      // What the check reads is the same in either language: each size is read in one of them.
      const read = (size === PHONE) === (lang === 'fr');
      // What stands around the panels is the same behind each of their tabs.
      if (read) await expectAccessible(page);
      for (const tab of await page.locator('.table-panels [role=tab]').all()) {
        if (!(await tab.isVisible())) continue;
        await tab.click();
        const closed = page.locator('.gh-all-cards details:not([open]) summary');
        while ((await closed.count()) > 0) await closed.first().click();
        if (read) await expectAccessible(page, '.table-panels');
        await expectNoSideways(page);
      }
    }
    expect(problems).toEqual([]);
  });
});

describe('two persons at one screen', () => {
  it('never see what the other has chosen before everybody has', async () => {
    const { page, problems } = await openApp(browser, '/?seed=2', {}, async (p) => {
      await settings('en')(p);
      await countQuestions(p);
    });
    const text = fileAt(mayRest, false);
    await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.locator('.dialog-foot .button-primary').click();
    /** Everything on the page, with every panel opened in turn. */
    const everything = async (): Promise<string> => {
      const parts: string[] = [];
      for (const tab of await page.locator('.table-panels [role=tab]').all()) {
        if (await tab.isVisible()) await tab.click();
        // Answers of the worker come a moment after a panel opens: read once it has answered all that it was asked.
        await workerQuiet(page);
        const text = await page
          .locator('body')
          .evaluate(
            (b) => (b as HTMLElement).innerText + [...b.querySelectorAll('*')].map((e) => e.getAttribute('aria-label') ?? '').join('|'),
          );
        parts.push(text);
      }
      return parts.join('\n');
    };
    const handOver = async (): Promise<void> => {
      await page.locator('.cover .button-primary').click();
      await page.locator('.table[data-waits="true"]').waitFor();
      // Whatever lies under the mouse is no difference between the ways.
      await page.mouse.move(1, 1);
    };
    await page.locator('.cover .button-primary').waitFor();
    const covers: string[] = [];
    const sights: string[] = [];
    for (const way of ['two', 'others', 'rest']) {
      await handOver();
      if (way === 'rest') await page.locator('.commit [data-option^="rest"]').click();
      else {
        const from = way === 'two' ? 0 : 3;
        await page.locator('.gh-card-pick').nth(from).click();
        await page
          .locator('.gh-card-pick')
          .nth(from + 1)
          .click();
        await page.locator('[data-commit]').click();
      }
      await page.locator('.cover', { hasText: 'Scoundrel' }).waitFor();
      expect(await page.locator('.gh-card').count()).toBe(0);
      covers.push((await page.locator('.cover').textContent()) ?? '');
      await handOver();
      sights.push(await everything());
      expect(sights.at(-1)).toContain('What is chosen for the round lies hidden');
      if (way === 'rest') break;
      await page.getByRole('button', { name: 'Undo' }).click();
      const agree = page.locator('.dialog-foot .button-primary');
      const back = page.locator('.cover', { hasText: 'Brute' });
      await agree.or(back).first().waitFor();
      if (await agree.isVisible()) await agree.click();
      await back.waitFor();
    }
    for (const c of covers) expect(c).toBe(covers[0]);
    for (const s of sights) expect(s).toBe(sights[0]);
    // Once the other has chosen too, all is shown at the same moment.
    await page.locator('.gh-card-pick').nth(0).click();
    await page.locator('.gh-card-pick').nth(1).click();
    await page.locator('[data-commit]').click();
    await page.locator('.gh-place-number', { hasText: '99' }).waitFor();
    expect(problems).toEqual([]);
  });
});
