/** Exact fractions of whole numbers of any size: what odds are counted in. */

/** `num / den`; the denominator is above nought. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

export const NOUGHT: Fraction = { num: 0n, den: 1n };
export const ONE: Fraction = { num: 1n, den: 1n };

/** The greatest common divisor of two numbers that are not below nought. */
function gcd(a: bigint, b: bigint): bigint {
  let x = a;
  let y = b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** `num / den` in lowest terms; neither below nought, `den` above it. */
export function fraction(num: bigint, den: bigint): Fraction {
  const d = gcd(num, den);
  return d === 0n ? NOUGHT : { num: num / d, den: den / d };
}

/** The sum of two fractions, in lowest terms. */
export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den + b.num * a.den, a.den * b.den);
}

/** The product of two fractions, in lowest terms. */
export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.num, a.den * b.den);
}

/** Whether two fractions are the same number, in whatever terms. */
export function sameNumber(a: Fraction, b: Fraction): boolean {
  return a.num * b.den === b.num * a.den;
}

/** A fraction as a number, to some fifteen digits, however large its parts are. */
export function asNumber({ num, den }: Fraction): number {
  const small = Number(num) / Number(den);
  return Number.isFinite(small) ? small : Number((num * 10n ** 15n) / den) / 1e15;
}

const WRITTEN = /^(?:(\d{1,30})(?:\/(\d{1,30}))?|(\d{0,15})\.(\d{1,15}))$/;

/** Reads `7/10`, `14/20`, `0.7`, `1`: the same number in any form is the same fraction. Null for anything else, and for a denominator of nought. */
export function readFraction(text: string): Fraction | null {
  const found = WRITTEN.exec(text.trim());
  if (found === null) return null;
  const [, num, den, whole, places] = found;
  if (num !== undefined) return den !== undefined && BigInt(den) === 0n ? null : fraction(BigInt(num), BigInt(den ?? 1));
  return fraction(BigInt(`${whole}${places}`), 10n ** BigInt(places.length));
}

/** `7/10`; `1` and `0` stand alone. */
export function showFraction({ num, den }: Fraction): string {
  return den === 1n ? String(num) : `${num}/${den}`;
}
