import { describe, expect, it } from 'vitest';
import { focusOf } from './focus.ts';
import { FLYING, OBSTACLE } from './ground.ts';
import { action, positionOf } from './positions.testing.ts';
import { type Action, type Position, reading } from './reach.ts';
import { focusIn, outcomesAgain, readAgain } from './readings.ts';
import { outcomesOf } from './turn.ts';

const PAIR = [
  { q: 1, r: 0 },
  { q: 2, r: 0 },
];
const drawn = { foes: { '2,0': 10, '-2,0': 10, '0,3': 4 } };
const base = positionOf(drawn);

/** One thing after the other is changed: whatever the reading left out of its comparison would be answered by what was kept. */
const CASES: readonly (readonly [string, Position, Action])[] = [
  ['as it is', base, action()],
  ['another place', { ...base, at: positionOf({ at: '1,1' }).at }, action()],
  ['one foe fewer', { ...base, foes: base.foes.slice(1) }, action()],
  ['a foe elsewhere', positionOf({ foes: { '3,0': 10, '-2,0': 10, '0,3': 4 } }), action()],
  ['another initiative', { ...base, foes: base.foes.map((f, i) => ({ ...f, initiative: i })) }, action()],
  ['an obstacle', positionOf({ ...drawn, terrain: { '1,0': OBSTACLE } }), action()],
  ['a friend', positionOf({ ...drawn, friends: ['1,0'] }), action()],
  ['a wall', positionOf({ ...drawn, walls: [0, 1, 2, 3, 4, 5].map((direction) => ({ space: base.at, direction })) }), action()],
  ['no movement', base, action({ move: 0 })],
  ['flying', positionOf({ ...drawn, terrain: { '1,0': OBSTACLE, '-1,0': OBSTACLE } }), action({ how: FLYING })],
  ['walking there', positionOf({ ...drawn, terrain: { '1,0': OBSTACLE, '-1,0': OBSTACLE } }), action()],
  ['two targets at range', base, action({ targets: 2, range: 4 })],
  ['one target at range', base, action({ targets: 1, range: 4 })],
  ['muddled', base, action({ targets: 1, range: 4, muddled: true })],
  ['an area', base, action({ area: PAIR, grey: true })],
  ['an area at range', base, action({ area: PAIR, grey: false, range: 2 })],
  ['no attack', base, action({ targets: 0 })],
];

describe('a reading kept', () => {
  it('is that of the same position and action, whatever was asked before', () => {
    // Each beside each other one: what was kept of the first must not answer for the second.
    for (const [, p, a] of CASES)
      for (const [name, q, b] of CASES) {
        focusIn(readAgain(p, a));
        outcomesAgain(p, a);
        expect({ name, focus: focusIn(readAgain(q, b)) }).toEqual({ name, focus: focusOf(reading(q, b)) });
        expect({ name, outcomes: outcomesAgain(q, b) }).toEqual({ name, outcomes: outcomesOf(q, b) });
      }
  });

  it('is found again by a position made anew', () => {
    expect(outcomesAgain(positionOf(drawn), action())).toEqual(outcomesOf(base, action()));
    const grounds = { ...base, ground: { ...base.ground, terrain: base.ground.terrain.slice(), stands: base.ground.stands.slice() } };
    expect(outcomesAgain(grounds, action({ area: [] }))).toBe(outcomesAgain(base, action({ area: [] })));
  });
});
