import { describe, expect, it } from 'vitest';
import {
  DIFFICULT,
  FLYING,
  friendsInDanger,
  HAZARD,
  JUMPING,
  mayEnd,
  NO_WAY,
  negativesIn,
  OBSTACLE,
  pathOf,
  stepsIn,
  TRAP,
  WALKING,
  walksWithin,
  waysFrom,
  waysTo,
} from './ground.ts';
import { at, FIELD, groundOf } from './positions.testing.ts';

type Way = readonly [negatives: number, steps: number] | null;

/** The way from 0,0 to a space. */
function way(drawn: Parameters<typeof groundOf>[0], how: number, to: string): Way {
  const weight = waysFrom(groundOf(drawn), how, at('0,0'), new Int32Array(FIELD.size))[at(to)];
  return weight === NO_WAY ? null : [negativesIn(weight), stepsIn(weight)];
}

const ring = ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'];
const all = (bits: number): Record<string, number> => Object.fromEntries(ring.map((id) => [id, bits]));

describe('a way as the spaces entered', () => {
  it.each([
    ['walking', WALKING, {}],
    ['walking, traps all round', WALKING, { terrain: all(TRAP) }],
    ['walking past friends', WALKING, { friends: ring }],
    ['a jump over traps', JUMPING, { terrain: all(TRAP) }],
    ['a jump over obstacles', JUMPING, { terrain: all(OBSTACLE) }],
    ['a jump over foes', JUMPING, { foes: Object.fromEntries(ring.map((id) => [id, 1])) }],
    ['a jump over difficult ground onto a trap', JUMPING, { terrain: { ...all(DIFFICULT), '3,0': TRAP } }],
    ['flying over obstacles', FLYING, { terrain: all(OBSTACLE) }],
  ] as const)('%s: each beside the one before', (_name, how, drawn) => {
    const ground = groundOf(drawn);
    const path = pathOf(ground, how, at('0,0'), at('3,0'));
    expect(path).toHaveLength(3);
    expect(path[2]).toBe(at('3,0'));
    [at('0,0'), ...path].reduce((a, b) => {
      expect(FIELD.neighbours.subarray(a * 6, a * 6 + 6)).toContain(b);
      return b;
    });
  });
});

describe('the weight of a way', () => {
  it.each([
    ['open ground', {}, WALKING, '3,0', [0, 3]],
    ['staying', {}, WALKING, '0,0', [0, 0]],
    ['round an obstacle', { terrain: { '1,0': OBSTACLE } }, WALKING, '2,0', [0, 3]],
    ['obstacles all round', { terrain: all(OBSTACLE) }, WALKING, '2,0', null],
    ['flying over obstacles', { terrain: all(OBSTACLE) }, FLYING, '1,0', [0, 1]],
    ['jumping over obstacles', { terrain: all(OBSTACLE) }, JUMPING, '2,0', [0, 2]],
    ['no jump ends on an obstacle', { terrain: all(OBSTACLE) }, JUMPING, '1,0', null],
    ['difficult ground', { terrain: all(DIFFICULT) }, WALKING, '2,0', [0, 3]],
    ['a jump over difficult ground', { terrain: all(DIFFICULT) }, JUMPING, '2,0', [0, 2]],
    ['a jump onto difficult ground', { terrain: all(DIFFICULT) }, JUMPING, '1,0', [0, 2]],
    ['flying onto difficult ground', { terrain: all(DIFFICULT) }, FLYING, '1,0', [0, 1]],
    ['a trap is gone round, whatever it costs', { terrain: { '1,0': TRAP } }, WALKING, '2,0', [0, 3]],
    ['traps all round', { terrain: all(TRAP) }, WALKING, '2,0', [1, 2]],
    ['hazards weigh as traps do', { terrain: all(HAZARD) }, WALKING, '2,0', [1, 2]],
    ['a trap on a hazard is one negative hex', { terrain: all(TRAP | HAZARD) }, WALKING, '1,0', [1, 1]],
    ['a difficult trap', { terrain: all(TRAP | DIFFICULT) }, WALKING, '1,0', [1, 2]],
    ['a jump over traps', { terrain: all(TRAP) }, JUMPING, '2,0', [0, 2]],
    ['a jump onto a trap', { terrain: all(TRAP) }, JUMPING, '1,0', [1, 1]],
    ['flying onto a trap', { terrain: all(TRAP) }, FLYING, '1,0', [0, 1]],
    ['leaving a trap', { terrain: { '0,0': TRAP | DIFFICULT } }, WALKING, '1,0', [0, 1]],
    ['through friends', { friends: ring }, WALKING, '2,0', [0, 2]],
    ['nobody ends on a friend', { friends: ring }, FLYING, '1,0', null],
    ['not through foes', { foes: Object.fromEntries(ring.map((id) => [id, 1])) }, WALKING, '2,0', null],
    ['a jump over foes', { foes: Object.fromEntries(ring.map((id) => [id, 1])) }, JUMPING, '2,0', [0, 2]],
    ['nobody ends on a foe', { foes: { '1,0': 1 } }, JUMPING, '1,0', null],
    ['round a wall', { walls: [{ space: at('0,0'), direction: 0 }] }, FLYING, '1,0', [0, 2]],
  ] as const)('%s', (_name, drawn, how, to, expected) => {
    expect(way(drawn, how, to)).toEqual(expected);
  });

  it('is the same backwards', () => {
    const drawn = { friends: ['2,-1'], foes: { '-1,0': 1 }, terrain: { '1,0': DIFFICULT, '1,-1': TRAP, '0,1': OBSTACLE, '0,-1': HAZARD } };
    const ground = groundOf(drawn);
    for (const how of [WALKING, JUMPING, FLYING]) {
      for (let to = 0; to < FIELD.size; to++) {
        if (to === at('0,0') || !mayEnd(ground, how, to)) continue;
        const forwards = waysFrom(ground, how, at('0,0'), new Int32Array(FIELD.size))[to];
        expect(waysTo(ground, how, to, new Int32Array(FIELD.size))[at('0,0')]).toBe(forwards);
      }
    }
  });
});

