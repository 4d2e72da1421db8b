/** Where things lie on the drawing. One unit of it is a millimetre of the table. */
import type { ShownFigure, Table } from '@escarmouche/engine/confrontation';
import { type Base, halfHeight, halfWidth, outerRadius } from '@escarmouche/engine/space';
import { type Point, round } from '../../../../table/drawing.ts';
import type { Box } from '../../../../table/useZoom.ts';

/** Room for the rulers along the edges of what is shown. */
export const MARGIN = 26;
/** A fight already in place is shown with so much table around it. */
const AROUND = 75;
/** The shown part grows by whole steps, so that the drawing does not shift at every move. */
const STEP = 25;
/** Bases so near meet, as far as what is drawn on them goes. */
const NEAR = 6;
/** No less of the table is ever shown. */
const LEAST = 260;

/** The base that a figure stands on. */
export function baseOf(table: Table, f: ShownFigure): Base {
  return table.fighters[f.def].base;
}

/** The part of the table that is drawn: all of it in a skirmish, in a combat phase what lies around the fights. */
export function boxOf(table: Table, figures: readonly ShownFigure[]): Box {
  const whole = { x: -MARGIN, y: -MARGIN, width: table.wide + 2 * MARGIN, height: table.deep + 2 * MARGIN };
  const there = figures.filter((f) => f.place >= 0);
  if (table.setup.mode === 'skirmish' || there.length === 0) return whole;
  const [x0, x1] = span(
    there.map((f) => f.x),
    table.wide,
  );
  const [y0, y1] = span(
    there.map((f) => f.y),
    table.deep,
  );
  return { x: x0 - MARGIN, y: y0 - MARGIN, width: x1 - x0 + 2 * MARGIN, height: y1 - y0 + 2 * MARGIN };
}

function span(at: readonly number[], size: number): readonly [number, number] {
  let from = Math.max(0, Math.floor((Math.min(...at) - AROUND) / STEP) * STEP);
  let to = Math.min(size, Math.ceil((Math.max(...at) + AROUND) / STEP) * STEP);
  if (to - from < LEAST) {
    from = Math.max(0, Math.min(from, size - LEAST));
    to = Math.min(size, Math.max(to, from + LEAST));
  }
  return [from, to];
}

/** The outline of a base, grown by so much all around. */
export function outline(base: Base, { x, y }: Point, angle: number, grown = 0): string {
  if (base.round) {
    const r = round(base.wide / 2 + grown);
    return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  const a = (angle * Math.PI) / 180;
  const [w, d] = [base.wide / 2 + grown, base.deep / 2 + grown];
  const corner = (u: number, v: number): string =>
    `${round(x + u * Math.cos(a) - v * Math.sin(a))} ${round(y + u * Math.sin(a) + v * Math.cos(a))}`;
  return `M${corner(-w, -d)}L${corner(w, -d)}L${corner(w, d)}L${corner(-w, d)}z`;
}

/** How far a base reaches up and to the side, for what is written around it. */
export function reachOf(base: Base, angle: number): { readonly x: number; readonly y: number } {
  return { x: halfWidth(base, angle), y: halfHeight(base, angle) };
}

/** Where two touching bases meet, and in which direction, in radians. */
export function meeting(baseA: Base, a: Point, baseB: Base, b: Point): Point & { readonly turn: number } {
  const [ra, rb] = [outerRadius(baseA), outerRadius(baseB)];
  const share = ra / (ra + rb);
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, turn: Math.atan2(b.y - a.y, b.x - a.x) };
}

/** Whether a base meets another with its lower part, within a hand's breadth of touching. */
export function isBelow(baseA: Base, a: Point, baseB: Base, b: Point): boolean {
  const [dx, dy] = [Math.abs(b.x - a.x), b.y - a.y];
  return dy > dx * 0.7 && Math.hypot(dx, dy) < outerRadius(baseA) + outerRadius(baseB) + NEAR;
}

/** An arrow that leaves one base's rim and swings below what lies between to the other's, so that both marks stay readable. */
export function arrow(a: Point, b: Point, from: number, to: number): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 1) return '';
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  // Sideways, downwards on the drawing; to the right where the way itself goes straight up or down.
  const turn = ux > 0 || (ux === 0 && uy < 0) ? 1 : -1;
  const [vx, vy] = [-uy * turn, ux * turn];
  const lean = 0.15;
  const [sx, sy] = [a.x + (ux * lean + vx) * from * 1.05, a.y + (uy * lean + vy) * from * 1.05];
  const [ex, ey] = [b.x + (-ux * lean + vx) * to * 1.05, b.y + (-uy * lean + vy) * to * 1.05];
  const bow = Math.max(from, to) * 0.9;
  const [mx, my] = [(sx + ex) / 2 + vx * bow, (sy + ey) / 2 + vy * bow];
  // The head points along the end of the curve.
  const end = Math.hypot(ex - mx, ey - my) || 1;
  const [tx, ty] = [(ex - mx) / end, (ey - my) / end];
  const head = 7;
  return `M${round(sx)} ${round(sy)}Q${round(mx)} ${round(my)} ${round(ex)} ${round(ey)}M${round(ex - tx * head - ty * head * 0.6)} ${round(ey - ty * head + tx * head * 0.6)}L${round(ex)} ${round(ey)}L${round(ex - tx * head + ty * head * 0.6)} ${round(ey - ty * head - tx * head * 0.6)}`;
}
