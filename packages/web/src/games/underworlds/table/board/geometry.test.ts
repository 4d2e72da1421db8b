import { buildTable, fieldOf, underworlds } from '@escarmouche/engine/underworlds';
import { describe, expect, test } from 'vitest';
import { flatGround } from '../../../../board/ground.ts';
import { boxOf, centreOf, rimHalves, SIZE } from './geometry.ts';

const seat = { warband: 'garreks-reavers', deck: { objectives: [], power: [] } } as const;

/** Two boards joined edge to edge: eight columns, rows A1 to A10. */
function straight() {
  const table = buildTable({
    seats: [seat, seat],
    field: { boards: ['empty-market', 'empty-market'], turned: [false, false], offset: 0 },
    anyDeck: true,
  });
  return fieldOf({ table, state: { ...underworlds.begin(table), field: 4 * 6 * 12 + 4 * 12 + upright(table) } });
}

const upright = (table: ReturnType<typeof buildTable>): number =>
  table.joins.findIndex((j) => !j.turned[0] && !j.turned[1] && j.offset === 0);

describe('a battlefield on the drawing', () => {
  const field = straight();
  const at = (name: string): number => field.names.indexOf(name);

  test('columns stand one and a half sizes apart, hexes of a column one height', () => {
    const [a, b, c] = [centreOf(field, at('A1')), centreOf(field, at('A2')), centreOf(field, at('B1'))];
    expect(b.x - a.x).toBe(0);
    expect(b.y - a.y).toBeCloseTo(SIZE * Math.sqrt(3));
    expect(c.x - a.x).toBeCloseTo(SIZE * 1.5);
  });

  test('everything lies inside its box', () => {
    const box = boxOf(field);
    for (const [s] of field.names.entries()) {
      const p = centreOf(field, s);
      expect(p.x).toBeGreaterThan(box.x + SIZE);
      expect(p.y).toBeLessThan(box.y + box.height - SIZE / 2);
    }
  });

  test('rows hold every hex once, named by their number', () => {
    const { rows } = flatGround(field.hexes, (s) => centreOf(field, s), boxOf(field));
    expect(rows.flat().toSorted((a, b) => a - b)).toEqual(field.names.map((_n, s) => s));
    expect(rows[0].map((s) => field.names[s])).toEqual(['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1']);
  });
});

test('a half hex shows the half that its board holds: the lower one where its column goes on below', () => {
  const [above, below] = rimHalves(
    [{ q: 1, r: 0 }],
    [
      { q: 1, r: -1 },
      { q: 1, r: 1 },
    ],
  );
  const ys = (points: string): number[] => points.split(' ').map((p) => Number(p.split(',')[1]));
  expect(ys(above.points)[1]).toBeGreaterThan(ys(above.points)[0]);
  expect(ys(below.points)[1]).toBeLessThan(ys(below.points)[0]);
});
