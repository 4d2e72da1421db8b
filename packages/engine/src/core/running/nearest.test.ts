import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const WORDS = ['take', 'roll', 'expect', 'offered', 'absent', 'situation', 'figures', 'turn-end'];

describe('the nearest word', () => {
  it.each([
    ['tak', 'take'],
    ['taek', 'take'],
    ['rolll', 'roll'],
    ['offerd', 'offered'],
    ['expcet', 'expect'],
    ['sitaution', 'situation'],
    ['FIGURES', 'figures'],
    ['turn_end', 'turn-end'],
  ])('of %s is %s', (word, meant) => {
    expect(nearest(word, WORDS)).toBe(meant);
  });

  it.each(['x', 'to', 'health', 'roof-tops', '', 'a'.repeat(10_000)])('of %s is none', (word) => {
    expect(nearest(word, WORDS)).toBeUndefined();
  });

  it('is found whatever one letter is lost, doubled or swapped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WORDS.filter((w) => w.length > 4)),
        fc.nat(100),
        fc.constantFrom('lost', 'doubled', 'swapped'),
        (word, n, how) => {
          const at = n % (word.length - 1);
          const [before, one, two, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
          const slip =
            how === 'lost' ? before + two + after : how === 'doubled' ? before + one + one + two + after : before + two + one + after;
          if (slip !== word) expect(nearest(slip, WORDS)).toBe(word);
        },
      ),
    );
  });
});
