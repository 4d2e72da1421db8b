import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../../app.ts';
import { expectAccessible } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { HANDS, type Player, playOn } from '../../hands.ts';
import { answers, goneOn, openMatch, settings } from '../../playing.ts';
import { fight, matchFile, sensible } from './sample.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** The place of a piece, by what its label begins with. */
const at = (page: Page, space: string): Locator => page.locator(`[data-space][aria-label^="${space}"]`);

/** How far a space lies from the middle of the map, by its name on the board: `E6`. */
function fromMiddle(label: string): number {
  const [, row = 'E', column = '6'] = /^([A-Z])(\d+)/.exec(label) ?? [];
  return Math.abs(row.charCodeAt(0) - 69) + Math.abs(Number(column) - 6);
}

/** Attacks whoever can be attacked, walks to the middle, else presses whoever acts and takes the last thing offered there. */
const player: Player = {
  place(places) {
    const foe = places.find((p) => p.label.includes('(Ashen Clans)'));
    const [walk] = places.filter((p) => p.label.includes('Move here')).sort((a, b) => fromMiddle(a.label) - fromMiddle(b.label));
    return foe ?? walk ?? places.find((p) => p.held) ?? places[0];
  },
  line: (place) => (place.label.includes('(Ashen Clans)') ? 0 : -1),
  button: sensible,
};

/**
 * Each hand plays the whole match where time is no matter (`ESCARMOUCHE_WHOLE=1`); else the mouse alone does, and the others its beginning,
 * where everybody enters, and its latter half.
 */
const WHOLE = process.env.ESCARMOUCHE_WHOLE === '1';
/** Answers and rolls after which it is begun, and after which it is half-way. */
const BEGUN = 10;
const HALF = 60;

describe('on the board alone', () => {
  it.each(Object.entries(HANDS))('a whole match is played to its end by %s', { timeout: 180_000 }, async (name, hand) => {
    const { page, problems } = await openApp(browser, '/?seed=6', hand.screen, settings('en'));
    const whole = name === 'mouse' || WHOLE;
    await openMatch(page, matchFile(2, ['person', 'greedy'], 0));
    if (!whole) {
      const begun = await playOn(page, hand, player, 100, ({ at }) => Number(at) >= BEGUN);
      expect(begun.places).toBeGreaterThan(2);
      await openMatch(page, matchFile(2, ['person', 'greedy'], 0, /^move:/, HALF));
    }
    const pressed = await playOn(page, hand, player);
    expect(pressed.places).toBeGreaterThan(whole ? 10 : 4);
    expect(problems).toEqual([]);
  });
});

describe('a press', () => {
  it('where two attacks reach opens a menu at the place, and Escape gives the board back', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en'));
    await openMatch(page, fight());
    const foe = at(page, 'F6.');
    await foe.hover();
    await page.locator('[data-mark=line][data-tone=clear]').first().waitFor({ state: 'attached' });
    await foe.click();
    const menu = page.getByRole('menu');
    await menu.waitFor();
    expect(await menu.getByRole('menuitem').evaluateAll((all) => all.map((e) => e.getAttribute('aria-label')))).toHaveLength(2);
    const [box, place] = [await menu.boundingBox(), await foe.boundingBox()];
    if (box === null || place === null) throw new Error('the menu is not at the place');
    // Above, below or beside it, and never far away.
    expect(Math.max(box.x - place.x - place.width, place.x - box.x - box.width)).toBeLessThan(40);
    expect(Math.max(box.y - place.y - place.height, place.y - box.y - box.height)).toBeLessThan(40);
    expect(box.y + box.height).toBeLessThanOrEqual(900);
    await expectAccessible(page);
    // The first item has the focus, arrows go on, Escape leads back to the place.
    await page.keyboard.press('ArrowDown');
    expect(
      await menu
        .getByRole('menuitem')
        .nth(1)
        .evaluate((e) => e === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await foe.evaluate((e) => e === document.activeElement)).toBe(true);
    // A number chooses: the attack is made.
    const before = await answers(page);
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await page.keyboard.press('2');
    await goneOn(page, before);
    // Nobody has asked the new question why not: the pointer rests where it attacked. Once it moves, it has.
    const spot = await foe.boundingBox();
    if (spot === null) throw new Error('the place is gone');
    const told = page.locator('[data-told]');
    await expect.poll(() => told.getAttribute('data-told')).toBe('');
    await page.mouse.move(spot.x + spot.width / 2 + 3, spot.y + spot.height / 2);
    await page.locator('[data-told=refused]').waitFor();
    expect(problems).toEqual([]);
  });

  it('on an enemy out of range says why, naming the attack and the rule', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en'));
    await openMatch(page, fight());
    const before = await answers(page);
    await at(page, 'I9.').click();
    const told = page.locator('[data-told]');
    await told.locator('.rule-ref').first().waitFor();
    await expect.poll(() => told.textContent()).toMatch(/Main attack .*7 spaces away.*405\.2/);
    await expect.poll(() => at(page, 'I9.').getAttribute('aria-label')).toContain('Not possible');
    // Nothing was begun and nothing was answered.
    expect(await page.getByRole('menu').count()).toBe(0);
    expect(await answers(page)).toBe(before);
    expect(problems).toEqual([]);
  });

  it('held and drawn: a figure is dragged where it is to go', { timeout: 120_000 }, async () => {
    // Things move here, as most people have it.
    const { page, problems } = await openApp(browser, '/?seed=9', { reducedMotion: 'no-preference' }, settings('en'));
    await openMatch(page, matchFile(12, ['person', 'random'], 0, /^move:/));
    const before = await answers(page);
    const own = page.locator('[data-space][aria-selected=true]');
    const to = page.locator('[data-space][aria-label*="Move here"]').first();
    const [from, end] = [await own.boundingBox(), await to.boundingBox()];
    const name = ((await to.getAttribute('aria-label')) ?? '').split(/\W/)[0];
    if (from === null || end === null) throw new Error('nobody can go anywhere');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
    await page.locator('[data-mark=way]').first().waitFor({ state: 'attached' });
    await page.mouse.up();
    await goneOn(page, before);
    await expect.poll(() => page.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) }).getAttribute('aria-label')).toContain('health');
    expect(problems).toEqual([]);
  });
});
