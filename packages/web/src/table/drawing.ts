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

/** An arrow from one token to another, from edge to edge, as the path of an SVG; `from` and `edge` are how far that is from either centre. Empty where both stand on one point. */
export function arrow(a: Point, b: Point, from = 36, edge = from): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 1) return '';
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [ex, ey] = [b.x - ux * edge, b.y - uy * edge];
  const [long, wide] = [edge * 0.39, edge * 0.25];
  const head = `M${round(ex - ux * long - uy * wide)} ${round(ey - uy * long + ux * wide)}L${round(ex)} ${round(ey)}L${round(ex - ux * long + uy * wide)} ${round(ey - uy * long - ux * wide)}`;
  return `M${round(a.x + ux * from * 0.9)} ${round(a.y + uy * from * 0.9)}L${round(ex)} ${round(ey)}${head}`;
}
