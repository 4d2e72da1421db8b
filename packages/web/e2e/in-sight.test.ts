/** Whatever is asked, in every game and at every size: the question, what commits or ends it, and the board are in the window at once. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from './app.ts';
import { expectNoSideways } from './axe.ts';
import { theBrowser } from './browser.ts';
import { GAME_IDS, questionsOf } from './games.ts';
import { openMatch, settings } from './playing.ts';
import type { Hanging } from './questions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const SIZES = [
  [1440, 900],
  [1366, 768],
  [390, 844],
  [720, 450],
] as const;

/** What is not in the window, or lies under something else, of what must always be seen. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { innerWidth, innerHeight } = window;
    const look = (what: string, e: Element | null, least = 8, over = e): void => {
      if (e === null) {
        faults.push(`${what} is missing`);
        return;
      }
      const { left, top, right, bottom, width, height } = e.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        faults.push(`${what} leaves the window: ${[left, top, right, bottom].map(Math.round).join(' ')}`);
      if (width < least || height < least) faults.push(`${what} is only ${Math.round(width)} by ${Math.round(height)}`);
      const at = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
      if (at === null || !(over?.contains(at) || at.contains(e))) faults.push(`${what} is covered by ${at?.className ?? 'nothing'}`);
    };
    const head = document.querySelector('.asked-head');
    look('the question', document.querySelector('.prompt-text'));
    for (const b of document.querySelectorAll('.commit [data-option]')) look(`“${b.textContent}”`, b);
    for (const p of document.querySelectorAll('.table-board [data-held]')) look('the piece', p, 8, p.closest('svg'));
    look('the board', document.querySelector('.table-board'), 120);
    for (const svg of document.querySelectorAll('.table-board svg[role]')) look('the drawing', svg, 100);
    if (head !== null && head.scrollTop !== 0) faults.push('the question is cut at its top');
    const line = document.querySelector('.goal');
    if (line !== null && line.scrollHeight > line.clientHeight + 1)
      faults.push(`the goal is cut in ${line.clientWidth} by ${line.clientHeight}: ${line.textContent}`);
    const goal = line?.textContent ?? '';
    if (goal.length < 12 || /undefined|NaN|\{\{|\w:\w/.test(goal)) faults.push(`the goal reads “${goal}”`);
    const list = document.querySelector('.asked-list');
    if (list !== null && list.scrollTop !== 0) faults.push('the list does not begin at its top');
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight > clientHeight + 1) faults.push(`the page scrolls by ${scrollHeight - clientHeight}`);
    const answers = [...document.querySelectorAll<HTMLElement>('[data-answers] :is([data-option], .hand-card, summary, button)')];
    if (!answers.some((a) => a.checkVisibility() && a.getBoundingClientRect().top < innerHeight - 20)) faults.push('no answer is in sight');
    return faults;
  });
}

/** Sizes at which the odds of answers are looked at: with a mouse, and on a phone. */
const WITH_ODDS: readonly number[] = [1440, 390];

/** Of the answers on which dice hang those whose button shows no odds once it has the focus; others lie on the board, where they are pointed at. */
async function withoutOdds(page: Page, dice: readonly Hanging[], seen: (does: string) => void): Promise<string[]> {
  const faults: string[] = [];
  for (const { does, id } of dice) {
    const button = page.locator(`[data-option=${JSON.stringify(id)}]:visible`).first();
    if ((await button.count()) === 0) continue;
    await button.focus();
    const line = page.locator(`[data-odds=${JSON.stringify(id)}]`).first();
    const text = await line.textContent({ timeout: 20_000 }).catch(() => null);
    if (text !== null && /\d\s?%/.test(text)) seen(does);
    else faults.push(`${id} shows ${text ?? 'no odds'}`);
  }
  return faults;
}

describe.each(GAME_IDS)('in %s', (game) => {
  it('every question is in sight with the board and what commits it', { timeout: 240_000 }, async () => {
    const of = await questionsOf(game);
    const asked = of.asked();
    const seen = new Set(asked.map(({ step }) => step));
    // Every question that a game declares is asked in one of them: where one no longer is, the game's `asked.ts` wants another seed for it.
    expect(of.declared.filter((step) => !seen.has(step))).toEqual([]);
    const { page, problems } = await openApp(browser, '/', {}, settings(of.lang));
    const faults: string[] = [];
    const told = new Set<string>();
    for (const { kind, text, dice } of asked) {
      await openMatch(page, text);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForFunction((narrow) => (document.querySelector('.table-narrow') !== null) === narrow, width <= 832);
        const out = await hidden(page);
        if (out.length > 0) await picture(page, `out-of-sight-${game}-${width}`);
        if (WITH_ODDS.includes(width)) out.push(...(await withoutOdds(page, dice, (does) => told.add(`${does} ${width}`))));
        faults.push(...out.map((f) => `${kind} at ${width}x${height}: ${f}`));
        await expectNoSideways(page);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    // Of every kind of answer on which dice hang one has been seen with its odds, by a mouse and on a phone.
    for (const width of WITH_ODDS) for (const does of of.withDice) expect([...told], `${does} at ${width}`).toContain(`${does} ${width}`);
    expect(faults).toEqual([]);
    expect(problems).toEqual([]);
  });
});
