/** The keys of the table: numbers choose, Enter commits what is prepared, Escape lets go, U takes back, ? tells all this. */
import { type RefObject, useEffect } from 'react';
import type { Choosing } from './contract.ts';
import { keepNumbered, numbered } from './numbered.ts';

/** Where letters and digits are written. */
const TYPED = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=file])';
/** What answers Enter by itself. */
const ANSWERS = 'button, a, input, select, textarea, summary, [role=gridcell], [role=tab], [role=slider], [data-stop]';
/** A card that is picked: Enter means what it was picked for, Space puts it back. */
const PICKED = '.hand-card[aria-pressed=true]';

/** The digit of a key, wherever the layout has it: with or without Shift, or on the number pad. */
function digitOf({ code, key }: KeyboardEvent): string | null {
  const row = /^Digit([1-9])$/.exec(code)?.[1];
  if (row !== undefined) return row;
  return code.startsWith('Numpad') && /^[1-9]$/.test(key) ? key : null;
}

/** Not while somebody types, nor under an open window. Numbers are written beside what they choose. */
export function useKeys(root: RefObject<HTMLElement | null>, board: Choosing): void {
  useEffect(() => (root.current === null ? undefined : keepNumbered(root.current)), [root]);
  useEffect(() => {
    const onKeyDown = (e: KeyboardEvent): void => {
      const on = e.target instanceof Element ? e.target : document.body;
      if (e.defaultPrevented || e.repeat || e.altKey || e.ctrlKey || e.metaKey || root.current === null) return;
      if (document.querySelector('dialog[open]') !== null || on.closest(TYPED) !== null) return;
      const digit = digitOf(e);
      const pressed =
        digit !== null
          ? numbered(root.current, digit)
          : e.key === 'Enter'
            ? on.closest(ANSWERS) === null || on.matches(PICKED)
              ? root.current.querySelector<HTMLElement>('[data-commit]')
              : null
            : document.querySelector<HTMLElement>(`[data-key="${CSS.escape(e.key.toLowerCase())}"]`);
      if (pressed !== null) {
        e.preventDefault();
        pressed.click();
      } else if (e.key === 'Escape' && board.letGo()) e.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, board]);
}
