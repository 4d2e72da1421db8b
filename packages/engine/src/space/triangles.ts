/** Triangles: three spaces that all touch one another (WoW Miniatures 407.2a gives an area this shape). */

import { type HexField, OFF_FIELD, type Triangles } from './field.ts';

/** In place of a triangle: one of its corners would lie beyond the field. */
const NO_TRIANGLE = -1;

/**
 * All triangles that lie wholly on the field, each once, and for each space the up to six that contain it. Computed once
 * per field and shared: do not write to it. Slot d of a space is its triangle with its neighbours in directions d and
 * d + 1, or `NO_TRIANGLE` where one of them is missing.
 */
export function trianglesOf(field: HexField): Triangles {
  field.lazy.triangles ??= computeTriangles(field);
  return field.lazy.triangles;
}

function computeTriangles(field: HexField): Triangles {
  const { size, neighbours } = field;
  const corners: number[] = [];
  const around = new Int16Array(size * 6).fill(NO_TRIANGLE);
  for (let space = 0; space < size; space++) {
    for (let d = 0; d < 6; d++) {
      const second = neighbours[space * 6 + d];
      const third = neighbours[space * 6 + ((d + 1) % 6)];
      // The corner with the least id meets a triangle first and enters it for all three.
      if (second === OFF_FIELD || third === OFF_FIELD || second < space || third < space) continue;
      const triangle = corners.length / 3;
      corners.push(space, Math.min(second, third), Math.max(second, third));
      // Seen from each next corner, the other two lie one third of a circle further round.
      around[space * 6 + d] = triangle;
      around[second * 6 + ((d + 2) % 6)] = triangle;
      around[third * 6 + ((d + 4) % 6)] = triangle;
    }
  }
  return { count: corners.length / 3, corners: Int16Array.from(corners), around };
}

/**
 * The triangles that contain a space, as their three spaces in ascending order, in the order of the directions of
 * `trianglesOf`. For options and screens; a search reads `trianglesOf` itself.
 */
export function trianglesWith(field: HexField, space: number): (readonly [number, number, number])[] {
  const { corners, around } = trianglesOf(field);
  const found: (readonly [number, number, number])[] = [];
  for (const triangle of around.subarray(space * 6, space * 6 + 6)) {
    if (triangle < 0) continue;
    found.push([corners[triangle * 3], corners[triangle * 3 + 1], corners[triangle * 3 + 2]]);
  }
  return found;
}
