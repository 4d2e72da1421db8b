import { expect, test } from 'vitest';
import { shownTo } from './showing.ts';
import { situationMatch } from './situations.ts';
import { fieldOf } from './table.ts';

const match = situationMatch({
  sides: [
    { warband: 'garreks-reavers', fighters: { garrek: { at: 'D4', wounds: 1, tokens: ['guard'] } }, hand: ['shadespire:11'] },
    { warband: 'steelhearts-champions', fighters: { obryn: 'D8' } },
  ],
});

test('fighters by their names, places, wounds and tokens', () => {
  const { fighters, named } = shownTo(match, 0);
  const garrek = fighters.find((f) => f.id === 'garrek');
  expect(garrek).toMatchObject({ side: 0, signs: ['guard'], inspired: false, out: false, upgrades: [] });
  expect(fieldOf({ table: match.table, state: named }).names[garrek?.place ?? -1]).toBe('D4');
  expect((garrek?.most ?? 0) - (garrek?.left ?? 0)).toBe(1);
  expect(garrek?.values?.move.total).toBeGreaterThan(0);
});

test('a hand is known to its owner; the others see that cards are there', () => {
  const hand = (seat: number) => shownTo(match, seat).cards.filter((c) => c.owner === 0 && c.lies === 'hand');
  expect(hand(0).map((c) => c.def >= 0)).toEqual([true]);
  expect(hand(1)).toEqual([{ def: -1, owner: 0, pile: 'power', lies: 'hand', on: -1 }]);
});
