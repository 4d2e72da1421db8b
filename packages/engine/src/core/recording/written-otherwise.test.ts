import { describe, expect, it } from 'vitest';
import { agrees, namesMeant } from './written-otherwise.ts';

describe('what a file expects', () => {
  it.each([
    ['4,3', [4, 3]],
    ['+1', 1],
    ['+0', 0],
    ['-2', -2],
    ['530', 530],
    [
      ['+1', 'x2'],
      [1, 'x2'],
    ],
    [
      ['4,3', '5,3'],
      [
        [4, 3],
        [5, 3],
      ],
    ],
  ])('%j is %j as well', (got, want) => expect(agrees(got, want)).toBe(true));

  it.each([
    ['4,3', [3, 4]],
    ['4,3', [4]],
    ['+1', -1],
    ['x2', 2],
    ['null', null],
    [null, 'null'],
    [1, '1'],
    [7, 8],
    [['+1'], [1, 1]],
    ['+1', '1'],
  ])('%j is not %j', (got, want) => expect(agrees(got, want)).toBe(false));

  it('names nothing by what is neither a place nor a whole number', () => {
    for (const v of [1.5, null, true, 'x', [1, 'x'], [1, 2, 3], {}]) expect(namesMeant(v)).toEqual([]);
  });
});
