import { describe, expect, expectTypeOf, it } from 'vitest';
import { either, fieldsFor, flag, list, name, named, oneOf, record, sampleOf, someOf, type Written, whole } from './notation.ts';
import { formOf, partsOf } from './notation-form.ts';
import { lay, write } from './notation-laid.ts';

interface Pawn {
  square: number;
  lives: number;
  crowned: number;
  did: number;
  colour: number;
}

const SQUARES = ['a1', 'a2'];
const squares = name<unknown, unknown>(2, 'a2', 'place', {
  lay: (_on, given) => (given === undefined ? -1 : SQUARES.indexOf(given)),
  show: (_g, n) => SQUARES[n] ?? null,
});
const { field, needed } = fieldsFor<unknown, unknown, Pawn>();
const PAWN = {
  at: field(squares, 'its square', 'sa case', { in: 'square' }),
  lives: field(whole(0, 9), 'lives', 'vies', { in: 'lives', more: { en: 'none unless given', fr: 'aucune si rien n’est dit' } }),
  crowned: field(flag, 'crowned', 'couronné', { in: 'crowned' }),
  did: field(someOf(['move', 'take']), 'what it did', 'ce qu’il a fait', { in: 'did' }),
  colour: needed(oneOf(['white', 'black']), 'its colour', 'sa couleur', { in: 'colour' }),
};
const board = record({ pawns: field(named(either([squares, record(PAWN, 'pawn')], 'a-text'), 4, 'P1'), 'pawns', 'pions') }, 'board');

const fresh = (): Pawn => ({ square: -1, lives: 7, crowned: 1, did: 0, colour: -1 });
const pawn = (given: Written<typeof PAWN>): Pawn => {
  const x = fresh();
  lay(PAWN, {}, x, given, 'pawns.P1');
  return x;
};

describe('the fields of a notation', () => {
  it('have the type that they say', () => {
    type Whole = { at?: string; lives?: number; crowned?: boolean; did?: readonly ('move' | 'take')[]; colour: 'white' | 'black' };
    expectTypeOf<Written<typeof PAWN>>().toEqualTypeOf<Readonly<Whole>>();
  });

  it('are laid, what is not given as nothing, and written without it', () => {
    const given = { colour: 'black', at: 'a2', did: ['take'], crowned: true } as const;
    expect(pawn(given)).toEqual({ square: 1, lives: 0, crowned: 1, did: 2, colour: 1 });
    expect(write(PAWN, {}, pawn(given))).toEqual(given);
    expect(pawn({ colour: 'white' })).toEqual({ square: -1, lives: 0, crowned: 0, did: 0, colour: 0 });
    expect(write(PAWN, {}, pawn({ colour: 'white' }))).toEqual({ colour: 'white' });
  });

  it('give a sample of everything, and say what a form draws', () => {
    const sample = { at: 'a2', lives: 1, crowned: true, did: ['move'], colour: 'white' };
    expect(sampleOf(board)).toEqual({ pawns: { P1: sample } });
    expect([...partsOf(list(board, 3)).keys()]).toEqual(['board', 'pawn']);
    const form = formOf(record(PAWN, 'pawn'));
    expect(JSON.parse(JSON.stringify(form))).toEqual(form);
    expect(form).toMatchObject({
      kind: 'fields',
      fields: [
        { name: 'at', needed: false, is: { kind: 'text', max: 2, names: 'place' }, word: { en: 'its square', fr: 'sa case' } },
        { name: 'lives', is: { kind: 'whole', min: 0, max: 9 }, more: { en: 'none unless given' }, sample: 1 },
        { name: 'crowned', is: { kind: 'flag' } },
        { name: 'did', is: { kind: 'some', of: ['move', 'take'] } },
        { name: 'colour', needed: true, is: { kind: 'one', of: ['white', 'black'] } },
      ],
    });
  });
});
