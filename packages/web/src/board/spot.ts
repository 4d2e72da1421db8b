/** Where something lies over the board without hiding what matters there: the card of a piece, a menu, what is prepared. */

/** A rectangle on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** As bad as hiding so many others. */
const NEVER = 1000;
/** A pixel farther from the place it is about is as bad as hiding so many of what should be seen as well. */
const FARTHER = 10;
/** Spots that are tried in each direction. */
const TRIED = 24;

/** The area that two rectangles share, in pixels. */
function shared(a: Box, b: Box): number {
  return (
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  );
}

/** How far two rectangles are from each other. */
function apart(a: Box, b: Box): number {
  return Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));
}

interface Around {
  /** Where it may lie, and how far from the edges of that. */
  readonly frame: Box;
  readonly gap: number;
  /** What it should not hide, and what it must not. */
  readonly taken: readonly Box[];
  readonly never: readonly Box[];
  /** What it should stand beside; anywhere will do without, in a corner best. */
  readonly near?: Box | undefined;
}

/** Numbers from one to another, in so many steps; the middle where there is no way between them. */
function between(from: number, to: number): number[] {
  if (to < from) return [(from + to) / 2];
  return Array.from({ length: TRIED + 1 }, (_x, i) => from + (i * (to - from)) / TRIED);
}

/** The best spot for something of this size, by its top left point; `hides` where even there it lies over what it must not hide. */
export function spotFor(
  width: number,
  height: number,
  { frame, gap, taken, never, near }: Around,
): { readonly x: number; readonly y: number; readonly hides: boolean } {
  const xs = between(frame.left + gap, frame.right - gap - width);
  const ys = between(frame.top + gap, frame.bottom - gap - height);
  const within = (n: number, of: readonly number[]): boolean => n >= of[0] && n <= of[of.length - 1];
  // Right beside its place, where that lies in the frame; else a corner, the top right one first. Of equal spots the first is taken.
  const beside =
    near === undefined
      ? []
      : [near.bottom + gap, near.top - gap - height, (near.top + near.bottom - height) / 2].flatMap((y) =>
          [(near.left + near.right - width) / 2, near.right + gap, near.left - gap - width].map((x) => ({ x, y })),
        );
  const ends = (of: readonly number[]): readonly number[] => [of[0], of[of.length - 1]];
  const corners = ends(ys).flatMap((y) => [...ends(xs)].reverse().map((x) => ({ x, y })));
  const hides = (boxes: readonly Box[], lies: Box): number => boxes.reduce((sum, box) => sum + shared(lies, box), 0);
  let best = { x: xs[0], y: ys[0], hides: true, cost: Number.POSITIVE_INFINITY };
  /** Whether it is as good as can be: no other one need be looked at. */
  const isFree = (x: number, y: number): boolean => {
    const lies = { left: x, top: y, right: x + width, bottom: y + height };
    const worst = hides(never, lies);
    const cost = hides(taken, lies) + NEVER * worst + (near === undefined ? 0 : FARTHER * apart(lies, near));
    if (cost < best.cost) best = { x, y, hides: worst > 0, cost };
    return best.cost === 0;
  };
  const first = [...beside.filter(({ x, y }) => within(x, xs) && within(y, ys)), ...corners];
  if (!first.some(({ x, y }) => isFree(x, y))) ys.some((y) => xs.some((x) => isFree(x, y)));
  return { x: best.x, y: best.y, hides: best.hides };
}

/** The boxes of spaces of a drawing, as they lie on the screen. */
export function boxesOf(drawing: SVGSVGElement, spaces: Iterable<number>): Box[] {
  return [...new Set(spaces)].flatMap((s) => drawing.querySelector(`[data-space="${s}"]`)?.getBoundingClientRect() ?? []);
}
