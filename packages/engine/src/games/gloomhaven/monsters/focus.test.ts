import { describe, expect, it } from 'vitest';
import { FOCUS_CRITERIA, focusOf, focusRanked, ranksOf } from './focus.ts';
import { OBSTACLE, TRAP } from './ground.ts';
import { action, positionOf } from './positions.testing.ts';
import { type Action, reading } from './reach.ts';

const read = (drawn: Parameters<typeof positionOf>[0], other: Partial<Action> = {}) => reading(positionOf(drawn), action(other));

describe('focusOf', () => {
  it.each([
    ['nobody', {}, []],
    ['the shorter way', { foes: { '3,0': 1, '-2,0': 9 } }, [1]],
    [
      'the way without traps',
      { foes: { '2,0': 1, '-4,0': 9 }, terrain: { '1,0': TRAP, '2,-1': TRAP, '3,-1': TRAP, '1,1': TRAP, '3,0': TRAP, '2,1': TRAP } },
      [1],
    ],
    ['the nearer of two with ways alike', { foes: { '3,0': 1, '-2,0': 9 }, terrain: { '-1,0': OBSTACLE } }, [1]],
    ['the earlier', { foes: { '2,0': 30, '-2,0': 20 } }, [1]],
    ['both where nothing tells them apart', { foes: { '2,0': 20, '-2,0': 20, '0,2': 21 } }, [0, 1]],
  ] as const)('%s', (_name, drawn, expected) => {
    expect(focusOf(read(drawn))).toEqual(expected);
  });

  it('says at which criterion each of the others lost', () => {
    const x = read({ foes: { '2,0': 20, '-2,0': 20, '0,2': 21, '0,-3': 1 } });
    const names = focusRanked(x).map((r) => (r.lostAt < 0 ? null : FOCUS_CRITERIA[r.lostAt].name));
    expect(names).toEqual([null, null, 'initiative', 'way']);
  });

  it('does not depend on how far the monster moves', () => {
    for (const move of [0, 1, 5]) expect(focusOf(read({ foes: { '4,0': 1, '-3,0': 9 } }, { move }))).toEqual([1]);
  });
});

describe('ranksOf', () => {
  it('goes by distance from where the turn begins, then by initiative; equals share a rank', () => {
    expect(ranksOf(read({ foes: { '3,0': 1, '-1,0': 50, '1,0': 10, '0,1': 10 } }))).toEqual([2, 1, 0, 0]);
  });
});
