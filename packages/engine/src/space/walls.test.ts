import { describe, expect, it } from 'vitest';
import { discOf, spaceOf } from './boards.testing.ts';
import { hexField, OFF_FIELD } from './field.ts';
import { CORNERS, stepsBetween, UNREACHED, walledField } from './walls.ts';

const field = hexField(discOf(2));
const at = (id: string): number => spaceOf(field, id);
const centre = at('0,0');

describe('walledField', () => {
  it('has a wall on both sides of its edge, and no way across', () => {
    const w = walledField(field, [{ space: centre, direction: 0 }], false);
    const east = at('1,0');
    expect([w.walls[centre * 6], w.walls[east * 6 + 3]]).toEqual([1, 1]);
    expect([w.open[centre * 6], w.open[east * 6 + 3]]).toEqual([OFF_FIELD, OFF_FIELD]);
    expect(w.walls.reduce((sum, x) => sum + x, 0)).toBe(2);
  });

  it('counts steps around walls', () => {
    const w = walledField(field, [{ space: centre, direction: 0 }], false);
    expect(stepsBetween(w, centre, at('1,0'))).toBe(2);
    expect(stepsBetween(w, at('1,0'), centre)).toBe(2);
    expect(stepsBetween(w, centre, at('2,0'))).toBe(3);
    expect(stepsBetween(w, centre, at('-2,0'))).toBe(2);
    expect(stepsBetween(w, centre, centre)).toBe(0);
  });

  it('reaches nobody behind walls all round', () => {
    const round = [0, 1, 2, 3, 4, 5].map((direction) => ({ space: centre, direction }));
    const w = walledField(field, round, false);
    for (let s = 0; s < field.size; s++) expect(stepsBetween(w, centre, s)).toBe(s === centre ? 0 : UNREACHED);
    expect(stepsBetween(w, at('1,0'), at('-1,0'))).toBe(3);
  });

  it('keeps each wall once, however often it is named', () => {
    const w = walledField(
      field,
      [
        { space: centre, direction: 0 },
        { space: centre, direction: 0 },
        { space: at('1,0'), direction: 3 },
      ],
      false,
    );
    expect([...w.segments]).toEqual([1, 1, 2, -1]);
  });

  it('has its rim for a wall only where that is asked for', () => {
    expect(walledField(field, [], false).segments).toHaveLength(0);
    // A hexagon of radius 2 has 30 edges outside.
    expect(walledField(field, [], true).segments).toHaveLength(30 * 4);
    expect(walledField(field, [], true).open).toEqual(walledField(field, [], false).open);
  });

  it('has all six edges of a solid hex in the way of sight, also those that no space lies behind', () => {
    // Just outside: an edge that it shares with the field is there once.
    const solid = [{ q: 3, r: 0 }];
    expect(walledField(field, [], false, solid).segments).toHaveLength(6 * 4);
    expect(walledField(field, [{ space: at('2,0'), direction: 0 }], false, solid).segments).toHaveLength(6 * 4);
    expect(walledField(field, [], false, solid).open).toEqual(walledField(field, [], false).open);
  });

  it.each([
    { space: -1, direction: 0 },
    { space: 19, direction: 0 },
    { space: 0, direction: 6 },
    { space: 0, direction: -1 },
  ])('knows no edge $space, $direction', (edge) => {
    expect(() => walledField(field, [edge], false)).toThrow(RangeError);
  });
});

describe('CORNERS', () => {
  it('are six, opposite ones opposite, each shared by three hexes', () => {
    expect(CORNERS).toHaveLength(6);
    for (let d = 0; d < 3; d++) {
      const [q, r] = CORNERS[d];
      expect(CORNERS[d + 3].map((x) => -x + 0)).toEqual([q + 0, r + 0]);
    }
    // The corner between E and NE of the centre, in thirds, and the same of those two neighbours.
    const points = [
      [0, 0],
      [3, 0],
      [3, -3],
    ].map(([q, r]) => new Set(CORNERS.map(([cq, cr]) => `${q + cq},${r + cr}`)));
    expect([...points[0]].filter((p) => points[1].has(p) && points[2].has(p))).toEqual(['2,-1']);
  });
});
