/** What must not move or be hidden while one plays: the board's box, the figures that a question is about, and what the others did. */
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from './app.ts';
import { theBrowser } from './browser.ts';
import { examplesOf, GAME_IDS } from './games.ts';
import { answers, give, offered, openMatch, optionsIn, settings, settled } from './playing.ts';
import { fight } from './sample.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

type Watching = typeof globalThis & { boxes?: Set<string>; tools?: Set<string> };

/** From now on every box that the board's drawing has is noted, at each picture of the page, and every place of the tools above it. */
function watchBoard(page: Page): Promise<void> {
  return page.evaluate(() => {
    const boxes = new Set<string>();
    const tools = new Set<string>();
    Object.assign(globalThis as Watching, { boxes, tools });
    const look = (): void => {
      const box = document.querySelector('.table [data-board]')?.getBoundingClientRect();
      if (box !== undefined) boxes.add([box.left, box.top, box.width, box.height].map(Math.round).join(' '));
      for (const tool of document.querySelectorAll('.tools > *')) {
        const { left, width } = tool.getBoundingClientRect();
        tools.add(`${tool.textContent} ${Math.round(left)} ${Math.round(width)}`);
      }
      if ((globalThis as Watching).boxes === boxes) requestAnimationFrame(look);
    };
    look();
  });
}

/** Pixels of what happened since one's answer that lie under a phone's sheet. */
function hiddenSince(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [line, sheet] = ['.told [data-since]', '.table-sheet'].map((of) => document.querySelector(of)?.getBoundingClientRect());
    return line === undefined || sheet === undefined ? 0 : Math.max(0, Math.round(line.bottom - sheet.top));
  });
}

/** Pixels of the log that lie below what is seen of it: what happened last is read there. */
function belowLog(page: Page): Promise<number> {
  return page.evaluate(() => {
    const box = document.querySelector('.table .log');
    return box === null ? 0 : Math.round(box.scrollHeight - box.scrollTop - box.clientHeight);
  });
}

/** Does something at each question, now this and now that: attacks and cards rather than passes. */
function something(ids: readonly string[], n: number): string {
  const rank = (id: string): number =>
    /^(?:attack|charge|target|play|lose|do)\b/.test(id) ? 0 : /^(?:pass|end|stop|none)\b/.test(id) ? 2 : 1;
  const best = Math.min(...ids.map(rank));
  const all = ids.filter((id) => rank(id) === best);
  return all[(n * 7) % all.length];
}

/** Where something is laid out before it can be answered with, as dice are, lays one of the ways. */
async function layOut(page: Page, n: number): Promise<void> {
  await page.locator('.table [data-option], .table [data-lays], .table .end').first().waitFor({ state: 'attached' });
  const ways = page.locator('.table [data-lays]:enabled');
  const all = await ways.count();
  if (all > 0) await ways.nth(n % all).evaluate((way) => (way as HTMLElement).click());
}

const SIZES = [
  [1440, 900],
  [1366, 768],
  [390, 844],
] as const;

/** A pace at which what the others do is shown on the way. */
const BRISK = { speed: 'fast' } as const;

/** Answers in each match: some rounds of each game. */
const ANSWERS = 16;

// It changes with the window, with the sheet of a phone that is drawn up or down, and at the end of the match, which has its own to say.
describe.each(GAME_IDS)('the board of %s', (game) => {
  it.each(SIZES)('has one box at %ix%i, whatever is asked and whatever is told', async (width, height) => {
    const how = { viewport: { width, height }, hasTouch: width < 500 };
    const { page, problems } = await openApp(browser, '/?seed=1', how, settings(width === 1366 ? 'fr' : 'en', BRISK));
    await page.locator(`[data-game="${game}"] .button-primary`).click();
    await settled(page);
    await page.locator('[data-set-up=made]').waitFor();
    await watchBoard(page);
    for (let n = 0; n < ANSWERS && (await page.locator('.table .end').count()) === 0; n++) {
      await layOut(page, n);
      const ids = await optionsIn(page, '.table [data-option]');
      expect(await hiddenSince(page)).toBe(0);
      await expect.poll(() => belowLog(page)).toBeLessThan(2);
      await give(page, something([...new Set(ids)], n));
    }
    if ((await page.locator('.table .end').count()) === 0)
      expect((await page.evaluate(() => [...((globalThis as Watching).boxes ?? [])])).slice(1)).toEqual([]);
    // What stands above the board is where it was, whoever is asked.
    const tools = await page.evaluate(() => [...((globalThis as Watching).tools ?? [])]);
    const names = tools.map((tool) => tool.replace(/ -?\d+ \d+$/, ''));
    expect(names.length, tools.join(', ')).toBe(new Set(names).size);
    await page.evaluate(() => {
      delete (globalThis as Watching).boxes;
    });
    expect(problems).toEqual([]);
  });
});

/** Whether two things on the screen share more than a line. */
function overlap(a: Locator, b: Locator): Promise<boolean> {
  return Promise.all([a.boundingBox(), b.boundingBox()]).then(
    ([p, q]) =>
      p !== null &&
      q !== null &&
      Math.min(p.x + p.width, q.x + q.width) - Math.max(p.x, q.x) > 1 &&
      Math.min(p.y + p.height, q.y + q.height) - Math.max(p.y, q.y) > 1,
  );
}

