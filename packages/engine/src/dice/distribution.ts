/**
 * Exact distributions of a number, with integer weights of any size. For odds that people read; not for hot loops.
 */

import type { OutcomeTable } from './outcomes.ts';

/** A value and the weight of all the ways to it. */
export type Weighted = {
  readonly value: number;
  /** 1 or more */
  readonly weight: bigint;
};

/** A distribution: each possible value once, ascending. Its probability is its weight over `total`. */
export type Distribution = {
  readonly outcomes: readonly Weighted[];
  readonly total: bigint;
};

/** An exact fraction in lowest terms; the denominator is positive. */
export type Fraction = {
  readonly numerator: bigint;
  readonly denominator: bigint;
};

/**
 * Builds a distribution from pairs of value and integer weight. Equal values are merged, weights of 0 dropped, values
 * sorted. Throws RangeError for a value that is not finite, a weight that is negative or no integer, and a total of 0.
 */
export function distribution(entries: Iterable<readonly [value: number, weight: number | bigint]>): Distribution {
  const merged = new Map<number, bigint>();
  let total = 0n;
  for (const [value, weight] of entries) {
    if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be a value of a distribution`);
    const exact = BigInt(weight);
    if (exact < 0n) throw new RangeError(`a weight cannot be negative: ${weight}`);
    if (exact === 0n) continue;
    total += exact;
    merged.set(value, (merged.get(value) ?? 0n) + exact);
  }
  if (total === 0n) throw new RangeError('a distribution needs a weight above 0');
  const outcomes = Array.from(merged, ([value, weight]) => ({ value, weight })).sort((a, b) => a.value - b.value);
  return { outcomes, total };
}

/** The distribution of what `read` makes of the codes of a table. */
export function distributionOf(table: OutcomeTable, read: (code: number) => number): Distribution {
  return distribution(Array.from(table.codes, (code, k) => [read(code), table.weights[k]] as const));
}

/** The certain value. */
export function certain(value: number): Distribution {
  return distribution([[value, 1n]]);
}

/** The distribution of f(value). */
export function mapDistribution(d: Distribution, f: (value: number) => number): Distribution {
  return distribution(d.outcomes.map(({ value, weight }) => [f(value), weight] as const));
}

/** The distribution of f(a, b) for independent a and b; of their sum if no f is given. */
export function convolve(a: Distribution, b: Distribution, f = (x: number, y: number): number => x + y): Distribution {
  return distribution(a.outcomes.flatMap((x) => b.outcomes.map((y) => [f(x.value, y.value), x.weight * y.weight] as const)));
}

/** The same distribution with its weights divided by their greatest common divisor. */
export function normalised(d: Distribution): Distribution {
  const divisor = d.outcomes.reduce((gcd, { weight }) => greatestCommonDivisor(gcd, weight), 0n);
  return {
    outcomes: d.outcomes.map(({ value, weight }) => ({ value, weight: weight / divisor })),
    total: d.total / divisor,
  };
}

/** Do two distributions give every value the same probability? */
export function sameDistribution(a: Distribution, b: Distribution): boolean {
  return (
    a.outcomes.length === b.outcomes.length &&
    a.outcomes.every(({ value, weight }, k) => {
      const other = b.outcomes[k];
      return value === other.value && weight * b.total === other.weight * a.total;
    })
  );
}

/** The probability that the value meets a condition. */
export function probability(d: Distribution, holds: (value: number) => boolean): Fraction {
  let weight = 0n;
  for (const outcome of d.outcomes) if (holds(outcome.value)) weight += outcome.weight;
  return fraction(weight, d.total);
}

/** The mean. Throws RangeError where a value is no integer, since the fraction would not be exact. */
export function mean(d: Distribution): Fraction {
  let sum = 0n;
  for (const { value, weight } of d.outcomes) sum += BigInt(value) * weight;
  return fraction(sum, d.total);
}

/** A fraction in lowest terms with a positive denominator. Throws RangeError for a denominator of 0. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (denominator === 0n) throw new RangeError('a fraction needs a denominator other than 0');
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = sign * greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** A fraction as a number, rounded to about 16 digits. Its parts must stay below 2^1024. */
export function toNumber({ numerator, denominator }: Fraction): number {
  return Number(numerator) / Number(denominator);
}

/** The greatest common divisor, never negative; 0 only for two zeros. */
function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
