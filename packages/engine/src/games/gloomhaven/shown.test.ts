import { expect, test } from 'vitest';
import { shownTo } from './shown.ts';
import type { Situation } from './situation.ts';
import { situationMatch } from './situations.ts';

const match = situationMatch({
  map: ['1111111', '1111111', '1111111'],
  characters: { brute: { at: [1, 1], lead: 'axe', hp: 7 } },
  monsters: { 'bandit-guard-1': { at: [2, 1], hp: 3, conditions: ['poison', 'stun'], elite: true } },
  tiles: [
    { kind: 'trap', at: [0, 0], n: 4, conditions: ['wound'] },
    { kind: 'coin', at: [3, 0] },
  ],
  cards: { axe: { top: [{ do: 'move', n: 2 }] } },
  turn: 'brute',
} as Situation);

test('figures by their names, places, hit points and conditions', () => {
  const { figures } = shownTo(match, 0);
  const hex = (name: string): number => match.table.map.names.indexOf(name);
  expect(figures[0]).toMatchObject({ id: 'brute', kind: 'character', side: 0, place: hex('1,1'), left: 7, signs: [] });
  const guard = figures.find((f) => f.id === 'bandit-guard-1');
  expect(guard).toMatchObject({ kind: 'monster', side: -1, place: hex('2,1'), left: 3, elite: true, signs: ['poison', 'stun'] });
});

test('what lies on the map, by its name', () => {
  expect(shownTo(match, 0).tiles.map(({ kind, n, conditions }) => [kind, n, conditions])).toEqual([
    ['trap', 4, ['wound']],
    ['coin', expect.any(Number), []],
  ]);
});
