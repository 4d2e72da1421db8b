/**
 * The end of a series that is known by its first members alone. A die that may be rolled again without end is followed so many rolls far, then one
 * further, and so on: each odds so found are the ratio of two polynomials in `factor ** rolls`, the chance that so many rolls lie behind, as
 * those of absorbing chains are. What that ratio comes to where nothing is cut off is read off exactly, once more members than it needs lie on it.
 */
import { type Fraction, fraction } from '../core/index.ts';

/** A fraction of any sign; the denominator is above nought. */
type Signed = readonly [num: bigint, den: bigint];

const ZERO: Signed = [0n, 1n];
const UNIT: Signed = [1n, 1n];

function signed(num: bigint, den: bigint): Signed {
  const { num: n, den: d } = fraction(num < 0n ? -num : num, den < 0n ? -den : den);
  return [num < 0n !== den < 0n ? -n : n, d];
}

const minus = (a: Signed, b: Signed): Signed => signed(a[0] * b[1] - b[0] * a[1], a[1] * b[1]);
const product = (a: Signed, b: Signed): Signed => signed(a[0] * b[0], a[1] * b[1]);
const quotient = (a: Signed, b: Signed): Signed => signed(a[0] * b[1], a[1] * b[0]);
const same = (a: Signed, b: Signed): boolean => a[0] === b[0] && a[1] === b[1];

/** Members that have to lie on what was found, beyond those that it was found by. */
const PROOFS = 2;

/** The end where it is a polynomial: each column of Richardson's scheme takes one power away, and the last of one all agree. */
function polynomial(members: readonly Signed[], base: bigint): Signed | null {
  let column = members;
  for (let power = base; ; power *= base) {
    const last = column.slice(-1 - PROOFS);
    if (last.length <= PROOFS) return null;
    if (last.every((x) => same(x, last[0]))) return last[0];
    const [, ...next] = column;
    column = next.map((x, k) => quotient(minus(product(x, [power, 1n]), column[k]), [power - 1n, 1n]));
  }
}

/** What solves linear equations, of which there are more than unknowns; null where nothing does, or several things do. */
function solved(equations: readonly (readonly Signed[])[], unknowns: number): Signed[] | null {
  const rows = equations.map((e) => [...e]);
  for (let c = 0; c < unknowns; c++) {
    const found = rows.findIndex((row, r) => r >= c && row[c][0] !== 0n);
    if (found < 0) return null;
    [rows[c], rows[found]] = [rows[found], rows[c]];
    const lead = rows[c][c];
    for (let k = c; k <= unknowns; k++) rows[c][k] = quotient(rows[c][k], lead);
    for (const [r, row] of rows.entries()) {
      const times = row[c];
      if (r === c || times[0] === 0n) continue;
      for (let k = c; k <= unknowns; k++) row[k] = minus(row[k], product(times, rows[c][k]));
    }
  }
  return rows.slice(unknowns).every((row) => row[unknowns][0] === 0n) ? rows.slice(0, unknowns).map((row) => row[unknowns]) : null;
}

/** The end where it is the ratio of two polynomials: of the lowest degree on which all members lie. */
function ratio(members: readonly Signed[], base: bigint): Signed | null {
  for (let degree = 1; 2 * degree + 1 + PROOFS <= members.length; degree++) {
    const equations = members.map((p, k) => {
      const powers = Array.from({ length: degree + 1 }, (_x, i): Signed => signed(1n, base ** BigInt(k * i)));
      // Of the lower polynomial the first number is 1: over ÷ under is the member.
      return [...powers, ...powers.slice(1).map((y) => minus(ZERO, product(y, p))), p];
    });
    const found = solved(equations, 2 * degree + 1);
    if (found !== null) return found[0];
  }
  return null;
}

/**
 * What the members of a series come to in the end: one for each number of rolls followed, from some number up by one each, where a further roll
 * is `1 / base` as likely. Null where they do not say it yet.
 */
export function endOf(members: readonly Fraction[], base: bigint): Fraction | null {
  const all = members.map(({ num, den }): Signed => signed(num, den));
  const end = polynomial(all, base) ?? ratio(all, base);
  return end === null || end[0] < 0n || minus(UNIT, end)[0] < 0n ? null : fraction(end[0], end[1]);
}
