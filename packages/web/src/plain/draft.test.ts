/** A set-up in the making that comes from a notation alone: what is kept of it, and that all that is wrong with it stands at its field. */
import { formOf, pathOfFault, SetupError, valueAt, withValue } from '@escarmouche/engine/core';
import { plainWords } from '@escarmouche/words/plain';
import { describe, expect, it } from 'vitest';
import duel from '../../../../examples/duel/index.ts';
import { readDraft } from '../setup/draft.ts';
import { draftsOf, placed, wrongWith } from './draft.ts';

const form = formOf(duel.setup.kind);
const wrong = (setup: unknown, lang: 'en' | 'fr' = 'en') => wrongWith(duel, setup, plainWords(duel, lang), lang);
const usual = duel.setup.blank as object;

describe('a draft', () => {
  const book = draftsOf(duel);
  const read = (draft: unknown) => readDraft(JSON.stringify(draft), book);
  const players = ['person', 'greedy'];

  it('is kept as it was, also where its game would refuse it: it is in the making', () => {
    expect(read({ setup: { ...usual, A: '1,0' }, players })).toMatchObject({ state: 'whole', draft: { setup: { A: '1,0' } } });
  });

  it.each([
    ['a set-up that no file could hold', { setup: { ...usual, health: 'many' }, players }],
    ['a field that there is not', { setup: { ...usual, shields: 1 }, players }],
    ['a player that there is not', { setup: usual, players: ['person', 'nobody'] }],
    ['one player less', { setup: usual, players: ['person'] }],
    ['no draft at all', 7],
  ])('begins anew in place of %s', (_what, stored) => {
    expect(read(stored)).toEqual({ draft: book.usual, state: 'lost' });
  });
});

describe('what is wrong', () => {
  it('is nothing with the usual set-up', () => {
    expect(wrong(usual)).toEqual([]);
  });

  it('stands at the field that no file could hold so, in either language', () => {
    for (const [lang, line] of [
      ['en', /whole number from 1 to 9/],
      ['fr', /nombre entier de 1 à 9/],
    ] as const) {
      const { at, elsewhere } = placed(form, usual, wrong({ ...usual, health: 12 }, lang));
      expect([...at.keys(), ...elsewhere]).toEqual(['health']);
      expect(at.get('health')).toMatch(line);
    }
  });

  it('stands at the field that the game refuses, with its rule', () => {
    const setup = { ...usual, B: '-1,0' };
    expect(wrong(setup)).toEqual([{ at: 'B', line: 'Two figures stand on −1,0.', rule: 'duel:2.1' }]);
    expect(wrong(setup, 'fr')[0].line).toBe('Deux figurines sont sur −1,0.');
    expect(wrong({ ...usual, A: '9,9' })).toEqual([{ at: 'A', line: 'No space is called 9,9.' }]);
    // A field that is not said yet is one of the form all the same.
    expect([...placed(form, usual, wrong({ ...usual, A: '1,0' })).at.keys()]).toEqual(['B']);
  });

  it('is told below the form where it is about no field of it', () => {
    const strict = {
      ...duel,
      situations: {
        ...duel.situations,
        game: {
          ...duel.situations.game,
          tables() {
            const error = new SetupError('', 'duel:1', { key: 'out', args: { what: 'A' } }, 'out');
            error.besides = [new SetupError('health', 'duel:1', { key: 'out', args: { what: 'B' } }, 'out')];
            throw error;
          },
        },
      },
    };
    const { at, elsewhere } = placed(form, usual, wrongWith(strict, usual, plainWords(duel, 'en'), 'en'));
    expect(elsewhere).toEqual(['A has as many wounds as its health.']);
    expect([...at]).toEqual([['health', 'B has as many wounds as its health.']]);
  });
});

it('has a word in both languages for each field, and a list for each place that names something', () => {
  if (form.kind !== 'fields') throw new Error('a set-up has fields');
  for (const f of form.fields) {
    expect(f.word.en, f.name).toMatch(/\w/);
    expect(f.word.fr, f.name).toMatch(/\w/);
    if ('names' in f.is && f.is.names !== undefined)
      expect(duel.setup.lists[f.is.names]?.(usual, [f.name]).length, f.name).toBeGreaterThan(0);
  }
  expect(valueAt(withValue(usual, pathOfFault(usual, 'A'), '0,0'), ['A'])).toBe('0,0');
});
