import { hexField, hexFromRow } from '@escarmouche/engine/space';
import { describe, expect, test } from 'vitest';
import { boxOf, centreOf, moved, rowsOf, SIZE } from './pointy.ts';

/** A map from rows of letters, odd rows half a hex to the right; dots are gaps. */
function mapOf(...rows: readonly string[]) {
  const at = rows.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === '.' ? [] : [[x, y] as const])));
  const field = hexField(at.map(([x, y]) => hexFromRow(x, y, 'odd')));
  const names = at.map(([x, y]) => `${x},${y}`);
  const go = (from: string, ...keys: readonly string[]): string =>
    names[keys.reduce((hex, key) => moved(field, hex, key), names.indexOf(from))];
  return { field, names, go };
}

describe('hexes with a corner up', () => {
  const { field, names, go } = mapOf('xxxx', 'x..x', 'xxxx', 'x...', '....', '.xxx');

  test('rows stand one and a half sizes apart, odd ones half a hex to the right', () => {
    const [a, b, c] = ['0,0', '1,0', '0,1'].map((name) => centreOf(field, names.indexOf(name)));
    expect(b.x - a.x).toBeCloseTo(SIZE * Math.sqrt(3));
    expect(c.x - a.x).toBeCloseTo((SIZE * Math.sqrt(3)) / 2);
    expect(c.y - a.y).toBeCloseTo(SIZE * 1.5);
  });

  test('rows are listed from above, each from left to right, and the box holds every hex', () => {
    expect(rowsOf(field).map((row) => row.map((s) => names[s]).join(' '))).toEqual([
      '0,0 1,0 2,0 3,0',
      '0,1 3,1',
      '0,2 1,2 2,2 3,2',
      '0,3',
      '1,5 2,5 3,5',
    ]);
    const box = boxOf(field);
    for (let s = 0; s < field.size; s++) {
      const p = centreOf(field, s);
      expect(p.x).toBeGreaterThan(box.x);
      expect(p.y + SIZE).toBeLessThan(box.y + box.height);
    }
  });

  test('arrows go along rows and up and down, over gaps too, and stop at the edge', () => {
    expect(go('0,0', 'ArrowRight')).toBe('1,0');
    expect(go('0,1', 'ArrowRight')).toBe('3,1');
    expect(go('3,1', 'ArrowLeft')).toBe('0,1');
    expect(go('3,0', 'ArrowRight')).toBe('3,0');
    expect(go('0,2', 'ArrowUp', 'ArrowUp')).toBe('0,0');
    expect(go('2,0', 'ArrowDown')).toBe('2,2');
    expect(go('2,2', 'ArrowDown')).toBe('1,5');
    expect(go('2,5', 'ArrowUp')).toBe('2,2');
    expect(go('0,0', 'ArrowUp')).toBe('0,0');
    expect(go('1,2', 'End', 'Home')).toBe('0,2');
    // Of the rows given alone.
    const rows = [['1,2', '2,2'], ['2,5']].map((row) => row.map((name) => names.indexOf(name)));
    const among = (from: string, key: string): string => names[moved(field, names.indexOf(from), key, rows)];
    expect(['ArrowLeft', 'ArrowUp', 'End', 'ArrowDown'].map((key) => among('1,2', key))).toEqual(['1,2', '1,2', '2,2', '2,5']);
  });
});
