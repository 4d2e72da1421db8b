/** A board beside a text shows the part of its ground that it is about: where figures stand, and what lies around them. */
import { createContext, use, useRef } from 'react';
import type { Box } from '../table/useZoom.ts';
import type { Ground } from './ground.ts';

/** Whether boards are drawn close. */
export const CloseContext = createContext(false);

/** So many half widths of a space are shown around a figure. */
const AROUND = 4;

/** The smallest part of a ground that has all of these places, with room around them; the whole where there are none. */
export function closeBox(ground: Ground, places: readonly number[]): Box {
  const { box, size } = ground;
  if (places.length === 0) return box;
  const at = places.map((place) => ground.centre(place));
  const room = size * AROUND;
  const [left, top] = [Math.max(box.x, Math.min(...at.map((p) => p.x)) - room), Math.max(box.y, Math.min(...at.map((p) => p.y)) - room)];
  const right = Math.min(box.x + box.width, Math.max(...at.map((p) => p.x)) + room);
  const bottom = Math.min(box.y + box.height, Math.max(...at.map((p) => p.y)) + room);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The smallest box around two. */
function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

/** The ground as it is drawn here. Figures that move away widen it and nothing makes it narrower, so that it does not jump about. */
export function useClose(ground: Ground, pieces: readonly { readonly space: number; readonly figure: number }[]): Ground {
  const close = use(CloseContext);
  const kept = useRef<{ readonly whole: string; readonly ground: Ground } | null>(null);
  if (!close) return ground;
  const box = closeBox(
    ground,
    pieces.filter((p) => p.figure >= 0 && p.space >= 0).map((p) => p.space),
  );
  const whole = JSON.stringify(ground.box);
  const before = kept.current;
  const wide = before !== null && before.whole === whole ? around(before.ground.box, box) : box;
  // The same box as before stays the same object: the zoom begins anew with another one.
  const same = before !== null && before.whole === whole && JSON.stringify(wide) === JSON.stringify(before.ground.box);
  const next = { ...ground, box: same ? before.ground.box : wide };
  kept.current = { whole, ground: next };
  return next;
}
