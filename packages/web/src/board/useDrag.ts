/** Carrying a figure with a pointer, from one place of a board to another. */
import { type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { NOWHERE } from '../table/args.ts';

/** A pointer that moves less than this many pixels has pressed, not dragged. */
const SLACK = 6;

/** The place of a board under a pointer; `NOWHERE` for none. */
function placeUnder(e: { readonly clientX: number; readonly clientY: number }): number {
  const found = document.elementFromPoint(e.clientX, e.clientY)?.closest('[data-space]')?.getAttribute('data-space');
  return found === null || found === undefined ? NOWHERE : Number(found);
}

/** Where a pointer is, in pixels of the window. */
export interface Where {
  readonly clientX: number;
  readonly clientY: number;
}

/** What begins a drag: the place and the press. */
type Begin = (from: number, e: PointerEvent) => void;

/** Carrying over a free table, where every point counts: on the way, at the end, and when it is given up. */
export interface Free {
  carry(from: number, to: Where): void;
  drop(from: number, to: Where): void;
  cancel(): void;
}

/** `drag` ends a drag over another place; `over` follows it, with `NOWHERE` at its end. */
export function useDrag(drag?: (from: number, to: number) => void, over?: (from: number, at: number) => void, free?: Free): Begin {
  const now = useRef({ drag, over, free });
  now.current = { drag, over, free };
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);
  return useCallback((from, { clientX, clientY, pointerId }) => {
    end.current?.();
    let moved = false;
    const move = (e: globalThis.PointerEvent): void => {
      if (e.pointerId !== pointerId) return;
      moved ||= Math.hypot(e.clientX - clientX, e.clientY - clientY) > SLACK;
      if (!moved) return;
      if (now.current.free === undefined) now.current.over?.(from, placeUnder(e));
      else now.current.free.carry(from, e);
    };
    const up = (e: globalThis.PointerEvent): void => {
      if (e.pointerId !== pointerId) return;
      end.current?.();
      if (moved && now.current.free !== undefined) {
        if (e.type === 'pointerup') now.current.free.drop(from, e);
        else now.current.free.cancel();
        return;
      }
      const to = placeUnder(e);
      if (moved && e.type === 'pointerup' && to >= 0 && to !== from) now.current.drag?.(from, to);
    };
    // A finger that carries a figure does not scroll the page.
    const stay = (e: TouchEvent): void => {
      if (e.cancelable) e.preventDefault();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    window.addEventListener('touchmove', stay, { passive: false });
    end.current = () => {
      end.current = null;
      now.current.over?.(from, NOWHERE);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      window.removeEventListener('touchmove', stay);
    };
  }, []);
}