describe('ways on foot within so many points', () => {
  const walks = (drawn: Parameters<typeof groundOf>[0], points: number) => walksWithin(groundOf(drawn), at('0,0'), points);

  it('are the safest ones where there are points enough', () => {
    const drawn = { friends: ['2,-1'], foes: { '-1,0': 1 }, terrain: { '1,0': DIFFICULT, '1,-1': TRAP, '0,1': OBSTACLE, '0,-1': HAZARD } };
    const ground = groundOf(drawn);
    const ways = waysFrom(ground, WALKING, at('0,0'), new Int32Array(FIELD.size));
    const to = walks(drawn, 20);
    for (let space = 0; space < FIELD.size; space++) {
      if (ways[space] === NO_WAY) continue;
      const { cost, path } = to(space) ?? { cost: -1, path: [] };
      expect(cost).toBe(stepsIn(ways[space]));
      expect(path.filter((s) => (ground.terrain[s] & (TRAP | HAZARD)) !== 0)).toHaveLength(negativesIn(ways[space]));
      expect(path.at(-1) ?? at('0,0')).toBe(space);
    }
  });

  it.each([
    ['through a trap where the way round is too long', { terrain: { '1,0': TRAP } }, 2, '2,0', ['1,0', '2,0']],
    ['round it where it is not', { terrain: { '1,0': TRAP } }, 3, '2,0', 3],
    ['past a friend', { friends: ring }, 2, '2,0', 2],
    ['to where a friend stands, to go on from there', { friends: ring }, 1, '1,0', 1],
    ['not through a foe', { foes: Object.fromEntries(ring.map((id) => [id, 1])) }, 9, '2,0', null],
    ['difficult ground costs twice', { terrain: all(DIFFICULT) }, 2, '2,0', null],
    ['not farther than the points go', {}, 2, '3,0', null],
  ] as const)('%s', (_name, drawn, points, to, expected) => {
    const walk = walks(drawn, points)(at(to));
    if (typeof expected === 'number' || expected === null) expect(walk?.cost ?? null).toBe(expected);
    else expect(walk?.path).toEqual(expected.map(at));
  });

  it('are looked for where a friend stands on a trap or a hazard', () => {
    expect(friendsInDanger(groundOf({ friends: ['1,0'], terrain: { '1,0': HAZARD } }))).toBe(true);
    expect(friendsInDanger(groundOf({ friends: ['1,0'], foes: { '0,1': 1 }, terrain: { '0,1': TRAP } }))).toBe(false);
  });
});
