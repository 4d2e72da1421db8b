import { describe, expect, it } from 'vitest';
import { after, values } from './situation.testing.ts';
import type { Situation } from './situation.ts';

describe('maintenance', () => {
  it('ends what lasts for a round: stunned, charges, a dive, and what effects add (F4.g)', () => {
    const at = (turn: 'combat' | 'end'): unknown[] => {
      const situation: Situation = {
        mode: 'skirmish',
        turn,
        fighters: {
          A1: { side: 1, at: [100, 100], stunned: true, memory: { penalty: 1, dive: true, effects: [1, 2, 3, -1] } },
          // Another to touch, so that the combat phase stops at its rolls.
          B1: { side: 2, at: [130, 100] },
        },
      };
      return values(after(situation), 'round', 'A1.INI', 'A1.ATT', 'A1.FOR', 'A1.DEF', 'A1.stunned', 'A1.charged', 'A1.dive');
    };
    expect(at('combat')).toEqual([1, 4, 5, 8, 0, true, 1, true]);
    expect(at('end')).toEqual([2, 3, 3, 4, 3, false, 0, false]);
  });
});
