/** gh:forced.1, gh:move.3. Whom a pushed figure may pass. */

import { describe, expect, it } from 'vitest';
import type { Situation } from '../situation.ts';
import { situationMatch } from '../situations.ts';

/** A push on a guard with a character right behind it. */
function pushed(flying: boolean, n = 2) {
  const m = situationMatch({
    characters: { brute: { at: [3, 3], lead: 'shove' }, scoundrel: { at: [5, 3], initiative: 80 } },
    monsters: { 'bandit-guard-1': { at: [4, 3] } },
    types: { 'bandit-guard': { flying, card: { initiative: 90, lines: [] } } },
    cards: { shove: { initiative: 20, top: [{ do: 'push', n, whom: { who: 'adjacent-enemy' } }] } },
    turn: 'brute',
  } as Situation);
  m.take('play:shove/top');
  m.take('do:push>bandit-guard-1');
  return m;
}

const ids = (m: ReturnType<typeof pushed>): string[] => m.options().map((o) => o.id);

describe('a push towards an enemy of the one pushed', () => {
  it('goes beside it where the target walks', () => {
    expect(ids(pushed(false))).not.toContain('to:5,3');
  });

  it('goes over it where the target flies, but does not end there', () => {
    const m = pushed(true);
    expect(ids(m)).toContain('to:5,3');
    m.take('to:5,3');
    expect(ids(m)).not.toContain('stop');
    m.take('to:6,3');
    expect(m.state.figures.find((f) => f.number === 1 && f.seat < 0)?.hex).toBe(m.table.map.names.indexOf('6,3'));
  });

  it('not where it could not come off it again', () => {
    expect(ids(pushed(true, 1))).not.toContain('to:5,3');
  });
});
