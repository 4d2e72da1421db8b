/** Why a monster did what it did, and the pace of its turns: step by step, by keyboard and by touch, on the board and in words. */
import { Match, seeded } from '@escarmouche/engine/core';
import {
  CARDS,
  type CardFace,
  type ClassId,
  findClass,
  gloomhaven,
  type Setup,
  type Thought,
  thoughtNow,
  type Why,
  whyThought,
} from '@escarmouche/engine/gloomhaven';
import { writeMatch } from '@escarmouche/files';
import { wordsFor } from '@escarmouche/words/gloomhaven';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHAPTERS } from '../../../src/games/gloomhaven/numbered.ts';
import { openApp, picture } from '../../app.ts';
import { expectAccessible, expectNoSideways } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { openMatch, settings } from '../../playing.ts';
import { openLog } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const PHONE = { width: 390, height: 844 };

function setup(): Setup {
  const cards = (id: ClassId) =>
    CARDS.filter((c) => c.class === id && c.level === 1)
      .map((c) => c.id)
      .slice(0, findClass(id)?.hand ?? 0);
  return {
    scenario: 'black-barrow',
    characters: (['brute', 'scoundrel'] as const).map((id) => ({ class: id, cards: cards(id) })),
    solo: true,
  };
}

/** A match that stands just before the monsters act. */
interface Before {
  readonly file: string;
  /** The first of them: what it goes by, and why. */
  readonly thought: Thought;
  readonly why: Why;
}

/** Plays with idle characters until one `end` brings the monsters on as wanted. */
function before(wanted: (match: ReturnType<typeof fresh>, why: Why) => boolean): Before {
  for (let seed = 1; seed < 40; seed++) {
    const match = fresh();
    const random = seeded(seed);
    for (let n = 0; n < 90 && match.nodeKind !== 'over'; n++) {
      if (match.nodeKind === 'chance') {
        match.rollBy(random);
        continue;
      }
      const options = match.options();
      const end = options.find((o) => o.id === 'end');
      if (end === undefined) {
        match.take(options[options.length - 1].id);
        continue;
      }
      const file = writeMatch(match, ['person', 'person']);
      const told = match.events.length;
      match.take('end');
      const thought = match.events.slice(told).find((e) => e.key === 'focuses')?.detail as Thought | undefined;
      if (thought === undefined) continue;
      const why = whyThought(match.table, thought);
      if (wanted(match, why)) return { file, thought, why };
    }
  }
  throw new Error('no such turn comes up');
}

const GUARD_HEXES = [
  [1, 1],
  [5, 1],
] as const;

/** Whoever plays so summons at once, in the middle, and then does nothing. */
const LIKED = [/^play:brute:one\/top/, /^cards:brute:one/, /^do:summon>3,1/, /^suffer/, /^no-rest/, /^end$/];

/** A helper halfway between two guards of one kind: it may go for either. */
function helperBetween(): Before {
  const names = (id: string) => ({ en: id, fr: id });
  const idle: CardFace['top'] = { abilities: [{ do: 'heal', n: 1, whom: { who: 'self' } }] };
  const cards = ['one', 'two', 'three', 'four'].map(
    (id, i): CardFace => ({
      id: `brute:${id}`,
      names: names(id),
      class: 'brute',
      level: 1,
      initiative: 1 + i,
      top: i === 0 ? { abilities: [{ do: 'summon', of: 'helper' }], lost: true, stays: 'persistent' } : idle,
      bottom: idle,
      text: { top: names(id), bottom: names(id) },
      confidence: 'sure',
    }),
  );
  const match = new Match(gloomhaven, {
    scenario: 'between',
    characters: [
      { class: 'brute', cards: cards.map((c) => c.id), modifiers: { '+0': 20 } },
      { class: 'scoundrel', cards: ['scoundrel:flanking-strike', 'scoundrel:single-out', 'scoundrel:backstab', 'scoundrel:venom-shiv'] },
    ],
    level: 1,
    solo: true,
    anyHand: true,
    own: {
      cards,
      summons: [{ id: 'helper', names: names('Helper'), hp: 40, move: 1, attack: 1, range: 0 }],
      scenario: {
        id: 'between',
        number: 0,
        names: names('Between'),
        goal: 'kill-all',
        rooms: [
          {
            hexes: Array.from({ length: 21 }, (_v, i) => [i % 7, Math.floor(i / 7)] as const),
            overlays: [
              {
                kind: 'start',
                at: [
                  [3, 0],
                  [3, 2],
                ],
              },
            ],
            monsters: GUARD_HEXES.map((at) => ({ at, type: 'bandit-guard', ranks: ['normal', 'normal', 'normal'] as const })),
          },
        ],
        doors: [],
        walls: [],
      },
    },
  });
  const random = seeded(1);
  for (let n = 0; n < 60; n++) {
    if (match.nodeKind === 'chance') {
      match.rollBy(random);
      continue;
    }
    const { node } = match;
    if (node.kind === 'decision' && node.prompt.key === 'ask-focus') {
      const thought = thoughtNow(match.play) as Thought;
      return { file: writeMatch(match, ['person', 'person']), thought, why: whyThought(match.table, thought) };
    }
    const ids = match.options().map((o) => o.id);
    const liked = LIKED.map((form) => ids.find((id) => form.test(id))).find((id) => id !== undefined) ?? ids[ids.length - 1];
    match.take(liked);
  }
  throw new Error('never asked whom to go for');
}

