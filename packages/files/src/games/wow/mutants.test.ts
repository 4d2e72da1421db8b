/** What looks for mutants finds rulings that say nothing. */
import type { RulingCase } from '@escarmouche/engine';
import { describe, expect, it } from 'vitest';
import { hollow, mutantsOf, stands } from '../../mutants.testing.ts';
import { situationsOf } from '../played.testing.ts';

describe('what looks for mutants', () => {
  const situation = { figures: { A: { side: 1, at: '0,0' }, X: { side: 2, at: '1,0' } }, turn: 'A' };
  const of = situationsOf('wow');
  const name = { en: 'a', fr: 'a' };
  const standing = (c: RulingCase): string[] => mutantsOf(of, c, 1).flatMap((m) => (stands(of, m) ? [m.what] : []));

  it('finds an expectation of nothing, and events that are named too loosely', () => {
    expect(standing({ name, situation, script: [{ expect: {} }] })).toEqual(['case 1, step 1: nothing at all is expected']);
    expect(standing({ name, situation, script: [{ expect: { decision: { seat: 1, rule: 'wow:501' }, offered: ['end'] } }] })).toEqual([]);
    const hits = { name, situation, script: [{ take: 'attack:A/main>X' }, { roll: [10, 1, 1] }] };
    const events = [{ event: 'rolls-attack', with: { dice: 3 } }];
    expect(standing({ ...hits, script: [...hits.script, { expect: { events } }] })).toEqual([]);
  });

  it('finds odds that are the same of something else, and that nothing hangs on', () => {
    const roll = { take: 'attack:A/main>X' };
    const odds = (of: string, is: Record<string, string>): RulingCase => ({
      name,
      situation,
      script: [
        roll,
        { expect: { odds: { of, is, until: 'attack', policy: 'never' } } },
        { expect: { values: { 'A.health': 10, 'A.at': '0,0' } } },
      ],
    });
    // Nobody decides anything: the policy says nothing.
    expect(standing(odds('X.health', { '10': '27/1000', '9': '189/1000', '8': '441/1000', '7': '343/1000' }))).toEqual([
      'case 1, step 2: odds of X.health under any other policy',
    ]);
    // The attacker loses nothing whenever he is looked at.
    expect(standing(odds('A.health', { '10': '1' }))).toEqual([
      'case 1, step 2: odds of A.health read at any other moment',
      'case 1, step 2: odds of A.health under any other policy',
    ]);
  });

  it('finds a case that is true whatever happens', () => {
    const nobody: RulingCase = { name, situation, script: [{ expect: { absent: ['keep'], never: ['match-won'] } }] };
    expect(hollow(of, [nobody], nobody, 1)).toEqual(['case 1, step 1: absent keep', 'case 1, step 1: never "match-won"']);
    const moved: RulingCase = { name, situation, script: [{ take: 'move:A>0,1' }, { expect: { absent: ['move:A>1,-1'] } }] };
    expect(hollow(of, [moved], moved, 1)).toEqual([]);
  });
});
