/** Boards for the tests of this folder. */

import { type HexField, spaceAt } from './field.ts';
import { type Hex, offsetLength, parseHex } from './hex.ts';

/** All hexes within a radius of (0,0). */
export function discOf(radius: number): Hex[] {
  const hexes: Hex[] = [];
  for (let r = -radius; r <= radius; r++) {
    for (let q = -radius; q <= radius; q++) if (offsetLength(q, r) <= radius) hexes.push({ q, r });
  }
  return hexes;
}

/** Steps between two hexes on the bare plane, boards and walls left aside. */
export function hexDistance(a: Hex, b: Hex): number {
  return offsetLength(b.q - a.q, b.r - a.r);
}

/** The space with an id; fails the test where there is none. */
export function spaceOf(field: HexField, id: string): number {
  const hex = parseHex(id);
  const space = hex === null ? -1 : spaceAt(field, hex.q, hex.r);
  if (space < 0) throw new Error(`no space ${id}`);
  return space;
}

/** A table with 1 for the spaces named and 0 for the others. */
export function marked(field: HexField, ids: readonly string[]): Uint8Array {
  const table = new Uint8Array(field.size);
  for (const id of ids) table[spaceOf(field, id)] = 1;
  return table;
}
