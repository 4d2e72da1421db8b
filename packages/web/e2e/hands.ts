/** Playing by one hand alone: a mouse, a finger or the keys, on the board and on cards, and on buttons only where no place is concerned. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';

/** How somebody presses what is on the screen, and nothing else. */
export interface Hand {
  /** The window it plays in. */
  readonly screen: BrowserContextOptions;
  /** It presses what it sees where that lies. */
  readonly points: boolean;
  press(page: Page, what: Locator): Promise<void>;
}

/** A key press leads this far at most; beyond it something cannot be reached. */
const FAR = 250;

/** The way by arrow keys from the place that has the focus to another; null where no place has the focus. */
interface Way {
  /** The place that has the focus. */
  readonly from: string;
  /** The keys, the one that leads there most directly first; none where it has been reached. */
  readonly keys: readonly string[];
  /** How often the first of them leads nearer on a board of hexes. */
  readonly often: number;
}

function wayTo(what: Locator): Promise<Way | null> {
  return what.evaluate((to) => {
    const from = document.activeElement;
    if (from?.closest('[data-board]') == null) return null;
    const here = from.getAttribute('data-space') ?? '';
    if (from === to) return { from: here, keys: [], often: 0 };
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const [x, y] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
    const [right, left] = x > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const [down, up] = y > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
    const steep = Math.abs(y) > Math.abs(x);
    const far = steep ? Math.abs(y) / a.height : Math.abs(x) / a.width;
    return { from: here, keys: steep ? [down, right, left, up] : [right, down, up, left], often: Math.max(1, Math.floor(far)) };
  });
}

/** How often Tab leads from what has the focus to an element, or to the board that it lies on; below zero: Shift and Tab. */
function tabsTo(what: Locator): Promise<number> {
  return what.evaluate((e) => {
    const to = e.hasAttribute('data-space') ? (e.closest('[data-board]')?.querySelector('[data-space][tabindex="0"]') ?? e) : e;
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]');
    const stops: (Element | null)[] = [...all].filter(
      (s) => s.tabIndex >= 0 && !s.matches(':disabled') && s.checkVisibility({ visibilityProperty: true }),
    );
    const from = document.activeElement;
    const here = stops.indexOf(from);
    // What has the focus need not be a stop itself: the question that has just come is none.
    const before = stops.filter((s) => s !== null && (from?.compareDocumentPosition(s) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING).length;
    const there = stops.indexOf(to);
    if (there < 0) return 0;
    return here >= 0 ? there - here : there >= before ? there - before + 1 : there - before;
  });
}

/** Tab until something has the focus: as often as it should take, and then on. */
async function tabTo(page: Page, what: Locator, there: () => Promise<boolean>): Promise<void> {
  if (await there()) return;
  const steps = await tabsTo(what);
  for (let n = 0; n < Math.min(FAR, Math.abs(steps)); n++) await page.keyboard.press(steps < 0 ? 'Shift+Tab' : 'Tab');
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
    await tabTo(page, what, async () => (await wayTo(what)) !== null);
    // Where arrows lead astray, as they may on a free table, the one tried least from there is tried next.
    const tried = new Map<string, number>();
    let pressed = 0;
    for (let way = await wayTo(what); way === null || way.keys.length > 0; way = await wayTo(what)) {
      if (way === null || pressed > FAR) throw new Error(`arrow keys never came to ${await what.getAttribute('aria-label')}`);
      const { from, keys, often } = way;
      const times = keys.map((k) => tried.get(`${from} ${k}`) ?? 0);
      const key = keys[times.indexOf(Math.min(...times))];
      const n = times.every((t) => t === 0) ? often : 1;
      for (let i = 0; i < n; i++) await page.keyboard.press(key);
      tried.set(`${from} ${key}`, (tried.get(`${from} ${key}`) ?? 0) + 1);
      pressed += n;
    }
  } else if (!commits) await tabTo(page, what, () => what.evaluate((e) => e === document.activeElement));
  await page.keyboard.press('Enter');
}

/**
 * What has just been asked hears no pointer for a moment, nobody reads it faster, and what lies where the pointer was pressed last a moment
 * longer, unless it is moved; the board hears it at once.
 */
async function heard(page: Page, what: Locator, move: boolean): Promise<void> {
  const deaf = (e: Element): boolean => getComputedStyle(e).pointerEvents === 'none';
  if (!(await what.evaluate(deaf))) return;
  if (move) await page.mouse.move(1, 1);
  await page.waitForFunction((e) => e === null || getComputedStyle(e).pointerEvents !== 'none', await what.elementHandle());
}

/** Milliseconds within which a second tap at one place is the second half of a double one, which means what the first one meant. */
const DOUBLE = 520;
let tapped = { x: -1e4, y: 0, when: 0 };
/** Pixels within which two taps are at one place. */
const NEAR = 60;

