/**
 * What a pool of equal dice can show, as tables of outcomes with exact integer weights: the weight of an outcome is the
 * number of ways the dice, told apart, can show it. Codes are as coarse as the rule that asks: all counts, successes with or
 * without a critical, or successes only.
 */

import { CRIT, type Die, FAIL, SUCCESS } from './faces.ts';
import { coarser, type OutcomeTable, outcomeTable } from './outcomes.ts';

/** The most dice in a pool: a count fits 4 bits, and 10^15, the ways of 15 ten-sided dice, stays below 2^53. */
export const POOL_LIMIT = 15;

/**
 * All counts of the classes that n dice can show, n from 0 to 15. A code counts class c in its c-th hexadecimal digit
 * from the right: read it with `countOf`. The weights are multinomial. Not kept; see `tripleTable` for a kept one.
 * Throws RangeError for another n, or where faces^n is 2^53 or more.
 */
export function countTable(die: Die, n: number): OutcomeTable {
  checkPool(die, n);
  const entries: [number, number][] = [];
  // Hands the dice left to the classes from `index` on. Every factor is an integer and the product never exceeds the
  // total unless a weight of 0 is about to make it 0, so it stays exact.
  const deal = (index: number, left: number, code: number, weight: number): void => {
    const share = die.classes[index].weight;
    const unit = DIGIT[index];
    if (index === die.classes.length - 1) {
      entries.push([code + left * unit, weight * power(share, left)]);
      return;
    }
    for (let count = 0; count <= left; count++) {
      if (share === 0 && count > 0) break;
      deal(index + 1, left - count, code + count * unit, weight * choose(left, count) * power(share, count));
    }
  };
  deal(0, n, 0, 1);
  return outcomeTable(entries);
}

/** What the hexadecimal digit of each class is worth. */
const DIGIT: readonly number[] = Array.from({ length: 13 }, (_, classNumber) => power(16, classNumber));

/** Multiplied out, since `**` may round differently from one JavaScript engine to another. */
function power(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}

function choose(n: number, k: number): number {
  let product = 1;
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i;
  return product;
}

function checkPool(die: Die, n: number): void {
  if (!Number.isInteger(n) || n < 0 || n > POOL_LIMIT) {
    throw new RangeError(`a pool has 0 to ${POOL_LIMIT} dice, not ${n}`);
  }
  if (power(die.faces, n) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`${n} dice with ${die.faces} faces have too many outcomes for exact weights`);
  }
}

/** The outcome of `countTable` or `tripleTable` in which so many dice show each class. */
export function countsCode(counts: readonly number[]): number {
  return counts.reduce((code, count, classNumber) => code + count * DIGIT[classNumber], 0);
}

/** How many dice of an outcome of `countTable` or `tripleTable` show a class. */
export function countOf(code: number, classNumber: number): number {
  return Math.floor(code / DIGIT[classNumber]) % 16;
}

/** The counts of fails, successes and crits of n success dice, from `countTable`. Kept with the die. Throws as that does. */
export function tripleTable(die: Die, n: number): OutcomeTable {
  const known = die.lazy.triples[n];
  if (known !== undefined) return known;
  const table = countTable(die, n);
  die.lazy.triples[n] = table;
  return table;
}

/**
 * The attack roll of n success dice: how many hits (crits counted) and whether a crit is among them. Read a code with
 * `hitsOf` and `hasCrit`. Kept with the die. Throws as `countTable` does.
 */
export function attackTable(die: Die, n: number): OutcomeTable {
  const known = die.lazy.attack[n];
  if (known !== undefined) return known;
  const table = coarser(tripleTable(die, n), (code) => {
    const crits = countOf(code, CRIT);
    return attackCode(countOf(code, SUCCESS) + crits, crits > 0);
  });
  die.lazy.attack[n] = table;
  return table;
}

/** The code of an attack roll with so many hits, crits counted, and at least one crit or none. */
export function attackCode(hits: number, crit: boolean): number {
  return hits * 2 + (crit ? 1 : 0);
}

/** Hits of a code of `attackTable`, crits counted. */
export function hitsOf(code: number): number {
  return code >> 1;
}

/** Does a code of `attackTable` have a crit among its hits? */
export function hasCrit(code: number): boolean {
  return (code & 1) === 1;
}

/**
 * How many of n success dice succeed, crits counted: the code is that number. Kept with the die.
 * Throws as `countTable` does.
 */
export function successTable(die: Die, n: number): OutcomeTable {
  const known = die.lazy.hits[n];
  if (known !== undefined) return known;
  checkPool(die, n);
  const succeeding = die.faces - die.classes[FAIL].weight;
  const entries = Array.from({ length: n + 1 }, (_, hits): [number, number] => [
    hits,
    choose(n, hits) * power(succeeding, hits) * power(die.faces - succeeding, n - hits),
  ]);
  const table = outcomeTable(entries);
  die.lazy.hits[n] = table;
  return table;
}
