/** What drawings of boards have in common, whatever the shape of their hexes. */

/** A point of a drawing, in its units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Numbers of a drawing need no more than a tenth. */
export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** An arrow from one token to another, from edge to edge, as the path of an SVG; empty where both stand on one point. */
export function arrow(a: Point, b: Point): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 1) return '';
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [ex, ey] = [b.x - ux * 36, b.y - uy * 36];
  const head = `M${round(ex - ux * 14 - uy * 9)} ${round(ey - uy * 14 + ux * 9)}L${round(ex)} ${round(ey)}L${round(ex - ux * 14 + uy * 9)} ${round(ey - uy * 14 - ux * 9)}`;
  return `M${round(a.x + ux * 32)} ${round(a.y + uy * 32)}L${round(ex)} ${round(ey)}${head}`;
}
