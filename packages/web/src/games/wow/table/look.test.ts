import { situationMatch } from '@escarmouche/engine/wow';
import { expect, test } from 'vitest';
import { lookOf } from './look.ts';

const { table, state } = situationMatch({ figures: { A: { side: 1, at: '0,0' }, X: { side: 2, at: '2,0' } }, turn: 'A' });
const space = (q: number, r: number): number => Array.from(table.field.q).findIndex((x, s) => x === q && table.field.r[s] === r);

test.each([
  [{ values: { 'A sees X': true } }, { figure: 0, to: space(2, 0) }],
  [{ values: { 'A.move': 2, 'A sees 1,1': false } }, { figure: 0, to: space(1, 1) }],
  [{ refused: { 'attack:A/main>X': 'wow:405.3' } }, { figure: 0, to: space(2, 0) }],
  [{ values: { 'A.move': 2 } }, undefined],
  [{ values: { 'Q sees X': true } }, undefined],
] as const)('%j', (expected, look) => {
  expect(lookOf(expected, table, state)).toEqual(look);
});

test('where nothing is expected nothing is drawn', () => {
  expect(lookOf(null, table, state)).toBeUndefined();
});
