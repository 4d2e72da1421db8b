import { buildTable, DECKS } from '@escarmouche/engine/underworlds';
import { expect, test } from 'vitest';
import { initialsOf, marksOf } from './marks.ts';

test.each([
  ['Garrek Gorebeard', 'GG'],
  ['Karsus l’Enchaîné', 'KE'],
  ['The Ever-hanged', 'EH'],
  ['Targor', 'Ta'],
  ['Chainrasp 2', 'Ch'],
])('%s is %s', (name, mark) => {
  expect(initialsOf(name)).toBe(mark);
});

test('fighters of one side that would be marked alike are numbered', () => {
  const seat = (warband: 'garreks-reavers' | 'thorns-of-the-briar-queen') => ({
    warband,
    deck: DECKS.find((d) => d.warband === warband)?.id ?? '',
  });
  const table = buildTable({ seats: [seat('garreks-reavers'), seat('thorns-of-the-briar-queen')] });
  const marks = marksOf(table, 'en');
  expect(marks.filter((m) => m.startsWith('Ch'))).toEqual(['Ch1', 'Ch2', 'Ch3', 'Ch4']);
  expect(marks.slice(0, 5)).toEqual(['GG', 'KC', 'BS', 'Ta', 'Ar']);
});
