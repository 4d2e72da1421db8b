/**
 * The browser of the tests: one for all the files that a worker runs, one after the other, and another where that one has ended. A window
 * that a test has done with is emptied and handed on: what the app is made of need not be fetched, read and compiled anew, which takes
 * more than half the time of opening it.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launch } from '../../../scripts/find-browser.mjs';

/** Milliseconds within which a browser opens an empty window, even where other work has the processors. */
const PATIENCE = 45_000;

/** Whether pictures are taken of what is in order too: `npm test` takes none, since they take a thirtieth of its time and nobody looks. */
export const TAKES_PICTURES = process.env.ESCARMOUCHE_PICTURES !== '0';

/**
 * No room for what is painted: everything is laid out, heard and pressed as ever, and only the colours of the single points are left out,
 * which no test reads and nobody sees. That saves up to a tenth of the processor.
 */
const UNPAINTED = ['--force-gpu-mem-available-mb=1'];

let started: Promise<Browser> | undefined;
/** Whether the browser paints what it shows. */
let paints = TAKES_PICTURES;

/** The browser of this worker. It is not closed by who asks for it: it ends with the worker. */
export async function theBrowser(): Promise<Browser> {
  const before = await started?.catch(() => undefined);
  if (!before?.isConnected()) started = launch({ args: paints ? [] : UNPAINTED });
  return started as Promise<Browser>;
}

/**
 * Whether there is anything on a picture. Where there is not, everything is painted from now on, in a browser of its own: a test that has
 * failed is tried once more, and what it fails at then is to be seen.
 */
export function isPainted(): boolean {
  const before = paints;
  if (!before) {
    paints = true;
    resting.clear();
    // Whoever still has a window of the other one keeps it.
    started = undefined;
  }
  return before;
}

/**
 * A context of its own in that browser; one that crashed before is replaced, so that a crash costs the test that met it and no more.
 * @throws Error where the browser does not answer; it is ended then, and the next test has another
 */
export async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const living = browser.isConnected() && paints === TAKES_PICTURES ? browser : await theBrowser();
  let late: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    late = setTimeout(() => {
      reject(new Error(`The browser has not answered for ${PATIENCE / 1000} s, and is ended.`));
      void living.close();
    }, PATIENCE);
  });
  try {
    return await Promise.race([living.newContext(options), silence]);
  } finally {
    clearTimeout(late);
  }
}

/** A window, and how it is given back. */
export interface Lent {
  readonly page: Page;
  /** Empties the window for whoever comes next; where that cannot be done, it is closed. */
  giveBack(): Promise<void>;
}

/** A window that nobody uses, with what takes back the scripts that run before any page of it. */
interface Resting {
  readonly page: Page;
  readonly scripts: { dispose(): Promise<void> }[];
}

/** A page of the app's origin that runs nothing. Any other would end the process of the window, and what that has compiled. */
const NOTHING = '/favicon.svg';

/** Milliseconds after which a window that does not come to rest is given up. */
const REST = 5000;

const resting = new Map<string, Resting[]>();

/** A window of a context with these options, `prepare` done once in it: one that an earlier test has given back, or a new one. */
export async function lend(
  browser: Browser,
  options: BrowserContextOptions,
  prepare: (context: BrowserContext) => Promise<unknown>,
): Promise<Lent> {
  const { viewport, reducedMotion, colorScheme, ...rest } = options;
  const key = JSON.stringify(rest);
  const all = resting.get(key) ?? [];
  resting.set(key, all);
  let window = all.pop();
  while (window !== undefined && (window.page.isClosed() || window.page.context().browser()?.isConnected() !== true)) window = all.pop();
  window ??= await newWindow(browser, options, prepare);
  const { page, scripts } = window;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: reducedMotion ?? null, colorScheme: colorScheme ?? null });
  return {
    page,
    giveBack: async () => {
      if (await emptied(page, scripts)) all.push({ page, scripts });
      else await page.context().close();
    },
  };
}

async function newWindow(
  browser: Browser,
  options: BrowserContextOptions,
  prepare: (context: BrowserContext) => Promise<unknown>,
): Promise<Resting> {
  const context = await newContext(browser, options);
  await prepare(context);
  const page = await context.newPage();
  const scripts: Resting['scripts'] = [];
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (...of: Parameters<typeof add>) => {
    const script = await add(...of);
    scripts.push(script);
    return script;
  };
  return { page, scripts };
}

/** Whether nothing is left in a window of what was done in it. */
async function emptied(page: Page, scripts: Resting['scripts']): Promise<boolean> {
  if (page.isClosed()) return false;
  for (const event of ['pageerror', 'console', 'requestfailed', 'response', 'request', 'download', 'dialog'])
    page.removeAllListeners(event);
  const steps = async (): Promise<boolean> => {
    for (const other of page.context().pages()) if (other !== page) await other.close();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const script of scripts.splice(0)) await script.dispose();
    await page.mouse.move(-1, -1);
    await page.goto(inject('appUrl') + NOTHING, { timeout: REST });
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      const gone = (name = ''): Promise<void> =>
        new Promise((resolve, reject) => {
          const asked = indexedDB.deleteDatabase(name);
          asked.onsuccess = () => resolve();
          asked.onerror = () => reject(asked.error);
        });
      await Promise.all((await indexedDB.databases()).map(({ name }) => gone(name)));
    });
    return true;
  };
  let late: NodeJS.Timeout | undefined;
  const silence = new Promise<boolean>((resolve) => {
    late = setTimeout(() => resolve(false), REST);
  });
  return Promise.race([steps().catch(() => false), silence]).finally(() => clearTimeout(late));
}
