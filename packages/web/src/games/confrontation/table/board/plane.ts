/** The drawing as a whole: the part of the table that is shown, and beside it a picture of each level of the air that somebody flies at. */
import type { ShownFigure, Table } from '@escarmouche/engine/confrontation';
import type { Point } from '../../../../table/drawing.ts';
import type { Box } from '../../../../table/useZoom.ts';
import { boxOf } from './geometry.ts';

/** Millimetres of sky around those who fly, and between the pictures. */
const AIR = 50;
const GAP = 10;

/** A level of the air: its picture, and how far from its place on the table whoever flies there is drawn. */
interface Air {
  readonly level: number;
  readonly box: Box;
  readonly shift: Point;
}

export interface Plane {
  readonly box: Box;
  /** The part of the table that is shown. */
  readonly table: Box;
  readonly airs: readonly Air[];
  /** The figures where they are drawn. */
  readonly figures: readonly ShownFigure[];
  shift(level: number): Point;
}

const UNSHIFTED: Point = { x: 0, y: 0 };

/** Whoever flies is drawn at the level it flies at, beside the table, so that nobody hides who is below. */
export function planeOf(table: Table, figures: readonly ShownFigure[]): Plane {
  const shown = boxOf(table, figures);
  const airs: Air[] = [];
  let y = shown.y;
  let right = shown.x + shown.width;
  for (const level of [2, 1]) {
    const there = figures.filter((f) => f.place >= 0 && f.level === level);
    if (there.length === 0) continue;
    const x0 = Math.min(...there.map((f) => f.x)) - AIR;
    const y0 = Math.min(...there.map((f) => f.y)) - AIR;
    const box = {
      x: shown.x + shown.width + GAP,
      y,
      width: Math.max(...there.map((f) => f.x)) + AIR - x0,
      height: Math.max(...there.map((f) => f.y)) + AIR - y0,
    };
    airs.push({ level, box, shift: { x: box.x - x0, y: box.y - y0 } });
    y += box.height + GAP;
    right = Math.max(right, box.x + box.width);
  }
  const shift = (level: number): Point => airs.find((a) => a.level === level)?.shift ?? UNSHIFTED;
  return {
    box: { ...shown, width: right - shown.x, height: Math.max(shown.height, y - GAP - shown.y) },
    table: shown,
    airs,
    figures: figures.map((f) => (f.level === 0 ? f : { ...f, x: f.x + shift(f.level).x, y: f.y + shift(f.level).y })),
    shift,
  };
}
