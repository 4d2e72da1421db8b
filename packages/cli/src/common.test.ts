import { expect, it } from 'vitest';
import { printJson } from './common.ts';
import { caught } from './run.testing.ts';

it('numbers are printed without what their sums add behind the last digit that means something', () => {
  let printed = '';
  printJson(
    {
      ...caught(),
      out: (text) => {
        printed += text;
      },
    },
    {
      sum: 48.99999999999999,
      share: 0.1 + 0.2,
      small: 1 / 3 / 1e9,
      hash: 9007199254740991,
      exact: ['48', '7'],
      none: null,
    },
  );
  expect(JSON.parse(printed)).toEqual({
    sum: 49,
    share: 0.3,
    small: 3.33333333333e-10,
    hash: 9007199254740991,
    exact: ['48', '7'],
    none: null,
  });
});
