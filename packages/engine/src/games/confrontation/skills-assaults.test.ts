import { describe, expect, it } from 'vitest';
import { after, duel, forbids, happened, offered, play, standsAt, told, value, values } from './situation.testing.ts';
import type { Situation, SituationFighter } from './situation.ts';

/** A1's card is being played, B1 stands some 10 cm away. */
const field = (a: Partial<SituationFighter>, b: Partial<SituationFighter>, more: Partial<Situation> = {}): Situation => ({
  mode: 'skirmish',
  fighters: { A1: { side: 1, at: [300, 300], ...a }, B1: { side: 2, at: [400, 300], ...b } },
  turn: { card: 'A1' },
  ...more,
});

/** A1 has killed B1 and pursued into B2, whose combat with it is about to be fought. */
const pursued = (a: Partial<SituationFighter>, more: Partial<Situation> = {}) =>
  after(
    {
      fighters: {
        A1: { side: 1, at: [300, 300], ...a, printed: { FOR: 20, ...a.printed } },
        B1: { side: 2, at: [330, 300] },
        B2: { side: 2, at: [370, 300] },
      },
      combat: 'A1',
      dice: { A1: '1/1', B1: '0/2' },
      initiative: 1,
      ...more,
    },
    'attack:A1>B1',
    'parry:0',
    [1],
    [6, 6],
    'pursue:A1>B2',
  );

describe('conf:skill.charge-strength', () => {
  const LANCE = { skills: [{ skill: 'charge-strength', x: 8 }] };

  it('adds X to FOR in the combat after a charge, and to nothing else', () => {
    const m = after(duel({ ...LANCE, charged: ['B1'] }, {}, ['1/1', '0/2']));
    expect(values(m, 'A1.FOR', 'A1.ATT', 'A1.INI')).toEqual([12, 3, 3]);
    play(m, 'attack:A1>B1', 'parry:0', [1], [1, 1]);
    expect(told(m, 'wound-roll')?.force).toBe(12);
  });

  it('adds nothing after an engagement or a pursuit, nor without an assault', () => {
    expect(value(after(duel({ ...LANCE, engaged: true }, {})), 'A1.FOR')).toBe(4);
    expect(value(after(duel(LANCE, {})), 'A1.FOR')).toBe(4);
    const m = pursued({ ...LANCE, charged: ['B1'] });
    expect(value(m, 'A1.FOR')).toBe(20);
  });

  it('holds from the charge itself on', () => {
    const m = after(field(LANCE, {}), 'charge:A1>B1');
    expect(value(m, 'A1.FOR')).toBe(12);
    expect(value(after(field(LANCE, {}), 'engage:A1>B1'), 'A1.FOR')).toBe(4);
  });
});

describe('conf:skill.bestial-charge', () => {
  const BEAST = { skills: [{ skill: 'bestial-charge' }] };
  const dealt = (a: Partial<SituationFighter>, choices: Situation['choices'] = {}) =>
    value(after({ fighters: { A1: { side: 1, ...a }, B1: { side: 2 } }, contacts: ['A1-B1'], combat: 'A1', choices }), 'A1.unplaced');

  it('gives a die more after a charge, by option', () => {
    expect(dealt({ ...BEAST, charged: ['B1'] }, { 'bestial-charge': 'one-die' })).toBe(3);
    expect(dealt({ ...BEAST, charged: ['B1'] })).toBe(2);
  });

  it('gives none without a charge of its bearer', () => {
    expect(dealt(BEAST, { 'bestial-charge': 'one-die' })).toBe(2);
    expect(dealt({ ...BEAST, engaged: true }, { 'bestial-charge': 'one-die' })).toBe(2);
    expect(dealt({ charged: ['B1'] }, { 'bestial-charge': 'one-die' })).toBe(2);
  });
});

describe('conf:skill.amok', () => {
  const AMOK = { skills: [{ skill: 'amok' }] };

  it('gives ATT+1 and FOR+1 after a charge and after an engagement', () => {
    for (const assault of [{ charged: ['B1'] }, { engaged: true }])
      expect(values(after(duel({ ...AMOK, ...assault }, {})), 'A1.ATT', 'A1.FOR', 'A1.DEF')).toEqual([4, 5, 3]);
    expect(values(after(duel(AMOK, {})), 'A1.ATT', 'A1.FOR')).toEqual([3, 4]);
    expect(values(after(duel({}, { ...AMOK, charged: ['A1'] })), 'A1.ATT', 'B1.ATT')).toEqual([2, 4]);
  });

  it('gives nothing where contact came by pursuit', () => {
    const m = pursued({ ...AMOK, charged: ['B1'] });
    expect(values(m, 'A1.ATT', 'A1.FOR', 'A1.enemies')).toEqual([3, 20, ['B2']]);
  });
});

