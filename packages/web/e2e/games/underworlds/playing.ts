/** Playing Underworlds in a test: matches to open from a file, and a plain player. */
import { Match } from '@escarmouche/engine/core';
import { DECKS, type Setup, underworlds, type WarbandId } from '@escarmouche/engine/underworlds';
import { writeMatch } from '@escarmouche/files';
import type { Page } from 'playwright-core';
import type { Player } from '../../hands.ts';
import { answers, goneOn, type Kind, optionsIn, playAhead } from '../../playing.ts';

/** A match that is about to begin, its battlefield laid, or to offer a person what is wanted, not before that round. */
export function matchFile(
  a: WarbandId,
  b: WarbandId,
  seats: readonly [Kind, Kind] = ['person', 'greedy'],
  wanted?: RegExp,
  round = 0,
): string {
  const seat = (warband: WarbandId) => ({ warband, deck: DECKS.find((d) => d.warband === warband)?.id ?? '' });
  const setup: Setup = {
    seats: [seat(a), seat(b)],
    field: { boards: ['empty-market', 'ash-court'], turned: [false, false], offset: 0 },
  };
  const match = new Match(underworlds, setup);
  if (wanted !== undefined)
    playAhead(
      match,
      seats,
      (ids) => liked(ids, match.at),
      wanted,
      () => match.state.round >= round,
    );
  return writeMatch(match, seats);
}

export const over = async (page: Page): Promise<boolean> => (await page.locator('.end').count()) > 0;

/** The options offered in the list. */
export function offered(page: Page): Promise<string[]> {
  return optionsIn(page, '[data-answers] [data-option]');
}

/** What a plain player would like best, in this order. */
const LIKED = [
  /^react:/,
  /^score:/,
  /^attack:/,
  /^charge:/,
  /^upgrade:/,
  /^cast:/,
  /^play:/,
  /^drive:/,
  /^again:fail/,
  /^deploy:/,
  /^move:/,
];

/** What a plain player takes: what it likes best, else any. */
export function liked(ids: readonly string[], n: number): string {
  return LIKED.map((form) => ids.find((id) => form.test(id))).find((id) => id !== undefined) ?? ids[n % ids.length];
}

/** Presses a button as a keyboard or a mouse does, opening the list it stands in. */
export async function press(page: Page, option: string, how: 'keys' | 'mouse'): Promise<void> {
  const closed = page.locator('.table-asked details:not([open])', { has: page.locator(`[data-option="${option}"]`) }).locator('summary');
  if ((await closed.count()) > 0) {
    await closed.first().focus();
    await page.keyboard.press('Enter');
  }
  const button = page.locator(`[data-answers] [data-option="${option}"]`).first();
  if (how === 'mouse') await button.click();
  else {
    await button.focus();
    await page.keyboard.press('Enter');
  }
}

/** Answers what is asked from the list; in an activation a fighter is chosen first, another one each time. Returns the option taken. */
export async function answer(page: Page, how: 'keys' | 'mouse', n: number): Promise<string> {
  const at = await answers(page);
  let ids = await offered(page);
  const fighters = page.locator('[data-fighter][aria-pressed="false"]');
  const others = await fighters.count();
  if (others > 0 && !ids.some((id) => /^(?:attack|charge|deploy):/.test(id))) {
    await fighters.nth(n % others).click();
    ids = await offered(page);
  }
  const id = liked(ids, n);
  await press(page, id, how);
  await goneOn(page, at);
  return id;
}

/** Plays on as `answer` does until the match is over, without leaving the page between two answers. Returns the kinds of options taken. */
export function playToTheEnd(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ forms }) => {
      const liked = forms.map((form) => new RegExp(form));
      const taken = new Set<string>();
      const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 5));
      const at = (): string | undefined => document.querySelector<HTMLElement>('.table')?.dataset.at;
      const ended = (): boolean => document.querySelector('.end') !== null;
      const options = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-answers] [data-option]')];
      const idOf = (option: HTMLElement): string => option.dataset.option ?? '';
      for (let n = 0; n < 600; n++) {
        while (!ended() && document.querySelector('.table[data-waits=true]') === null) await pause();
        if (ended()) break;
        const others = document.querySelectorAll<HTMLElement>('[data-fighter][aria-pressed="false"]');
        if (others.length > 0 && !options().some((o) => /^(?:attack|charge|deploy):/.test(idOf(o)))) {
          others[n % others.length].click();
          await pause();
        }
        while (!ended() && options().length === 0) await pause();
        if (ended()) break;
        const all = options();
        const next = liked.map((form) => all.find((o) => form.test(idOf(o)))).find((o) => o !== undefined) ?? all[n % all.length];
        const before = at();
        taken.add(idOf(next).split(':')[0]);
        next.click();
        while (at() === before) await pause();
      }
      return [...taken];
    },
    { forms: LIKED.map((form) => form.source) },
  );
}

/** On the board alone, against warband `foe`: attacks whoever can be attacked, else takes a fighter up and sends it somewhere. */
export const onBoard = (foe: string): Player => ({
  cards: '[data-card][data-can]',
  place(places, n, holds) {
    const enemy = places.find((p) => p.label.includes(`(${foe})`));
    const hexes = places.filter((p) => !p.piece && !p.held);
    const own = places.filter((p) => p.piece && !p.held);
    const any = <T>(all: readonly T[]): T | undefined => all[n % Math.max(1, all.length)];
    return enemy ?? (holds || own.length === 0 ? any(hexes) : undefined) ?? any(own);
  },
});
