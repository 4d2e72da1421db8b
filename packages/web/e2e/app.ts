/** What the browser's tests share: a page of the app, and everything that went wrong in it. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { newContext } from './browser.ts';

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
}

/**
 * Opens the app at `path` in a context of its own: nothing stored by another test is there. `before` prepares the page first. Unless
 * `options` say otherwise, things appear where they end without moving; the rest of the app is not fetched for later, which takes longer
 * than most tests; and what keeps the app for windows without a server is off: it would hold answers that a test wants to change.
 */
export async function openApp(
  browser: Browser,
  path = '/',
  { saveData = true, ...options }: Options = {},
  before?: (page: Page) => Promise<unknown>,
): Promise<AppPage> {
  const context = await newContext(browser, {
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  });
  // A page left open goes on playing against its bots, and takes the processor from the tests that follow.
  onTestFinished(() => context.close());
  if (saveData) await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  return openWindow(context, path, before);
}

/** Opens another window beside those of a context: they share what is stored. */
export async function openWindow(context: BrowserContext, path = '/', before?: (page: Page) => Promise<unknown>): Promise<AppPage> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`logged: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // What the page fetches for later, and a font still under way, end where the page does.
    if (['fetch', 'font'].includes(request.resourceType()) && why === 'net::ERR_ABORTED') return;
    problems.push(`not loaded: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  await before?.(page);
  await page.goto(inject('appUrl') + path);
  return { page, problems };
}

/** Saves a picture of the page as test-results/NAME.png, for people to look at. */
export async function picture(page: Page, name: string): Promise<Buffer> {
  mkdirSync(pictures, { recursive: true });
  return page.screenshot({ path: `${pictures}${name}.png` });
}
