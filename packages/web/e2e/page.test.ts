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
  expect((await picture(page, 'start')).length).toBeGreaterThan(1000);
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
