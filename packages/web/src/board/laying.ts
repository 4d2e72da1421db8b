/** Patterns laid on the board: each way one may lie is an option; pointing, turning and mirroring go from one to another. */
import type { Option } from '@escarmouche/engine/core';
import { NOWHERE } from '../table/args.ts';
import type { Point } from '../table/drawing.ts';
import type { Ground } from './ground.ts';
import { type Meaning, placesOf } from './meaning.ts';

/** One option as a pattern: what it covers, its middle, and its shape as it is turned. */
interface Laying {
  readonly option: Option;
  readonly covers: readonly number[];
  readonly middle: Point;
  /** The same for two options that are moved against each other without being turned. */
  readonly shape: string;
  /** The shape of its mirror image. */
  readonly mirror: string;
}

/** Every way a pattern may lie, and its shapes in a fixed order: a turn is a place in it. */
export interface Layings {
  readonly all: readonly Laying[];
  readonly shapes: readonly string[];
}

/** A pattern as it would lie, and the turn at which it does. */
export interface Lying extends Laying {
  readonly turn: number;
}

/** The patterns among options; null where there are none. */
export function layingsOf(meaning: Meaning, options: readonly Option[], ground: Ground): Layings | null {
  const { areas = [] } = meaning.customs;
  const all = options.filter((o) => areas.includes(o.does)).map((o) => layingOf(o, placesOf(meaning, o), ground));
  return all.length === 0 ? null : { all, shapes: [...new Set(all.map((l) => l.shape))].sort() };
}

function layingOf(option: Option, covers: readonly number[], ground: Ground): Laying {
  const points = covers.map((s) => ground.centre(s));
  const mean = (of: (p: Point) => number): number => points.reduce((n, p) => n + of(p), 0) / Math.max(1, points.length);
  const middle = { x: mean((p) => p.x), y: mean((p) => p.y) };
  // A fifth of a space is near enough: rounding must not make two shapes of one.
  const step = ground.size / 5;
  const shapeBy = (flip: 1 | -1): string =>
    points
      .map((p) => `${Math.round(((p.x - middle.x) * flip) / step)},${Math.round((p.y - middle.y) / step)}`)
      .sort()
      .join(' ');
  return { option, covers, middle, shape: shapeBy(1), mirror: shapeBy(-1) };
}

/** The pattern over a space at a turn: of that shape, the one whose middle is nearest. Null where none of that shape covers it. */
function lyingAt({ all, shapes }: Layings, space: number, turn: number, ground: Ground): Lying | null {
  const at = space < 0 ? null : ground.centre(space);
  const far = ({ middle }: Laying): number => (at === null ? 0 : Math.hypot(middle.x - at.x, middle.y - at.y));
  const [best] = all.filter((l) => l.shape === shapes[turn] && (space < 0 || l.covers.includes(space))).sort((a, b) => far(a) - far(b));
  return best === undefined ? null : { ...best, turn };
}

/** The pattern over a space, from a turn on by steps of `by`; null where none covers the space. */
export function turnedTo(layings: Layings, space: number, turn: number, by: 1 | -1, ground: Ground): Lying | null {
  const n = layings.shapes.length;
  for (let i = 0; i < n; i++) {
    const found = lyingAt(layings, space, (((turn + i * by) % n) + n) % n, ground);
    if (found !== null) return found;
  }
  return null;
}

/** How a pattern lies wherever one points. */
export interface LaidThere {
  /** As it would lie over a space; null where none is laid, or none covers the space. */
  lyingAt(space: number): Lying | null;
  /** The option that this is; what is prepared where that is a pattern, wherever one points. */
  layingAt(space: number): Option | null;
}

/** How the patterns lie, turned as somebody likes, with what of them is prepared. */
export function laidThere(layings: Layings | null, turn: number, prepared: Option | null, ground: Ground): LaidThere {
  const lyingAt = (space: number): Lying | null => (layings === null ? null : turnedTo(layings, space, turn, 1, ground));
  const stays = prepared !== null && layings?.all.some((l) => l.option === prepared) === true;
  return { lyingAt, layingAt: (space) => (stays ? prepared : (lyingAt(space)?.option ?? null)) };
}

/** The mirror image of a pattern, over the same space if need be turned; null where it is its own, or does not fit. */
export function mirroredAt(layings: Layings, lying: Lying, space: number, ground: Ground): Lying | null {
  const turn = layings.shapes.indexOf(lying.mirror);
  return lying.mirror === lying.shape || turn < 0 ? null : lyingAt(layings, space, turn, ground);
}

/**
 * What a pattern that may not lie over a space would cover there: of that turn, the one that comes nearest, moved as far as that takes.
 * A space beyond the ground is `NOWHERE`.
 */
export function movedTo({ all, shapes }: Layings, space: number, turn: number, ground: Ground): readonly number[] {
  const to = ground.centre(space);
  const far = (s: number): number => Math.hypot(ground.centre(s).x - to.x, ground.centre(s).y - to.y);
  // One that partly lies beyond the ground is not the whole pattern.
  const most = Math.max(...all.map((l) => l.covers.length));
  const whole = all.filter((l) => l.covers.length === most);
  const turned = whole.filter((l) => l.shape === shapes[turn]);
  const [near] = (turned.length > 0 ? turned : whole)
    .flatMap(({ covers }) => covers.filter((s) => s >= 0).map((cell) => ({ covers, cell, far: far(cell) })))
    .sort((a, b) => a.far - b.far);
  if (near === undefined) return [];
  const from = ground.centre(near.cell);
  const everywhere = ground.rows.flat();
  return near.covers.map((s) => {
    const at = ground.centre(s);
    const [x, y] = [at.x + to.x - from.x, at.y + to.y - from.y];
    return everywhere.find((e) => Math.hypot(ground.centre(e).x - x, ground.centre(e).y - y) < ground.size / 5) ?? NOWHERE;
  });
}
