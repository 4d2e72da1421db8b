/** What a small screen shows of a large board: the places that matter, as near as they can all be seen. */
import type { Point } from '../table/drawing.ts';
import type { Ground } from './ground.ts';

/** So many half widths of a space are shown around a place. */
const AROUND = 3;
/** How much smaller than they should be pieces may become so that more of them are in sight: 24 pixels instead of 30, which a finger still finds (WCAG 2.5.8). */
const SMALLER = 0.8;

/** The middle of what is shown, and how much it is enlarged. */
export interface View extends Point {
  readonly factor: number;
}

/** How much a board may be enlarged so that all of these are in sight. */
function fitting(
  places: readonly Point[],
  { box, size }: Pick<Ground, 'box' | 'size'>,
): { readonly middle: Point; readonly factor: number } {
  const [left, right] = [Math.min(...places.map((p) => p.x)), Math.max(...places.map((p) => p.x))];
  const [top, bottom] = [Math.min(...places.map((p) => p.y)), Math.max(...places.map((p) => p.y))];
  const room = 2 * AROUND * size;
  return {
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
    factor: Math.min(box.width / (right - left + room), box.height / (bottom - top + room)),
  };
}

/**
 * Shows the first of these places, and with it as many of the others, one after another, as pieces stay large enough for.
 * @param places one at least, the most important first
 * @param near how much the board is enlarged where pieces are as large as they should be
 */
export function viewOf(places: readonly Point[], ground: Pick<Ground, 'box' | 'size'>, near: number): View {
  let shown = [places[0]];
  for (const place of places.slice(1)) if (fitting([...shown, place], ground).factor >= near * SMALLER) shown = [...shown, place];
  const { middle, factor } = fitting(shown, ground);
  return { ...middle, factor: Math.max(1, Math.min(near, factor)) };
}
