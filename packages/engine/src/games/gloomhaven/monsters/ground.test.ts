import { describe, expect, it } from 'vitest';
import {
  DIFFICULT,
  FLYING,
  HAZARD,
  JUMPING,
  mayEnd,
  NO_WAY,
  negativesIn,
  OBSTACLE,
  stepsIn,
  TRAP,
  WALKING,
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