describe('conf:skill.war-cry', () => {
  const CRY = { skills: [{ skill: 'war-cry', x: 6 }] };

  it('makes the charged test their Courage against X', () => {
    const m = after(field(CRY, {}), 'charge:A1>B1');
    expect(standsAt(m)).toBe('test 2');
    play(m, [1]);
    expect([told(m, 'test-total')?.against, told(m, 'test-total')?.total, value(m, 'B1.routed')]).toEqual([6, 5, true]);
    const brave = after(field(CRY, {}), 'charge:A1>B1', [2]);
    expect([value(brave, 'B1.routed'), happened(brave).includes('charges')]).toEqual([false, true]);
  });

  it('makes nobody test in an engagement, nor those who show PEUR themselves', () => {
    expect(happened(after(field(CRY, {}), 'engage:A1>B1'))).toContain('engages');
    // Nor does the cry of one who is charged frighten anybody.
    expect(happened(after(field({}, CRY), 'charge:A1>B1'))).toContain('charges');
    const m = after(field(CRY, { printed: { PEUR: 2 } }), 'charge:A1>B1');
    // Who cries counts as having PEUR in that charge: he does not test against theirs either.
    expect([happened(m).includes('charges'), value(m, 'B1.routed'), value(m, 'A1.routed')]).toEqual([true, false, false]);
  });

  it('spares its bearer nothing in an engagement', () => {
    expect(standsAt(after(field(CRY, { printed: { PEUR: 5 } }), 'engage:A1>B1'))).toBe('test 1');
    expect(standsAt(after(field({}, { printed: { PEUR: 5 } }), 'charge:A1>B1'))).toBe('test 1');
  });

  it('counts beside a PEUR of its own: the higher one is feared', () => {
    const m = after(field({ ...CRY, printed: { PEUR: 8 } }, {}), 'charge:A1>B1', [3]);
    expect([told(m, 'test-total')?.against, value(m, 'B1.routed')]).toEqual([8, true]);
  });
});

describe('conf:skill.implacable', () => {
  const killed = (a: Partial<SituationFighter>) =>
    after(duel({ printed: { FOR: 20 }, ...a }, {}, ['1/1', '0/2']), 'attack:A1>B1', 'parry:0', [1], [6, 6]);

  it('allows X pursuits more in a round', () => {
    expect(standsAt(killed({}))).toBe('pursue 1');
    expect(standsAt(killed({ pursuits: 1 }))).toBe('over');
    expect(standsAt(killed({ pursuits: 1, skills: [{ skill: 'implacable', x: 1 }] }))).toBe('pursue 1');
    expect(standsAt(killed({ pursuits: 2, skills: [{ skill: 'implacable', x: 1 }] }))).toBe('over');
    expect(standsAt(killed({ pursuits: 4, skills: [{ skill: 'implacable', x: 4 }] }))).toBe('pursue 1');
  });

  it('counts each pursuit of the round', () => {
    const m = pursued({ skills: [{ skill: 'implacable', x: 1 }] });
    play(m, 'combat:A1', 'dice:B2=0/2', 'dice:A1=1/1', [1], [5], 'attack:A1>B2', 'parry:0', [1], [6, 6]);
    expect(standsAt(m)).toBe('pursue 1');
    const plain = pursued({});
    play(plain, 'combat:A1', 'dice:B2=0/2', 'dice:A1=1/1', [1], [5], 'attack:A1>B2', 'parry:0', [1], [6, 6]);
    expect(standsAt(plain)).toBe('over');
  });
});

describe('conf:skill.disengagement', () => {
  const held = (x: number | null): Situation => ({
    mode: 'skirmish',
    fighters: {
      A1: { side: 1, at: [300, 300], ...(x === null ? {} : { skills: [{ skill: 'disengagement', x }] }) },
      B1: { side: 2, at: [330, 300] },
      B2: { side: 2, at: [270, 300] },
    },
    turn: { card: 'A1' },
  });

  it('caps the difficulty of leaving contact at X', () => {
    expect(value(after(held(null)), 'A1.leave')).toBe(8);
    expect(value(after(held(5)), 'A1.leave')).toBe(5);
    expect(value(after(held(9)), 'A1.leave')).toBe(8);
  });

  it('counts in the test', () => {
    expect(happened(after(held(5), 'leave:A1', [2]))).toContain('breaks-off');
    expect(happened(after(held(5), 'leave:A1', [1]))).toContain('cannot-break-off');
    expect(happened(after(held(null), 'leave:A1', [4]))).toContain('cannot-break-off');
  });
});

describe.each(['hard-boiled', 'thick-brute'])('conf:skill.%s', (skill) => {
  const TOUGH = { skills: [{ skill }] };

  it('raises Power by 1, so that an ordinary charge takes nothing from its bearer', () => {
    const m = after(field({}, TOUGH), 'charge:A1>B1');
    expect(values(m, 'B1.PUI', 'B1.charged', 'B1.ATT')).toEqual([2, 0, 3]);
    expect(values(after(field({}, {}), 'charge:A1>B1'), 'B1.PUI', 'B1.charged', 'B1.ATT')).toEqual([1, 1, 2]);
  });

  it('does not help against one of the same Power, nor where Power is left aside', () => {
    expect(values(after(field(TOUGH, TOUGH), 'charge:A1>B1'), 'B1.charged')).toEqual([1]);
    expect(value(after(field({ printed: { PUI: 2 } }, TOUGH), 'charge:A1>B1'), 'B1.charged')).toBe(1);
    expect(value(after(field({}, TOUGH, { choices: { 'charge-power': 'always' } }), 'charge:A1>B1'), 'B1.charged')).toBe(1);
  });

  it('adds to the Power of one who charges', () => {
    expect(value(after(field(TOUGH, { printed: { PUI: 2 } }), 'charge:A1>B1'), 'B1.charged')).toBe(1);
    expect(value(after(field({}, { printed: { PUI: 2 } }), 'charge:A1>B1'), 'B1.charged')).toBe(0);
  });
});

describe('conf:skill.hard-boiled and conf:skill.thick-brute together', () => {
  it('add up', () => {
    const both = { skills: [{ skill: 'hard-boiled' }, { skill: 'thick-brute' }] };
    const m = after(field({ printed: { PUI: 2 } }, both), 'charge:A1>B1');
    expect(values(m, 'B1.PUI', 'B1.charged')).toEqual([3, 0]);
    expect([forbids(m, 'charge:A1>B1').length > 0, offered(m, 'charge:A1')]).toEqual([true, []]);
  });
});
