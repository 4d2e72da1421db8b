import { describe, expect, test } from 'vitest';
import { typedFaces } from './dice.ts';

describe('typed dice', () => {
  test.each([
    ['4 7 10', 3, [4, 7, 10]],
    ['4,7,0', 3, [4, 7, 10]],
    [' 1 ', 1, [1]],
    ['10', 1, [10]],
    ['470', 3, [4, 7, 10]],
    ['10', 2, [1, 10]],
  ] as const)('%j of %i dice', (text, dice, faces) => {
    expect(typedFaces(text, dice, 10)).toEqual(faces);
  });

  test.each(['', '4 7', '4 7 11', '4 x 2', '-1 2 3', '4 7 8 9', '4789', '47'])('%j is not three dice', (text) => {
    expect(typedFaces(text, 3, 10)).toBeNull();
  });
});
