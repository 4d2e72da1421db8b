import { describe, expect, it } from 'vitest';
import type { SaidDeed } from '../../../table/contract.ts';
import { isAimed } from '../../../table/sorting.ts';
import { sorting } from './sorting.ts';
import { en } from './strings.ts';

const deed = (does: string, by = 'A1', figures: readonly string[] = [], spaces: readonly string[] = []): SaidDeed => ({
  does,
  by,
  on: { figures, spaces },
  with: [],
  say: { key: '', args: {} },
});
const DOES = [
  'charge',
  'engage',
  'dive',
  'pursue',
  'attack',
  'move',
  'level',
  'leave',
  'deploy',
  'stay',
  'end',
  'pass',
  'name',
  'order',
  'card',
];

describe('how options are sorted', () => {
  it('shows every group somewhere', () => {
    const shown = sorting.layout.flatMap((part) => part.groups);
    expect(DOES.map((does) => sorting.group(deed(does))).filter((g) => !shown.includes(g))).toEqual([]);
  });

  it('makes one verb of a charge at several enemies from several sides, one more of an engagement', () => {
    const verbs = [deed('charge', 'A1', ['B1'], ['1,2']), deed('charge', 'A1', ['B2'], ['3,2']), deed('engage'), deed('charge', 'A2')];
    expect(new Set(verbs.map((v) => sorting.verb(v))).size).toBe(3);
  });

  it('keeps a refused pursuit with those that may be made, and places apart', () => {
    expect(sorting.verb(deed('pursue', 'A1', ['B1']))).toBe(sorting.verb(deed('pursue', 'A1', ['B2'], ['1,2'])));
    expect(sorting.group(deed('pursue', 'A1', [], ['1,2']))).toBe('pursuit-place');
  });

  it('aims what has a target or a place', () => {
    expect(isAimed(deed('charge', 'A1', ['B1'], ['1,2']))).toBe(true);
    expect(isAimed(deed('stay'))).toBe(false);
  });

  it('has a name for every verb that is aimed', () => {
    expect(['charge', 'engage', 'dive', 'pursue'].filter((k) => en.verbs[k] === undefined)).toEqual([]);
  });
});
