/** Who stands where an enlarged board is not shown: which way, how many of each side, and who of them is nearest. */
import type { Point } from '../table/drawing.ts';
import type { Box } from '../table/useZoom.ts';

export const EDGES = ['up', 'right', 'down', 'left'] as const;
export type Edge = (typeof EDGES)[number];

/** Somebody on the board. */
export interface Stander {
  readonly at: Point;
  /** Whose it is; `NOBODY` where it is nobody's. */
  readonly seat: number;
  readonly figure: number;
}

/** Those beyond one edge of what is shown. */
export interface Beyond {
  readonly edge: Edge;
  /** How many of each seat's, by seat; seats that have nobody there are left out. */
  readonly sides: readonly { readonly seat: number; readonly n: number }[];
  readonly figures: readonly number[];
  /** Where the one nearest to what is shown stands. */
  readonly nearest: Point;
  /** How far along the edge they are, from 0 at its left or upper end to 1 at the other. */
  readonly along: number;
}

/** What is shown of a drawing `box` that fills an element of this size from its upper edge, in its middle from left to right (`xMidYMin`), moved and enlarged. */
export function shownOf(
  box: Box,
  element: { readonly width: number; readonly height: number },
  { x, y, factor }: { readonly x: number; readonly y: number; readonly factor: number },
): Box {
  const scale = Math.min(element.width / box.width, element.height / box.height);
  const aside = (element.width / scale - box.width) / 2;
  return {
    x: (box.x - aside - x) / factor,
    y: (box.y - y) / factor,
    width: element.width / scale / factor,
    height: element.height / scale / factor,
  };
}

/** By which edge somebody is out of sight, and by how much; null for whoever is in sight. Beyond a corner the edge counts that is farther away. */
function pastEdge({ x, y }: Point, shown: Box): { readonly edge: Edge; readonly by: number } | null {
  const past: readonly (readonly [Edge, number])[] = [
    ['up', shown.y - y],
    ['right', x - shown.x - shown.width],
    ['down', y - shown.y - shown.height],
    ['left', shown.x - x],
  ];
  const [edge, by] = past.reduce((most, one) => (one[1] > most[1] ? one : most));
  return by > 0 ? { edge, by } : null;
}

/** Whoever is out of sight, edge by edge. */
export function beyond(standers: readonly Stander[], shown: Box): readonly Beyond[] {
  const out = standers.flatMap((s) => {
    const past = pastEdge(s.at, shown);
    return past === null ? [] : [{ ...s, ...past }];
  });
  return EDGES.flatMap((edge) => {
    const here = out.filter((o) => o.edge === edge);
    if (here.length === 0) return [];
    const nearest = here.reduce((near, o) => (o.by < near.by ? o : near));
    const along = edge === 'up' || edge === 'down' ? (nearest.at.x - shown.x) / shown.width : (nearest.at.y - shown.y) / shown.height;
    const seats = [...new Set(here.map((o) => o.seat))].sort((a, b) => a - b);
    return [
      {
        edge,
        sides: seats.map((seat) => ({ seat, n: here.filter((o) => o.seat === seat).length })),
        figures: here.map((o) => o.figure),
        nearest: nearest.at,
        along: Math.min(1, Math.max(0, along)),
      },
    ];
  });
}
