/** A piece in short, while it is pointed at: at whichever corner of the board it hides least of what stands there or can be pressed. */
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { type Box, cornerFor } from './corner.ts';

/** Pixels between the card and the edge of the drawing. */
const GAP = 4;

interface PieceCardProps {
  svg: RefObject<SVGSVGElement | null>;
  /** What tests and styles know the piece by. */
  name: string | undefined;
  /** Spaces that it must not hide, and those that matter most of them. */
  spaces: readonly number[];
  pointed: number;
  children: ReactNode;
}

export function PieceCard({ svg, name, spaces, pointed, children }: PieceCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = card.current?.offsetParent?.getBoundingClientRect();
    if (card.current === null || svg.current === null || frame === undefined) return;
    const drawing = svg.current;
    const boxOf = (space: number): Box | null => drawing.querySelector(`[data-space="${space}"]`)?.getBoundingClientRect() ?? null;
    const taken = spaces.flatMap((s) => boxOf(s) ?? []);
    const here = boxOf(pointed);
    const at = cornerFor(card.current.getBoundingClientRect(), drawing.getBoundingClientRect(), GAP, taken, here === null ? [] : [here]);
    card.current.style.left = `${at.x - frame.left}px`;
    card.current.style.top = `${at.y - frame.top}px`;
  });
  return (
    <div ref={card} className="boxed grid small lines-125 untouched afloat board-card" data-card={name} aria-hidden="true">
      {children}
    </div>
  );
}
