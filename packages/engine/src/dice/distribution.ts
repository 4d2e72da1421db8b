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
  if (a.total * b.total > MOST_EXACT)
    return distribution(a.outcomes.flatMap((x) => b.outcomes.map((y) => [f(x.value, y.value), x.weight * y.weight] as const)));
  // All weights together are a number that is exact by itself, and so is each sum of them.
  const weights = b.outcomes.map((y) => Number(y.weight));
  const sums = new Map<number, number>();
  for (const { value, weight } of a.outcomes) {
    const share = Number(weight);
    for (let k = 0; k < weights.length; k++) {
      const sum = f(value, b.outcomes[k].value);
      sums.set(sum, (sums.get(sum) ?? 0) + share * weights[k]);
    }
  }
  for (const value of sums.keys()) if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be a value of a distribution`);
  const outcomes = [...sums].sort((x, y) => x[0] - y[0]).map(([value, weight]) => ({ value, weight: BigInt(weight) }));
  return { outcomes, total: a.total * b.total };
}

/** Up to here every whole number is exact as a number. */
const MOST_EXACT = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * The sum of the highest `kept` of so many dice with faces 1 to `faces`. Throws RangeError for numbers that are no integers above 0, for more
 * kept than there are, and where faces^dice is 2^53 or more.
 */
export function highestKept(dice: number, faces: number, kept: number): Distribution {
  if (![dice, faces, kept].every((n) => Number.isInteger(n) && n > 0) || kept > dice || faces ** dice > Number.MAX_SAFE_INTEGER)
    throw new RangeError(`the highest ${kept} of ${dice} dice with ${faces} faces cannot be counted`);
  // By dice that show less than the faces dealt with so far: the ways to each sum of those that are kept among the others.
  let ways = Array.from({ length: dice + 1 }, () => new Map<number, number>());
  ways[dice].set(0, 1);
  for (let face = faces; face > 0; face--) {
    const next = Array.from({ length: dice + 1 }, () => new Map<number, number>());
    for (let left = 0; left <= dice; left++) {
      const room = Math.max(0, kept - (dice - left));
      for (const [sum, weight] of ways[left]) {
        let choices = 1;
        for (let n = 0; n <= left; n++) {
          // Below the lowest face there is nothing to show.
          if (face > 1 || n === left) {
            const to = sum + Math.min(n, room) * face;
            next[left - n].set(to, (next[left - n].get(to) ?? 0) + weight * choices);
          }
          choices = (choices * (left - n)) / (n + 1);
        }
      }
    }
    ways = next;
  }
  return distribution(ways[0]);
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
