/** The editor of positions, as tests use it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openApp } from './app.ts';
import { theBrowser } from './browser.ts';

/** Opens the editor of a game, copying into a field of the page in place of the clipboard. */
export async function editor(game: string, options = {}): Promise<{ page: Page; problems: string[]; copied: () => Promise<string> }> {
  const { page, problems } = await openApp(await theBrowser(), `/#/editor/${game}`, options, (p) =>
    p.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void Object.assign(globalThis, { copied: text }) },
      });
    }),
  );
  await page.locator('[data-board]').waitFor();
  const copied = (): Promise<string> => page.evaluate(() => String((globalThis as { copied?: string }).copied ?? ''));
  return { page, problems, copied };
}

export const put = (page: Page, what: RegExp) =>
  page.getByLabel('Put on the board').evaluate((select: HTMLSelectElement, re) => {
    const option = [...select.options].find((o) => new RegExp(re, 'i').test(o.text));
    if (option === undefined) throw new Error(`${re}: ${[...select.options].map((o) => o.text).join(' / ')}`);
    select.value = option.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, what.source);

/** What the position says as a file, in the words of the text that is copied. */
export async function textOf(page: Page, copied: () => Promise<string>): Promise<string> {
  await page.evaluate(() => Object.assign(globalThis, { copied: '' }));
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect.poll(copied).not.toBe('');
  return copied();
}
