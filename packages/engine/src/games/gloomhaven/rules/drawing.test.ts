import { describe, expect, it } from 'vitest';
import { MODIFIERS, modifierAt } from '../content/modifiers.ts';
import { countingOf, goesOn } from './drawing.ts';

const kinds = (...ids: string[]): number[] => ids.map((id) => modifierAt(id));
const ADVANTAGE = 1;
const DISADVANTAGE = -1;

describe('cards that count', () => {
  it.each([
    ['x2 then +2 on Attack 1: +2 makes 3, x2 makes 2 (advantage.01)', ['x2', '+2'], ADVANTAGE, 1, ['+2']],
    ['+2 then x2 on Attack 2: the same, so the first (advantage.01)', ['+2', 'x2'], ADVANTAGE, 2, ['+2']],
    ['null then -1 (advantage.01)', ['null', '-1'], ADVANTAGE, 3, ['-1']],
    ['+0 Stun first, +2 second: ambiguous (advantage.02)', ['+0/stun', '+2'], ADVANTAGE, 3, ['+0/stun']],
    ['+2 first, +0 Stun second: ambiguous (advantage.02)', ['+2', '+0/stun'], ADVANTAGE, 3, ['+2']],
    ['the same under disadvantage (advantage.02)', ['+2', '+0/stun'], DISADVANTAGE, 3, ['+2']],
    ['-1 with an effect beats -1 without (advantage.03)', ['-1', '-1/stun'], ADVANTAGE, 3, ['-1/stun']],
    ['+1 Stun first, +1 second, under disadvantage (advantage.04)', ['+1/stun', '+1'], DISADVANTAGE, 3, ['+1']],
    ['Stun first, +1 Stun second (advantage.05)', ['+0/stun', '+1/stun'], ADVANTAGE, 3, ['+1/stun']],
    ['+1 Stun first, Stun second, under disadvantage (advantage.05)', ['+1/stun', '+0/stun'], DISADVANTAGE, 3, ['+0/stun']],
    ['+1 Stun then +1 Fire (advantage.07)', ['+1/stun', '+1/fire'], ADVANTAGE, 3, ['+1/stun']],
    ['+2 Stun then +0 Muddle (advantage.08)', ['+2/stun', '+0/muddle'], ADVANTAGE, 3, ['+2/stun']],
    ['+0 Muddle then +2 Stun under disadvantage (advantage.08)', ['+0/muddle', '+2/stun'], DISADVANTAGE, 3, ['+0/muddle']],
    ['one of two rolls: both (advantage.09)', ['rolling+1', '-1'], ADVANTAGE, 3, ['rolling+1', '-1']],
    ['both roll: all of them (advantage.09)', ['rolling+1', 'rolling+1', '+0'], ADVANTAGE, 3, ['rolling+1', 'rolling+1', '+0']],
    ['one of two rolls under disadvantage: the other alone', ['rolling+1', '-1'], DISADVANTAGE, 3, ['-1']],
    ['both roll under disadvantage: the last alone', ['rolling+1', 'rolling+1', '+1'], DISADVANTAGE, 3, ['+1']],
    [
      'a chain without advantage counts whole (draw.07)',
      ['rolling+1', 'rolling+0/muddle', '+0'],
      0,
      2,
      ['rolling+1', 'rolling+0/muddle', '+0'],
    ],
  ] as const)('%s', (_name, drawn, mode, n, counts) => {
    expect(countingOf(MODIFIERS, kinds(...drawn), mode, n)).toEqual(kinds(...counts));
  });

  it('draws on to a card that does not roll, and two with advantage or disadvantage (draw.06, advantage.09)', () => {
    expect(goesOn(MODIFIERS, kinds('rolling+1'), 0)).toBe(true);
    expect(goesOn(MODIFIERS, kinds('rolling+1', 'null'), 0)).toBe(false);
    expect(goesOn(MODIFIERS, kinds('+1'), ADVANTAGE)).toBe(true);
    expect(goesOn(MODIFIERS, kinds('rolling+1', '-1'), ADVANTAGE)).toBe(false);
    expect(goesOn(MODIFIERS, kinds('rolling+1', 'rolling+1'), DISADVANTAGE)).toBe(true);
    expect(goesOn(MODIFIERS, kinds('rolling+1', 'rolling+1', '+0'), DISADVANTAGE)).toBe(false);
  });
});
