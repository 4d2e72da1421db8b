import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tamed } from './tame.ts';

/** Texts of any characters, strange ones far more often than by chance. */
const STRANGE = ['\u0000', '\u001b', '\u0085', '\u00ad', '\u034f', '\u061c', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2028', '\u2029', '\u202a', '\u202e', '\u2060', '\u2066', '\u2069', '\u3164', '\ufe0f', '\ufeff', '\u{e0041}', '\u{e0100}', '\ud800', '\udc00', '\ue000', '\ue001', '\u2800']; // biome-ignore format: a table
const piece = fc.oneof(
  fc.constantFrom(...STRANGE),
  fc.constantFrom('a', 'é', 'e\u0301', ' ', '1', '\n', '👩', '🚀', '🏽', 'م', 'ی', 'क', '\u00a0', '\u202f', '"', '\\'),
  fc.nat(0x10ffff).map((n) => String.fromCodePoint(n)),
);
const anyText = fc.array(piece, { maxLength: 30 }).map((all) => all.join(''));

/** What turns directions or cannot be seen, but for the three signs that may have a work to do. */
const NEVER = /[\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\u200b\u2060-\u206f\ufeff\u00ad\u2800\ue000-\ue002\u{e0000}-\u{e0fff}]/u;

describe('a text from outside', () => {
  it('holds nothing that turns it round or cannot be seen', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = tamed(text);
        expect(shown).not.toMatch(NEVER);
        expect(shown.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  it('is tame once it was tamed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(tamed(tamed(text))).toBe(tamed(text));
      }),
    );
  });

  it('is the same text as JSON', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(JSON.parse(tamed(JSON.stringify(text)))).toBe(text);
      }),
    );
  });

  it('looks different from any other text that it differs from by an invisible sign', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STRANGE), fc.nat(5), (sign, at) => {
        const name = 'Garrek';
        expect(tamed(name.slice(0, at) + sign + name.slice(at))).not.toBe(name);
      }),
    );
  });

  it.each([
    'Élodie',
    'E\u0301lodie',
    'Ægir',
    'Strauß',
    'سلام',
    'می\u200cخواهم',
    'क्\u200dष',
    '👩\u200d🚀',
    '👩🏽\u200d🚀',
    '❤\ufe0f\u200d🔥',
    'a\u00a0b\u202f!',
    '戦士',
    'one\ntwo',
  ])('stays as it is where all of it is to be seen or has a work to do: %s', (text) => {
    expect(tamed(text)).toBe(text);
  });

  it.each([
    ['A\u200bB', 'A\\u200bB'],
    ['A\u200dB', 'A\\u200dB'],
    ['evil\u202egpj.exe', 'evil\\u202egpj.exe'],
    ['1\ufe0f', '1\\ufe0f'],
    ['👩\u200d', '👩\\u200d'],
    ['\u{e0041}', '\\udb40\\udc41'],
    ['\ud800', '\\ud800'],
  ])('shows what is hidden in it: %j', (text, shown) => {
    expect(tamed(text)).toBe(shown);
  });
});
