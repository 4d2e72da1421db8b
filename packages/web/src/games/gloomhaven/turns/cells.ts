/** The hexes of the small board on which a pattern is drawn, in the order of their buttons. */
import type { Hex } from '@escarmouche/engine/space';

/** How far they lie from the middle at most. */
export const RADIUS = 3;

export const CELLS: readonly Hex[] = Array.from({ length: (2 * RADIUS + 1) ** 2 }, (_x, i) => ({
  q: (i % (2 * RADIUS + 1)) - RADIUS,
  r: Math.floor(i / (2 * RADIUS + 1)) - RADIUS,
})).filter(({ q, r }) => Math.abs(q + r) <= RADIUS);
