/** What the browser's tests share: a page of the app, and everything that went wrong in it. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { isPainted, lend, newContext, TAKES_PICTURES } from './browser.ts';

const pictures = fileURLToPath(new URL('../../../test-results/', import.meta.url));

/** What begins a match on the screen that sets it up. */
export const START = { en: 'Start the match', fr: 'Commencer la partie' } as const;

interface AppPage {
  page: Page;
  /** Errors the page threw or logged, refused loads and policy violations among them. A test ends by expecting none. */
  problems: string[];
}

interface Options extends BrowserContextOptions {
  /** Whether the person asked to save data: the app then fetches what a screen needs, and not the rest of itself for later. */
  saveData?: boolean;
  /** Whether nothing may have been fetched into the window before, and nothing of it is handed on: where the server or the store is held up. */
  alone?: boolean;
}

/**
 * Opens the app at `path` in a window in which nothing is stored. `before` prepares the page first. Unless `options` say otherwise, things
 * appear where they end without moving; the rest of the app is not fetched for later, which takes longer than most tests; and what keeps
 * the app for windows without a server is off: it would hold answers that a test wants to change.
 */
export async function openApp(
  browser: Browser,
  path = '/',
  { saveData = true, alone = false, ...more }: Options = {},
  before?: (page: Page) => Promise<unknown>,
): Promise<AppPage> {
  const options: BrowserContextOptions = {
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...more,
  };
  const prepare = async (context: BrowserContext): Promise<void> => {
    if (saveData) await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  };
  if (!alone && saveData && options.serviceWorkers === 'block' && options.permissions === undefined) {
    const { page, giveBack } = await lend(browser, options, prepare);
    // A page left open goes on playing against its bots, and takes the processor from the tests that follow. What a test that ran out of
    // time still presses must not be pressed in somebody else's window.
    onTestFinished(async ({ task }) => {
      if (task.result?.state !== 'fail') return giveBack();
      await tellLast(page, task.name);
      await page.context().close();
    });
    return opened(page, path, before);
  }
  const context = await newContext(browser, options);
  onTestFinished(() => context.close());
  await prepare(context);
  return openWindow(context, path, before);
}

/** Opens another window beside those of a context: they share what is stored. */
export async function openWindow(context: BrowserContext, path = '/', before?: (page: Page) => Promise<unknown>): Promise<AppPage> {
  return opened(await context.newPage(), path, before);
}

async function opened(page: Page, path: string, before?: (page: Page) => Promise<unknown>): Promise<AppPage> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`logged: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // What the page fetches for later, a font or its sign still under way end where the page does, and a worker with what it imports where
    // the page ends it before it is read. What is refused or missing fails otherwise.
    const passing = ['fetch', 'font'].includes(request.resourceType()) || /\/(favicon\.svg|assets\/[\w.-]+\.js)$/.test(request.url());
    if (passing && why === 'net::ERR_ABORTED') return;
    problems.push(`not loaded: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  await before?.(page);
  await page.goto(inject('appUrl') + path);
  return { page, problems };
}

/** Says what the page of a test that failed came to: a picture of it, where it was, and what stood there. */
async function tellLast(page: Page, test: string): Promise<void> {
  const name = `failed-${test.replace(/[^\p{L}\d]+/gu, '-').slice(0, 60)}`;
  if (isPainted()) await picture(page, name, 'jpeg', true).catch(() => undefined);
  const stood = await page
    .evaluate(() => {
      const table = document.querySelector<HTMLElement>('.table');
      return `${location.href} ${JSON.stringify(table?.dataset ?? {})}\n${document.body.innerText.replace(/\s*\n\s*/g, ' | ').slice(0, 1500)}`;
    })
    .catch(() => 'the page does not answer');
  console.error(`${name}: ${stood}`);
}

/** Saves a picture of the page in test-results, for people to look at: as NAME.jpg, since one without loss takes five times as long. */
export async function picture(page: Page, name: string, type: 'jpeg' | 'png' = 'jpeg', always = false): Promise<void> {
  if (!TAKES_PICTURES && !always) return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: `${pictures}${name}.${type === 'png' ? 'png' : 'jpg'}`, type });
}
