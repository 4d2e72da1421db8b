/**
 * The whole of Black Barrow in the browser, from the set-up to the last bandit, every answer given on the screen. With the dice of its seed
 * the answers of gloomhaven-scenario.json win; `node scripts/winning-answers.mjs` finds them anew where the rules have changed.
 */
import { readFileSync } from 'node:fs';
import { Match, seeded } from '@escarmouche/engine/core';
import { CARDS, findClass, gloomhaven, type Setup } from '@escarmouche/engine/gloomhaven';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../scripts/find-browser.mjs';
import { openApp, picture } from './app.ts';
import { choose, offered } from './gloomhaven.ts';
import { answers as answersSoFar, goneOn, settings, settled } from './playing.ts';

const { seed, answers } = JSON.parse(readFileSync(new URL('gloomhaven-scenario.json', import.meta.url), 'utf8')) as {
  readonly seed: number;
  readonly answers: readonly string[];
};

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

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

/** Plays the answers without a browser. Returns the match, and the number of the answer that is not offered, or -1. */
function playedOut(): { readonly won: boolean; readonly stuck: number } {
  const match = new Match(gloomhaven, setup);
  const random = seeded(seed);
  let n = 0;
  for (; match.nodeKind !== 'over'; ) {
    if (match.nodeKind === 'chance') match.rollBy(random);
    else if (match.options().some((o) => o.id === answers[n])) match.take(answers[n++]);
    else return { won: false, stuck: n };
  }
  return { won: match.state.won === 1, stuck: -1 };
}

/** Gives an answer on the map where it is a hex or somebody on one, else in the list or on a card. */
async function answer(page: Page, id: string, onMap: boolean): Promise<void> {
  const place = onMap ? /^(?:move|start):(.+)$/.exec(id)?.[1] : undefined;
  if (place === undefined) {
    await choose(page, new RegExp(`^${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
    return;
  }
  const at = await answersSoFar(page);
  await page.locator(`.gh-cell[data-name="${place}"]`).click();
  await goneOn(page, at);
}

describe('Black Barrow from beginning to end', () => {
  it('is won by the answers of gloomhaven-scenario.json', () => {
    const { won, stuck } = playedOut();
    const fits = won && stuck < 0;
    const where = stuck < 0 ? 'they lose' : `answer ${stuck + 1}, "${answers[stuck] ?? 'none left'}", is not offered`;
    expect(fits ? '' : `rules have changed, ${where}: node scripts/winning-answers.mjs finds others`).toBe('');
  });

  it('is won in the browser', { timeout: 180_000 }, async () => {
    const { page, problems } = await openApp(browser, `/?seed=${seed}#/setup/gloomhaven`, { locale: 'en' }, settings('en'));
    await page.getByRole('radio', { name: 'Easy: level 0' }).check();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.locator('.table').waitFor();
    await settled(page);
    let rounds = 0;
    for (const [n, id] of answers.entries()) {
      if (id.startsWith('cards:brute')) rounds++;
      if (!(await offered(page)).includes(id))
        throw new Error(`answer ${n + 1}, "${id}", is not offered: ${(await offered(page)).join(' ')}`);
      await answer(page, id, rounds <= 1);
    }
    await page.locator('.table .end').waitFor();
    await picture(page, 'gloomhaven-won');
    await page.locator('.log').getByText('The scenario is won').first().waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
  });
});
