import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  certain,
  convolve,
  type Distribution,
  distribution,
  distributionOf,
  fraction,
  highestKept,
  mapDistribution,
  mean,
  normalised,
  probability,
  sameDistribution,
  toNumber,
} from './distribution.ts';
import { successDie } from './faces.ts';
import { attackTable, hitsOf, successTable } from './pools.ts';

const d10 = successDie(3, 6, 1);

function damage(power: number, armour: number): Distribution {
  return convolve(
    distributionOf(attackTable(d10, power), hitsOf),
    distributionOf(successTable(d10, armour), (blocks) => blocks),
    (hits, blocks) => Math.max(hits - blocks, 0),
  );
}

describe('expected damage of power against armour 0, 1, 2...', () => {
  test.each([
    [1, [0.7, 0.21, 0.06]],
    [4, [2.8, 2.11, 1.45, 0.89, 0.49, 0.25]],
    [8, [5.6, 4.9, 4.2, 3.5, 2.82, 2.17]],
  ])('power %i', (power, means) => {
    const found = means.map((_, armour) => toNumber(mean(damage(power, armour))));
    found.forEach((value, armour) => {
      expect(value).toBeCloseTo(means[armour], 2);
    });
  });

  test('is an exact fraction', () => {
    expect(mean(damage(1, 0))).toEqual({ numerator: 7n, denominator: 10n });
    expect(mean(damage(1, 1))).toEqual({ numerator: 21n, denominator: 100n });
    expect(mean(damage(1, 2))).toEqual({ numerator: 63n, denominator: 1000n });
    expect(damage(8, 5).total).toBe(10n ** 13n);
  });
});

const some = fc
  .array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 50 })), { minLength: 1, maxLength: 8 })
  .map((entries) => distribution(entries));

describe('distributions', () => {
  test('merge equal values, drop weights of 0 and sort', () => {
    expect(
      distribution([
        [3, 1],
        [1, 2],
        [3, 4n],
        [2, 0],
      ]),
    ).toEqual({
      outcomes: [
        { value: 1, weight: 2n },
        { value: 3, weight: 5n },
      ],
      total: 7n,
    });
  });

  test('refuse what has no weight', () => {
    expect(() => distribution([])).toThrow(RangeError);
    expect(() => distribution([[1, -1]])).toThrow(RangeError);
    expect(() => distribution([[1, 0.5]])).toThrow(RangeError);
    expect(() => distribution([[NaN, 1]])).toThrow(RangeError);
  });

  test('means add up', () => {
    fc.assert(
      fc.property(some, some, (a, b) => {
        const x = mean(a);
        const y = mean(b);
        const sum = fraction(x.numerator * y.denominator + y.numerator * x.denominator, x.denominator * y.denominator);
        expect(mean(convolve(a, b))).toEqual(sum);
      }),
    );
  });

  test('adding nothing, scaling weights and mapping by the identity change nothing', () => {
    fc.assert(
      fc.property(some, fc.bigInt({ min: 1n, max: 10n ** 30n }), (d, factor) => {
        const scaled = distribution(d.outcomes.map(({ value, weight }) => [value, weight * factor] as const));
        expect(sameDistribution(d, scaled)).toBe(true);
        expect(normalised(scaled)).toEqual(normalised(d));
        expect(convolve(d, certain(0))).toEqual(d);
        expect(mapDistribution(d, (value) => value)).toEqual(d);
      }),
    );
  });

  test('differ where a probability or a value differs', () => {
    const d = distribution([
      [0, 1],
      [1, 1],
    ]);
    expect(
      sameDistribution(
        d,
        distribution([
          [0, 1],
          [1, 2],
        ]),
      ),
    ).toBe(false);
    expect(
      sameDistribution(
        d,
        distribution([
          [0, 1],
          [2, 1],
        ]),
      ),
    ).toBe(false);
    expect(sameDistribution(d, certain(0))).toBe(false);
  });

  test('a binomial is the sum of single dice', () => {
    const one = distributionOf(successTable(d10, 1), (hits) => hits);
    const three = convolve(convolve(one, one), one);
    expect(three).toEqual(distributionOf(successTable(d10, 3), (hits) => hits));
  });

  test('the probability of a condition is a fraction in lowest terms', () => {
    expect(
      probability(
        distributionOf(successTable(d10, 2), (hits) => hits),
        (hits) => hits > 0,
      ),
    ).toEqual(fraction(91n, 100n));
  });
});

test('a mean of values that are no integers is refused', () => {
  expect(() => mean(certain(0.5))).toThrow(RangeError);
});

test('fractions are in lowest terms with a positive denominator', () => {
  expect(fraction(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n });
  expect(fraction(0n, -4n)).toEqual({ numerator: 0n, denominator: 1n });
  expect(() => fraction(1n, 0n)).toThrow(RangeError);
  expect(toNumber(fraction(-3n, 2n))).toBe(-1.5);
});

describe('the highest dice', () => {
  test('of four with six faces, three kept, are counted as anybody may by hand', () => {
    const { outcomes, total } = highestKept(4, 6, 3);
    expect(total).toBe(1296n);
    // All four show a one; three sixes at least: 4 * 5 + 1.
    expect(outcomes[0]).toEqual({ value: 3, weight: 1n });
    expect(outcomes.at(-1)).toEqual({ value: 18, weight: 21n });
  });

  test('are those of every way the dice can fall', () => {
    for (const [dice, faces, kept] of [
      [1, 1, 1],
      [3, 4, 2],
      [5, 3, 1],
      [4, 6, 4],
    ]) {
      const entries: [number, number][] = [];
      for (let way = 0; way < faces ** dice; way++) {
        const shown = Array.from({ length: dice }, (_, i) => 1 + (Math.floor(way / faces ** i) % faces)).sort((a, b) => b - a);
        entries.push([shown.slice(0, kept).reduce((a, b) => a + b), 1]);
      }
      expect(highestKept(dice, faces, kept)).toEqual(distribution(entries));
    }
  });

  test('cannot be more than there are, nor too many to be counted', () => {
    expect(() => highestKept(2, 6, 3)).toThrow(RangeError);
    expect(() => highestKept(16, 10, 1)).toThrow(RangeError);
    expect(() => convolve(certain(1), certain(0), (x, y) => x / y)).toThrow(RangeError);
  });
});

test('sums are the same beyond numbers that are exact by themselves', () => {
  const million = distribution([
    [0, 999_999_937],
    [1, 1],
  ]);
  const two = convolve(million, million);
  expect(two.total).toBe(999_999_938n ** 2n);
  expect(convolve(two, million).outcomes.map((o) => o.weight)).toEqual([
    999_999_937n ** 3n,
    3n * 999_999_937n ** 2n,
    3n * 999_999_937n,
    1n,
  ]);
});
