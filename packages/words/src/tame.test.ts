/** Names from anybody's file in sentences: nothing in them can hide or turn a line round. */
import { tamed } from '@escarmouche/engine/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marked, partsOf, plain, typeset } from './typeset.ts';

const STRANGE = [
  '\u061c',
  '\u200b',
  '\u200f',
  '\u2028',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\u{e0041}',
  '\u0007',
  '\ue000',
  '\ue001',
  '\ue002',
  '\ud800',
];
const name = fc
  .array(fc.oneof(fc.constantFrom(...STRANGE), fc.constantFrom('a', 'É', ' ', '!', '\u202f')), { maxLength: 12 })
  .map((all) => all.join(''));

describe('a name in a sentence', () => {
  it('is tame, marked or not, in either language', () => {
    fc.assert(
      fc.property(name, fc.constantFrom('en' as const, 'fr' as const), (text, lang) => {
        const sentence = typeset(lang, `${marked('f', 3, text)} moves to ${tamed(text)}.`);
        expect(plain(sentence)).toBe(tamed(plain(sentence)));
        // Whatever the name holds, the screen finds one figure in it.
        const parts = partsOf(sentence);
        expect(parts.filter((p) => 'figure' in p)).toEqual([expect.objectContaining({ figure: 3 })]);
        expect(parts.map((p) => p.text).join('')).toBe(plain(sentence));
      }),
    );
  });
});
