import { describe, expect, it } from 'vitest';
import { either, fieldsFor, flag, list, name, named, oneOf, record, text, whole } from './notation.ts';
import {
  alternativeOf,
  choicesAt,
  formAt,
  leastOf,
  listChoices,
  listWords,
  misfits,
  pathOfFault,
  valueAt,
  withValue,
} from './notation-edit.ts';
import { formOf } from './notation-form.ts';

const { field, needed } = fieldsFor<never, never, never>();
const square = name(2, 'a2', 'place');
const pawn = record({
  at: needed(square, 'its square', 'sa case'),
  lives: field(whole(1, 9), 'lives', 'vies', { usual: 3 }),
  crowned: field(flag, 'crowned', 'couronné'),
  colour: needed(oneOf(['white', 'black'], 'white', 'colour'), 'its colour', 'sa couleur'),
});
const form = formOf(
  record({
    pawns: needed(named(either([square, pawn], 'a-text'), 3, 'P1', 8), 'pawns', 'pions'),
    notes: field(list(text(5, 'hm'), 2), 'notes', 'notes'),
    choices: field(named(name(8, 'no', 'reading'), 9, 'castling', 16, 'choice'), 'options', 'options'),
  }),
);
const board = { pawns: { P1: 'a1', 'P.2': { at: 'b2', colour: 'black' } }, notes: ['one', 'two'] };

describe('a position changed by hand', () => {
  it('is read and written at a place, and what is not there is made', () => {
    expect(valueAt(board, ['pawns', 'P.2', 'at'])).toBe('b2');
    expect(valueAt(board, ['pawns', 'constructor'])).toBeUndefined();
    expect(withValue(board, ['pawns', 'P1'], 'a2')).toEqual({ ...board, pawns: { ...board.pawns, P1: 'a2' } });
    expect(Object.keys(withValue(board, ['pawns', 'P1'], 'a2').pawns)).toEqual(['P1', 'P.2']);
    expect(withValue(board, ['notes', 0], undefined).notes).toEqual(['two']);
    expect(withValue({}, ['deep', 0, 'at'], 1)).toEqual({ deep: [{ at: 1 }] });
    expect(Object.keys(withValue(board, ['notes'], undefined))).toEqual(['pawns']);
  });

  it('knows of each place what it holds', () => {
    expect(formAt(form, board, ['pawns', 'P.2', 'lives'])).toMatchObject({ kind: 'whole', max: 9 });
    expect(formAt(form, board, ['pawns', 'P1'])?.kind).toBe('either');
    expect(formAt(form, board, ['pawns', 'P1', 'lives'])).toBeUndefined();
    expect(formAt(form, board, ['rooks'])).toBeUndefined();
    const kinds = form.kind === 'fields' ? form.fields[0].is : form;
    const one = kinds.kind === 'named' && kinds.of.kind === 'either' ? kinds.of.of : [];
    expect([alternativeOf(one, 'a1'), alternativeOf(one, { at: 'b2' }), alternativeOf(one, 3)]).toEqual([0, 1, -1]);
  });

  it('begins with the least that can stand there', () => {
    expect(leastOf(form)).toEqual({ pawns: {} });
    expect(leastOf(formOf(pawn))).toEqual({ at: 'a2', colour: 'white' });
  });

  it('lists what may be chosen', () => {
    const lists = {
      place: (x: typeof board) => listWords(Object.keys(x.pawns)),
      ...listChoices([{ id: 'castling', rule: 'toy:1', values: ['no', 'yes'], usual: 'yes', standing: 'ours' }]),
    };
    const chosen = (path: readonly string[]) => {
      const at = formAt(form, board, path);
      return at && choicesAt({ lists }, at, board, path)?.map((l) => l.id);
    };
    expect(chosen(['pawns', 'P.2', 'at'])).toEqual(['P1', 'P.2']);
    expect(chosen(['pawns', 'P.2', 'colour'])).toEqual(['white', 'black']);
    expect(chosen(['choices'])).toEqual(['castling']);
    expect(chosen(['choices', 'castling'])).toEqual(['yes', 'no']);
    expect(chosen(['notes', '0'])).toBeUndefined();
  });

  it('is told what does not fit, and where', () => {
    const wrong = (x: unknown) => misfits(form, x).map((m) => `${m.path.join('/')} ${m.expected.key}`);
    expect(wrong(board)).toEqual([]);
    expect(wrong({ pawns: { P1: { at: '', colour: 'red', lives: 10, size: 1 } } })).toEqual([
      'pawns/P1/at an-id',
      'pawns/P1/lives whole-number',
      'pawns/P1/colour one-of',
      'pawns/P1/size one-of-fields',
    ]);
    expect(wrong({ pawns: { P1: 3, LongestOfNames: 'a1' }, notes: ['a', 'b', 'c'] })).toEqual([
      'pawns/P1 a-text',
      'pawns/LongestOfNames name-limit',
      'notes list-between',
    ]);
    expect(wrong({})).toEqual(['pawns named-things']);
    expect(wrong(null)).toEqual(['  object-with'.trim()].map((key) => ` ${key}`));
  });

  it('finds the place of a fault by the names that are there', () => {
    expect(pathOfFault(board, 'pawns.P.2.at')).toEqual(['pawns', 'P.2', 'at']);
    expect(pathOfFault(board, 'pawns.P1')).toEqual(['pawns', 'P1']);
    expect(pathOfFault(board, 'notes[1]')).toEqual(['notes', 1]);
    expect(pathOfFault(board, 'rooks[0].at')).toEqual(['rooks', 0, 'at']);
    expect(pathOfFault(board, '')).toEqual([]);
  });
});
