/** The menu that a narrow screen folds away. It lies over the page, so it goes as soon as somebody turns to the page again. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Route } from '../app/router.ts';

/** What belongs to the menu: its own button closes it by itself. */
const MENU = '.top-more, .top-end';

interface OpenMenu {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Around the menu and its button. */
  readonly header: RefObject<HTMLElement | null>;
}

/** Whether the menu is open. A press or the focus elsewhere, Escape and another screen close it. */
export function useMenu(screen: Route['screen']): OpenMenu {
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen begins with the menu closed
  useEffect(() => setOpen(false), [screen]);
  useEffect(() => {
    if (!open) return undefined;
    const onElsewhere = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest(MENU) === null) setOpen(false);
    };
    const onKeyDown = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape') return;
      // It closes the menu alone: what is prepared on the board under it stays.
      e.stopPropagation();
      e.preventDefault();
      setOpen(false);
      header.current?.querySelector<HTMLElement>('.top-more')?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere, true);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere, true);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [open]);
  return { open, setOpen, header };
}