describe('over the board', () => {
  const cell = (page: Page, space: string | undefined): Locator => page.locator(`[data-board] [data-space="${space}"]`);

  /** The places on which figures stand. */
  function stoodOn(page: Page): Promise<(string | undefined)[]> {
    return page.locator('[data-piece]').evaluateAll((all) =>
      all.map((piece) => {
        const { left, top, width, height } = piece.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest<SVGElement>('[data-space]')?.dataset.space;
      }),
    );
  }

  it('the card of a piece hides nothing that can be pressed, and goes with the pointer or by Escape', async () => {
    const { page, problems } = await openApp(browser, '/', {}, settings('en'));
    await openMatch(page, fight());
    const card = page.locator('.board-card');
    const stood = await stoodOn(page);
    expect(stood.length).toBeGreaterThan(3);
    let idle: Locator | null = null;
    for (const at of stood.map((space) => cell(page, space))) {
      await at.hover();
      await card.waitFor();
      expect(await overlap(card, at)).toBe(false);
      for (const can of await page.locator('[data-board] [data-can]').all()) expect(await overlap(card, can)).toBe(false);
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'hidden' });
      await page.mouse.move(2, 2);
      if ((await at.getAttribute('data-can')) === null) idle = at;
    }
    // A press gives its place the focus: even so the card goes with the pointer.
    if (idle === null) throw new Error('everybody can be pressed');
    await idle.click();
    await card.waitFor();
    await page.mouse.move(2, 2);
    await card.waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
  });

  it.each(GAME_IDS)('what is prepared stands beside its place and over no figure, in %s', async (game) => {
    // A finger prepares whatever it presses.
    const how = { hasTouch: true, viewport: { width: 1280, height: 720 } };
    const { page, problems } = await openApp(browser, '/', how, settings('fr'));
    const { onBoard, prepares = onBoard } = await examplesOf(game);
    await openMatch(page, prepares());
    const bubble = page.locator('[data-menu=prepared]');
    const stood = await stoodOn(page);
    const spaces = await page.locator('[data-board] [data-can]').evaluateAll((all) => all.map((e) => (e as SVGElement).dataset.space));
    let seen = 0;
    for (const space of spaces.sort((a, b) => Number(stood.includes(a)) - Number(stood.includes(b))).slice(0, 5)) {
      const at = cell(page, space);
      await at.tap();
      if (!(await bubble.isVisible())) {
        await page.keyboard.press('Escape');
        continue;
      }
      seen++;
      for (const place of [at, ...stood.map((s) => cell(page, s))]) expect(await overlap(bubble, place)).toBe(false);
      const [b, o] = [await bubble.boundingBox(), await at.boundingBox()];
      if (b === null || o === null) throw new Error('nothing is prepared');
      expect(Math.max(b.x - o.x - o.width, o.x - b.x - b.width, b.y - o.y - o.height, o.y - b.y - b.height)).toBeLessThan(250);
      // However little room there is, what is asked is not painted over the tabs below it.
      const edges = await page.evaluate(() => {
        const bottoms = [...document.querySelectorAll('.table-asked > *')].map((e) => e.getBoundingClientRect().bottom);
        return [Math.max(...bottoms), document.querySelector('.table-panels')?.getBoundingClientRect().top ?? 0];
      });
      expect(edges[0]).toBeLessThanOrEqual(edges[1] + 1);
      await page.keyboard.press('Escape');
    }
    expect(seen).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });
});

describe('what the others did', () => {
  it.each([1440, 390])('is read once one is asked again, at a brisk pace and without motion, at %i', async (width) => {
    const { page, problems } = await openApp(
      browser,
      '/',
      { viewport: { width, height: 880 }, hasTouch: width < 500 },
      settings('en', BRISK),
    );
    await openMatch(page, fight());
    expect(await page.locator('[data-since]').count()).toBe(0);
    const before = Number(await answers(page));
    for (let n = 0; n < 20 && (await page.locator('[data-since]').count()) === 0; n++) {
      const ids = await offered(page);
      await give(page, ids.find((id) => id === 'end') ?? something(ids, n));
    }
    const since = page.locator('[data-since]');
    expect(await since.textContent()).toMatch(/Since your answer: \S.*\S/);
    expect(Number(await answers(page))).toBeGreaterThan(before + 1);
    if (width > 500) {
      // Every turn in which something happened since then lies open in the log.
      expect(await page.locator('.log .log-fresh').count()).toBeGreaterThan(1);
      expect(await page.locator('.log [data-turn]:last-child [aria-expanded=false]').count()).toBe(0);
    } else {
      expect(await since.evaluate((e) => e.getBoundingClientRect().bottom < innerHeight / 2)).toBe(true);
      // However much happened: whole lines of it are in sight, and no part of one.
      const lines = await since.evaluate((e) => {
        e.append(' and much more'.repeat(30));
        return e.clientHeight / Number.parseFloat(getComputedStyle(e).lineHeight);
      });
      expect(lines).toBeGreaterThan(3);
      expect(Math.abs(lines - Math.round(lines))).toBeLessThan(0.05);
    }
    expect(problems).toEqual([]);
  });
});
