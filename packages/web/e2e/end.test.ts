/** The end of a match: how it came to that, a way to look at it, and another one. */
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from './app.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { theBrowser } from './browser.ts';
import { finishedMatch, GAMES_TOLD } from './finished.ts';
import { examplesOf } from './games.ts';
import { openMatch, settings } from './playing.ts';
import { nearlyOver, SAMPLE_GAME } from './sample.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const SIZES = [
  ['1440', 'en', { width: 1440, height: 900 }],
  ['390', 'fr', { width: 390, height: 844 }],
] as const;

describe.each(SIZES)('a match that is over, at %s pixels in %s', (size, lang, viewport) => {
  it('tells its course, opens the replay at a turning point, and begins again', { timeout: 180_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', { viewport }, settings(lang));
    await openMatch(page, nearlyOver(8, ['random', 'greedy']));
    await page.locator('.end').waitFor({ timeout: 120_000 });
    const points = page.locator('.end .course-point');
    await points.first().waitFor();
    // Turning points go by the chance to win, with its interval; who cannot see the chart reads its table.
    await expect.poll(() => page.locator('.end .chart-box svg').count()).toBe(2);
    const told = lang === 'fr' ? /\+\d+ points de pourcentage \(de / : /\+\d+ percentage points \(/;
    await expect.poll(() => points.first().textContent(), { timeout: 60_000 }).toMatch(told);
    const chances = page.locator('.end .disclosure', { hasText: lang === 'fr' ? 'En tableau' : 'As a table' });
    await chances.locator('summary').click();
    await expect.poll(() => chances.locator('tbody tr').count()).toBeGreaterThan(10);
    await expect.poll(() => chances.locator('tbody tr').last().textContent()).toMatch(/100/);
    await chances.locator('summary').click();
    await expectNoSideways(page);
    await expectAccessible(page);
    // Several lines of what happened are in sight beside how it came to that.
    const log = await page.locator('.log').boundingBox();
    expect(Math.min(log?.height ?? 0, (await page.locator('.tabs-panel:has(.log)').boundingBox())?.height ?? 0)).toBeGreaterThan(130);
    // The board is still one to be looked at.
    expect((await page.locator('.table [data-board]').boundingBox())?.height).toBeGreaterThan(150);
    await picture(page, `end-${size}-${lang}`);
    // What the chart shows is there to be read, too: the last line is the score.
    await page.locator('.end .disclosure summary').last().click();
    const rows = page.locator('.end .disclosure').last().locator('tbody tr');
    await rows.last().waitFor();
    const last = await rows.last().locator('td').allTextContents();
    const names = await page.locator('.end .chart-names strong').allTextContents();
    expect(last).toEqual(names.map((n) => n.trim()));

    const step = Number(await points.first().getAttribute('data-step'));
    const matchAddress = page.url();
    await points.first().click();
    await page.waitForURL(new RegExp(`#/replay/[\\w-]+/${step}$`));
    const slider = page.getByRole('slider');
    await slider.waitFor();
    const at = (): Promise<string> => slider.inputValue();
    await expect.poll(at).toBe(String(step));
    // Keys step, wherever the focus is but in a field or on the board.
    await page.keyboard.press('ArrowLeft');
    await expect.poll(at).toBe(String(step - 1));
    expect(page.url()).toMatch(new RegExp(`/${step - 1}$`));
    await page.keyboard.press('Home');
    await expect.poll(at).toBe('0');
    await page.keyboard.press('ArrowRight');
    await expect.poll(at).toBe('1');
    await page.keyboard.press('PageDown');
    await expect.poll(async () => Number(await at())).toBeGreaterThan(1);
    await page.keyboard.press('End');
    await page.locator('.end').waitFor();
    await expectAccessible(page);
    await picture(page, `end-replay-${size}-${lang}`);
    // Each side has its sign, by which its eyes are chosen; turns that are called the same stand in their rounds.
    await page.locator('[data-eyes="1"]').click();
    await page.locator('[data-eyes="1"][aria-pressed=true]').waitFor();
    const jumps = page.locator('.slider optgroup');
    for (const one of (await jumps.all()).slice(0, 2)) {
      const names = await one.locator('option').allTextContents();
      expect(new Set(names).size).toBe(names.length);
    }
    expect(await jumps.count()).toBeGreaterThan(0);
    // The address alone leads there again.
    await page.reload();
    await page.locator('.end').waitFor();
    // From any step a match of one's own goes on, and a person answers what is asked there.
    const middle = Math.floor(step / 2);
    await slider.fill(String(middle));
    await page.locator('.end').waitFor({ state: 'detached' });
    await page.locator('[data-tool=play-on]').click();
    await page.waitForURL((url) => url.hash.startsWith('#/match/') && url.href !== matchAddress);
    await page.locator('.table[data-waits=true]').waitFor();
    expect(Number(await page.locator('.table').getAttribute('data-at'))).toBeGreaterThanOrEqual(middle);
    expect(await page.locator('.score-who', { hasText: lang === 'fr' ? 'une personne' : 'a person' }).count()).toBe(1);

    await page.goto(matchAddress);
    await page.getByRole('button', { name: lang === 'fr' ? 'Rejouer en changeant de camp' : 'Again, with sides changed' }).click();
    await page.waitForURL((url) => url.hash.startsWith('#/match/') && url.href !== matchAddress);
    await page.locator('.end').waitFor({ state: 'detached' });
    const who = async (): Promise<string[]> => (await page.locator('.score-who').allTextContents()).map((x) => x.trim());
    await expect.poll(who).toEqual(lang === 'fr' ? ['bot glouton', 'bot au hasard'] : ['greedy bot', 'random bot']);
    expect(problems).toEqual([]);
  });

  it('says to the only person at the table whether the match was won', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', { viewport }, settings(lang));
    const told: string[] = [];
    for (const person of [0, 1, -1]) {
      await openMatch(page, await finishedMatch(SAMPLE_GAME, person));
      await page.locator('.end').waitFor();
      told.push((await page.locator('.end [data-own-end]').allTextContents()).join());
    }
    expect(told.sort()).toEqual(lang === 'fr' ? ['', 'Vous avez gagné.', 'Vous avez perdu.'] : ['', 'You have lost.', 'You have won.']);
    expect(problems).toEqual([]);
  });

  it('tells the luck of either side in every game, roll by roll, and leads to each roll', { timeout: 240_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', { viewport }, settings(lang));
    for (const game of GAMES_TOLD) {
      await openMatch(page, await finishedMatch(game));
      await page.locator('.end').waitFor();
      // Plays that nobody wants to wait for are given up, and begun again when somebody does.
      const stop = page.locator('.end [data-reckoned=true] button');
      // They may be over before the press comes: then there is nothing to give up.
      const inTime =
        (await stop.isVisible()) &&
        (await stop.click({ timeout: 2000 }).then(
          () => true,
          () => false,
        ));
      if (inTime) await stop.waitFor({ state: 'detached' });
      await page.locator('.end [data-luck-button]').click();
      const luck = page.getByRole('dialog');
      await luck.locator('[data-luck]').waitFor();
      await expect.poll(() => luck.locator('.chart-box svg').count()).toBe(1);
      // Each line of the table is expected, came and the difference, in numbers.
      const sums = await luck
        .locator('[data-luck] tr:has(td + td)')
        .evaluateAll((all) => all.map((tr) => [...tr.querySelectorAll('td')].map((td) => td.textContent)));
      expect(sums.length, game).toBeGreaterThan(1);
      for (const cells of sums)
        expect(
          cells.slice(0, 3).every((c) => /^[+−-]?[\d.,\s]+$/.test(c)),
          cells.join('|'),
        ).toBe(true);
      const without = luck.getByText(lang === 'fr' ? 'Ce jeu ne compte pas de points' : 'This game counts no points');
      await expect.poll(() => without.count(), { message: String(game) }).toBe((await examplesOf(game)).pointless === true ? 1 : 0);
      await luck.locator('.disclosure summary').click();
      await expect
        .poll(() => luck.locator('[data-rolls] tbody .rule-ref').count())
        .toBe(await luck.locator('[data-rolls] tbody tr').count());
      await expectNoSideways(page);
      // Nor can the window itself be.
      expect(await luck.evaluate((d) => d.scrollWidth - d.clientWidth), game).toBeLessThanOrEqual(0);
      if (game === GAMES_TOLD[0]) await expectAccessible(page, 'dialog');
      await picture(page, `luck-${game}-${size}-${lang}`);
      const first = luck.locator('[data-rolls] [data-step]').first();
      const step = await first.getAttribute('data-step');
      await first.click();
      await page.waitForURL(new RegExp(`#/replay/[\\w-]+/${step}$`));
      await page.getByRole('slider').waitFor();
    }
    expect(problems).toEqual([]);
  });
});
