import { buildTable, type Setup, type ShownTile } from '@escarmouche/engine/gloomhaven';
import { describe, expect, test } from 'vitest';
import { centreOf, SIZE } from '../../../../table/pointy.ts';
import { doorAt, edgePath, isShown, piecePath, piecesOf, shownWith, thirdsPoint, wallsPath } from './geometry.ts';

const setup: Setup = {
  scenario: 'black-barrow',
  characters: (['brute', 'scoundrel'] as const).map((id) => ({ class: id, cards: [] })),
  anyHand: true,
};
const { map } = buildTable(setup);
const hex = (name: string): number => map.names.indexOf(name);
const tile = (name: string, kind: ShownTile['kind'] = 'obstacle', n = 1): ShownTile => ({ kind, hex: hex(name), n, conditions: [] });

describe('the map on the drawing', () => {
  test('thirds of axial coordinates are points between centres', () => {
    const { q, r } = { q: map.field.q[hex('8,0')], r: map.field.r[hex('8,0')] };
    expect(thirdsPoint([q * 3, r * 3])).toEqual(centreOf(map.field, hex('8,0')));
    // The corner straight below.
    const below = thirdsPoint([q * 3 - 1, r * 3 + 2]);
    expect(below.y - centreOf(map.field, hex('8,0')).y).toBeCloseTo(SIZE);
  });

  test('an edge lies between two hexes that touch', () => {
    const ends =
      edgePath(map, hex('8,0'), 0)
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    const [a, b] = [centreOf(map.field, hex('8,0')), centreOf(map.field, hex('9,0'))];
    expect((ends[0] + ends[2]) / 2).toBeCloseTo((a.x + b.x) / 2, 0);
    expect((ends[1] + ends[3]) / 2).toBeCloseTo(a.y, 0);
  });

  test('a room shows itself and its doors; what lies close around is covered', () => {
    expect(['8,0', '12,6', '7,3', '6,3', '3,7'].map((name) => isShown(map, [0], hex(name)))).toEqual([true, true, true, false, false]);
    const one = shownWith(map, [0]);
    expect(one.rows.flat()).toContain(hex('7,2'));
    expect(one.rows.flat()).not.toContain(hex('0,3'));
    const all = shownWith(map, [0, 1, 2]);
    expect(all.rows.flat()).toHaveLength(map.names.length);
    expect(all.box.width).toBeGreaterThan(one.box.width);
  });

  test('walls: the rim and the seam of a room, a wall line, no edge twice', () => {
    const edges = (...rooms: readonly number[]): string[] => wallsPath(map, rooms).match(/M[^M]+/g) ?? [];
    expect(new Set(edges(0, 1, 2)).size).toBe(edges(0, 1, 2).length);
    // The wall line beside the door, and the rim to the right of the first room.
    const [line, rim] = [edgePath(map, hex('8,2'), 3), edgePath(map, hex('12,0'), 0)];
    expect(edges(0)).toEqual(expect.arrayContaining([line, rim]));
    // Doors are no walls here: they are drawn as doors.
    expect(edges(0, 1, 2)).not.toContain(edgePath(map, hex('7,3'), 0));
    expect(edges(0, 1, 2)).not.toContain(edgePath(map, hex('7,3'), 3));
    expect(edges(0).length).toBeLessThan(edges(0, 1, 2).length);
  });

  test('a door leaf stands across the way between its rooms', () => {
    const { at, angle } = doorAt(map, 0);
    expect(at).toEqual(centreOf(map.field, hex('7,3')));
    // The first door leads from the right to the left: its leaf stands upright.
    expect(Math.abs(angle) % 180).toBeCloseTo(90, 0);
    // The second one leads downwards.
    expect(Math.abs(doorAt(map, 1).angle) % 180).toBeCloseTo(0, 0);
  });

  test('obstacles of several hexes are one piece, as far as they touch and belong together', () => {
    const pieces = piecesOf(map, [tile('1,7'), tile('2,7'), tile('4,7'), tile('5,7'), tile('4,8', 'trap'), tile('3,9', 'obstacle', 2)]);
    expect(pieces.map((piece) => piece.map((s) => map.names[s]).join(' '))).toEqual(['1,7 2,7', '4,7 5,7', '3,9']);
    expect(piecePath(map, pieces[0]).match(/L/g)).toHaveLength(1);
    expect(piecePath(map, pieces[2])).toMatch(/^M[-\d. ]+h0\.01$/);
    expect(piecesOf(map, [tile('1,7'), tile('2,7', 'obstacle', 2)])).toHaveLength(2);
  });
});
