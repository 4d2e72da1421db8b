/** A small scenario of Gloomhaven played on the board and on cards alone, from where the characters begin to the last guard. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { theBrowser } from '../../browser.ts';
import { HANDS, type Player, playOn } from '../../hands.ts';
import { openMatch, settings } from '../../playing.ts';
import { duel } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** Strikes a guard where one can be struck, takes what lies in reach, else goes somewhere; no card is lost, and nobody rests. */
const player: Player = {
  cards: '.table:not(:has([data-option=suffer])) .gh-card-pick',
  picks: 2,
  leads: (ids) => ids.some((id) => /^(?:play|do|move|target|start):/.test(id)),
  place: (places, n) =>
    places.find((p) => p.label.includes('Bandit guard')) ??
    places.find((p) => p.label.includes('money')) ??
    places.filter((p) => !p.held)[n % Math.max(1, places.filter((p) => !p.held).length)],
  button: (ids) => ids.find((id) => /^(?:suffer|no-rest|end)$/.test(id)) ?? ids.at(-1),
};

it.each(Object.entries(HANDS))('a whole scenario is won on the board alone by %s', { timeout: 180_000 }, async (name, hand) => {
  const { page, problems } = await openApp(browser, '/?seed=3', hand.screen, settings('en'));
  await openMatch(page, duel());
  const pressed = await playOn(page, hand, player, 100);
  expect(pressed.places).toBeGreaterThan(5);
  expect(pressed.cards).toBeGreaterThanOrEqual(8);
  await expect.poll(() => page.locator('.end').textContent()).toMatch(/won/i);
  await picture(page, `gloomhaven-won-by-${name}`);
  expect(problems).toEqual([]);
});
