/**
 * A piece in short, while it is pointed at: where it hides nothing that can be pressed and as little as can be of what stands there. Where
 * there is no such place the board goes before it: the panel says the same.
 */
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { boxesOf, spotFor } from './spot.ts';

/** Pixels between the card and the edge of the drawing. */
const GAP = 4;

interface PieceCardProps {
  svg: RefObject<SVGSVGElement | null>;
  /** What tests and styles know the piece by. */
  name: string | undefined;
  /** Spaces that it should not hide, and those that it must not: the piece itself, what can be pressed, what is prepared. */
  spaces: readonly number[];
  never: readonly number[];
  children: ReactNode;
}

/**
 * Lays its contents beside the piece of this name, over none of the spaces that must `never` be hidden; it is measured and moved before
 * anything is painted.
 */
export function PieceCard({ svg, name, spaces, never, children }: PieceCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    const frame = current?.offsetParent?.getBoundingClientRect();
    if (current === null || svg.current === null || frame === undefined) return;
    const { width, height } = current.getBoundingClientRect();
    const menu = current.parentElement?.querySelector('[data-menu]')?.getBoundingClientRect();
    const at = spotFor(width, height, {
      frame: svg.current.getBoundingClientRect(),
      gap: GAP,
      taken: boxesOf(svg.current, spaces),
      never: [...boxesOf(svg.current, never), ...(menu === undefined ? [] : [menu])],
    });
    current.style.left = `${at.x - frame.left}px`;
    current.style.top = `${at.y - frame.top}px`;
    current.style.visibility = at.hides ? 'hidden' : '';
  });
  return (
    <div ref={card} className="boxed grid small lines-125 untouched afloat board-card" data-card={name} aria-hidden="true">
      {children}
    </div>
  );
}
