/** Scenario 1: its three rooms, as the printed map has them. Coordinates are column and row; odd rows stand half a hex to the right. */
import type { Overlay, Placing, Scenario } from './types.ts';

type At = readonly [number, number];

/** Hexes of some rows: row, first column, last column. */
function rows(...list: readonly (readonly [number, number, number])[]): At[] {
  return list.flatMap(([y, from, to]) => Array.from({ length: to - from + 1 }, (_x, i) => [from + i, y] as const));
}

const RANKS = { '-': 'none', n: 'normal', E: 'elite' } as const;

/** Monsters of one type: hex, and its rank for two, three and four characters. */
function placed(type: string, ...list: readonly (readonly [At, string])[]): Placing[] {
  return list.map(([at, ranks]) => ({ at, type, ranks: [...ranks].map((r) => RANKS[r as keyof typeof RANKS]) }));
}

const START: Overlay = {
  kind: 'start',
  at: [
    [11, 1],
    [11, 2],
    [12, 2],
    [11, 3],
    [11, 4],
    [12, 4],
    [11, 5],
  ],
};

const BLACK_BARROW: Scenario = {
  id: 'black-barrow',
  number: 1,
  names: { en: 'Black Barrow', fr: 'Le Tertre noir' },
  goal: 'kill-all',
  rooms: [
    {
      hexes: rows([0, 8, 12], [1, 8, 11], [2, 8, 12], [3, 8, 11], [4, 8, 12], [5, 8, 11], [6, 8, 12]),
      overlays: [START],
      monsters: placed(
        'bandit-guard',
        [[8, 0], '-nn'],
        [[8, 1], '-nE'],
        [[8, 2], 'nnn'],
        [[8, 3], 'E--'],
        [[8, 4], 'nnn'],
        [[8, 5], '-nE'],
        [[8, 6], '-nn'],
      ),
    },
    {
      hexes: rows([2, 0, 7], [3, 0, 6], [4, 0, 7]),
      overlays: [
        {
          kind: 'trap',
          at: [
            [3, 4],
            [4, 4],
          ],
        },
      ],
      monsters: [
        ...placed('bandit-guard', [[5, 2], 'n-n'], [[5, 3], '-EE'], [[5, 4], 'n-n']),
        ...placed('bandit-archer', [[0, 2], '-nn'], [[0, 3], 'EEE'], [[0, 4], '-nn']),
      ],
    },
    {
      hexes: rows([6, 1, 6], [7, 1, 5], [8, 1, 6], [9, 1, 5], [10, 1, 6]),
      overlays: [
        {
          kind: 'obstacle',
          id: '1',
          at: [
            [1, 7],
            [2, 7],
          ],
        },
        {
          kind: 'obstacle',
          id: '2',
          at: [
            [4, 7],
            [5, 7],
          ],
        },
        {
          kind: 'coin',
          at: [
            [1, 8],
            [1, 9],
            [1, 10],
            [6, 8],
            [5, 9],
          ],
        },
        { kind: 'chest', at: [[6, 10]], id: '7' },
      ],
      monsters: [
        ...placed('living-bones', [[3, 6], '--n'], [[4, 6], '--n'], [[3, 8], 'nnn'], [[4, 8], 'nEn']),
        ...placed('bandit-archer', [[2, 10], '--n'], [[5, 10], '--n'], [[3, 10], 'nEn'], [[4, 10], 'nnn']),
      ],
    },
  ],
  doors: [
    { at: [7, 3], rooms: [0, 1] },
    { at: [3, 5], rooms: [1, 2] },
  ],
  walls: [
    [
      [7, 2],
      [8, 2],
    ],
    [
      [7, 4],
      [8, 4],
    ],
  ],
};

export const SCENARIOS: readonly Scenario[] = [BLACK_BARROW];
