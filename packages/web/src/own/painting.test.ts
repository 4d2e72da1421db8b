import { describe, expect, it } from 'vitest';
import { nearestIn, stopAt } from './painting.tsx';

const rows = ['...', '..', '', '.'];
const has = (row: number, column: number): boolean => rows[row]?.[column] !== undefined;

describe('a board that is painted by keyboard', () => {
  it('keeps one hex to come to by Tab, whatever is taken away', () => {
    expect(stopAt(rows, has, [1, 1])).toEqual([1, 1]);
    expect(stopAt(rows, has, [5, 5])).toEqual([0, 0]);
    const late = (row: number, column: number): boolean => row === 1 && column === 1;
    expect(stopAt(rows, late, [0, 2])).toEqual([1, 1]);
  });

  it('goes to the nearest hex of a shorter row, and nowhere where there is none', () => {
    expect(nearestIn(rows, has, 1, 2)).toEqual([1, 1]);
    expect(nearestIn(rows, has, 0, 1)).toEqual([0, 1]);
    expect(nearestIn(rows, has, 2, 0)).toBeNull();
    expect(nearestIn(rows, has, -1, 0)).toBeNull();
  });
});
