/**
 * Sight from corner to corner: two spaces see each other where a straight line from some corner of the one to some corner of the
 * other meets no wall. Exact integers: a cross product tells on which side of a line a point lies.
 */
import { CORNERS, type WalledField } from './walls.ts';

/** Whether a line that only touches a wall, at its end or along it, is stopped by it. */
export type Touching = 'stops' | 'passes';

const UNKNOWN = 0;
const CLEAR = 1;
const HIDDEN = 2;

/** Do two spaces see each other? A space sees itself. Answers are kept with the field, for each reading apart. */
export function clearFromCorners(w: WalledField, from: number, to: number, touching: Touching): boolean {
  if (from === to) return true;
  const shift = touching === 'stops' ? 0 : 2;
  const i = from < to ? from * w.field.size + to : to * w.field.size + from;
  const known = (w.lazy.sight[i] >> shift) & 3;
  if (known !== UNKNOWN) return known === CLEAR;
  const clear = lineBetween(w, from, to, touching) !== null;
  w.lazy.sight[i] |= (clear ? CLEAR : HIDDEN) << shift;
  return clear;
}

/** A line of sight between two spaces. */
export interface CornerLine {
  /** The corners it runs between, in thirds of axial coordinates. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** A line of sight between two spaces, as it can be drawn; null where there is none. */
export function lineBetween(w: WalledField, from: number, to: number, touching: Touching): CornerLine | null {
  const { q, r } = w.field;
  for (const [aq, ar] of CORNERS) {
    const fromQ = q[from] * 3 + aq;
    const fromR = r[from] * 3 + ar;
    for (const [bq, br] of CORNERS) {
      const toQ = q[to] * 3 + bq;
      const toR = r[to] * 3 + br;
      if (clearLine(w, fromQ, fromR, toQ, toR, touching)) return { from: [fromQ, fromR], to: [toQ, toR] };
    }
  }
  return null;
}

/** Which side of the line from a to b a point lies on: the sign tells, 0 is on it. */
function side(aq: number, ar: number, bq: number, br: number, pq: number, pr: number): number {
  return (bq - aq) * (pr - ar) - (br - ar) * (pq - aq);
}

function clearLine(w: WalledField, aq: number, ar: number, bq: number, br: number, touching: Touching): boolean {
  return touching === 'stops' ? !meets(w.segments, aq, ar, bq, br) : !crosses(w.segments, aq, ar, bq, br);
}

/** Does the line have any point in common with a segment? */
function meets(segments: Int32Array, aq: number, ar: number, bq: number, br: number): boolean {
  for (let i = 0; i < segments.length; i += 4) {
    if (apart(segments, i, aq, ar, bq, br)) continue;
    const c = side(aq, ar, bq, br, segments[i], segments[i + 1]);
    const d = side(aq, ar, bq, br, segments[i + 2], segments[i + 3]);
    if (c * d > 0) continue;
    const a = side(segments[i], segments[i + 1], segments[i + 2], segments[i + 3], aq, ar);
    const b = side(segments[i], segments[i + 1], segments[i + 2], segments[i + 3], bq, br);
    // Boxes that overlap settle the case of parallels.
    if (a * b <= 0) return true;
  }
  return false;
}

/** Does the line pass from one side of the segments to the other, through the inside of one or where two of them meet? */
function crosses(segments: Int32Array, aq: number, ar: number, bq: number, br: number): boolean {
  const joints: number[] = [];
  for (let i = 0; i < segments.length; i += 4) {
    if (apart(segments, i, aq, ar, bq, br)) continue;
    const c = side(aq, ar, bq, br, segments[i], segments[i + 1]);
    const d = side(aq, ar, bq, br, segments[i + 2], segments[i + 3]);
    if (c * d > 0 || (c === 0 && d === 0)) continue;
    const a = side(segments[i], segments[i + 1], segments[i + 2], segments[i + 3], aq, ar);
    const b = side(segments[i], segments[i + 1], segments[i + 2], segments[i + 3], bq, br);
    if (c * d < 0) {
      if (a * b < 0) return true;
      continue;
    }
    // One end of the segment lies on the line: with another segment that leaves the same point to the other side it is crossed there.
    const q = c === 0 ? segments[i] : segments[i + 2];
    const r = c === 0 ? segments[i + 1] : segments[i + 3];
    if (a * b >= 0) continue;
    const to = Math.sign(c === 0 ? d : c);
    for (let k = 0; k < joints.length; k += 3) if (joints[k] === q && joints[k + 1] === r && joints[k + 2] === -to) return true;
    joints.push(q, r, to);
  }
  return false;
}

/** Do the boxes around a segment and around the line lie apart? */
function apart(segments: Int32Array, i: number, aq: number, ar: number, bq: number, br: number): boolean {
  return (
    (segments[i] < aq && segments[i + 2] < aq && segments[i] < bq && segments[i + 2] < bq) ||
    (segments[i] > aq && segments[i + 2] > aq && segments[i] > bq && segments[i + 2] > bq) ||
    (segments[i + 1] < ar && segments[i + 3] < ar && segments[i + 1] < br && segments[i + 3] < br) ||
    (segments[i + 1] > ar && segments[i + 3] > ar && segments[i + 1] > br && segments[i + 3] > br)
  );
}
