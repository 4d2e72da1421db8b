import { describe, expect, it } from 'vitest';
import { type Fraction, fraction, plus, showFraction, times } from '../core/index.ts';
import { endOf } from './series.ts';

const over = (num: number, den: number): Fraction => fraction(BigInt(num), BigInt(den));

/** A number over six as many times as that. */
const sixth = (n: number): Fraction => fraction(1n, 6n ** BigInt(n));

/** So many members of a series, from its second on: no member is the end itself. */
const members = (n: number, member: (k: number) => Fraction): Fraction[] => Array.from({ length: n }, (_x, k) => member(k + 1));

const shown = (found: Fraction | null): string | null => (found === null ? null : showFraction(found));

describe('the end of a series', () => {
  it('that stands still is what it stands at', () => {
    expect(shown(endOf([over(2, 7), over(2, 7), over(2, 7)], 6n))).toBe('2/7');
    expect(endOf([over(2, 7), over(2, 7)], 6n)).toBeNull();
  });

  it('whose members go down to it by powers of one chance', () => {
    // 4/7 and a third of each power, and twice the one of its square.
    const member = (k: number): Fraction => plus(over(4, 7), plus(times(over(1, 3), sixth(k)), times(over(2, 1), sixth(2 * k))));
    expect(shown(endOf(members(5, member), 6n))).toBe('4/7');
    expect(endOf(members(4, member), 6n)).toBeNull();
  });

  it('of which each member is a series of its own, as where who is level rolls again', () => {
    // (1 + x) / (3 - x) for x the chance to have rolled so often.
    const member = (k: number): Fraction => {
      const { num, den } = sixth(k);
      return fraction(den + num, 3n * den - num);
    };
    expect(shown(endOf(members(5, member), 6n))).toBe('1/3');
    expect(endOf(members(4, member), 6n)).toBeNull();
  });

  it('is not guessed where the members follow another law', () => {
    expect(
      endOf(
        members(12, (k) => over(1, k + 1)),
        6n,
      ),
    ).toBeNull();
    // By fifths, where a further roll is said to be six times less likely.
    const fifths = members(5, (k) => plus(over(1, 2), fraction(1n, 5n ** BigInt(k + 1))));
    expect(shown(endOf(fifths, 5n))).toBe('1/2');
    expect(endOf(fifths, 6n)).toBeNull();
  });

  it('lies between nought and one', () => {
    expect(endOf([over(3, 2), over(3, 2), over(3, 2)], 6n)).toBeNull();
  });
});
