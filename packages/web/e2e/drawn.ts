/** Counts the components that a page draws, as React tells its developer tools. */
import type { Page } from 'playwright-core';
import { workerQuiet } from './playing.ts';

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
export function countDrawn(page: Page): Promise<unknown> {
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
export async function drawnBy(page: Page, move: () => Promise<void>): Promise<number> {
  await workerQuiet(page);
  await page.evaluate(() => {
    (globalThis as Counting).drawn = 0;
  });
  await move();
  await workerQuiet(page);
  return page.evaluate(() => (globalThis as Counting).drawn ?? 0);
}

/** All the components there are on a page. */
export function componentsOn(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as Counting).all?.() ?? 0);
}
