import fc from 'fast-check';
import { expect, it } from 'vitest';
import { best, type Criterion, placesAmong, ranked } from './ranking.ts';

type Row = readonly [number, number, number];
const criteria: readonly Criterion<Row>[] = [0, 1, 2].map((i) => ({ name: `k${i}`, rule: `gh:k.${i}`, of: (row) => row[i] }));

it('the first criterion weighs more than all after it', () => {
  const rows: Row[] = [
    [1, 0, 0],
    [0, 9, 9],
    [0, 9, 8],
  ];
  expect(best(rows, criteria, undefined)).toEqual([[0, 9, 8]]);
  expect(ranked(rows, criteria, undefined).map((r) => r.lostAt)).toEqual([0, 2, -1]);
});

it('equals are all best', () => {
  const a: Row = [1, 2, 3];
  const b: Row = [1, 2, 3];
  expect(best([a, b, [1, 2, 4]], criteria, undefined)).toEqual([a, b]);
});

it('nobody is best among nobody', () => {
  expect(best([], criteria, undefined)).toEqual([]);
  expect(ranked([], criteria, undefined)).toEqual([]);
});

it('whoever did not lose is best, and the other way about', () => {
  const row = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)) as fc.Arbitrary<Row>;
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
      const left = ranked(rows, criteria, undefined).filter((r) => r.lostAt < 0);
      expect(left.map((r) => r.candidate)).toEqual(best(rows, criteria, undefined));
    }),
  );
});

it('places are those among the different numbers, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { maxLength: 12 }), (numbers) => {
      const order = [...new Set(numbers)].sort((a, b) => a - b);
      expect(placesAmong(numbers)).toEqual(numbers.map((n) => order.indexOf(n)));
    }),
  );
});
