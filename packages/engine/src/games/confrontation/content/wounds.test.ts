import { describe, expect, it } from 'vitest';
import { codesOf, columnOf, LOCATIONS, RESULTS, ROWS, rowOf, WOUND_TABLE } from './index.ts';

const codes = codesOf(WOUND_TABLE);
const at = (final: number, lowerDie: number): string => RESULTS[codes[rowOf(final) * LOCATIONS.length + columnOf(lowerDie)]];

describe('the wound table', () => {
  it('reads as in the example of chapter 9', () => {
    expect(at(-3, 2)).toBe('stunned');
    expect(at(-4, 1)).toBe('nothing');
    expect(at(6, 3)).toBe('serious');
    expect(at(7, 5)).toBe('killed');
    expect(at(-1, 4)).toBe('light');
  });

  it('says which five cells are sure', () => {
    const sure = WOUND_TABLE.rows.flatMap(({ row, cells }) =>
      LOCATIONS.filter((l) => cells[l].standing === 'sure').map((l) => `${row} ${l}`),
    );
    expect(sure).toEqual(['<0 legs', '<0 arms', '<0 thorax', '6/7 belly', '6/7 head']);
    const likely = WOUND_TABLE.rows.flatMap(({ row, cells }) =>
      LOCATIONS.filter((l) => cells[l].standing === 'likely').map((l) => `${row} ${l}`),
    );
    expect(likely).toEqual(['8/9 head', '10/11 head', '12/13 head', '14/15 head', '16+ head']);
    for (const { row, cells } of WOUND_TABLE.rows)
      for (const l of LOCATIONS) expect(cells[l].from.length, `${row} ${l}`).toBeGreaterThan(0);
  });

  it('is never milder to the right or downwards', () => {
    expect(codes).toHaveLength(50);
    for (let r = 0; r < ROWS.length; r++) {
      for (let c = 0; c < LOCATIONS.length; c++) {
        const code = codes[r * 5 + c];
        expect(code).toBeGreaterThanOrEqual(0);
        if (c > 0) expect(code).toBeGreaterThanOrEqual(codes[r * 5 + c - 1]);
        if (r > 0) expect(code).toBeGreaterThanOrEqual(codes[(r - 1) * 5 + c]);
      }
    }
  });

  it('has one row for every final result', () => {
    for (let final = -20; final <= 40; final++) {
      const held = ROWS.filter((row) => {
        if (row === '<0') return final < 0;
        if (row.endsWith('+')) return final >= Number(row.slice(0, -1));
        return row.split('/').map(Number).includes(final);
      });
      expect(held, String(final)).toHaveLength(1);
      expect(ROWS[rowOf(final)], String(final)).toBe(held[0]);
    }
  });

  it('has a column for every lower die, the head twice', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => LOCATIONS[columnOf(die)])).toEqual(['legs', 'arms', 'belly', 'thorax', 'head', 'head']);
  });
});
