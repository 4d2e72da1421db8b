/** Playing by one hand alone: a mouse, a finger or the keys, on the board and on cards, and on buttons only where no place is concerned. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';

/** How somebody presses what is on the screen, and nothing else. */
export interface Hand {
  /** The window it plays in. */
  readonly screen: BrowserContextOptions;
  press(page: Page, what: Locator): Promise<void>;
}

/** A key press leads this far at most; beyond it something cannot be reached. */
const FAR = 250;

/** Where one goes by arrow keys from the place that has the focus to another; '' once it has it, null where no place has. */
function arrowTo(what: Locator): Promise<string | null> {
  return what.evaluate((to) => {
    const from = document.activeElement;
    if (from === to) return '';
    if (from?.closest('[data-board]') == null) return null;
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const [x, y] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
    return Math.abs(y) > Math.abs(x) ? (y > 0 ? 'ArrowDown' : 'ArrowUp') : x > 0 ? 'ArrowRight' : 'ArrowLeft';
  });
}

/** Tab until something has the focus. */
async function tabTo(page: Page, what: Locator, there: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < FAR; n++) {
    if (await there()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came there: ${await what.evaluate((e) => e.outerHTML.slice(0, 300))}`);
}

/** A number where it has one, else arrows on the board and Tab elsewhere, and Enter. */
async function byKeys(page: Page, what: Locator): Promise<void> {
  const { place, item, nth, commits } = await what.evaluate((e) => ({
    place: e.hasAttribute('data-space'),
    item: e.getAttribute('role') === 'menuitem',
    nth: e.getAttribute('data-nth'),
    commits: e.hasAttribute('data-commit'),
  }));
  if (nth !== null && !place && !item) {
    await page.keyboard.press(nth);
    return;
  }
  if (item) {
    // A menu that opens has the focus, on its first line.
    for (let n = 0; n < 9 && !(await what.evaluate((e) => e === document.activeElement)); n++) await page.keyboard.press('ArrowDown');
  } else if (place) {
    await tabTo(page, what, async () => (await arrowTo(what)) !== null);
    for (let n = 0, key = await arrowTo(what); key !== ''; n++, key = await arrowTo(what)) {
      if (n >= FAR || key === null) throw new Error('arrow keys never came there');
      await page.keyboard.press(key);
    }
  } else if (!commits) await tabTo(page, what, () => what.evaluate((e) => e === document.activeElement));
  await page.keyboard.press('Enter');
}

/** What has just been asked hears no pointer for a moment: nobody reads it faster. */
async function heard(page: Page, what: Locator): Promise<void> {
  await page.locator('.table:not(:has(.table-asked[data-quiet]))').waitFor();
  if (await what.evaluate((e) => e.closest('[data-quiet]') !== null)) await page.waitForTimeout(700);
}

export const HANDS: Readonly<Record<'mouse' | 'finger' | 'keys', Hand>> = {
  mouse: {
    screen: {},
    async press(page, what) {
      await heard(page, what);
      await what.click();
    },
  },
  finger: {
    screen: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    async press(page, what) {
      await heard(page, what);
      await what.tap();
    },
  },
  keys: { screen: {}, press: byKeys },
};

/** A place that a press means something on. */
interface Place {
  readonly space: string;
  /** Everything it says. */
  readonly label: string;
  /** The figure that is held stands there. */
  readonly held: boolean;
  /** A figure stands there. */
  readonly piece: boolean;
}

/** What is on the table. */
interface Seen {
  readonly at: string;
  readonly over: boolean;
  readonly waits: boolean;
  readonly places: readonly Place[];
  readonly menu: 'choice' | 'prepared' | null;
  /** Whether what is prepared can be committed under the question. */
  readonly commit: boolean;
  /** Figures held, and cards picked: what a press may have done without answering. */
  readonly begun: string;
}

function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('.table');
    const stands = new Set([...document.querySelectorAll('[data-piece][data-held]')].map((e) => e.getAttribute('data-piece')));
    const pressed = [...document.querySelectorAll('.hand-card[aria-pressed=true]')].map((e) => e.textContent?.slice(0, 20));
    return {
      at: table?.dataset.at ?? '',
      over: document.querySelector('.table .end') !== null,
      waits: table?.dataset.waits === 'true',
      places: [...document.querySelectorAll('[data-space][data-can]')].map((e) => ({
        space: e.getAttribute('data-space') ?? '',
        label: e.getAttribute('aria-label') ?? '',
        held: e.getAttribute('aria-selected') === 'true',
        piece: /\([^)]*\), /.test(e.getAttribute('aria-label') ?? ''),
      })),
      menu: (document.querySelector('[data-menu]')?.getAttribute('data-menu') ?? null) as 'choice' | 'prepared' | null,
      commit: document.querySelector('[data-commit]') !== null,
      begun: [...stands, ...pressed].join(),
    };
  });
}

/** Waits until a press has done something: the match has gone on and somebody is asked, or something is begun. */
async function done(page: Page, before: Seen): Promise<Seen> {
  await page.waitForFunction(
    ([at, begun, menu, commit]) => {
      const table = document.querySelector<HTMLElement>('.table');
      if (document.querySelector('.table .end') !== null) return true;
      if (table?.dataset.at !== at) return table?.dataset.waits === 'true';
      const stands = [...document.querySelectorAll('[data-piece][data-held]')].map((e) => e.getAttribute('data-piece'));
      const pressed = [...document.querySelectorAll('.hand-card[aria-pressed=true]')].map((e) => e.textContent?.slice(0, 20));
      const now = document.querySelector('[data-menu]')?.getAttribute('data-menu') ?? '';
      const ready = document.querySelector('[data-commit]') !== null;
      return [...new Set(stands), ...pressed].join() !== begun || now !== menu || String(ready) !== commit;
    },
    [before.at, before.begun, before.menu ?? '', String(before.commit)] as const,
  );
  return seen(page);
}

/** What can be taken by a button that is in sight, by its id. */
function idsIn(page: Page): Promise<string[]> {
  return page.locator('[data-answers] [data-option]:visible').evaluateAll((all) => all.map((o) => (o as HTMLElement).dataset.option ?? ''));
}

/** How somebody plays: what is pressed of what may be. */
export interface Player {
  /** The place to press; undefined where none is wanted. */
  place(places: readonly Place[], n: number, holds: boolean): Place | undefined;
  /** The line of a menu to take, by its place. */
  line?(place: Place): number;
  /** Cards that are pressed where no place is, and how many of them a question wants at most. */
  readonly cards?: string;
  readonly picks?: number;
  /** Whether what is offered can be meant by places as well, once the worker has told them. */
  leads?(ids: readonly string[]): boolean;
  /** What is pressed of the buttons under the question and in the list, by their ids; the last one unless given. */
  button?(ids: readonly string[]): string | undefined;
}

/** What was pressed on the way. */
export interface Pressed {
  places: number;
  cards: number;
  buttons: number;
}

/** Plays on by one hand alone until the match is over. */
export async function playOn(page: Page, hand: Hand, player: Player, most = 400): Promise<Pressed> {
  const pressed: Pressed = { places: 0, cards: 0, buttons: 0 };
  let tried = '';
  let waited = '';
  for (let n = 0; n < most; n++) {
    const now = await seen(page);
    if (now.over) return pressed;
    if (now.places.length === 0 && waited !== now.at && player.leads?.(await idsIn(page)) === true) {
      waited = now.at;
      await page
        .locator('[data-space][data-can]')
        .first()
        .waitFor({ state: 'attached', timeout: 5000 })
        .catch(() => undefined);
      continue;
    }
    const place = player.place(now.places, n, now.begun !== '' || now.places.some((p) => p.held));
    const cards = player.cards === undefined ? null : page.locator(`${player.cards}:visible:not([aria-pressed=true])`);
    if (place !== undefined) {
      pressed.places++;
      const cell = page.locator(`[data-space="${place.space}"]`);
      await hand.press(page, cell);
      let then = await done(page, now);
      if (then.at === now.at && then.menu === 'choice') {
        await hand.press(page, page.locator('[data-menu=choice] [role=menuitem]').nth(player.line?.(place) ?? 0));
        then = await done(page, then);
      }
      // What is prepared is taken by the same press once more.
      if (then.at === now.at && !then.over && then.commit) {
        await hand.press(page, cell);
        await done(page, then);
      }
      continue;
    }
    if (cards !== null && tried !== now.at) {
      // On a phone the hand has a tab of its own.
      const tab = page.locator('.table-narrow [role=tab][aria-selected=false][id$=table-hand]');
      if ((await cards.count()) === 0 && (await page.locator(`${player.cards}`).count()) === 0 && (await tab.count()) > 0)
        await hand.press(page, tab);
      for (let k = 0; k < (player.picks ?? 1) && (await cards.count()) > 0 && (await page.locator('[data-commit]').count()) === 0; k++) {
        pressed.cards++;
        await hand.press(page, cards.first());
      }
      tried = now.at;
    }
    const commit = page.locator('[data-commit]');
    if ((await commit.count()) > 0) {
      const then = await seen(page);
      await hand.press(page, commit.first());
      await done(page, then);
      continue;
    }
    if ((await page.locator('[data-space][data-can]').count()) > now.places.length) continue;
    const list = page.locator('.table-narrow [role=tab][aria-selected=false][id$=table-answers]');
    if ((await idsIn(page)).length === 0 && (await list.count()) > 0) await hand.press(page, list);
    const ids = await idsIn(page);
    const id = player.button?.(ids) ?? ids.at(-1);
    if (id === undefined) throw new Error(`nothing to press at answer ${now.at}`);
    pressed.buttons++;
    const then = await seen(page);
    await hand.press(page, page.locator(`[data-answers] [data-option="${id}"]:visible`).first());
    await done(page, then);
  }
  throw new Error(`not over after ${most} presses`);
}
