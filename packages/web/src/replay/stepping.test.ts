import { describe, expect, it } from 'vitest';
import { stepFor } from './stepping.ts';

const WALK = { answers: 20, turns: [2, 7, 7, 15].map((at) => ({ at, round: null, say: { key: 'turn', args: {} } })) };

describe('keys of a replay', () => {
  it.each([
    ['ArrowLeft', 5, 4],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 5, 6],
    ['ArrowRight', 20, 20],
    ['PageUp', 9, 7],
    ['PageUp', 7, 2],
    ['PageUp', 2, 0],
    ['PageDown', 0, 2],
    ['PageDown', 7, 15],
    ['PageDown', 16, 20],
    ['Home', 9, 0],
    ['End', 9, 20],
    ['a', 9, null],
  ] as const)('%s from %i', (key, at, to) => {
    expect(stepFor(key, at, WALK)).toBe(to);
  });
});
