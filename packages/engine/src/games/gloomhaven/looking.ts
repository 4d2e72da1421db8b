/** What can be looked up about a position without changing it: for screens, and for whoever explains. */
import { lineBetween, stepsBetween } from '../../space/index.ts';
import type { Area } from './content/types.ts';
import { walledOf } from './rules/board.ts';
import { type DeedsFrame, deedsSequence, type VolleyFrame, volleySequence } from './rules/frames.ts';
import { attackLine } from './rules/striking.ts';
import { type Thought, thoughtOf } from './rules/thinking.ts';
import { retaliateOf, shieldOf } from './rules/values.ts';
import type { Gloom } from './table.ts';

/** A look from one hex to another. */
export interface Look {
  readonly from: number;
  readonly to: number;
  /** Hexes between them around walls; 255 where no way leads there. */
  readonly steps: number;
  /** The ends of a line that no wall stops, in thirds of axial coordinates; null where there is none (gh:sight.1). */
  readonly line: { readonly from: readonly [number, number]; readonly to: readonly [number, number] } | null;
}

/** The look from one hex to another. */
export function lookBetween(g: Gloom, from: number, to: number): Look {
  const w = walledOf(g);
  return { from, to, steps: stepsBetween(w, from, to), line: lineBetween(w, from, to, g.table.choice['sight-touching-walls']) };
}

/** What the monster or summon goes by about which the players are being asked; null where it is about none. */
export function thoughtNow(g: Gloom): Thought | null {
  const top = g.state.stack.at(-1);
  return top?.seq === deedsSequence.id ? thoughtOf(g, (top.d as DeedsFrame).figure) : null;
}

/** An area that is about to be laid. */
export interface AreaNow {
  /** Who attacks, and how far: 0 for a melee pattern. */
  readonly by: number;
  readonly range: number;
  readonly area: Area;
}

/** The area that is about to be laid; null where there is none. */
export function areaNow(g: Gloom): AreaNow | null {
  const top = g.state.stack.at(-1);
  if (top?.seq !== volleySequence.id) return null;
  const { by, line, range, laid } = top.d as VolleyFrame;
  const area = laid === 0 ? attackLine(g, line)?.area : undefined;
  return area === undefined ? null : { by, range, area };
}

/** What a figure has against attacks. */
export interface Guard {
  readonly shield: number;
  readonly retaliate: number;
}

/** Shield and retaliate of every figure as they stand: printed, and of this round. */
export function guardsNow(g: Gloom): Guard[] {
  return g.state.figures.map((_f, i) => ({ shield: shieldOf(g, i), retaliate: retaliateOf(g, i) }));
}
