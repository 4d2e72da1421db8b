import { buildTable, readySetup } from '@escarmouche/engine/confrontation';
import { expect, test } from 'vitest';
import { lookOf } from './look.ts';

const table = buildTable(readySetup('combat', [['royal-guard', 'royal-guard'], ['redox']]));

test('the first pair of figures that a step of a ruling aims at one another', () => {
  expect(lookOf({ offered: ['pass', 'attack:A2>B1'] }, table)).toEqual({ from: 1, to: 2 });
  expect(lookOf({ refused: { 'charge:A1>B1@120,80': ['conf:F5.c'] } }, table)).toEqual({ from: 0, to: 2 });
  expect(lookOf({ offered: ['move:A1>60,40', 'dice:A1=1/1'] }, table)).toBeUndefined();
  expect(lookOf(null, table)).toBeUndefined();
});
