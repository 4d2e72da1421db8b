/** What the browser's tests share: a page of the app, and everything that went wrong in it. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';

const pictures = fileURLToPath(new URL('../../../test-results/', import.meta.url));

/** What begins a match on the screen that sets it up. */
export const START = { en: 'Start the match', fr: 'Commencer la partie' } as const;

interface AppPage {
  page: Page;
  /** Errors the page threw or logged, refused loads and policy violations among them. A test ends by expecting none. */
  problems: string[];
}

/**
 * Opens the app at `path` in a context of its own: nothing stored by another test is there. `before` prepares the page first. What keeps
 * the app for windows without a server is off unless `options` turn it on: it would hold answers that a test wants to change.
 */
export async function openApp(
  browser: Browser,
  path = '/',
  options: BrowserContextOptions = {},
  before?: (page: Page) => Promise<unknown>,
): Promise<AppPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', ...options });
  // A page left open goes on playing against its bots, and takes the processor from the tests that follow.
  onTestFinished(() => context.close());
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