const fresh = () => new Match(gloomhaven, setup());

/** The focus and place of a `Go on`, or where the keyboard is. */
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const prompt = (page: Page): Promise<string> => page.locator('.prompt-text').innerText();
/** How a citation is read: `cible prioritaire 3` for `gh:focus.3`. */
function numberOf(rule: string, lang: 'en' | 'fr'): string {
  const [head, number] = rule.replace('gh:', '').split('.');
  return `${CHAPTERS[head]?.[lang]} ${Number(number)}`;
}

/** Ends the turn by keyboard: the first monster shows whom it goes for. */
async function endTurn(page: Page): Promise<void> {
  await page.locator('[data-answers] [data-option="end"]').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.table[data-waits=false] .prompt-on').waitFor();
}

/** Goes on by keyboard until the prompt reads so. */
async function goOnTo(page: Page, wanted: RegExp): Promise<number> {
  for (let n = 0; n < 12; n++) {
    const text = await prompt(page);
    if (wanted.test(text)) return n;
    await page.locator('.prompt-on .button-primary').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction((was) => document.querySelector('.prompt-text')?.textContent?.trim() !== was, text.trim());
  }
  throw new Error(`never read ${wanted}`);
}

/** The rows of the list hold what the engine says of this turn, in its words, each with its rule. */
async function expectRows(page: Page, { why }: Before, lang: 'en' | 'fr', within = '.why'): Promise<void> {
  const words = wordsFor(lang);
  const first = page.locator(`${within} .why-table`).first().locator('.why-row');
  await expect.poll(() => first.count()).toBe(why.focus.length);
  const left = why.focus.filter((c) => c.lost === null).length;
  await expect.poll(() => page.locator(`${within} .why-table`).first().locator('.why-row-left').count()).toBe(left);
  for (const c of why.focus) {
    if (c.lost === null) continue;
    const criterion = words.term(`criterion.${c.lost.name}`);
    const row = first.filter({ hasText: criterion }).filter({ hasText: numberOf(c.lost.rule, lang) });
    await expect.poll(() => row.count()).toBeGreaterThan(0);
    // The value at which it lost is marked, by a sign as well as by colour.
    await expect.poll(() => row.first().locator('.why-lost svg').count()).toBe(1);
  }
  const places = new Set(why.turns.flatMap((t) => t.places.map((p) => p.space)));
  const going = new Set(why.turns.flatMap((t) => t.going.filter((p) => p.lost === null).map((p) => p.space)));
  await expect.poll(() => page.locator('.why-place').count()).toBe(new Set([...places, ...going]).size);
  await expect.poll(() => page.locator('.why-foe').count()).toBe(why.focus.length + why.out.length);
}

