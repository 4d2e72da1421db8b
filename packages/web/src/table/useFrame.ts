import { useLayoutEffect } from 'react';

/**
 * Does something to what has been drawn just before it is shown, whenever one of `of` is another: once for everything that is drawn until then,
 * and when the browser lays the page out anyway. Done at once it would have to do so each time.
 */
export function useFrame(of: readonly unknown[], act: () => void): void {
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(act);
    return () => cancelAnimationFrame(frame);
    // biome-ignore lint/correctness/useExhaustiveDependencies: what is done stays the same, and its caller says when
  }, of);
}
