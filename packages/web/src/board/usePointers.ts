/** Mouse and finger on a board: what they point at, press and carry. The keyboard is heard by `Grid` itself. */
import { type FocusEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { NOWHERE } from '../table/args.ts';
import type { Point } from '../table/drawing.ts';
import type { Pressed } from './pressing.ts';
import { useDrag, type Where } from './useDrag.ts';

/** A free table: every point of it may be meant, not its places alone. Points are in the units of the drawing. */
export interface FreeHand {
  /** A piece is carried: where it would be, where it is let go, or back where it was. */
  carry(from: number, at: Point): void;
  drop(from: number, at: Point): void;
  cancel(): void;
  /** A press beside all places. */
  press(at: Point, how: Pressed): void;
  /** A mouse beside all places. */
  hover(at: Point): void;
}

/** What pointers do to a board. */
export interface Pointable {
  press(space: number, how: Pressed): void;
  /** `rests`: the drawing moved under a pointer that did not. */
  point(space: number, rests?: boolean): void;
  /** A figure is carried from one place to another; `over` tells where it is on its way, `NOWHERE` once it is let go. */
  drag?(from: number, to: number): void;
  over?(from: number, over: number): void;
  readonly free?: FreeHand;
  /** Whether a pointer has said what is pointed at: where the keyboard has, a pointer that lies about takes nothing back. */
  readonly byPointer: RefObject<boolean>;
  /** What is asked now: what a finger has pointed at before is forgotten with it. */
  readonly question: string;
}

interface PointersProps extends Pointable {
  /** What is moved and enlarged with the board: points are counted in its units. */
  readonly layer: RefObject<SVGGElement | null>;
  /** A piece is held by a pointer: the board must not move under it. */
  readonly gripped: RefObject<boolean>;
  /** Where the keyboard goes on from. */
  setFocused(space: number): void;
}

/** What each part of the drawing listens to. */
interface Pointers {
  /** The whole of it. */
  readonly drawing: { onPointerMove(e: PointerEvent): void; onPointerLeave(): void };
  /** The ground of a free table, beside all places; null where there is none. */
  readonly ground: { onPointerDown(e: PointerEvent): void; onClick(e: MouseEvent): void; onPointerMove(e: PointerEvent): void } | null;
  /** The places together: none of them is drawn anew where only what is done there changes. */
  readonly places: {
    onClick(e: MouseEvent): void;
    onPointerOver(e: PointerEvent): void;
    onPointerDown(e: PointerEvent): void;
    onFocus(e: FocusEvent): void;
  };
}

/** The element of a place; undefined beside all of them. */
function placeOf(target: EventTarget): SVGElement | undefined {
  return (target as Element).closest<SVGElement>('[data-space]') ?? undefined;
}

/** The place that an event is about; `NOWHERE` for none. */
function spaceOf(target: EventTarget): number {
  return Number(placeOf(target)?.dataset.space ?? NOWHERE);
}

/** Whether a pointer is a finger, which points at nothing before it presses. */
const isTouch = (e: PointerEvent): boolean => e.pointerType === 'touch';

/** Sets `gripped` until the pointer is let go, wherever that is. */
function grip(gripped: RefObject<boolean>): void {
  gripped.current = true;
  const letGo = (): void => {
    gripped.current = false;
    removeEventListener('pointerup', letGo);
    removeEventListener('pointercancel', letGo);
  };
  addEventListener('pointerup', letGo);
  addEventListener('pointercancel', letGo);
}

/** Listens to pointers for a board; what it returns is given to the parts of its drawing. */
export function usePointers({ press, point, drag, over, free, question, byPointer, layer, gripped, setFocused }: PointersProps): Pointers {
  const hand = useRef<Pressed>('mouse');
  /** Where the pointer was last. */
  const last = useRef('');
  // A press that carried something is no press on the place where it ends.
  const carried = useRef(false);
  const pointAt = ({ clientX, clientY }: Where): Point => {
    const p = new DOMPoint(clientX, clientY).matrixTransform(layer.current?.getScreenCTM()?.inverse());
    return { x: p.x, y: p.y };
  };
  const carrying = useDrag(
    drag,
    over,
    free && {
      carry(from, to) {
        carried.current = true;
        free.carry(from, pointAt(to));
      },
      drop: (from, to) => free.drop(from, pointAt(to)),
      cancel: () => free.cancel(),
    },
  );
  // A mouse points until it goes elsewhere; a finger has gone long since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (hand.current === 'touch') point(NOWHERE);
  }, [question]);
  const presses = (e: PointerEvent): void => {
    hand.current = isTouch(e) ? 'touch' : 'mouse';
  };
  const isStill = (e: PointerEvent): boolean => last.current === `${e.clientX} ${e.clientY}`;
  return {
    drawing: {
      onPointerMove(e) {
        if (isTouch(e) || isStill(e)) return;
        last.current = `${e.clientX} ${e.clientY}`;
        const space = spaceOf(e.target);
        if (space >= 0) point(space);
      },
      onPointerLeave() {
        if (byPointer.current) point(NOWHERE);
      },
    },
    ground:
      free === undefined
        ? null
        : {
            onPointerDown: presses,
            onClick: (e) => free.press(pointAt(e), hand.current),
            onPointerMove(e) {
              if (!isTouch(e)) free.hover(pointAt(e));
            },
          },
    places: {
      onClick(e) {
        const space = spaceOf(e.target);
        setFocused(space);
        if (!carried.current) press(space, hand.current);
      },
      onPointerOver(e) {
        if (isTouch(e)) return;
        byPointer.current = true;
        point(spaceOf(e.target), isStill(e));
      },
      onPointerDown(e) {
        const space = spaceOf(e.target);
        presses(e);
        carried.current = false;
        if (isTouch(e)) point(space);
        if (e.button !== 0 || placeOf(e.target)?.dataset.held === undefined) return;
        grip(gripped);
        carrying(space, e);
      },
      onFocus(e) {
        const space = spaceOf(e.target);
        setFocused(space);
        // A press gives the focus as well: what a pointer has said it takes back when it leaves.
        byPointer.current = !e.target.matches(':focus-visible');
        point(space);
      },
    },
  };
}
