/** Confrontation from the set-up to the end of the match, on the board alone: by mouse, by finger and by keys. */
import { confrontation, readySetup } from '@escarmouche/engine/confrontation';
import { Match } from '@escarmouche/engine/core';
import { writeMatch } from '@escarmouche/files';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { theBrowser } from '../../browser.ts';
import { HANDS, type Player, playOn } from '../../hands.ts';
import { openMatch, settings } from '../../playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** Goes for whoever can be assaulted, or comes as near as the places offered lead; takes the first of what concerns no place. */
const player: Player = {
  place: (places, n) => places.find((p) => p.label.includes('(Griffins of Akkylannie)')) ?? places[n % Math.max(1, places.length)],
  button: (ids) => ids[0],
};

it.each(Object.entries(HANDS))('a whole match is played to its end by %s', { timeout: 180_000 }, async (name, hand) => {
  const { page, problems } = await openApp(browser, '/?seed=3', hand.screen, settings('en'));
  const match = new Match(confrontation, readySetup('skirmish', [['royal-guard'], ['praetorian-guard']]));
  await openMatch(page, writeMatch(match, ['person', 'random']));
  const pressed = await playOn(page, hand, player);
  expect(pressed.places).toBeGreaterThan(3);
  await picture(page, `confrontation-end-${name}`);
  expect(problems).toEqual([]);
});
