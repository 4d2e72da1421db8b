/** The keys of the table: numbers choose, Enter commits what is prepared, Escape lets go, U takes back; a new question begins at its top. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../../app.ts';
import { expectAccessible } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { answers, goneOn, openMatch, settings, settled } from '../../playing.ts';
import { fight, matchFile } from './sample.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** The option that a number key chooses, once it is written on it. */
async function numbered(page: Page, n: number): Promise<string> {
  const option = page.locator(`[data-nth="${n}"]`);
  await option.waitFor();
  return (await option.getAttribute('data-option')) ?? '';
}

/** What has the focus: an option by its id, anything else by its class. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const e = document.activeElement as HTMLElement | null;
    return e?.dataset.option ?? e?.className ?? '';
  });

describe('number keys', () => {
  it('choose the option that bears their number, and nothing while one types or a window is open', async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en'));
    await openMatch(page, matchFile(12, ['person', 'random'], 0));
    await expect.poll(() => page.locator('[data-nth="1"]').count()).toBe(1);
    // What passes comes last: the first number is never on it.
    const pinned = await page.locator('.commit [data-option]').first().getAttribute('data-nth');
    const all = await page.locator('[data-nth]').evaluateAll((es) => es.map((e) => Number(e.getAttribute('data-nth'))));
    expect(Number(pinned)).toBe(Math.max(...all));
    expect([...all].sort((a, b) => a - b)).toEqual(all.map((_n, i) => i + 1));
    // As they are read, from above to below.
    const read = await page.locator('.table-right [data-nth]').evaluateAll((es) =>
      es
        .map((e) => ({ n: Number(e.getAttribute('data-nth')), ...e.getBoundingClientRect().toJSON() }))
        .sort((a, b) => a.y - b.y || a.x - b.x)
        .map(({ n }) => n),
    );
    expect(read).toEqual([...read].sort((a, b) => a - b));
    const at = await answers(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('1');
    expect(await answers(page)).toBe(at);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const id = await numbered(page, 1);
    const label = await page.locator(`[data-nth="1"]`).innerText();
    await page.keyboard.press('1');
    await goneOn(page, at);
    // The option taken is gone from what is offered, or asked anew: the match has gone on by one answer at least.
    expect(Number(await answers(page))).toBeGreaterThan(Number(at));
    expect(`${id} ${label}`.length).toBeGreaterThan(3);
    expect(problems).toEqual([]);
  });

  it('pass with the last one, however many options there are', async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en'));
    await openMatch(page, fight());
    const ending = page.locator('.commit [data-option]').last();
    await page.locator('.asked-list details').evaluateAll((all) => {
      for (const d of all) (d as HTMLDetailsElement).open = true;
    });
    await expect.poll(() => page.locator('.asked-list [data-option]').count()).toBeGreaterThan(8);
    await expect.poll(() => ending.getAttribute('data-nth')).toBe('9');
    const all = await page.locator('[data-nth]').evaluateAll((es) => es.map((e) => Number(e.getAttribute('data-nth'))));
    expect([...all].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const at = await answers(page);
    await page.keyboard.press('9');
    await goneOn(page, at);
    expect(problems).toEqual([]);
  });
});

describe('a match under way', () => {
  it('has its first option one Tab behind the skip link, and begins each question at its top', async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', { viewport: { width: 1366, height: 768 } }, settings('en'));
    await openMatch(page, fight());
    await page.reload();
    await settled(page);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatch(/\bskip$/);
    await page.keyboard.press('Enter');
    expect(await focused(page)).toContain('asked-head');
    await page.keyboard.press('Tab');
    // Citations in the sentence stand before it at most, and what aims it on the board instead.
    for (const before of [/\brule-ref$/, /\bverb-aim$/]) if (before.test(await focused(page))) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('[data-option]'))).toBe(true);
    const list = page.locator('.asked-list');
    await list.evaluate((e) => {
      e.scrollTop = e.scrollHeight;
    });
    expect(await list.evaluate((e) => e.scrollTop)).toBeGreaterThan(0);
    const at = await answers(page);
    await page.locator('[data-option="end"]').click();
    await goneOn(page, at);
    expect(await page.locator('.asked-list').evaluate((e) => e.scrollTop)).toBe(0);
    expect(await page.locator('.asked-head').evaluate((e) => e.scrollTop)).toBe(0);
    expect(problems).toEqual([]);
  });
});
