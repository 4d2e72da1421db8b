/** The monsters of the first scenario: stat cards of levels 0 to 2, and their ability decks. */
import type { Printed } from '../../../core/index.ts';
import type { MonsterDeck, MonsterFace, MonsterStats } from './types.ts';

const stats = (hp: number, move: number, attack: number, range = 0, more: Partial<MonsterStats> = {}): MonsterStats => ({
  hp,
  move,
  attack,
  range,
  ...more,
});

export const MONSTERS: readonly Printed<MonsterFace>[] = [
  {
    id: 'bandit-guard',
    names: { en: 'Bandit Guard', fr: 'Garde bandit' },
    grammar: { gender: 'm' },
    standees: 6,
    deck: 'guard',
    levels: [
      { normal: stats(5, 2, 2), elite: stats(9, 2, 3) },
      { normal: stats(6, 3, 2), elite: stats(9, 2, 3, 0, { shield: 1 }) },
      { normal: stats(6, 3, 3), elite: stats(10, 2, 4, 0, { shield: 1 }) },
    ],
  },
  {
    id: 'bandit-archer',
    names: { en: 'Bandit Archer', fr: 'Archer bandit' },
    grammar: { gender: 'm' },
    standees: 6,
    deck: 'archer',
    levels: [
      { normal: stats(4, 2, 2, 3), elite: stats(6, 2, 3, 3) },
      { normal: stats(5, 2, 2, 4), elite: stats(7, 2, 3, 5) },
      { normal: stats(6, 3, 2, 4), elite: stats(9, 3, 3, 5) },
    ],
  },
  {
    id: 'living-bones',
    names: { en: 'Living Bones', fr: 'Squelette vivant' },
    grammar: { gender: 'm' },
    standees: 10,
    deck: 'living-bones',
    levels: [
      { normal: stats(5, 2, 1, 0, { targets: 2 }), elite: stats(6, 4, 2, 0, { targets: 2 }) },
      { normal: stats(5, 3, 1, 0, { targets: 2, shield: 1 }), elite: stats(6, 4, 2, 0, { targets: 3, shield: 1 }) },
      { normal: stats(5, 3, 2, 0, { targets: 2, shield: 1 }), elite: stats(7, 4, 3, 0, { targets: 3, shield: 1 }) },
    ],
  },
];

export const MONSTER_DECKS: readonly MonsterDeck[] = [
  {
    id: 'guard',
    cards: [
      {
        id: '524',
        initiative: 15,
        shuffle: true,
        lines: [
          { do: 'shield', n: 1 },
          { do: 'retaliate', n: 2 },
        ],
      },
      {
        id: '525',
        initiative: 30,
        lines: [
          { do: 'move', n: 1 },
          { do: 'attack', n: -1 },
        ],
      },
      {
        id: '526',
        initiative: 35,
        lines: [
          { do: 'move', n: -1 },
          { do: 'attack', n: 0, rangeIs: 2 },
        ],
      },
      {
        id: '527',
        initiative: 50,
        lines: [
          { do: 'move', n: 0 },
          { do: 'attack', n: 0 },
        ],
      },
      {
        id: '528',
        initiative: 50,
        lines: [
          { do: 'move', n: 0 },
          { do: 'attack', n: 0 },
        ],
      },
      {
        id: '529',
        initiative: 70,
        lines: [
          { do: 'move', n: -1 },
          { do: 'attack', n: 1 },
        ],
      },
      {
        id: '530',
        initiative: 55,
        lines: [{ do: 'move', n: -1 }, { do: 'attack', n: 0 }, { do: 'strengthen' }],
      },
      {
        id: '531',
        initiative: 15,
        shuffle: true,
        lines: [
          { do: 'shield', n: 1 },
          { do: 'attack', n: 0, effects: [{ kind: 'condition', of: 'poison' }] },
        ],
      },
    ],
  },
  {
    id: 'archer',
    cards: [
      {
        id: '532',
        initiative: 31,
        lines: [
          { do: 'move', n: 0 },
          { do: 'attack', n: 0 },
        ],
      },
      {
        id: '533',
        initiative: 16,
        lines: [
          { do: 'move', n: 1 },
          { do: 'attack', n: -1 },
        ],
      },
      {
        id: '534',
        initiative: 32,
        lines: [
          { do: 'move', n: 0 },
          { do: 'attack', n: 1, range: -1 },
        ],
      },
      {
        id: '535',
        initiative: 44,
        lines: [
          { do: 'move', n: -1 },
          { do: 'attack', n: 1 },
        ],
      },
      {
        id: '536',
        initiative: 56,
        lines: [{ do: 'attack', n: -1, targets: 2 }],
      },
      {
        id: '537',
        initiative: 68,
        shuffle: true,
        lines: [{ do: 'attack', n: 1, range: 1 }],
      },
      {
        id: '538',
        initiative: 14,
        lines: [
          { do: 'move', n: -1 },
          { do: 'attack', n: -1 },
          { do: 'trap', damage: 3 },
        ],
      },
      {
        id: '539',
        initiative: 29,
        shuffle: true,
        lines: [
          { do: 'move', n: 0 },
          { do: 'attack', n: -1, range: 1, effects: [{ kind: 'condition', of: 'immobilize' }] },
        ],
      },
    ],
  },
  {
    id: 'living-bones',
    cards: [
      {
        id: '516',
        initiative: 64,
        lines: [
          { do: 'move', n: -1 },
          { do: 'attack', n: 1 },
        ],
      },
      {
        id: '517',
        initiative: 20,
        shuffle: true,
        lines: [
          { do: 'move', n: -2 },
          { do: 'attack', n: 0 },
          { do: 'heal', n: 2 },
        ],
      },
      {
        id: '518',
        initiative: 25,
        lines: [
          { do: 'move', n: 1 },
          { do: 'attack', n: -1 },
        ],
      },
      {
        id: '519',
        initiative: 45,
        lines: [
          { do: 'move', n: 0 },
          { do: 'attack', n: 0 },
        ],
      },
      {
        id: '520',
        initiative: 45,
        lines: [
          { do: 'move', n: 0 },
          { do: 'attack', n: 0 },
        ],
      },
      {
        id: '521',
        initiative: 81,
        lines: [{ do: 'attack', n: 2 }],
      },
      {
        id: '522',
        initiative: 74,
        lines: [
          { do: 'move', n: 0 },
          { do: 'attack', n: 0, allOnOne: true },
        ],
      },
      {
        id: '523',
        initiative: 12,
        shuffle: true,
        lines: [
          { do: 'shield', n: 1 },
          { do: 'heal', n: 2 },
        ],
      },
    ],
  },
];
