import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../scripts/find-browser.mjs';
import { openApp, picture, START } from './app.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { arena, choose, offered } from './gloomhaven.ts';
import { answers, goneOn, openMatch, settings, settled } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const SCREENS = [
  ['1440 pixels', 'en', { viewport: { width: 1440, height: 900 } }],
  ['390 pixels', 'fr', { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const;

const hex = (name: string): string => `.gh-cell[data-name="${name}"]`;

/** Presses a hex as a keyboard or a mouse does. */
async function pressHex(page: Page, name: string, how: 'keys' | 'mouse'): Promise<void> {
  const at = await answers(page);
  if (how === 'mouse') await page.locator(hex(name)).click();
  else {
    await page.locator(hex(name)).focus();
    await page.keyboard.press('Enter');
  }
  await goneOn(page, at);
}

/** Until somebody's own turn begins. */
async function untilTurn(page: Page): Promise<void> {
  for (let n = 0; n < 30 && !(await offered(page)).some((id) => id.startsWith('play:')); n++) await choose(page, /./);
}

/** Drags with a mouse or a finger from one hex to another; a tap where both are one. */
async function drag(page: Page, from: string, to: string, how: 'mouse' | 'finger'): Promise<void> {
  const middle = async (name: string): Promise<{ x: number; y: number }> => {
    const box = await page.locator(hex(name)).boundingBox();
    if (box === null) throw new Error(`${name} is not drawn`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await page.locator(hex(from)).scrollIntoViewIfNeeded();
  const [a, b] = [await middle(from), await middle(to)];
  if (how === 'mouse') {
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    if (from !== to) await page.mouse.move(b.x, b.y, { steps: 8 });
    await page.mouse.up();
    return;
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [a]);
  for (let n = 1; n <= 8 && from !== to; n++)
    await touch('touchMove', [{ x: a.x + ((b.x - a.x) * n) / 8, y: a.y + ((b.y - a.y) * n) / 8 }]);
  await touch('touchEnd', []);
  await finger.detach();
}

describe.each(SCREENS)('the map at %s in %s', (_size, lang, options) => {
  it('placing, choosing cards, moving', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=4#/setup/gloomhaven', options, settings(lang));
    await page.getByRole('button', { name: START[lang] }).press('Enter');
    await page.locator('.table').waitFor();
    await settled(page);
    await expectNoSideways(page);
    await expectAccessible(page);
    await picture(page, `gloomhaven-start-${lang}`);

    // Both characters are placed with the keys of the map.
    expect(await page.locator('.gh-cell-can').count()).toBe(7);
    for (const seat of [0, 1]) {
      const at = await answers(page);
      await page.locator('.gh-cell[tabindex="0"]').focus();
      // Where the first one stands the second may not begin.
      await page.keyboard.press('ArrowDown');
      if (seat === 0) await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await goneOn(page, at);
      expect(await page.locator(`.gh-token.side-${seat}`).count()).toBe(1);
    }
    await choose(page, /^cards:brute:trample\+/);
    await choose(page, /^cards:scoundrel:/);
    await untilTurn(page);
    await choose(page, /^play:.*\/bottom$/);
    for (let n = 0; n < 8 && !(await offered(page)).some((id) => id.startsWith('move:')); n++)
      await choose(page, /^do:move|^play:.*bottom|^do:|./);

    // What a hex costs and why another one is out of reach.
    const names = (await offered(page)).flatMap((id) => /^move:(.+)$/.exec(id)?.[1] ?? []);
    expect(await page.locator('.gh-cost').count()).toBe(names.length);
    const taken = page.locator('.gh-cell-cannot').first();
    await taken.focus();
    await page.locator('.gh-told-refused .rule-ref').first().waitFor();
    await expectAccessible(page);
    await picture(page, `gloomhaven-move-${lang}`);

    const before = await page.locator('.gh-acting').locator('..').getAttribute('style');
    await pressHex(page, names[0], 'mouse');
    expect(await page.locator('.gh-acting').locator('..').getAttribute('style')).not.toBe(before);
    expect(await page.locator('.gh-trail').count()).toBeGreaterThan(0);
    await expectNoSideways(page);
    expect(problems).toEqual([]);
  });

  it('areas turned, mirrored and laid with the keys, then dragged and laid by hand', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=2', options, settings(lang));
    const how = 'hasTouch' in options ? 'finger' : 'mouse';
    await openMatch(page, arena());
    await pressHex(page, '3,2', 'keys');
    await pressHex(page, '0,4', 'mouse');
    await choose(page, /^cards:brute:sweep/);
    await choose(page, /^cards:scoundrel:/);
    await choose(page, /^play:brute:sweep\/top$/);
    await choose(page, /^do:attack$/);

    // One pattern after the other: legal where it catches a guard, refused with its rule elsewhere.
    const legal = (await offered(page)).filter((id) => id.startsWith('area:'));
    const told = page.locator('.gh-told');
    const lies = async (): Promise<string> =>
      (
        await page
          .locator('.gh-cell[aria-label*="in the area"], .gh-cell[aria-label*="dans la zone"]')
          .evaluateAll((all) => all.map((e) => (e as SVGElement).dataset.name))
      ).join('+');
    const ways = new Set<string>();
    let laid = 0;
    await page.locator('.gh-cell[tabindex="0"]').focus();
    for (const mirrored of [false, true]) {
      for (let turn = 0; turn < 6; turn++) {
        ways.add(await lies());
        if ((await page.locator('.gh-ghost-not').count()) === 0) laid++;
        else await told.locator('.rule-ref', { hasText: 'area.04' }).waitFor();
        await page.keyboard.press('r');
      }
      if (!mirrored) await page.keyboard.press('m');
    }
    expect(ways.size).toBe(12);
    expect(laid).toBe(legal.length);
    await expectAccessible(page);
    await expectNoSideways(page);
    await picture(page, `gloomhaven-area-${lang}`);

    // Nothing happens where it may not lie; the buttons do what the keys do.
    const at = await answers(page);
    for (let n = 0; n < 6 && (await page.locator('.gh-ghost-not').count()) === 0; n++) await page.keyboard.press('Shift+R');
    await page.keyboard.press('Enter');
    expect(await answers(page)).toBe(at);
    const [left, right, mirror, lay] = await page.locator('.gh-laying button').all();
    expect(await lay.isDisabled()).toBe(true);
    const here = await lies();
    await left.click();
    expect(await lies()).not.toBe(here);
    await right.click();
    await mirror.click();
    await mirror.click();
    expect(await lies()).toBe(here);
    for (let n = 0; n < 6 && (await page.locator('.gh-ghost-not').count()) > 0; n++) await right.click();
    await page.locator('.gh-cell[tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await goneOn(page, at);
    for (let n = 0; n < 4 && !(await offered(page)).some((id) => id.startsWith('play:')); n++) await choose(page, /./);
    expect(await page.locator('.gh-change-lost').count()).toBeGreaterThan(0);

    // A pattern without a grey hex goes wherever the arrows lead, and is dragged.
    await choose(page, /^play:brute:burst\/bottom$/);
    await choose(page, /^do:attack$/);
    const first = await lies();
    await page.locator('.gh-cell[tabindex="0"]').focus();
    expect(first.split('+')).toContain(await page.evaluate(() => document.activeElement?.getAttribute('data-name')));
    await page.keyboard.press('ArrowRight');
    const beside = await lies();
    expect(beside).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    expect(await lies()).toBe(first);

    // Out of range it is refused; on a guard a tap lays it.
    await page.locator(hex(first.split('+')[0])).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    await drag(page, first.split('+')[0], '5,4', how);
    expect((await lies()).split('+')).toContain('5,4');
    await told
      .locator('.rule-ref', { hasText: /area\.0[48]/ })
      .first()
      .waitFor();
    await picture(page, `gloomhaven-far-${lang}`);
    await drag(page, '5,4', '4,2', how);
    expect((await lies()).split('+')).toContain('4,2');
    expect(await page.locator('.gh-caught').count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    const then = await answers(page);
    await drag(page, '4,2', '4,2', how);
    await goneOn(page, then);
    expect(await page.locator('.gh-ghost').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('an attack: who is in reach is framed, who is not is refused by its rule', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=3', options, settings(lang));
    await openMatch(page, arena());
    // A mouse that rests on the map points at it too: the keys have a page of their own.
    const how = lang === 'fr' ? 'keys' : 'mouse';
    await pressHex(page, '3,2', how);
    await pressHex(page, '0,4', how);
    await choose(page, /^cards:brute:sweep/);
    await choose(page, /^cards:scoundrel:/);
    await choose(page, /^play:brute:burst\/top$/);
    await choose(page, /^do:attack$/);

    expect(await page.locator('.gh-target').count()).toBe(1);
    expect(await page.locator('.gh-refused path').count()).toBe(1);
    expect(await page.locator('.gh-aim-seen').count()).toBe(6);
    // The guard two hexes away: seen, but no melee attack reaches it.
    await page.locator(hex('4,1')).focus();
    const told = page.locator('.gh-told');
    await told.locator('.rule-ref', { hasText: 'melee.02' }).waitFor();
    await told.locator('.gh-sight-clear').waitFor();
    expect(await page.locator('.gh-look-clear .gh-look-end').count()).toBe(2);
    expect(await page.locator(hex('4,1')).getAttribute('aria-label')).toMatch(
      lang === 'fr' ? /Garde bandit .*Impossible/ : /Bandit Guard .*Not possible/,
    );
    await expectAccessible(page);
    await picture(page, `gloomhaven-attack-${lang}`);
    await pressHex(page, '4,2', how);
    expect(await page.locator('.gh-blow').count()).toBe(1);
    await page.locator('.gh-change-lost').first().waitFor();

    // Pushed where an arrow leads; elsewhere it says why not.
    await choose(page, /^play:brute:sweep\/bottom$/);
    await choose(page, /^do:push/);
    const steps = (await offered(page)).flatMap((id) => /^to:(.+)$/.exec(id)?.[1] ?? []);
    expect(await page.locator('.gh-push').count()).toBe(steps.length);
    await page.locator(hex('3,1')).focus();
    await told.locator('.rule-ref', { hasText: 'forced.1' }).first().waitFor();
    await pressHex(page, steps[0], how);
    expect(await page.locator('.gh-trail-forced').count()).toBe(1);
    expect(problems).toEqual([]);
  });
});
