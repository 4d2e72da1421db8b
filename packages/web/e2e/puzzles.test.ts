/** Puzzles, of every game that says so. */
import { expect, it } from 'vitest';
import { openApp } from './app.ts';
import { expectAccessible } from './axe.ts';
import { theBrowser } from './browser.ts';
import { examplesOf, GAME_IDS } from './games.ts';
import { settings } from './playing.ts';
import { puzzlesOf } from './puzzled.ts';

/** Puzzles that show cards, and what those say. */
const SHOWN = (
  await Promise.all(
    GAME_IDS.map(async (game) => {
      const { puzzle } = await examplesOf(game);
      return puzzle === undefined ? [] : [{ game, ...puzzle }];
    }),
  )
).flat();

it.each(SHOWN)('shows beside a puzzle of $game what its cards say', async ({ game, does, says }) => {
  const nth = puzzlesOf(game).findIndex((p) => p.does === does) + 1;
  const { page, problems } = await openApp(await theBrowser(), `/#/rulings/${game}/${nth}`, {}, settings('en'));
  await expect.poll(() => page.locator('.puzzle-texts').textContent()).toMatch(says);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
