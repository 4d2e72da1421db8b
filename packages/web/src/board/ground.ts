/** What a board lies on: where each space is, how it is bounded, and which one an arrow key leads to. Three kinds: corners up, sides up, a free table. */
import type { HexField } from '@escarmouche/engine/space';
import { type Point, round } from '../table/drawing.ts';
import * as pointy from '../table/pointy.ts';
import type { Box } from '../table/useZoom.ts';
import type { Place } from './mark.ts';

/** A ground. Spaces are numbers; on a free table they are the things a cursor can stand on. */
export interface Ground {
  readonly box: Box;
  /** Every space once, row by row; a free table has one row. */
  readonly rows: readonly (readonly number[])[];
  /** Half the width of a space, in units of the drawing: what marks are measured by. */
  readonly size: number;
  /** How far from a centre lines begin and end, so that they leave pieces alone. */
  readonly edge: number;
  /** The same for one place, where pieces are of several sizes. */
  edgeAt?(place: Place): number;
  /** How much thicker or thinner than on hexes strokes are drawn; 1 unless given. */
  readonly strokes?: number;
  /** What letters are measured by; `size` unless given. */
  readonly em?: number;
  centre(place: Place): Point;
  /** Its outline as the path of an SVG, `shrink` units smaller all around. */
  outline(place: Place, shrink?: number): string;
  /** What is pressed there, where that is not the outline. */
  cell?(space: number): string;
  /** The space that an arrow, Home or End leads to; the same one at the edge. */
  moved(from: number, key: string): number;
}

/** From the centre of a hex to its corners, in units of the drawing. */
const SIZE = pointy.SIZE;
/** Where the edge of a token is on hexes. */
const EDGE = 37;
/** From the centre of a hex to its sides. */
const HALF = (SIZE * Math.sqrt(3)) / 2;

/** The corners of a hex, the first one so many degrees from the east, as a path. */
function hexPath({ x, y }: Point, first: number, size: number): string {
  const points = Array.from({ length: 6 }, (_v, i) => {
    const a = ((first + i * 60) * Math.PI) / 180;
    return `${round(x + size * Math.cos(a))} ${round(y + size * Math.sin(a))}`;
  });
  return `M${points.join('L')}z`;
}

/** Hexes with a corner up; `spaces` where not all of the field is shown. */
export function pointyGround(field: HexField, spaces?: readonly number[]): Ground {
  const shown = spaces === undefined ? null : new Set(spaces);
  const rows = pointy
    .rowsOf(field)
    .map((row) => (shown === null ? row : row.filter((s) => shown.has(s))))
    .filter((row) => row.length > 0);
  const centre = (place: Place): Point => (typeof place === 'number' ? pointy.centreOf(field, place) : place);
  return {
    box: pointy.boxOf(field, spaces),
    rows,
    size: SIZE,
    edge: EDGE,
    centre,
    outline: (place, shrink = 0) => hexPath(centre(place), -90, SIZE - shrink),
    moved: (from, key) => pointy.moved(field, from, key, rows),
  };
}

/** Hexes with a side up. `centreOf` where the game draws them; rows go by the height of their centres, two half rows to a row. */
export function flatGround(field: HexField, centreOf: (space: number) => Point, box: Box): Ground {
  const centre = (place: Place): Point => (typeof place === 'number' ? centreOf(place) : place);
  const all = Array.from({ length: field.size }, (_v, s) => s);
  // The first row is that of the topmost space, wherever the drawing begins.
  const top = Math.min(...all.map((s) => centreOf(s).y));
  const rowOf = (s: number): number => Math.floor((centreOf(s).y - top + HALF * 0.1) / (2 * HALF));
  const found = new Map<number, number[]>();
  for (const s of all) found.set(rowOf(s), [...(found.get(rowOf(s)) ?? []), s]);
  const rows = [...found.entries()].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => centreOf(a).x - centreOf(b).x));
  return {
    box,
    rows,
    size: SIZE,
    edge: EDGE,
    centre,
    outline: (place, shrink = 0) => hexPath(centre(place), 0, SIZE - shrink),
    moved: (from, key) => pointy.alongRow(rows, from, key) ?? nearest(all, centreOf, from, key),
  };
}

/** A thing on a free table that a cursor can stand on: a base, or a place offered. */
export interface Stop extends Point {
  /** Its outline as the path of an SVG, grown by so much. */
  outline(grown: number): string;
  /** How far it reaches from its middle. */
  readonly edge?: number;
}

/** How far marks lie around what stands on a free table, by the size of an ordinary base. */
const AROUND = 0.4;

/** A free table, in its own units; `size` is half the width of an ordinary base, `shown` the stops that can be reached now. */
export function freeGround(stops: readonly Stop[], box: Box, size: number, shown?: readonly number[]): Ground {
  const centre = (place: Place): Point => (typeof place === 'number' ? (stops[place] ?? { x: box.x, y: box.y }) : place);
  const all = shown ?? stops.map((_s, i) => i);
  return {
    box,
    rows: [all],
    size,
    edge: size * 1.1,
    edgeAt: (place) => (typeof place === 'number' ? (stops[place]?.edge ?? size) : size) * 1.05,
    strokes: size / 30,
    em: size * 2,
    centre,
    // Around the base, which would hide what lies under it.
    outline: (place, shrink = 0) => {
      const grown = size * AROUND - (shrink * size) / SIZE;
      return typeof place === 'number' ? (stops[place]?.outline(grown) ?? '') : circle(place, size + grown);
    },
    cell: (space) => stops[space]?.outline(0) ?? '',
    moved(from, key) {
      if (key === 'Home') return all[0] ?? from;
      if (key === 'End') return all.at(-1) ?? from;
      return nearest(all, centre, from, key);
    },
  };
}

/** A circle as a path. */
export function circle({ x, y }: Point, r: number): string {
  return `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;
}

/** Where arrow keys go: to the right, and down. */
export const TOWARDS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** How far an arrow key carries a piece over a free table, in millimetres: one, with Shift ten; null for any other key. */
export function carriedBy(key: string, shift: boolean): readonly [number, number] | null {
  const [x, y] = TOWARDS[key] ?? [0, 0];
  const far = shift ? 10 : 1;
  return key in TOWARDS ? [x * far, y * far] : null;
}

/** The space that lies next in a direction, not much farther aside than away; the same one where there is none. */
function nearest(spaces: readonly number[], centreOf: (space: number) => Point, from: number, key: string): number {
  const [dx, dy] = TOWARDS[key] ?? [0, 0];
  const here = centreOf(from);
  let best = Number.POSITIVE_INFINITY;
  let found = from;
  for (const s of spaces) {
    const p = centreOf(s);
    const [x, y] = [p.x - here.x, p.y - here.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along < 0.5 || aside > along * 2.2 || along + aside * 1.5 >= best) continue;
    best = along + aside * 1.5;
    found = s;
  }
  return found;
}
