/** What is wrong with a file, as this game's words tell it. */
import { asWritten, phrase } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import { type FileProblem, problemLine } from '../../files.ts';
import { wordsFor } from './index.ts';

describe('what is wrong with a file', () => {
  const problem: FileProblem = {
    file: "l'été.yaml",
    place: '6:20',
    path: 'cases[0].turn',
    expected: phrase('text-limit', { what: phrase('figure-name'), n: 40 }),
    found: asWritten('"l\'a : b"'),
  };

  it('is said in both languages, and what stands in the file is left as it is', () => {
    expect(problemLine(problem)).toBe(
      `l'été.yaml:6:20: cases[0].turn: expected the name of a figure of at most 40 characters, found "l'a : b"`,
    );
    expect(wordsFor('en').file(problem)).toBe(problemLine(problem));
    expect(wordsFor('fr').file(problem)).toBe(
      `l'été.yaml:6:20\u202F: cases[0].turn\u202F: il faut le nom d’une figurine de 40 caractères au plus, et non "l'a : b"`,
    );
    expect(wordsFor('fr').file(problem, { inside: true })).toMatch(/^ligne 6, colonne 20\u202F: cases\[0\]\.turn\u202F: il faut /);
  });

  it('may be nothing at all, or what a game says of a situation', () => {
    const { found: _found, ...bare } = problem;
    expect(wordsFor('en').file({ ...bare, place: '', path: '' })).toMatch(/^l'été\.yaml: expected [^,]+$/);
    expect(wordsFor('fr').file({ ...problem, found: phrase('nothing') })).toContain('et il n’y a rien');
    const fault = { fault: { key: 'no-such-value', args: { what: 'Z.health' } }, line: 'no value is called Z.health' };
    expect(problemLine({ ...problem, expected: phrase('playable-case'), found: fault })).toContain(
      'expected a case that can be played, found: no value is called Z.health',
    );
    expect(wordsFor('fr').file({ ...problem, expected: phrase('playable-case'), found: fault })).toContain(
      'or\u202F: Aucune valeur ne s’appelle «\u202FZ.health\u202F».',
    );
    const unheard = { ...problem, found: { fault: { key: 'never-heard-of', args: {} }, line: 'said by another game' } };
    expect(wordsFor('fr').file(unheard)).toContain('said by another game');
    expect(wordsFor('fr').file(unheard, { fault: (say) => `«${say.key}»` })).toContain('«never-heard-of»');
  });

  it('lists alternatives as each language does', () => {
    const one = { ...problem, expected: phrase('one-of', { words: ['a', 'b', 'c'] }) };
    expect(wordsFor('en').file(one)).toContain('expected a, b or c,');
    expect(wordsFor('fr').file(one)).toContain('il faut a, b ou c,');
  });
});
