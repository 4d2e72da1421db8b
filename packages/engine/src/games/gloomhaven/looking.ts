/** What can be looked up about a position without changing it: for screens, and for whoever explains. */
import { fieldsOf } from '../../core/index.ts';
import { lineBetween, stepsBetween } from '../../space/index.ts';
import { isRevealed, sees, walledOf } from './rules/board.ts';
import { sparedBy } from './rules/deeds.ts';
import { deedsSequence, moveSequence, volleySequence } from './rules/frames.ts';
import { type Leg, legsFor } from './rules/moving.ts';
import { type Thought, thoughtOf } from './rules/thinking.ts';
import type { Gloom } from './table.ts';

/** A look from one hex to another. */
export interface Look {
  readonly from: number;
  readonly to: number;
  /** Hexes between them around walls; `UNREACHED` where no way leads there. */
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
  const f = fieldsOf(g.state.stack.at(-1), deedsSequence);
  return f === null ? null : thoughtOf(g, f.figure, f.line, sparedBy(g, f));
}

/** Where the move under way can go next, and where a jump can land in one answer; nowhere where there is none. */
export function legsNow(g: Gloom): Leg[] {
  const f = fieldsOf(g.state.stack.at(-1), moveSequence);
  return f === null ? [] : legsFor(g, f, true);
}

/** A hex within the range of an attack, and whether it can be seen (gh:attack.04). */
export interface Aim {
  readonly hex: number;
  readonly seen: boolean;
}

/** How far the attack whose targets are being chosen reaches, over revealed hexes; nowhere where there is none. */
export function aimsNow(g: Gloom): Aim[] {
  const volley = fieldsOf(g.state.stack.at(-1), volleySequence);
  if (volley === null) return [];
  const { by, range } = volley;
  const w = walledOf(g);
  const from = g.state.figures[by].hex;
  return Array.from({ length: w.field.size }, (_x, hex) => hex)
    .filter((hex) => hex !== from && isRevealed(g, hex) && stepsBetween(w, from, hex) <= Math.max(1, range))
    .map((hex) => ({ hex, seen: sees(g, from, hex) }));
}
