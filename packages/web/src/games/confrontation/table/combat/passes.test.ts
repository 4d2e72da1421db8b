import { situationMatch } from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import { besidesOf, fightsIn, latestWound } from './passes.ts';

describe('a combat read from the log', () => {
  it('is the long example of chapter 9, attack by attack', () => {
    const m = situationMatch({
      fighters: {
        P: { side: 1, is: 'praetorian-guard' },
        C1: { side: 2, is: 'dirz-clone' },
        C2: { side: 2, is: 'dirz-clone' },
        W: { side: 2, is: 'dawn-warrior' },
      },
      contacts: ['P-C1', 'P-C2', 'P-W'],
      combat: 'P',
      dice: { P: '3/1', C1: '2/0', C2: '1/1', W: '2/0' },
      initiative: 2,
    });
    const script: readonly (string | readonly number[])[] = [
      'attack:C1>P',
      'parry:0',
      [3],
      [2, 4],
      'attack:C2>P',
      'parry:0',
      [1],
      [1, 3],
      'attack:W>P',
      'parry:1',
      [5],
      [5],
      'attack:P>C2',
      'parry:1',
      [1],
      [4],
      'attack:P>W',
      [4],
      [3, 6],
      'attack:P>C1',
      [2],
      [5, 5],
      'attack:W>P',
      [3],
      [4, 5],
    ];
    for (const s of script) {
      if (typeof s === 'string') m.take(s);
      else m.roll(s);
    }
    const [fight] = fightsIn(m.events);
    expect(
      fight.passes.map((p) => p.strikes.map((s) => `${s.by}>${s.on} ${s.attack?.total} ${s.outcome} ${s.wound?.result ?? '-'}`)),
    ).toEqual([
      ['1>0 6 hits stunned', '2>0 4 hits nothing', '3>0 8 parried -', '0>2 5 parried -', '0>3 8 hits serious', '0>1 6 hits killed'],
      ['3>0 4 hits light'],
    ]);
    expect(fight.passes[0].strikes[2]).toMatchObject({ answer: { dice: 1, how: 'plain' }, defence: { naturals: [5], value: 4, total: 9 } });
    // The fifth wounds as the table says; the first stuns: no word beyond the table's.
    expect(fight.passes[0].strikes.flatMap(besidesOf)).toEqual([]);
    expect(fight.over).toBe(true);
    expect(latestWound(m.events)).toMatchObject({ location: 'thorax', row: '<0', total: -1, low: 4, high: 5 });
  });

  it('keeps an earned attack apart, and sixes rolled again together', () => {
    const m = situationMatch({
      fighters: { A: { side: 1 }, B: { side: 2, skills: [{ skill: 'counter-attack' }] } },
      contacts: ['A-B'],
      combat: 'A',
      dice: { A: '1/1', B: '1/1' },
      initiative: 1,
    });
    m.take('attack:A>B');
    m.take('parry:1:counter');
    m.roll([2]);
    m.roll([6]);
    m.take('again');
    m.roll([3]);
    const strikes = fightsIn(m.events)[0].passes[0].strikes;
    expect(strikes).toHaveLength(2);
    expect(strikes[0]).toMatchObject({ outcome: 'parried', answer: { how: 'counter' }, defence: { naturals: [6, 3], total: 12 } });
    expect(strikes[1]).toMatchObject({ by: 1, on: 0, how: 'gained', outcome: 'pending', attack: null });
  });

  it('tells apart what the wound table said and what came of it', () => {
    const m = situationMatch({
      fighters: { A: { side: 1 }, B: { side: 2, wound: 'critical' } },
      contacts: ['A-B'],
      combat: 'A',
      dice: { A: '2/0', B: { placed: [2, 0], left: [0, 0] } },
      initiative: 1,
    });
    m.take('attack:A>B');
    m.roll([4]);
    m.roll([3, 4]);
    const [strike] = fightsIn(m.events)[0].passes[0].strikes;
    expect(strike.wound?.result).not.toBe('killed');
    expect(besidesOf(strike).map((e) => e.key)).toEqual(['wounds-kill', 'killed']);
  });

  it('knows the rounds of the combats it tells, the first one too', () => {
    const combat = { key: 'combat-begins', rule: 'conf:IX-C-1.d', args: { n: 1, figures: { figures: [0, 1] } }, to: 'all' as const };
    const round = (n: number) => ({ key: 'round-begins', rule: 'conf:F4.a', args: { round: n }, to: 'all' as const });
    expect(fightsIn([combat, round(2), combat]).map((f) => f.round)).toEqual([1, 2]);
    expect(fightsIn([round(3), combat, round(4), combat]).map((f) => f.round)).toEqual([3, 4]);
    expect(fightsIn([combat]).map((f) => f.round)).toEqual([0]);
  });
});
