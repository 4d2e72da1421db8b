/** Bases for the tests of the free table. */

import fc from 'fast-check';
import { ANGLE_STEP, type Base, COSINES, rectangularBase, roundBase, rounded, SINES } from './plane.ts';

export type Stand = { base: Base; x: number; y: number; angle: number };

/** Sizes in halves of a millimetre, as bases are sold. */
const size = fc.integer({ min: 20, max: 160 }).map((halves) => halves / 2);

export const anyBase = fc.oneof(
  size.map(roundBase),
  fc.tuple(size, size).map(([wide, deep]) => rectangularBase(wide, deep)),
);

export const anyAngle = fc.integer({ min: 0, max: 11 }).map((step) => step * ANGLE_STEP);

export const coordinate = fc.integer({ min: -10000, max: 10000 }).map((hundredths) => rounded(hundredths / 100));

export const anyStand: fc.Arbitrary<Stand> = fc.record({ base: anyBase, x: coordinate, y: coordinate, angle: anyAngle });

/** Is a point of the plane inside a base, or on its rim? By the definition of its outline alone. */
export function covers({ base, x, y, angle }: Stand, px: number, py: number): boolean {
  const dx = px - x;
  const dy = py - y;
  if (base.round) return dx * dx + dy * dy <= (base.wide * base.wide) / 4;
  const cosine = COSINES[angle / ANGLE_STEP];
  const sine = SINES[angle / ANGLE_STEP];
  return Math.abs(dx * cosine + dy * sine) <= base.wide / 2 && Math.abs(dy * cosine - dx * sine) <= base.deep / 2;
}

/** Points on the rim of a base, `count` for each side of a rectangle and four times as many for a circle. */
export function rim({ base, x, y, angle }: Stand, count: number): [number, number][] {
  const points: [number, number][] = [];
  for (let k = 0; k < 4 * count; k++) {
    if (base.round) {
      const turn = (k / (4 * count)) * 2 * Math.PI;
      points.push([x + (Math.cos(turn) * base.wide) / 2, y + (Math.sin(turn) * base.wide) / 2]);
      continue;
    }
    const part = ((k % count) / count) * 2 - 1;
    const side = Math.floor(k / count);
    const [a, b] = side === 0 ? [part, -1] : side === 1 ? [1, part] : side === 2 ? [-part, 1] : [-1, -part];
    const cosine = COSINES[angle / ANGLE_STEP];
    const sine = SINES[angle / ANGLE_STEP];
    points.push([x + (a * base.wide * cosine - b * base.deep * sine) / 2, y + (a * base.wide * sine + b * base.deep * cosine) / 2]);
  }
  return points;
}

/** Turns a base by 90 degrees around the origin of the table. */
export function turnedAround({ base, x, y, angle }: Stand): Stand {
  return { base, x: -y, y: x, angle: (angle + 90) % 180 };
}
