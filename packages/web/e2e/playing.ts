/** Playing a match in a test: short matches to open from a file, and a plain way to choose. */
import { greedyBot, randomBot } from '@escarmouche/engine/bots';
import { botTakes, type CoreState, decisionOn, type Match, seeded } from '@escarmouche/engine/core';
import type { BrowserContext, Page } from 'playwright-core';

export type Kind = 'person' | 'random' | 'greedy';

/** The ids of the options at a decision, without the sentences: a match that nobody sees plays five times as fast. */
export function idsAt<U, T, S extends CoreState, V>({ nodeKind, play, game }: Match<U, T, S, V>): string[] {
  if (nodeKind !== 'decision') return [];
  const step = decisionOn(play, game.book);
  const { d } = play.state.stack[play.state.stack.length - 1];
  const codes: number[] = [];
  step.options(play, d, codes);
  return codes.map((code) => step.id(play, d, code));
}

/**
 * Plays a match on outside the browser until a person is offered what is wanted and it is `ready`: what comes before is of no interest to the test.
 * @throws Error where the match is over before.
 */
export function playAhead<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  seats: readonly Kind[],
  choose: (ids: readonly string[]) => string,
  wanted: RegExp,
  ready: () => boolean = () => true,
): void {
  const random = seeded(9);
  const bots = { random: randomBot, greedy: greedyBot(match.game) };
  for (let node = match.node; node.kind !== 'over'; node = match.node) {
    if (node.kind === 'chance') match.rollBy(random);
    else if (seats[node.seat] !== 'person') botTakes(match, bots[seats[node.seat] as Exclude<Kind, 'person'>], random);
    else {
      const ids = idsAt(match);
      if (ready() && ids.some((id) => wanted.test(id))) return;
      match.take(choose(ids));
    }
  }
  throw new Error(`${wanted} was never offered`);
}

/** Opens a match file from the home page, as a person does; the table appears. */
export async function openFile(page: Page, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('.dialog-foot .button-primary').click();
  await page.locator('.table').waitFor();
  await settled(page);
}

let opened = 0;

/**
 * Opens a match file from any screen, in half the time: it is put into the store, and its address is gone to. The home page lists it once
 * it has been answered.
 */
export async function openMatch(page: Page, text: string): Promise<void> {
  const id = await goToMatch(page, text);
  await page.locator(`.table[data-match="${id}"]`).waitFor();
  await settled(page);
}

/** The same, without waiting for the table: one of several persons may have to say first who looks. @returns what the store calls it */
export async function goToMatch(page: Page, text: string): Promise<string> {
  opened += 1;
  const id = `test-${opened}`;
  await putIntoStore(page, [[`file:${id}`, text]]);
  await page.evaluate((to) => {
    location.hash = to;
  }, `#/match/${id}`);
  return id;
}

/** Waits until a person is asked, or the match is over. */
export async function settled(page: Page): Promise<void> {
  await page.locator('.table[data-waits=true], .table .end').first().waitFor();
}

/** Waits until the match has gone on from an answer. */
export async function goneOn(page: Page, at: string | null): Promise<void> {
  await page.waitForFunction((before) => document.querySelector('.table')?.getAttribute('data-at') !== before, at);
  await settled(page);
}

type Counting = typeof globalThis & { unanswered?: Set<string> };

/** Before anything is shown: the page's questions to its workers are counted until they are answered. */
export function countQuestions(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const open = new Set<string>();
    (globalThis as Counting).unanswered = open;
    let workers = 0;
    globalThis.Worker = class extends Worker {
      private readonly id = workers++;
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent<{ n?: number; done?: number }>) => {
          if (data.n !== undefined && data.done === undefined) open.delete(`${this.id} ${data.n}`);
        });
      }
      override postMessage(message: { n?: number }): void {
        if (message.n !== undefined) open.add(`${this.id} ${message.n}`);
        super.postMessage(message);
      }
    };
  });
}

/** Waits until every question has been answered and what came is drawn, and nothing was asked anew since. */
export async function workerQuiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { unanswered } = globalThis as Counting;
    if (unanswered === undefined) throw new Error('nobody counts the questions');
    for (let drawn = 0; drawn < 3; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      drawn = unanswered.size === 0 ? drawn + 1 : 0;
    }
  });
}

/** The number of answers so far. */
export function answers(page: Page): Promise<string | null> {
  return page.locator('.table').getAttribute('data-at');
}

/** The ids of the options among these elements, once a question has them on the page; none where the match is over. */
export async function optionsIn(page: Page, selector: string): Promise<string[]> {
  const ids = await page.waitForFunction((of) => {
    if (document.querySelector('.table .end') !== null) return [];
    if (document.querySelector('.table[data-waits=true]') === null) return null;
    const all = [...document.querySelectorAll<HTMLElement>(of)].map((o) => o.dataset.option ?? '');
    return all.length > 0 ? all : null;
  }, selector);
  return (await ids.jsonValue()) ?? [];
}

/** The ids of the options offered, those in closed lists too. */
export function offered(page: Page): Promise<string[]> {
  return optionsIn(page, '.table-asked .option');
}

/** Sets the app for a test: pace and language, before anything is shown. */
export function settings(lang: 'en' | 'fr', more: Record<string, string> = {}): (page: Page | BrowserContext) => Promise<unknown> {
  return (page) =>
    page.addInitScript((s) => localStorage.setItem('escarmouche.settings', s), JSON.stringify({ lang, speed: 'once', ...more }));
}

/** Takes an option, wherever it stands on the screen, and waits until the match has gone on. */
export async function give(page: Page, id: string): Promise<void> {
  const at = await answers(page);
  await page
    .locator(`[data-option="${id}"]`)
    .first()
    .evaluate((b) => (b as HTMLElement).click());
  await goneOn(page, at);
}

/** Writes into the store of matches by its own keys. */
export function putIntoStore(page: Page, entries: readonly (readonly [key: string, value: unknown])[]): Promise<void> {
  return page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('escarmouche');
        open.onupgradeneeded = () => open.result.createObjectStore('matches');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const change = open.result.transaction('matches', 'readwrite');
          for (const [key, value] of all) change.objectStore('matches').put(value, key);
          change.onabort = () => reject(change.error);
          change.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    entries,
  );
}
