import { fieldOf, situationMatch } from '@escarmouche/engine/underworlds';
import { expect, test } from 'vitest';
import { lookOf } from './look.ts';

const match = situationMatch({
  sides: [
    { warband: 'garreks-reavers', fighters: { garrek: 'D4' } },
    { warband: 'steelhearts-champions', fighters: { obryn: 'D8' } },
  ],
});
const { table } = match.play;
const hex = (name: string): number => fieldOf(match.play).names.indexOf(name);

test.each([
  [{ values: { 'sees garrek obryn': true } }, 'D4', 'D8'],
  [{ values: { 'range garrek B2': 3 } }, 'D4', 'B2'],
  [{ refused: { 'attack:garrek/blooddrinker-axe>obryn': 'wu:A1' } }, 'D4', 'D8'],
])('%j is a look from %s to %s', (expected, from, to) => {
  expect(lookOf(expected as never, table, match.state)).toEqual({ from: hex(from), to: hex(to) });
});

test('what names no look draws none', () => {
  expect(lookOf({ values: { 'garrek.wounds': 1 } } as never, table, match.state)).toBeUndefined();
  expect(lookOf(null, table, match.state)).toBeUndefined();
});
