import type { Browser } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { openApp, picture } from './app.ts';
import { theBrowser } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

test('the app opens without an error', async () => {
  const { page, problems } = await openApp(browser);
  expect(await page.title()).toBe('Escarmouche');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await picture(page, 'start');
  expect(problems).toEqual([]);
});

test('the page may neither run a script written into it nor load from elsewhere', async () => {
  const { page, problems } = await openApp(browser);
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "script ran"';
    document.head.append(script);
    const fetched = await fetch('http://127.0.0.1:9/').then(
      () => 'fetched',
      (error: Error) => error.message,
    );
    return { title: document.title, fetched };
  });
  expect(ran).toEqual({ title: 'Escarmouche', fetched: 'Failed to fetch' });
  expect(problems.filter((problem) => problem.includes('Content Security Policy')).length).toBeGreaterThanOrEqual(2);
});

test('a wrong address of a file is an error that the tests see', async () => {
  const { page, problems } = await openApp(browser);
  await page.evaluate(() => fetch('/missing.js'));
  expect(problems).toContain(`404: ${inject('appUrl')}/missing.js`);
});

test('the app can be installed: the browser finds nothing that is missing', async () => {
  const { page, problems } = await openApp(browser, '/', { serviceWorkers: 'allow' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const asked = await page.context().newCDPSession(page);
  const { errors, data } = await asked.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}').name).toBe('Escarmouche');
  // A window of a test is a private one, from which nothing can be installed.
  const { installabilityErrors } = await asked.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map((e) => e.errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  expect(problems).toEqual([]);
});