describe('step by step, by keyboard', () => {
  it('each monster waits to be understood: candidates, rules and board agree', { timeout: 180_000 }, async () => {
    const turn = before((m, why) => m.nodeKind === 'chance' && why.focus.some((c) => c.lost !== null) && why.turns.length === 1);
    const { page, problems } = await openApp(browser, '/?seed=4', {}, settings('en', { speed: 'steps' }));
    await openMatch(page, turn.file);
    await endTurn(page);
    // The keyboard goes on from where it was.
    expect(await focused(page)).toBe('Go on');
    await goOnTo(page, / focuses on /);
    expect(await focused(page)).toBe('Go on');

    // The line of the log leads to the explanation of that turn.
    const aside = page.locator('.why-aside').last();
    await aside.focus();
    await page.keyboard.press('Enter');
    await page.locator('.why .why-table').first().waitFor();
    await expect.poll(() => page.getByRole('tab', { name: 'Why?' }).getAttribute('aria-selected')).toBe('true');
    await expectRows(page, turn, 'en');
    await picture(page, 'gloomhaven-why-en');
    await expectAccessible(page);

    // A row lights its hex with the reason, and a hex its row.
    const lost = page
      .locator('.why-table')
      .first()
      .locator('.why-row', { has: page.locator('.why-lost') })
      .first();
    const hex = await lost.getAttribute('data-candidate');
    await lost.locator('.why-name').focus();
    await page.locator('.why-foe.why-pointed').waitFor();
    const criterion = turn.why.focus.filter((c) => c.lost !== null).map((c) => wordsFor('en').term(`criterion.${c.lost?.name}`));
    expect(criterion).toContain(await page.locator('.why-label text').textContent());
    await page.locator(`[data-space="${hex}"]`).focus();
    await page.locator(`.why-row-pointed[data-candidate="${hex}"]`).first().waitFor();
    await expect.poll(() => page.locator(`[data-space="${hex}"]`).getAttribute('aria-label')).toContain('out: ');
    await picture(page, 'gloomhaven-why-hex-en');

    // The rule is one press away.
    await lost.locator('.rule-ref').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');

    // One press is one step, and the explanation follows; the log holds every turn.
    await page.locator('.prompt-on .button-primary').focus();
    const said = await prompt(page);
    await page.keyboard.press('Enter');
    await page.waitForFunction((was) => document.querySelector('.prompt-text')?.textContent?.trim() !== was, said.trim());
    await expect.poll(() => page.locator('.why-table').count()).toBeGreaterThan(0);

    // Straight to the next question.
    const skip = page.getByRole('button', { name: 'Skip to my turn' });
    await skip.focus();
    await page.keyboard.press('Enter');
    await page.locator('.table[data-waits=true]').waitFor();
    expect(await page.locator('.prompt-on').count()).toBe(0);
    const turns = await page.getByLabel('Which turn').locator('option').allInnerTexts();
    expect(turns.length).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  it('an earlier turn is explained again, on the map of its time', { timeout: 180_000 }, async () => {
    const turn = before((m, why) => m.nodeKind === 'chance' && why.turns.length === 1);
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en', { speed: 'fast' }));
    await openMatch(page, turn.file);
    await page.locator('[data-answers] [data-option="end"]').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.table[data-waits=true]').waitFor();
    await page.getByRole('tab', { name: 'Why?' }).click();
    const select = page.getByLabel('Which turn');
    const names = await select.locator('option').allInnerTexts();
    const first = (await select.locator('option').evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value))).at(-1) ?? '';
    expect(names.length).toBeGreaterThan(1);
    await select.selectOption(first);
    await expect.poll(() => page.locator('.why-said').innerText()).toMatch(/focuses on/);
    await page.locator('.why-board .why-from').waitFor();

    // The whole position in which it began opens in the editor, with what may come of it.
    const whom = /focuses on (?:the )?([^.:,]+)/.exec(await page.locator('.why-said').innerText())?.[1].trim() ?? '';
    expect(whom).not.toBe('');
    await page.getByRole('button', { name: 'Try this turn in the editor' }).click();
    await expect.poll(() => page.locator('.turns-outcomes').innerText()).toContain(`Focus: ${whom}`);
    expect(page.url()).toContain('#/tools/gloomhaven/monster-turn');
    await expect.poll(() => page.getByLabel('Whose turn it is').locator('option:checked').innerText()).toMatch(/^Bandit |^Living /);
    await picture(page, 'gloomhaven-why-tried-en');
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });
});

