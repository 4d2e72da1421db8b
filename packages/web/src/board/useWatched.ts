/** Where the view of a small screen goes by itself: to the places that a question is about. */
import { type RefObject, useEffect } from 'react';
import type { Zoom } from '../table/useZoom.ts';
import type { Ground } from './ground.ts';
import { viewOf } from './view.ts';

/** Fingers and eyes find a piece of so many pixels; on a small screen the view goes as near as that. */
const LEAST = 30;
const SMALL_SCREEN = '(max-width: 52rem)';

/**
 * Brings the places into view, the most important first, as near as pieces must be to be pressed, where the screen is small. Once for each
 * set of places, and again when one of them has moved; `gripped` says whether a piece is held, under which the board must not move.
 */
export function useWatched(
  svg: RefObject<SVGSVGElement | null>,
  { look }: Zoom,
  ground: Ground,
  watch: readonly number[],
  gripped: RefObject<boolean>,
): void {
  const watched = watch
    .map((place) => {
      const { x, y } = ground.centre(place);
      return `${place} ${Math.round(x)} ${Math.round(y)}`;
    })
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view goes there when they are others or have moved, and then leaves the person alone
  useEffect(() => {
    if (watch.length === 0 || gripped.current || !window.matchMedia(SMALL_SCREEN).matches) return;
    // Last of all: the whole page is laid out for it.
    const scale = svg.current?.getScreenCTM()?.a ?? 0;
    if (scale === 0) return;
    const { x, y, factor } = viewOf(
      watch.map((place) => ground.centre(place)),
      ground,
      LEAST / (2 * ground.size * scale),
    );
    look(x, y, factor);
  }, [watched, look]);
}
