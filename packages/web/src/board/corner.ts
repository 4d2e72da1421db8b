/** Where something small lies over the board without hiding what matters there. */

/** A rectangle on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** As bad as hiding so many others. */
const NEVER = 1000;

/** The area that two rectangles share, in pixels. */
function shared(a: Box, b: Box): number {
  return (
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  );
}

/**
 * The corner of a frame, by the top left point of what is laid there, `gap` pixels from its edges: the one that hides least of `taken`, and
 * of `never` if it can be helped. Of equal ones the first of top right, top left, bottom right, bottom left.
 */
export function cornerFor(
  size: Box,
  frame: Box,
  gap: number,
  taken: readonly Box[],
  never: readonly Box[],
): { readonly x: number; readonly y: number } {
  const [width, height] = [size.right - size.left, size.bottom - size.top];
  const ways = [frame.top + gap, frame.bottom - gap - height].flatMap((y) =>
    [frame.right - gap - width, frame.left + gap].map((x) => {
      const lies = { left: x, top: y, right: x + width, bottom: y + height };
      const hides = (all: readonly Box[]): number => all.reduce((sum, box) => sum + shared(lies, box), 0);
      return { x, y, hides: hides(taken) + NEVER * hides(never) };
    }),
  );
  return ways.reduce((best, way) => (way.hides < best.hides ? way : best));
}
