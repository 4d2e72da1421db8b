/** Every warband in a match played from its set-up to its end against a bot: by options, by mouse, by finger and by keys. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { expectAccessible } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { HANDS, playOn } from '../../hands.ts';
import { openMatch, settings } from '../../playing.ts';
import { matchFile, onBoard, over, playToTheEnd } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/**
 * Each hand plays the whole match where time is no matter (`ESCARMOUCHE_WHOLE=1`); else the mouse alone does, and the others what asks
 * something of its own: the set-up until the first activation, and the last round until the end.
 */
const WHOLE = process.env.ESCARMOUCHE_WHOLE === '1';
const LAST = 3;

/** The end is shown, and the match can be looked back at. */
async function expectEnd(page: Page, name: string): Promise<void> {
  expect(await over(page)).toBe(true);
  await picture(page, `underworlds-end-${name}`);
  await page.getByRole('link', { name: 'Look back, step by step' }).click();
  await page.getByRole('slider').waitFor();
  await page.getByRole('slider').press('End');
  await page.locator('.end').waitFor();
}

describe('a match from its set-up to its end', () => {
  it('by options: Garrek’s Reavers against Spiteclaw’s Swarm', { timeout: 240_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', {}, settings('en'));
    await openMatch(page, matchFile('garreks-reavers', 'spiteclaws-swarm'));
    const taken = await playToTheEnd(page);
    expect(taken).toEqual(expect.arrayContaining(['objective', 'keep', 'deploy', 'charge', 'attack']));
    await expectAccessible(page);
    await expectEnd(page, 'options');
    expect(problems).toEqual([]);
  });

  it.each([
    ['mouse', 'steelhearts-champions', 'ironskulls-boyz', 'Ironskull’s Boyz'],
    ['finger', 'stormsires-cursebreakers', 'zarbags-gitz', 'Zarbag’s Gitz'],
    ['keys', 'sepulchral-guard', 'thorns-of-the-briar-queen', 'Thorns of the Briar Queen'],
  ] as const)('on the board alone by %s: %s against %s', { timeout: 240_000 }, async (hand, a, b, foe) => {
    const { page, problems } = await openApp(browser, '/?seed=5', HANDS[hand].screen, settings('en'));
    const whole = hand === 'mouse' || WHOLE;
    await openMatch(page, matchFile(a, b, ['person', 'random']));
    if (!whole) {
      const laid = await playOn(page, HANDS[hand], onBoard(foe), 100, 'draw');
      expect(laid.places).toBeGreaterThan(4);
      expect(await over(page)).toBe(false);
      await openMatch(page, matchFile(a, b, ['person', 'random'], /^move:/, LAST));
    }
    const pressed = await playOn(page, HANDS[hand], onBoard(foe));
    expect(pressed.places).toBeGreaterThan(whole ? 20 : 4);
    await expectEnd(page, hand);
    expect(problems).toEqual([]);
  });
});
