/** Pointing is cheap: what a pointer goes over, in the list or on the board, has what shows it drawn anew, and never the whole table. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from './app.ts';
import { theBrowser } from './browser.ts';
import { examplesOf, GAME_IDS } from './games.ts';
import { countQuestions, openMatch, settings, workerQuiet } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** What React tells its developer tools of a component that is on the page. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

type Counting = typeof globalThis & {
  /** Components drawn since, and all that there are. */
  drawn?: number;
  all?: () => number;
};

/** Counts from the first rendering on how many components are drawn, in the way of React's own developer tools. */
function countDrawn(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    /** Functions, plain, memoised and with a reference; and the flag of one that has been called. */
    const COMPONENTS = [0, 11, 14, 15];
    const CALLED = 1;
    const counting = globalThis as Counting;
    counting.drawn = 0;
    const children = function* (of: Fiber): Generator<Fiber> {
      for (let c = of.child; c !== null; c = c.sibling) yield c;
    };
    const walk = (now: Fiber, before: Fiber | null): number => {
      const own = COMPONENTS.includes(now.tag) && (before === null || (now.flags & CALLED) !== 0) ? 1 : 0;
      // The same children as before: nothing below has been drawn.
      if (now === before || (before !== null && now.child === before.child)) return now === before ? 0 : own;
      return [...children(now)].reduce((n, c) => n + walk(c, before === null ? null : c.alternate), own);
    };
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot(_renderer: number, { current }: { current: Fiber }) {
          counting.drawn = (counting.drawn ?? 0) + walk(current, current.alternate);
          counting.all = () => walk(current, null);
        },
        onCommitFiberUnmount: () => undefined,
      },
    });
  });
}

/** How many components a move draws: until what is asked about the place has been answered and drawn too. */
async function drawnBy(page: Page, move: () => Promise<void>): Promise<number> {
  await workerQuiet(page);
  await page.evaluate(() => {
    (globalThis as Counting).drawn = 0;
  });
  await move();
  await workerQuiet(page);
  return page.evaluate(() => (globalThis as Counting).drawn ?? 0);
}

describe.each(GAME_IDS)('in %s', (game) => {
  it('a pointer over the board, the list or by keyboard draws a small part of the table anew', async () => {
    const { page, problems } = await openApp(browser, '/', {}, async (p) => {
      await settings('en')(p);
      await countQuestions(p);
      await countDrawn(p);
    });
    await openMatch(page, (await examplesOf(game)).onBoard());
    await workerQuiet(page);
    const all = await page.evaluate(() => (globalThis as Counting).all?.() ?? 0);
    const places = await page.evaluate(() => {
      const middle = (e: Element) => {
        const { x, y, width, height } = e.getBoundingClientRect();
        return [x + width / 2, y + height / 2] as const;
      };
      const pieces = [...document.querySelectorAll('.piece')].map(middle);
      const spaces = [...document.querySelectorAll('[data-space]')].map(middle);
      return [...pieces, ...spaces.filter((_s, i) => i % 15 === 0)];
    });
    const options = await page.locator('.table-asked [data-option]:visible').all();
    const drawn: number[] = [];
    for (const [x, y] of places) drawn.push(await drawnBy(page, () => page.mouse.move(x, y)));
    for (const option of options.slice(0, 3)) drawn.push(await drawnBy(page, () => option.hover()));
    await page.locator('[data-space][tabindex="0"]').focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) drawn.push(await drawnBy(page, () => page.keyboard.press(key)));
    expect(Math.min(all, places.length)).toBeGreaterThan(5);
    expect(Math.max(...drawn)).toBeGreaterThan(0);
    expect(Math.max(...drawn)).toBeLessThan(all / 5);
    expect(problems).toEqual([]);
  });
});
