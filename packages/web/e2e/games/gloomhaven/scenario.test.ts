/**
 * The whole of Black Barrow in the browser, from the set-up to the last bandit, every answer given on the screen. With the dice of its seed
 * the answers of scenario.json win; `node scripts/winning-answers.mjs` finds them anew where the rules have changed.
 */
import { readFileSync } from 'node:fs';
import { Match, seeded } from '@escarmouche/engine/core';
import { CARDS, findClass, gloomhaven, type Setup } from '@escarmouche/engine/gloomhaven';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { play } from '../../../src/games/gloomhaven/play.ts';
import { onlyWay } from '../../../src/worker/traces.ts';
import { openApp, picture } from '../../app.ts';
import { theBrowser } from '../../browser.ts';
import { answers as answersSoFar, settings, settled } from '../../playing.ts';

const { seed, answers } = JSON.parse(readFileSync(new URL('scenario.json', import.meta.url), 'utf8')) as {
  readonly seed: number;
  readonly answers: readonly string[];
};

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** The set-up of the screen: an easy scenario, one person alone with two characters. */
const setup: Setup = {
  scenario: 'black-barrow',
  level: 0,
  solo: true,
  characters: (['brute', 'scoundrel'] as const).map((id) => ({
    class: id,
    cards: CARDS.filter((c) => c.class === id && c.level === 1)
      .map((c) => c.id)
      .slice(0, findClass(id)?.hand),
  })),
};

interface PlayedOut {
  readonly won: boolean;
  /** Number of the answer that is not offered; -1. */
  readonly stuck: number;
  /** For each answer the hex it can be pressed on, where it is one or somebody on one. */
  readonly places: readonly (string | null)[];
  /** Answers that the table gives itself, since there is nothing to choose. */
  readonly given: ReadonlySet<number>;
}

/** Plays the answers without a browser. */
function playedOut(): PlayedOut {
  const match = new Match(gloomhaven, setup);
  const random = seeded(seed);
  const { names } = match.table.map;
  const places: (string | null)[] = [];
  const given = new Set<number>();
  while (match.nodeKind !== 'over') {
    if (match.nodeKind === 'chance') {
      match.rollBy(random);
      continue;
    }
    const id = answers[places.length];
    const option = match.options().find((o) => o.id === id);
    if (option === undefined) return { won: false, stuck: places.length, places, given };
    const { figure, space } = option.say.args as { figure?: { figure: number }; space?: { space: number } };
    const hex = id.startsWith('target:')
      ? match.state.figures[figure?.figure ?? 0].hex
      : /^(?:move|start):/.test(id)
        ? space?.space
        : undefined;
    if (onlyWay(play, match as never)) given.add(places.length);
    places.push(hex === undefined ? null : names[hex]);
    match.take(id);
  }
  return { won: match.state.won === 1, stuck: -1, places, given };
}

/** Gives an answer: on the map, where it is to be, else in the list or on a card, by keyboard. */
async function answer(page: Page, id: string, place: string | null): Promise<void> {
  const at = await answersSoFar(page);
  if (place !== null) {
    const hex = page.locator(`[data-space][data-name="${place}"]`);
    await hex.click();
    // What cards are drawn for is prepared by the first press.
    if (id.startsWith('target:')) await hex.click();
  } else {
    const option = page.locator(`[data-answers] [data-option="${id}"]`).first();
    const list = page.locator('.table-asked details:not([open])', { has: page.locator(`[data-option="${id}"]`) });
    if (await option.evaluate((o) => o.closest('details:not([open])') !== null)) await list.last().locator('summary').press('Enter');
    await option.press('Enter');
  }
  await page.waitForFunction((before) => {
    const table = document.querySelector<HTMLElement>('.table');
    return table?.dataset.at !== before && (table?.dataset.waits === 'true' || document.querySelector('.table .end') !== null);
  }, at);
}

describe('Black Barrow from beginning to end', () => {
  it('is won by the answers of scenario.json', () => {
    const { won, stuck } = playedOut();
    const where = stuck < 0 ? 'they lose' : `answer ${stuck + 1}, "${answers[stuck] ?? 'none left'}", is not offered`;
    expect(won ? '' : `rules have changed, ${where}: node scripts/winning-answers.mjs finds others`).toBe('');
  });

  it('is won in the browser', { timeout: 180_000 }, async () => {
    const { page, problems } = await openApp(browser, `/?seed=${seed}#/setup/gloomhaven`, { locale: 'en' }, settings('en'));
    await page.getByRole('radio', { name: 'Easy: level 0' }).check();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.locator('.table').waitFor();
    await settled(page);
    const { places, given } = playedOut();
    // Two characters choose their cards in the first round: the third choice begins the second.
    const second = answers.flatMap((id, n) => (id.startsWith('cards:') ? [n] : []))[2];
    for (const [n, id] of answers.entries()) if (!given.has(n)) await answer(page, id, n < second ? places[n] : null);
    await page.locator('.table .end').waitFor();
    await picture(page, 'gloomhaven-won');
    await page.locator('.log').getByText('The scenario is won').first().waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
  });
});
