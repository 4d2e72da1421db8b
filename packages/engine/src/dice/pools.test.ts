import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CRIT, type Die, die, FAIL, SUCCESS, successDie } from './faces.ts';
import { type OutcomeTable, outcomeTable } from './outcomes.ts';
import { attackCode, attackTable, countOf, countsCode, countTable, hasCrit, hitsOf, successTable, tripleTable } from './pools.ts';

/** The die of WoW Miniatures: fails on 1-3, succeeds on 4-9, critical on 10. */
const d10 = successDie(3, 6, 1);

function weightsOf(table: OutcomeTable): Record<number, number> {
  return Object.fromEntries(Array.from(table.codes, (code, k) => [code, table.weights[k]]));
}

/** Every roll of n dice told apart, one by one. */
function rollAll(some: Die, n: number, codeOf: (counts: number[]) => number): Record<number, number> {
  const faces = some.classes.flatMap(({ weight }, classNumber) => new Array<number>(weight).fill(classNumber));
  const ways: Record<number, number> = {};
  for (let roll = 0; roll < faces.length ** n; roll++) {
    const counts = some.classes.map(() => 0);
    for (let i = 0, rest = roll; i < n; i++, rest = Math.floor(rest / faces.length)) counts[faces[rest % faces.length]]++;
    const code = codeOf(counts);
    ways[code] = (ways[code] ?? 0) + 1;
  }
  return ways;
}

describe('tables of a pool', () => {
  test.each([0, 1, 2, 3, 4])('of %i dice count every roll', (n) => {
    expect(weightsOf(tripleTable(d10, n))).toEqual(rollAll(d10, n, ([f, s, c]) => f + 16 * s + 256 * c));
    expect(weightsOf(attackTable(d10, n))).toEqual(rollAll(d10, n, ([, s, c]) => attackCode(s + c, c > 0)));
    expect(weightsOf(successTable(d10, n))).toEqual(rollAll(d10, n, ([, s, c]) => s + c));
  });

  test('two dice, spelled out', () => {
    const table = attackTable(d10, 2);
    expect(Array.from(table.codes, (code) => `${hitsOf(code)}${hasCrit(code) ? ' crit' : ''}`)).toEqual([
      '0',
      '1',
      '1 crit',
      '2',
      '2 crit',
    ]);
    expect(Array.from(table.weights)).toEqual([9, 36, 6, 36, 13]);
    expect(Array.from(table.cumulative)).toEqual([9, 45, 51, 87, 100]);
    expect(table.total).toBe(100);
  });

  test('fifteen dice are still exact: 10^15 ways', () => {
    for (const table of [tripleTable(d10, 15), attackTable(d10, 15), successTable(d10, 15)]) {
      expect(table.total).toBe(1_000_000_000_000_000);
      expect(table.cumulative.at(-1)).toBe(table.total);
      expect(table.weights.reduce((sum, weight) => sum + BigInt(weight), 0n)).toBe(10n ** 15n);
    }
    expect(tripleTable(d10, 15).size).toBe(136);
    expect(attackTable(d10, 15).size).toBe(31);
    // 15 successes of 15: 7^15.
    expect(BigInt(successTable(d10, 15).weights[15])).toBe(7n ** 15n);
  });

  test('crit chance is 1 - 0.9^n', () => {
    for (let n = 0; n <= 15; n++) {
      const table = attackTable(d10, n);
      let without = 0;
      table.codes.forEach((code, k) => {
        if (!hasCrit(code)) without += table.weights[k];
      });
      expect(BigInt(without)).toBe(9n ** BigInt(n));
    }
  });

  test('more than 15 dice, or too many ways, are refused', () => {
    for (const n of [16, -1, 1.5, NaN]) expect(() => attackTable(d10, n)).toThrow(RangeError);
    expect(() => countTable(die([{ name: 'face', weight: 100 }]), 8)).toThrow('exact weights');
    expect(countTable(die([{ name: 'face', weight: 100 }]), 7).total).toBe(1e14);
  });

  test('are computed once per die', () => {
    expect(attackTable(d10, 5)).toBe(attackTable(d10, 5));
    expect(attackTable(successDie(3, 6, 1), 5)).not.toBe(attackTable(d10, 5));
  });

  test('any die of any classes counts every roll, in ascending codes', () => {
    const classes = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(classes, fc.integer({ min: 0, max: 4 }), (weights, n) => {
        fc.pre(weights.some((weight) => weight > 0));
        fc.pre(weights.reduce((sum, weight) => sum + weight) ** n <= 3000);
        const some = die(weights.map((weight, k) => ({ name: `class ${k}`, weight })));
        const table = countTable(some, n);
        expect(weightsOf(table)).toEqual(rollAll(some, n, (counts) => counts.reduce((code, count, k) => code + count * 16 ** k, 0)));
        expect(Array.from(table.codes)).toEqual(Array.from(table.codes).toSorted((a, b) => a - b));
        table.codes.forEach((code) => {
          expect(weights.reduce((sum, _, k) => sum + countOf(code, k), 0)).toBe(n);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('a triple is read by the classes of a success die', () => {
    const code = countsCode([2, 3, 1]);
    expect(code).toBe(2 + 3 * 16 + 1 * 256);
    expect([FAIL, SUCCESS, CRIT].map((classNumber) => countOf(code, classNumber))).toEqual([2, 3, 1]);
  });
});

describe('refusals', () => {
  test('no die without faces', () => {
    expect(() => die([])).toThrow(RangeError);
    expect(() => successDie(0, 0, 0)).toThrow(RangeError);
    expect(() => successDie(1, -1, 1)).toThrow(RangeError);
    expect(() => successDie(1, 0.5, 1)).toThrow(RangeError);
    expect(() => die(new Array(14).fill({ name: 'x', weight: 1 }))).toThrow(RangeError);
  });

  test('no table without weight, with fractions or beyond exact integers', () => {
    expect(() => outcomeTable([])).toThrow(RangeError);
    expect(() => outcomeTable([[0, 0]])).toThrow(RangeError);
    expect(() => outcomeTable([[0, 0.5]])).toThrow(RangeError);
    expect(() => outcomeTable([[-1, 1]])).toThrow(RangeError);
    expect(() =>
      outcomeTable([
        [0, 2 ** 53 - 1],
        [1, 1],
      ]),
    ).toThrow(RangeError);
  });
});
