/** Numbers on the options that are in sight, for the number keys; they are written on the page as it stands, whoever drew the buttons. */

/** Where what passes or ends stands: it is counted last. */
const ENDING = '.commit';

/** Where options stand, in the order in which they are counted: the menu on the board first. */
const PLACES = ['[data-menu=choice]', '.choices', '.asked-list', '.table-hand', ENDING];

/** Keys from 1 to this. */
const LAST = 9;

/** The attribute that holds the number of a button. */
const NUMBER = 'data-nth';

function shownIn(root: HTMLElement): HTMLElement[] {
  const found = PLACES.flatMap((place) => [
    ...root.querySelectorAll<HTMLElement>(`${place} [data-option]:not(:disabled):not([data-commit])`),
  ]);
  return [...new Set(found)].filter((e) => e.checkVisibility());
}

/** Those that have a number, in their order: of more than there are numbers the first ones, and the one that passes, which is wanted most often. */
function chosenOf(shown: readonly HTMLElement[]): readonly HTMLElement[] {
  const last = shown.at(-1);
  if (shown.length <= LAST || last === undefined || last.closest(ENDING) === null) return shown.slice(0, LAST);
  return [...shown.slice(0, LAST - 1), last];
}

/** Writes the numbers anew. */
function number(root: HTMLElement): void {
  const chosen = chosenOf(shownIn(root));
  for (const e of root.querySelectorAll(`[${NUMBER}]`)) if (!chosen.includes(e as HTMLElement)) e.removeAttribute(NUMBER);
  for (const [i, e] of chosen.entries()) {
    const n = String(i + 1);
    if (e.getAttribute(NUMBER) === n) continue;
    e.setAttribute(NUMBER, n);
    e.setAttribute('aria-keyshortcuts', n);
  }
}

/** Keeps the numbers right as the table changes. Returns what ends it. */
export function keepNumbered(root: HTMLElement): () => void {
  let asked = 0;
  const again = (): void => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => number(root));
  };
  const observer = new MutationObserver(again);
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open', 'disabled', 'hidden', 'data-option'],
  });
  // A list that opens says so by an event that does not bubble.
  root.addEventListener('toggle', again, true);
  again();
  return () => {
    cancelAnimationFrame(asked);
    observer.disconnect();
    root.removeEventListener('toggle', again, true);
  };
}

/** The button with a number; null where none has it. */
export function numbered(root: HTMLElement, n: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[${NUMBER}="${n}"]`);
}