describe('while the players are asked', () => {
  it.each([
    ['en', { width: 1440, height: 900 }],
    ['fr', PHONE],
  ] as const)('why there is a choice stands beside the options, in %s', { timeout: 180_000 }, async (lang, viewport) => {
    const turn = before(
      (m, why) => m.nodeKind === 'decision' && m.node.kind === 'decision' && m.node.prompt.key === 'ask-monster' && why.turns.length === 1,
    );
    const touch = viewport.width < 500;
    const { page, problems } = await openApp(browser, '/?seed=3', { viewport, hasTouch: touch }, settings(lang));
    await openMatch(page, turn.file);
    await page.locator('[data-answers] [data-option="end"]').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.table[data-waits=true] [data-option^="go:"]').first().waitFor();
    const asked = page.locator('.table-asked summary', { hasText: lang === 'fr' ? 'Pourquoi y a-t-il un choix' : 'Why is this a choice?' });
    if (touch) await asked.tap();
    else await asked.click();
    await page.locator('.table-asked .why-table').first().waitFor();
    await page.locator('.why-board').waitFor();
    await expectRows(page, turn, lang, '.table-asked');
    await expect
      .poll(() => page.locator('.table-asked').innerText())
      .toMatch(lang === 'fr' ? /les joueurs décident/ : /the players decide/);
    if (touch) {
      await page.locator('.table-asked .why-name').first().tap();
      await page.locator('.why-pointed').first().waitFor();
    }
    await expectNoSideways(page);
    await expectAccessible(page);
    await picture(page, `gloomhaven-why-asked-${lang}-${viewport.width}`);
    // Once they have decided the board is clean.
    await page.locator('[data-answers] [data-option^="go:"]').first().click();
    await page.locator('.why-board').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });
});

describe('between equal enemies', () => {
  it('says that nothing tells them apart, and what each would mean', { timeout: 120_000 }, async () => {
    const turn = helperBetween();
    expect(turn.why.focus.filter((c) => c.lost === null).length).toBeGreaterThan(1);
    const { page, problems } = await openApp(browser, '/?seed=3', {}, settings('en'));
    await openMatch(page, turn.file);
    await page.locator('[data-option^="focus:"]').first().waitFor();
    await page.getByRole('tab', { name: 'Why?' }).click();
    await page.locator('.why-board').waitFor();
    await expectRows(page, turn, 'en');
    await expect.poll(() => page.locator('.why').innerText()).toContain('2 enemies are equal in everything: the players decide.');
    // The way to each is told, that to the second behind a line to open.
    await expect.poll(() => page.locator('.why summary', { hasText: 'To attack' }).count()).toBe(1);
    await picture(page, 'gloomhaven-why-equal-en');
    await expectAccessible(page);
    const chosen = page.locator('[data-option^="focus:"]').first();
    const name = (await chosen.innerText()).match(/Bandit Guard \d/)?.[0] ?? '';
    await chosen.click();
    await page.locator('.why-said', { hasText: name }).waitFor();
    await expect.poll(() => page.locator('.why-said').innerText()).toContain('nothing else told them apart');
    expect(problems).toEqual([]);
  });
});

describe('at the usual pace', () => {
  it('every turn of a monster stands still a moment', { timeout: 120_000 }, async () => {
    const turn = before((m, why) => m.nodeKind === 'chance' && why.turns.length === 1);
    const { page, problems } = await openApp(browser, '/?seed=5', {}, settings('en', { speed: 'normal' }));
    await openMatch(page, turn.file);
    const lines = page.locator('.log-line', { hasText: ' focuses on ' });
    await openLog(page);
    const earlier = await lines.count();
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const text = document.querySelector('.prompt-text')?.textContent?.trim() ?? '';
        if (text !== '' && seen.at(-1) !== text) seen.push(text);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.locator('[data-answers] [data-option="end"]').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.table[data-waits=false]').waitFor();
    await page.locator('.table[data-waits=true]').waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await openLog(page);
    const told = (await lines.allInnerTexts()).slice(earlier).map((line) => line.slice(0, line.indexOf('.') + 1));
    expect(told.length).toBeGreaterThan(0);
    for (const line of told) expect(seen.filter((s) => s.startsWith(line))).not.toEqual([]);
    expect(problems).toEqual([]);
  });
});
