/** Where edges, walls, doors and pieces of the map lie on the drawing. No rules: the walls themselves come from the engine. */
import { type MapDef, roomsAt, type ShownTile, walledWith } from '@escarmouche/engine/gloomhaven';
import { CORNERS, hexCentre, hexOf, OFF_FIELD } from '@escarmouche/engine/space';
import { type Point, round } from '../../../../table/drawing.ts';
import { boxOf, centreOf, rowsOf, SIZE } from '../../../../table/pointy.ts';
import type { Box } from '../../../../table/useZoom.ts';

/** A point given in thirds of axial coordinates, as lines of sight have them. */
export function thirdsPoint([q, r]: readonly [number, number]): Point {
  return hexCentre({ q: q / 3, r: r / 3 }, SIZE);
}

/** The corner of a hex between directions d and d + 1. */
function cornerPoint(map: MapDef, hex: number, d: number): Point {
  const { q, r } = hexOf(map.field, hex);
  const [cq, cr] = CORNERS[(d + 6) % 6];
  return thirdsPoint([q * 3 + cq, r * 3 + cr]);
}

/** The edge of a hex in a direction, as the path of an SVG. */
export function edgePath(map: MapDef, hex: number, direction: number): string {
  const [a, b] = [cornerPoint(map, hex, direction - 1), cornerPoint(map, hex, direction)];
  return `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
}

/** Whether a hex lies in a revealed room; the door of one belongs to it. */
export function isShown(map: MapDef, rooms: readonly number[], hex: number): boolean {
  return roomsAt(map, hex).some((room) => rooms.includes(room));
}

/** What a map shows: the rooms revealed and what lies close around them. */
export interface Shown {
  readonly box: Box;
  /** Its hexes row by row, covered ones close by among them. */
  readonly rows: readonly (readonly number[])[];
}

/** How far it is shown around the revealed rooms, in units of the drawing. */
const AROUND = SIZE * 0.9;

/** What is shown with these rooms revealed. */
export function shownWith(map: MapDef, rooms: readonly number[]): Shown {
  const all = map.names.map((_n, hex) => hex);
  const { x, y, width, height } = boxOf(
    map.field,
    all.filter((hex) => isShown(map, rooms, hex)),
  );
  const box = { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
  const within = (hex: number): boolean => {
    const p = centreOf(map.field, hex);
    return p.x > box.x && p.x < box.x + box.width && p.y > box.y && p.y < box.y + box.height;
  };
  const rows = rowsOf(map.field).map((row) => row.filter(within));
  return { box, rows: rows.filter((row) => row.length > 0) };
}

/** The walls around revealed rooms, each edge once: rims, seams between rooms, wall lines. Closed doors are drawn as doors. */
export function wallsPath(map: MapDef, rooms: readonly number[]): string {
  const { walls } = walledWith(map);
  const out: string[] = [];
  for (let hex = 0; hex < map.field.size; hex++) {
    if (!isShown(map, rooms, hex)) continue;
    for (let d = 0; d < 6; d++) {
      const behind = map.field.neighbours[hex * 6 + d];
      const twice = behind !== OFF_FIELD && behind < hex && isShown(map, rooms, behind);
      if (walls[hex * 6 + d] === 1 && !twice) out.push(edgePath(map, hex, d));
    }
  }
  return out.join('');
}

/** A door on the drawing: its middle, and the angle of the leaf in degrees, across the way from one room to the other. */
export function doorAt(map: MapDef, door: number): { readonly at: Point; readonly angle: number } {
  const { space, rooms } = map.doors[door];
  const at = centreOf(map.field, space);
  const towards = (room: number): Point => {
    const near = [0, 1, 2, 3, 4, 5]
      .map((d) => map.field.neighbours[space * 6 + d])
      .filter((hex) => hex !== OFF_FIELD && roomsAt(map, hex).join() === String(room))
      .map((hex) => centreOf(map.field, hex));
    const n = Math.max(1, near.length);
    return { x: near.reduce((sum, p) => sum + p.x, 0) / n, y: near.reduce((sum, p) => sum + p.y, 0) / n };
  };
  const [a, b] = rooms.map(towards);
  return { at, angle: round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 90) };
}

/** Obstacles by their pieces: hexes that touch and are part of the same one, each piece in the order of its hexes. */
export function piecesOf(map: MapDef, tiles: readonly ShownTile[]): readonly (readonly number[])[] {
  const part = new Map(tiles.filter((t) => t.kind === 'obstacle').map((t) => [t.hex, t.n]));
  const pieces: number[][] = [];
  const seen = new Set<number>();
  for (const start of part.keys()) {
    if (seen.has(start)) continue;
    const piece = [start];
    seen.add(start);
    for (const hex of piece)
      for (let d = 0; d < 6; d++) {
        const next = map.field.neighbours[hex * 6 + d];
        if (seen.has(next) || part.get(next) !== part.get(hex)) continue;
        seen.add(next);
        piece.push(next);
      }
    pieces.push(piece.sort((a, b) => a - b));
  }
  return pieces;
}

/** A line through every hex of a piece and the ones beside it, for drawing a table of several hexes as one. */
export function piecePath(map: MapDef, piece: readonly number[]): string {
  const out: string[] = [];
  for (const hex of piece) {
    const a = centreOf(map.field, hex);
    const beside = [0, 1, 2, 3, 4, 5].map((d) => map.field.neighbours[hex * 6 + d]).filter((n) => n > hex && piece.includes(n));
    for (const n of beside) {
      const b = centreOf(map.field, n);
      out.push(`M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`);
    }
    // A hex by itself is a dot: a line of no length with round ends.
    if (beside.length === 0) out.push(`M${round(a.x)} ${round(a.y)}h0.01`);
  }
  return out.join('');
}
