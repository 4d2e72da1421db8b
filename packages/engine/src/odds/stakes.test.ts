/** No two stakes of an answer are the same thing of the same figure: what is found by key and figure would be the other's. */
import { expect, it } from 'vitest';
import { aside, distinct, type Stake } from './stakes.ts';

const harm = (figure: number, of = `${figure}.wounds`): Stake[] => [
  { key: 'damage', as: 'amount', figure, of, read: Number },
  { key: 'out', as: 'chance', figure, of: `${figure}.out`, read: Number },
];

it('tells whoever attacks himself as one who is meant, not as a bystander as well', () => {
  const meant = harm(2);
  expect(distinct([...aside(harm(2)), ...meant, ...aside(harm(3))])).toEqual([...meant, ...aside(harm(3))]);
  expect(distinct([...meant, ...aside(harm(2))])).toEqual(meant);
});

it('tells a thing that is named twice once, by what was named first', () => {
  expect(distinct([...harm(1), ...harm(1, 'other'), ...harm(4)])).toEqual([...harm(1), ...harm(4)]);
});