/** Waits until a tap at the place of the last one is one of its own. */
async function aside(what: Locator): Promise<void> {
  const box = await what.boundingBox();
  const [x, y] = box === null ? [0, 0] : [box.x + box.width / 2, box.y + box.height / 2];
  const left = tapped.when + DOUBLE - performance.now();
  if (Math.hypot(x - tapped.x, y - tapped.y) < NEAR && left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  tapped = { x, y, when: performance.now() };
}

export const HANDS: Readonly<Record<'mouse' | 'finger' | 'keys', Hand>> = {
  mouse: {
    screen: {},
    points: true,
    async press(page, what) {
      await heard(page, what, true);
      await what.click();
    },
  },
  finger: {
    screen: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    points: true,
    async press(page, what) {
      await heard(page, what, false);
      await aside(what);
      await what.tap();
      // A tap waits until what it presses lies still: it counts from when it was made.
      tapped.when = performance.now();
    },
  },
  keys: { screen: {}, points: false, press: byKeys },
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
  /** A pointer finds it where it lies. */
  readonly sight: boolean;
}

/** What is on the table. */
interface Seen {
  readonly at: string;
  readonly over: boolean;
  readonly waits: boolean;
  readonly places: readonly Place[];
  readonly menu: 'choice' | 'prepared' | null;
  /** What is prepared and can be committed under the question; null where nothing is. */
  readonly commit: string | null;
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
      places: [...document.querySelectorAll('[data-space][data-can]')].map((e) => {
        const { x, y, width, height } = e.getBoundingClientRect();
        return {
          space: e.getAttribute('data-space') ?? '',
          label: e.getAttribute('aria-label') ?? '',
          held: e.getAttribute('aria-selected') === 'true',
          piece: /\([^)]*\), /.test(e.getAttribute('aria-label') ?? ''),
          sight: document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-space]') === e,
        };
      }),
      menu: (document.querySelector('[data-menu]')?.getAttribute('data-menu') ?? null) as 'choice' | 'prepared' | null,
      commit: document.querySelector('[data-commit]')?.getAttribute('data-option') ?? null,
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
      const ready = document.querySelector('[data-commit]')?.getAttribute('data-option') ?? '';
      return [...new Set(stands), ...pressed].join() !== begun || now !== menu || ready !== commit;
    },
    [before.at, before.begun, before.menu ?? '', before.commit ?? ''] as const,
  );
  return seen(page);
}

/** Waits until the page has drawn what it knows. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
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

/** Plays on by one hand alone until the match is over, or until an option is offered or the table is as somebody wants to leave it. */
export async function playOn(
  page: Page,
  hand: Hand,
  player: Player,
  most = 400,
  until?: string | ((now: Seen) => boolean),
): Promise<Pressed> {
  const pressed: Pressed = { places: 0, cards: 0, buttons: 0 };
  let tried = '';
  let waited = '';
  for (let n = 0; n < most; n++) {
    const now = await seen(page);
    if (now.over) return pressed;
    if (typeof until === 'function' && now.waits && until(now)) return pressed;
    if (typeof until === 'string' && now.waits && (await page.locator(`[data-option="${until}"]`).count()) > 0) return pressed;
    if (now.places.length === 0 && waited !== now.at && player.leads?.(await idsIn(page)) === true) {
      waited = now.at;
      await page.locator('[data-space][data-can], [data-ahead=told]').first().waitFor({ state: 'attached' });
      continue;
    }
    const place = player.place(now.places, n, now.begun !== '' || now.places.some((p) => p.held));
    const cards = player.cards === undefined ? null : page.locator(`${player.cards}:visible:not([aria-pressed=true])`);
    if (place !== undefined) {
      pressed.places++;
      const cell = page.locator(`[data-space="${place.space}"]`);
      // What lies out of sight is looked for first.
      const whole = page.getByRole('button', { name: /^(?:Show the whole board|Voir tout le plateau)$/, disabled: false });
      if (hand.points && !place.sight && (await whole.count()) > 0) {
        await hand.press(page, whole);
        await drawn(page);
        continue;
      }
      await hand.press(page, cell);
      let then = await done(page, now);
      if (then.at === now.at && then.menu === 'choice') {
        await hand.press(page, page.locator('[data-menu=choice] [role=menuitem]').nth(player.line?.(place) ?? 0));
        then = await done(page, then);
      }
      // What is prepared is taken by the same press once more.
      if (then.at === now.at && !then.over && then.commit !== null) {
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
    if ((await idsIn(page)).length === 0) {
      // What is asked anew comes to the front by itself.
      await drawn(page);
      const list = page.locator('.table-narrow [role=tab][aria-selected=false][id$=table-answers]');
      if ((await list.count()) > 0) await hand.press(page, list);
    }
    const ids = await idsIn(page);
    const id = player.button?.(ids) ?? ids.at(-1);
    if (id === undefined) {
      // Between two questions there may be nothing for a moment.
      await page.locator('[data-space][data-can], [data-answers] [data-option]:visible').first().waitFor({ state: 'attached' });
      continue;
    }
    pressed.buttons++;
    const then = await seen(page);
    await hand.press(page, page.locator(`[data-answers] [data-option="${id}"]:visible`).first());
    await done(page, then);
  }
  throw new Error(`not over after ${most} presses`);
}
