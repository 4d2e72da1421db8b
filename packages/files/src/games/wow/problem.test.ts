import { replay, SetupError, Unplayable } from '@escarmouche/engine';
import { situationMatch, wow } from '@escarmouche/engine/wow';
import { wordsFor } from '@escarmouche/words/wow';
import { describe, expect, it } from 'vitest';
import { readMatch } from '../../match.ts';
import { problemsOf, unplayable } from '../../problem.ts';
import { playedMatch, SETUP } from './samples.testing.ts';

function thrown(by: () => unknown): unknown {
  try {
    by();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

/** What an error says of a file, in both languages. */
function lines(by: () => unknown): [string, string] {
  const [problem] = problemsOf(thrown(by), 'x.json') ?? [];
  if (problem === undefined) throw new Error('no problem of a file');
  return [wordsFor('en').file(problem), wordsFor('fr').file(problem, { inside: true })];
}

describe('what is wrong with a file', () => {
  it('is how it is written', () => {
    expect(lines(() => readMatch('{', 'x.json'))).toEqual([
      'x.json:1:2: expected the name of a field, in quotes, found the end of the file',
      'ligne 1, colonne 2\u202F: il faut le nom d’un champ, entre guillemets, et non la fin du fichier',
    ]);
  });

  it('is what it asks of the rules', () => {
    const entries = playedMatch(20).entries.map((e, i) => (i === 7 ? { ...e, hash: 1 } : e));
    const [en, fr] = lines(() => replay(wow, SETUP, entries));
    expect(en).toMatch(/^x\.json: entries\[7\]: expected state 1, found state \d+$/);
    expect(fr).toMatch(/^entries\[7\]\u202F: il faut l’état 1, et non l’état \d+$/);
  });

  it('is what it sets up', () => {
    expect(lines(() => wow.tables({ ...SETUP, format: 'constructed' }))).toEqual([
      'x.json: seats[0].party: expected a set-up that can be played, found: A party shares nine Action Bar cards: this one has 6. (wow:100.2)',
      'seats[0].party\u202F: il faut une mise en place qui puisse être jouée, or\u202F: Un groupe se partage neuf cartes Barre d’Action\u202F: celui-ci en a 6. (wow:100.2)',
    ]);
    const [en] = lines(() => situationMatch({ map: 'open-90', figures: { A: { side: 1 }, X: { side: 2 } }, turn: 'tick' }));
    expect(en).toContain('found: A map has 1024 spaces at most');
  });

  it('is no bug of ours', () => {
    expect(problemsOf(new Error('a bug'), 'x.json')).toBeUndefined();
    expect(problemsOf('a bug', 'x.json')).toBeUndefined();
  });

  it('may be told of an error that says nothing', () => {
    expect(wordsFor('fr').file(unplayable(new RangeError('too far'), 'a', 'cases[0]'))).toBe(
      'a\u202F: cases[0]\u202F: il faut un cas qui puisse être joué, et non too far',
    );
  });

  it('comes from any copy of the engine', () => {
    const say = { key: 'map-too-big', args: { n: 2, most: 1 } };
    for (const error of [new SetupError('map', 'wow:1', say, 'line'), new Unplayable(say, 'line')]) {
      const other = Object.assign(new Error('line'), { ...error, name: error.name });
      expect(problemsOf(other, 'a')).toEqual(problemsOf(error, 'a'));
    }
  });
});
