/**
 * What a button that shows a sign alone is called, in words beside it, as soon as a mouse rests on it or the keyboard comes to it. The words are
 * those it is spoken by: nothing here is for a screen reader. Mounted once.
 */
import { useEffect, useRef } from 'react';

/** Milliseconds that a mouse rests on a button before it is told: whoever only passes is told nothing. */
const RESTS = 300;
/** Pixels between the words and the button, and between them and the edge of the window. */
const GAP = 4;

/** Drawn no larger than the pixel that hides it from eyes and leaves it to screen readers. */
const isUnseen = (e: Element): boolean => e.getBoundingClientRect().width <= 1;

/** What a button or link is called whose words cannot be seen; null where it shows any. */
function unseenWords(of: Element): string | null {
  const parts = [...of.children];
  const signs = parts.filter((e) => e.matches('svg, [aria-hidden=true]:has(svg)'));
  const words = parts.filter((e) => !signs.includes(e));
  if (signs.length === 0 || words.length === 0 || of.childElementCount < of.childNodes.length || !words.every(isUnseen)) return null;
  return of.getAttribute('aria-label') ?? words.map((e) => e.textContent).join(' ');
}

/** It listens to the whole document, and is hidden until a button asks for it. */
export function Tips() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tip = box.current;
    if (tip === null) return;
    let on: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = (): void => {
      clearTimeout(timer);
      on = null;
      tip.hidden = true;
    };
    const show = (button: Element, words: string): void => {
      on = button;
      tip.textContent = words;
      tip.hidden = false;
      // Over a window that is open, too. A browser that knows no such layer shows it below.
      tip.hidePopover?.();
      tip.showPopover?.();
      const [at, own] = [button.getBoundingClientRect(), tip.getBoundingClientRect()];
      const left = Math.min(at.left + (at.width - own.width) / 2, innerWidth - own.width - GAP);
      const below = at.bottom + GAP;
      tip.style.left = `${Math.max(GAP, left)}px`;
      tip.style.top = `${below + own.height > innerHeight ? at.top - GAP - own.height : below}px`;
    };
    const told = (target: EventTarget | null, after: number): void => {
      const button = target instanceof Element ? target.closest('button, a[href]') : null;
      if (button !== null && button === on) return;
      hide();
      const words = button === null ? null : unseenWords(button);
      if (button === null || words === null) return;
      if (after === 0) show(button, words);
      else timer = setTimeout(() => button.isConnected && show(button, words), after);
    };
    const over = (e: PointerEvent): void => {
      if (e.pointerType === 'mouse') told(e.target, RESTS);
    };
    const came = (e: FocusEvent): void => {
      if (e.target instanceof Element && e.target.matches(':focus-visible')) told(e.target, 0);
    };
    const key = (e: KeyboardEvent): void => {
      if (e.key !== 'Tab' && e.key !== 'Shift') hide();
    };
    const heard = [
      ['pointerover', over],
      ['focusin', came],
      ['focusout', hide],
      ['pointerdown', hide],
      ['keydown', key],
      ['scroll', hide],
      ['resize', hide],
    ] as const;
    for (const [name, hear] of heard) addEventListener(name, hear as EventListener, true);
    return () => {
      hide();
      for (const [name, hear] of heard) removeEventListener(name, hear as EventListener, true);
    };
  }, []);
  return <div ref={box} className="sans small rounded tip" popover="manual" aria-hidden="true" hidden />;
}
