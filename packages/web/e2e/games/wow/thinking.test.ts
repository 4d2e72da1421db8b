/** What the strong player thinks, shown in the page: a hint in play, the answers of a match judged, a set-up tried against itself. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { expectAccessible, expectNoSideways } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { goneOn, openMatch, settings, settled } from '../../playing.ts';
import { matchFile } from './sample.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** The shares said in a text, in the order they stand there. */
const shares = (text: string | null): number[] =>
  [...(text ?? '').matchAll(/(\d+(?:[.,]\d+)?)[\s\u00a0\u202f]?%/g)].map((m) => Number(m[1].replace(',', '.')));

/** A share stands within the interval told behind it, whose ends differ; one that would read the same at both ends is told in a word. */
function expectWithin(text: string | null): void {
  const [share, low, high] = shares(text);
  if (low === undefined) {
    expect(text).toContain('(to within a point)');
    return;
  }
  expect(low).toBeLessThan(high);
  expect(low).toBeLessThanOrEqual(share);
  expect(share).toBeLessThanOrEqual(high);
}

const at = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-at');

describe('the strong player', () => {
  it('says its best answers in play, and the one that is pressed is given', async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', { viewport: { width: 1440, height: 900 } }, settings('en'));
    await openMatch(page, matchFile(8, ['person', 'greedy'], 0, /^attack:/));
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    const best = page.locator('[data-hints] > li');
    await best.first().waitFor();
    const n = await best.count();
    expect(n).toBeGreaterThan(1);
    expect(n).toBeLessThanOrEqual(3);
    // Each button says what it does: to the ear, too, they are not all alike.
    const names = await best.getByRole('button').evaluateAll((all) => all.map((b) => b.getAttribute('aria-label') ?? ''));
    expect(new Set(names).size).toBe(n);
    for (const line of await best.locator('p.num').allTextContents()) expectWithin(line);
    const chances = (await best.locator('p.num').allTextContents()).map((text) => shares(text)[0]);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    // Beside it, what can be done at all, and the way to what threatens.
    const can = page.locator('[data-explained]');
    await expect.poll(() => can.locator('li').count()).toBeGreaterThan(1);
    await expectAccessible(page);
    await picture(page, 'hint-1440-en');
    await can.getByRole('button', { name: 'What threatens me' }).click();
    await page.getByRole('button', { name: 'Dangers', pressed: true }).click();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await best.first().waitFor();
    const before = await at(page);
    await best.first().getByRole('button', { name: 'Do that' }).click();
    await goneOn(page, before);
    expect(await page.getByRole('dialog').count()).toBe(0);
    // Of a match in earnest nothing is explained.
    await expect.poll(() => page.getByRole('button', { name: 'Dangers' }).count()).toBe(1);
    await page.evaluate(() =>
      localStorage.setItem('escarmouche.earnest', document.querySelector<HTMLElement>('.table')?.dataset.match ?? ''),
    );
    await page.reload();
    await page.locator('.table[data-waits=true]').waitFor();
    expect(await page.getByRole('button', { name: /^(?:Dangers|Hint)$/ }).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('says that it thinks, every press is answered meanwhile, and then it is one’s turn', async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', { locale: 'en' }, settings('en'));
    await openMatch(page, JSON.stringify({ ...JSON.parse(matchFile(8, ['person', 'greedy'], 1)), seats: ['person', 'level-5'] }));
    await page.getByRole('button', { name: 'Set up for me' }).click();
    const thinks = page.locator('.table-asked', { hasText: 'thinking…' });
    await thinks.waitFor();
    await page.getByRole('tab', { name: 'Legend' }).click();
    await page.getByRole('tab', { name: 'Legend', selected: true }).waitFor();
    await settled(page);
    expect(await page.locator('.table-asked').textContent()).not.toContain('thinking…');
    expect(problems).toEqual([]);
  });

  it('judges the answers of a match that is over, and each doubtful one leads to its step', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', { viewport: { width: 390, height: 844 } }, settings('fr'));
    await openMatch(page, matchFile(2, ['random', 'greedy'], 0));
    await page.locator('.end').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Juger les réponses' }).press('Enter');
    const judged = page.getByRole('region', { name: 'Les réponses, jugées' });
    await judged.waitFor({ timeout: 90_000 });
    // The button that was pressed is gone: the focus is where its answer is.
    await expect.poll(() => judged.evaluate((s) => s === document.activeElement)).toBe(true);
    const counts = [...((await judged.locator('p.num').first().textContent()) ?? '').matchAll(/\d+/g)].map(Number);
    expect(counts).toHaveLength(4);
    const bad = judged.locator('button[data-step]');
    // A player who answers by lot gives doubtful answers.
    await expect.poll(() => bad.count()).toBe(counts[2] + counts[3]);
    await expect.poll(() => bad.count()).toBeGreaterThan(0);
    // A match turns at a mistake; what cost less is only the costliest.
    const [most, other] = ['C’est ici que tout a tourné.', 'La plus coûteuse.'];
    await expect.poll(() => judged.getByText(counts[3] > 0 ? most : other).count()).toBe(1);
    expect(await judged.getByText(counts[3] > 0 ? other : most).count()).toBe(0);
    await expectNoSideways(page);
    await expectAccessible(page);
    await picture(page, 'judged-390-fr');
    const step = await bad.first().getAttribute('data-step');
    await bad.first().click();
    await page.waitForURL(new RegExp(`#/replay/[\\w-]+/${step}$`));
    expect(problems).toEqual([]);
  });

  it('has a set-up tried against itself as often as asked, or until it is stopped', async () => {
    const { page, problems } = await openApp(browser, '/#/setup/wow', { viewport: { width: 390, height: 844 } }, settings('fr'));
    await page.getByRole('button', { name: 'Essayer plusieurs fois…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Parties' }).selectOption('20');
    await dialog.getByRole('button', { name: 'Commencer' }).click();
    await dialog.getByText('20 parties jouées.').waitFor();
    const rows = dialog.locator('[data-trial-rows] tr');
    for (const cell of (await rows.locator('td').allTextContents()).slice(0, 3)) expectWithin(cell);
    await expectNoSideways(page);
    await expectAccessible(page);
    await picture(page, 'trial-390-fr');
    await dialog.getByRole('combobox', { name: 'Parties' }).selectOption('1000');
    await dialog.getByRole('button', { name: 'Commencer' }).click();
    await dialog.getByRole('button', { name: 'Arrêter' }).click();
    await dialog.locator('[data-trial=stopped]').waitFor();
    expect(problems).toEqual([]);
  });
});
