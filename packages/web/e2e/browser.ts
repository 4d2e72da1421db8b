/** The browser of the tests: one for all the files that a worker runs, one after the other, and another where that one has ended. */
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { launch } from '../../../scripts/find-browser.mjs';

/** Milliseconds within which a browser opens an empty window, even where other work has the processors. */
const PATIENCE = 45_000;

let started: Promise<Browser> | undefined;

/** The browser of this worker. It is not closed by who asks for it: it ends with the worker. */
export async function theBrowser(): Promise<Browser> {
  const before = await started?.catch(() => undefined);
  if (!before?.isConnected()) started = launch();
  return started as Promise<Browser>;
}

/**
 * A context of its own in that browser; one that crashed before is replaced, so that a crash costs the test that met it and no more.
 * @throws Error where the browser does not answer; it is ended then, and the next test has another
 */
export async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const living = browser.isConnected() ? browser : await theBrowser();
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
