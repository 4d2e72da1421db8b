/** Moving figures by hand: with a pointer, or carried by the arrow keys. */
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { BoardState } from '../useBoard.ts';
import type { Point } from './geometry.ts';

/** A pointer that moves less than this many pixels has pressed, not dragged. */
const SLACK = 5;

interface Drag {
  readonly fig: number;
  readonly x: number;
  readonly y: number;
  /** From the pointer to the base's centre, in millimetres. */
  readonly dx: number;
  readonly dy: number;
  moved: boolean;
}

/** Where a pointer is, in millimetres of the drawing that an element belongs to. */
export function placeUnder(element: SVGGraphicsElement, e: { readonly clientX: number; readonly clientY: number }): Point | null {
  const matrix = element.getScreenCTM();
  if (matrix === null) return null;
  const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(matrix.inverse());
  return { x: p.x, y: p.y };
}

interface Hand {
  down(e: PointerEvent<SVGGElement>, fig: number, at: Point): void;
  move(e: PointerEvent<SVGGElement>): void;
  up(e: PointerEvent<SVGGElement>): void;
  cancel(): void;
  /** Whether the press that ends now was a drag. Asking forgets it. */
  wasDrag(): boolean;
}

/** Dragging figures of a drawing; `layer` is the group whose units are millimetres. */
export function useHand(board: BoardState, layer: RefObject<SVGGElement | null>): Hand {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);

  // Dragging a figure must not drag the table, whose own listener sits further out.
  useEffect(() => {
    const element = layer.current;
    if (element === null) return;
    const stop = (e: Event): void => {
      if (e.target instanceof Element && e.target.closest('[data-carries]') !== null) e.stopPropagation();
    };
    element.addEventListener('mousedown', stop);
    element.addEventListener('touchstart', stop, { passive: true });
    return () => {
      element.removeEventListener('mousedown', stop);
      element.removeEventListener('touchstart', stop);
    };
  }, [layer]);

  const cancel = useCallback(() => {
    if (drag.current?.moved === true) board.carry(drag.current.fig, null);
    drag.current = null;
  }, [board]);

  return {
    down(e, fig, at) {
      dragged.current = false;
      if (e.button !== 0 || !board.mayCarry(fig) || layer.current === null) return;
      const p = placeUnder(layer.current, e);
      if (p === null) return;
      drag.current = { fig, x: e.clientX, y: e.clientY, dx: at.x - p.x, dy: at.y - p.y, moved: false };
      e.currentTarget.setPointerCapture(e.pointerId);
    },
    move(e) {
      const d = drag.current;
      if (d === null || layer.current === null) return;
      if (!d.moved && Math.hypot(e.clientX - d.x, e.clientY - d.y) < SLACK) return;
      d.moved = true;
      const p = placeUnder(layer.current, e);
      if (p !== null) board.carry(d.fig, [p.x + d.dx, p.y + d.dy]);
    },
    up() {
      const d = drag.current;
      drag.current = null;
      if (d?.moved !== true) return;
      dragged.current = true;
      board.setDown();
    },
    cancel,
    wasDrag() {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
  };
}
