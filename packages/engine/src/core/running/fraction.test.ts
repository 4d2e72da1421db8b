import { describe, expect, it } from 'vitest';
import { asNumber, fraction, plus, readFraction, sameNumber, showFraction, times } from './fraction.ts';

describe('fractions', () => {
  it('are kept in lowest terms', () => {
    expect(fraction(6n, 8n)).toEqual({ num: 3n, den: 4n });
    expect(fraction(0n, 8n)).toEqual({ num: 0n, den: 1n });
    expect(plus(fraction(1n, 3n), fraction(1n, 6n))).toEqual({ num: 1n, den: 2n });
    expect(times(fraction(2n, 3n), fraction(3n, 4n))).toEqual({ num: 1n, den: 2n });
    expect(fraction(2n ** 200n, 2n ** 201n)).toEqual({ num: 1n, den: 2n });
  });

  it('are numbers even where their parts are none', () => {
    expect(asNumber(fraction(1n, 4n))).toBe(0.25);
    expect(asNumber({ num: 10n ** 400n, den: 4n * 10n ** 400n })).toBe(0.25);
  });

  it.each([
    ['16/36', '4/9'],
    ['4/9', '4/9'],
    [' 1 ', '1'],
    ['7/7', '1'],
    ['0', '0'],
    ['0/5', '0'],
    ['0.25', '1/4'],
    ['.5', '1/2'],
    ['0.1', '1/10'],
  ])('are read in any form: %s', (text, shown) => {
    const read = readFraction(text);
    expect(read === null ? null : showFraction(read)).toBe(shown);
  });

  it.each(['', '1/0', '1/', '/2', '-1/2', '1e3', '0x10', '1.', 'half', '1/2/3', '٣/4'])('are nothing else: %j', (text) => {
    expect(readFraction(text)).toBeNull();
  });

  it('are the same in whatever terms', () => {
    expect(sameNumber({ num: 16n, den: 36n }, { num: 4n, den: 9n })).toBe(true);
    expect(sameNumber({ num: 16n, den: 36n }, { num: 5n, den: 9n })).toBe(false);
  });
});
