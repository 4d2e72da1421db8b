import { expect, test } from 'vitest';
import { signsFor } from './Sign.tsx';

test('no two pieces share a sign: those of a kind differ, and once its signs are used up a number tells them apart', () => {
  const priests = ['sun', 'prayer'] as const;
  const signs = signsFor([priests, ['axe'], priests, priests, ['axe'], priests]);
  expect(signs.map(({ sign, nth }) => `${sign}${nth}`)).toEqual(['sun1', 'axe1', 'prayer1', 'sun2', 'axe2', 'prayer2']);
  // Kinds that share an icon take turns as well.
  expect(
    signsFor([
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'b', 'c'],
    ]).map(({ sign }) => sign),
  ).toEqual(['a', 'b', 'c']);
});
