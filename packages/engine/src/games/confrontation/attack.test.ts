import { describe, expect, it } from 'vitest';
import type { ConfMatch } from './situation-values.ts';
import { confrontationSituations, situationMatch } from './situations.ts';

const values = (m: ConfMatch, ...names: string[]): unknown[] => names.map((n) => confrontationSituations.value(m, n));

/** The praetorian guard against two clones and a dawn warrior, dice placed, Scorpion first (IX-F). */
function example(): ConfMatch {
  return situationMatch({
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
}

describe('the example of IX-F, roll by roll', () => {
  it('plays both passes to the printed end', () => {
    const m = example();
    // Pass 1: the Scorpion.
    m.take('attack:C1>P');
    m.take('parry:0');
    m.roll([3]);
    m.roll([2, 4]);
    expect(values(m, 'P.stunned', 'P.ATT', 'P.wound')).toEqual([true, 4, 'none']);
    expect(m.whyNot('attack:C1>P').map((r) => r.rule)).toEqual(['conf:IX-D-2.c']);
    m.take('attack:C2>P');
    m.take('parry:0');
    m.roll([1]);
    m.roll([1, 3]);
    m.take('attack:W>P');
    m.take('parry:1');
    m.roll([5]);
    m.roll([5]);
    expect(values(m, 'P.defence', 'P.wound')).toEqual([0, 'none']);
    // The Griffin.
    m.take('attack:P>C2');
    m.take('parry:1');
    m.roll([1]);
    m.roll([4]);
    m.take('attack:P>W');
    m.roll([4]);
    m.roll([3, 6]);
    expect(values(m, 'W.wound', 'W.ATT', 'W.FOR')).toEqual(['serious', 1, 5]);
    m.take('attack:P>C1');
    m.roll([2]);
    m.roll([5, 5]);
    expect(values(m, 'C1.alive', 'C1.attack')).toEqual([false, 0]);
    // Pass 2: only the dawn warrior has a die left.
    expect(m.options().map((o) => o.id)).toEqual(['attack:W>P']);
    m.take('attack:W>P');
    m.roll([3]);
    m.roll([4, 5]);
    expect(m.node.kind).toBe('over');
    const keys = m.events.map((e) => e.key);
    expect(keys.filter((k) => k === 'wound-roll')).toHaveLength(5);
    expect(keys.filter((k) => k === 'pass-begins')).toHaveLength(2);
    expect(keys).not.toContain('pursues');
    // The round ends with the phase: stunned passes, the light wound stays.
    expect(values(m, 'P.INI', 'P.ATT', 'P.FOR', 'P.DEF', 'P.stunned', 'P.wound')).toEqual([2, 4, 7, 4, false, 'light']);
  });
});
