/**
 * A match kept by hand: real dice are thrown and real cards are drawn, and the app is told which they were. Some answers of each game, or
 * with ESCARMOUCHE_WHOLE=1 whole matches.
 */
import { Match, seeded } from '@escarmouche/engine/core';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { AnyMatch } from '../src/worker/game.ts';
import { workerGameOf } from '../src/worker/games.ts';
import { PLAYED } from '../src/worker/lists.testing.ts';
import { matchText } from '../src/worker/match-text.ts';
import { openApp, picture } from './app.ts';
import { theBrowser } from './browser.ts';
import { goToMatch, settings } from './playing.ts';

const WHOLE = process.env.ESCARMOUCHE_WHOLE === '1';
/** Throws and draws that are told before a match is left. */
const SOME = 6;

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** A match of persons alone, before anything has been answered. */
async function begun(game: string): Promise<string> {
  const of = await workerGameOf(game);
  const match: AnyMatch = new Match(of.game, PLAYED[game].setup as never);
  const seats = Array.from({ length: of.game.seatsAt?.(match.table) ?? of.game.seats }, () => 'person' as const);
  return matchText(match, seats);
}

interface Told {
  readonly dice: number;
  readonly draws: number;
  readonly took: number;
  readonly over: boolean;
}

/** Plays on, telling what fell and what was drawn, until so many of these have been told; `odds` chooses, numbers from 0 to 1. */
function keep(page: Page, most: number, odds: readonly number[]): Promise<Told> {
  return page.evaluate(
    async ({ most: wanted, odds: chances }) => {
      const table = (): HTMLElement | null => document.querySelector('.table');
      const told = { dice: 0, draws: 0, took: 0, over: false };
      let n = 0;
      const pick = (many: number): number => Math.floor(chances[n++ % chances.length] * many);
      const frame = (): Promise<unknown> => new Promise((done) => setTimeout(done, 4));
      while (told.dice + told.draws < wanted) {
        const at = table()?.dataset.at;
        if (document.querySelector('.table .end') !== null) return { ...told, over: true };
        const cover = document.querySelector<HTMLElement>('.cover .button-primary, dialog[open] .dialog-foot .button-primary');
        const field = document.querySelector<HTMLInputElement>('.typed-field');
        const draws = [...document.querySelectorAll<HTMLElement>('[data-drawn] [data-option]')];
        const options = [...document.querySelectorAll<HTMLButtonElement>('[data-option]')].filter((o) => !o.disabled);
        if (cover !== null) {
          cover.click();
          await frame();
          continue;
        }
        if (field !== null) {
          const { dice, sides } = field.form?.dataset ?? {};
          const faces = Array.from({ length: Number(dice) }, () => 1 + pick(Number(sides)));
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, faces.join(' '));
          field.dispatchEvent(new Event('input', { bubbles: true }));
          await frame();
          field.form?.requestSubmit();
          told.dice++;
        } else if (draws.length > 0) {
          draws[pick(draws.length)].click();
          told.draws++;
        } else if (table()?.dataset.waits === 'true' && options.length > 0) {
          // Who attacks where that can be done comes to dice sooner.
          const attacks = options.filter((o) => /^attack/.test(o.dataset.option ?? ''));
          const among = attacks.length > 0 ? attacks : options;
          among[pick(among.length)].click();
          told.took++;
        } else {
          await frame();
          continue;
        }
        for (let wait = 0; wait < 2000 && table()?.dataset.at === at && document.querySelector('.table .end') === null; wait++) {
          await frame();
          if (wait === 1999) throw new Error(`${at}: nothing came of an answer: ${document.querySelector('.table-asked')?.textContent}`);
        }
      }
      return told;
    },
    { most, odds },
  );
}

test.each(Object.keys(PLAYED))('a match of %s is kept with real dice and cards', { timeout: WHOLE ? 1_800_000 : 120_000 }, async (game) => {
  const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('fr', { dice: 'table', speed: 'fast' }));
  await goToMatch(page, await begun(game));
  const stream = seeded(5).stream(0);
  const odds = Array.from({ length: 4000 }, () => stream.below(1_000_000) / 1_000_000);
  const told = await keep(page, WHOLE ? Number.POSITIVE_INFINITY : SOME, odds);
  await picture(page, `by-hand-${game}`);
  if (WHOLE) console.log(game, JSON.stringify(told));
  expect(told.over || told.dice + told.draws === SOME).toBe(true);
  if (WHOLE) await page.locator('.table .end').waitFor();
  // It is there again: what was told is part of it. Between two persons somebody says first who looks.
  const ready = page.locator('.cover .button-primary');
  const look = async (): Promise<void> => {
    await page.locator('.table').or(ready).first().waitFor();
    if (await ready.isVisible()) await ready.click();
  };
  await look();
  const at = await page.locator('.table').getAttribute('data-at');
  await page.reload();
  await look();
  await expect.poll(() => page.locator('.table').getAttribute('data-at')).toBe(at);
  expect(problems).toEqual([]);
});
