import { describe, expect, it } from 'vitest';
import type { CardEffect } from './content/types.ts';
import { after, duel, forbids, happened, offered, play, standsAt, told, value, values } from './situation.testing.ts';
import type { Situation, SituationFighter } from './situation.ts';

const STRONG = { printed: { FOR: 12 } };

/** A1 hits B1, who does not parry; the wound roll shows these faces. */
const hit = (a: Partial<SituationFighter>, b: Partial<SituationFighter>, faces: readonly number[], more: Partial<Situation> = {}) =>
  after(duel(a, b, ['2/0', '1/1'], more), 'attack:A1>B1', 'parry:0', [1], faces);

const effect = (does: CardEffect['does'], at: CardEffect['at'] = 'phase-start'): CardEffect => ({
  id: does,
  names: { en: does, fr: does },
  at,
  does,
});

describe('conf:skill.fierce', () => {
  const FIERCE = { skills: [{ skill: 'fierce' }] };

  it('keeps its bearer in play when killed outright, with the penalties of a critical wound and its dice', () => {
    const m = hit(STRONG, FIERCE, [6, 6]);
    expect(happened(m)).toContain('fierce-stands');
    expect(values(m, 'B1.alive', 'B1.fierce', 'B1.wound', 'B1.INI', 'B1.ATT', 'B1.FOR', 'B1.DEF')).toEqual([
      true,
      true,
      'critical',
      0,
      0,
      1,
      0,
    ]);
    expect([standsAt(m), offered(m), value(m, 'B1.defence')]).toEqual(['then the others 2', ['attack:B1>A1'], 1]);
  });

  it('lets it be killed again to no further effect, and leave in the maintenance phase', () => {
    const m = after(duel(STRONG, FIERCE, ['2/0', '0/2']), 'attack:A1>B1', 'parry:0', [1], [6, 6], 'attack:A1>B1', 'parry:0', [1], [6, 6]);
    expect(happened(m).filter((k) => k === 'fierce-leaves')).toHaveLength(1);
    expect(happened(m).indexOf('fierce-leaves')).toBeGreaterThan(happened(m).indexOf('phase-ends'));
    expect([value(m, 'B1.alive'), m.node.kind]).toEqual([false, 'over']);
  });

  it('keeps its killers from pursuing, but may pursue itself', () => {
    const m = hit(STRONG, { ...FIERCE, printed: { FOR: 20 } }, [6, 6]);
    play(m, 'attack:B1>A1', [2], [6, 6]);
    expect([value(m, 'A1.alive'), standsAt(m)]).toEqual([false, 'pursue 2']);
    const held = after(duel(STRONG, FIERCE, ['1/1', '0/2']), 'attack:A1>B1', 'parry:0', [1], [6, 6]);
    expect([standsAt(held), happened(held).includes('no-pursuit')]).toEqual(['over', false]);
  });

  it('cannot be healed once killed', () => {
    const healer = (b: Partial<SituationFighter>): Situation => ({
      fighters: { A1: { side: 1, effects: [effect('heal')] }, A2: { side: 1, ...b }, B1: { side: 2, effects: [effect('stun')] } },
      contacts: ['A1-B1', 'A2-B1'],
    });
    const m = after(healer({ ...FIERCE, fierce: true }));
    expect(offered(m)).not.toContain('use:A1/heal>A2');
    expect(offered(after(healer({ ...FIERCE, wound: 'critical' })))).toContain('use:A1/heal>A2');
  });

  it('takes lesser wounds as anybody does', () => {
    expect(values(hit({}, FIERCE, [4, 4]), 'B1.wound', 'B1.fierce')).toEqual(['serious', false]);
  });
});

describe('conf:skill.survival-instinct', () => {
  const INSTINCT = { skills: [{ skill: 'survival-instinct', x: 5 }] };
  const struck = () => after(duel(STRONG, INSTINCT), 'attack:A1>B1', 'parry:0', [1]);

  it('rolls a die before the wound roll: X or more cancels it', () => {
    expect(standsAt(struck())).toBe('Survival instinct 2');
    const saved = play(struck(), [5]);
    expect([standsAt(saved), happened(saved).includes('survives'), happened(saved).includes('wound-roll')]).toEqual([
      'then the others 2',
      true,
      false,
    ]);
    expect(standsAt(play(struck(), [6]))).toBe('then the others 2');
    const lost = play(struck(), [4]);
    expect(standsAt(lost)).toBe('wound roll 1');
    expect(value(play(lost, [6, 6]), 'B1.alive')).toBe(false);
  });

  it('is rolled before each one, and for no attack that wounds nobody', () => {
    const m = after(duel(STRONG, INSTINCT, ['2/0', '0/2']), 'attack:A1>B1', 'parry:0', [1], [6], 'attack:A1>B1', 'parry:0', [1]);
    expect(standsAt(m)).toBe('Survival instinct 2');
    expect(standsAt(after(duel(STRONG, INSTINCT), 'attack:A1>B1', 'parry:1', [1], [5]))).toBe('then the others 2');
    expect(standsAt(after(duel(STRONG, {}), 'attack:A1>B1', 'parry:0', [1]))).toBe('wound roll 1');
  });
});

describe('conf:skill.immunity', () => {
  const immune = (to: string) => ({ skills: [{ skill: 'immunity', to }] });
  const LOCATIONS = [
    ['legs', [1, 6]],
    ['arms', [2, 6]],
    ['belly', [3, 6]],
    ['thorax', [4, 6]],
    ['head', [5, 6]],
  ] as const;

  it.each(LOCATIONS)('to wounds at the %s ignores those and no others', (to, faces) => {
    const spared = hit(STRONG, immune(to), faces);
    expect([value(spared, 'B1.wound'), value(spared, 'B1.alive'), happened(spared).includes('immune')]).toEqual(['none', true, true]);
    for (const [other, theirs] of LOCATIONS)
      if (other !== to) {
        const m = hit(STRONG, immune(to), theirs);
        expect([happened(m).includes('immune'), value(m, 'B1.wound') === 'none' && value(m, 'B1.alive')]).toEqual([false, false]);
      }
  });

  it('to the head ignores a double six as well', () => {
    expect(value(hit(STRONG, immune('head'), [6, 6]), 'B1.alive')).toBe(true);
  });

  it('to exceptional wounds ignores doubles only', () => {
    expect(values(hit(STRONG, immune('exceptional'), [5, 5]), 'B1.alive', 'B1.wound')).toEqual([true, 'none']);
    expect(value(hit(STRONG, immune('exceptional'), [5, 6]), 'B1.alive')).toBe(false);
  });

  it('to Master strikes makes them ordinary attacks', () => {
    const master = { skills: [{ skill: 'master-strike', x: 5 }] };
    const struck = (b: Partial<SituationFighter>) => after(duel(master, b), 'attack:A1>B1:master', 'parry:0', [1], [1, 1]);
    expect(told(struck(immune('master-strike')), 'wound-roll')?.force).toBe(4);
    expect(told(struck({}), 'wound-roll')?.force).toBe(12);
  });

  it('to fear needs no Courage test', () => {
    const charge = (a: Partial<SituationFighter>): Situation => ({
      mode: 'skirmish',
      fighters: { A1: { side: 1, at: [300, 300], ...a }, B1: { side: 2, at: [400, 300], printed: { PEUR: 9 } } },
      turn: { card: 'A1' },
    });
    expect(standsAt(after(charge({}), 'charge:A1>B1'))).toBe('test 1');
    const m = after(charge(immune('fear')), 'charge:A1>B1');
    expect([happened(m).includes('rolls-test'), happened(m).includes('charges')]).toEqual([false, true]);
    expect(standsAt(after(charge(immune('legs')), 'charge:A1>B1'))).toBe('test 1');
  });
});

describe('conf:skill.huge', () => {
  const huge = (x: number) => ({ skills: [{ skill: 'huge', x }] });

  it('has X counters and a Power of 2 + X', () => {
    expect(values(after(duel({}, huge(3))), 'B1.counters', 'B1.PUI', 'A1.PUI')).toEqual([3, 5, 1]);
  });

  it.each([
    ['killed becomes critical with one', 1, [6, 6], 'critical', 0],
    ['killed becomes serious with two', 2, [6, 6], 'serious', 0],
    ['killed becomes nothing with four, and the fifth is kept', 5, [6, 6], 'none', 1],
  ] as const)('%s', (_title, x, faces, wound, left) => {
    const m = hit(STRONG, huge(x), faces);
    expect(values(m, 'B1.alive', 'B1.wound', 'B1.counters')).toEqual([true, wound, left]);
  });

  it('light becomes nothing, and not stunned', () => {
    const m = hit({}, huge(2), [3, 4]);
    expect(told(m, 'wound-roll')?.result).toBe('light');
    expect(values(m, 'B1.wound', 'B1.stunned', 'B1.counters')).toEqual(['none', false, 1]);
  });

  it('gives no counter for being stunned, nor for nothing', () => {
    expect(values(hit({}, huge(2), [2, 2]), 'B1.stunned', 'B1.counters')).toEqual([true, 2]);
    expect(values(hit({}, { ...huge(2), printed: { RES: 20 } }, [1, 1]), 'B1.stunned', 'B1.counters')).toEqual([false, 2]);
  });

  it('is as mortal as anybody once its counters are gone', () => {
    const m = after(duel(STRONG, huge(1), ['2/0', '0/2']), 'attack:A1>B1', 'parry:0', [1], [6, 6], 'attack:A1>B1', 'parry:0', [1], [6, 6]);
    expect(value(m, 'B1.alive')).toBe(false);
  });

  it('is not bothered by the charge of a smaller one', () => {
    const m = after({
      mode: 'skirmish',
      fighters: { A1: { side: 1, at: [300, 300] }, B1: { side: 2, at: [400, 300], ...huge(1) } },
      turn: { card: 'A1' },
    });
    expect(value(play(m, 'charge:A1>B1'), 'B1.charged')).toBe(0);
  });
});

describe('conf:skill.endurance', () => {
  const of = (f: Partial<SituationFighter>) =>
    values(after(duel({ skills: [{ skill: 'endurance' }], ...f }, {})), 'A1.INI', 'A1.ATT', 'A1.FOR', 'A1.DEF');

  it('ignores the penalties of a light wound, and those only', () => {
    expect(of({ wound: 'light' })).toEqual([3, 3, 4, 3]);
    expect(of({ wound: 'serious' })).toEqual([1, 1, 2, 1]);
    expect(of({ wound: 'critical' })).toEqual([0, 0, 1, 0]);
    expect(of({ stunned: true })).toEqual([2, 2, 3, 2]);
    expect(of({ stunned: true, wound: 'light' })).toEqual([2, 2, 3, 2]);
    expect(of({ wound: 'light', skills: [] })).toEqual([2, 2, 3, 2]);
  });

  it('is wounded all the same: the next wound adds to it', () => {
    const m = hit({}, { skills: [{ skill: 'endurance' }], wound: 'light' }, [3, 4]);
    expect(values(m, 'B1.wound', 'B1.ATT')).toEqual(['serious', 1]);
  });
});

describe('conf:skill.personal-enemy', () => {
  const hates = (to: string, wound: SituationFighter['wound'] = 'serious') => ({
    skills: [{ skill: 'personal-enemy', to }],
    printed: { FOR: 20 },
    wound,
  });

  it('heals by one degree by killing one of the profile or of the army it names', () => {
    expect(values(hit(hates('dirz-clone'), { is: 'dirz-clone' }, [6, 6]), 'B1.alive', 'A1.wound')).toEqual([false, 'light']);
    expect(value(hit(hates('scorpion'), { is: 'dirz-clone' }, [6, 6]), 'A1.wound')).toBe('light');
    expect(value(hit(hates('scorpion', 'light'), { is: 'dirz-clone' }, [6, 6]), 'A1.wound')).toBe('none');
  });

  it('does not heal by others, by wounding, or while the killed one stands on', () => {
    expect(value(hit(hates('dawn-warrior'), { is: 'dirz-clone' }, [6, 6]), 'A1.wound')).toBe('serious');
    const only = { ...hates('dirz-clone'), printed: { FOR: 6 } };
    expect(values(hit(only, { is: 'dirz-clone' }, [3, 4]), 'A1.wound', 'B1.alive')).toEqual(['serious', true]);
    // Once killed, a Fierce one is past healing.
    const gone = { ...hates('scorpion'), skills: [...hates('scorpion').skills, { skill: 'fierce' }], fierce: true };
    expect(values(hit(gone, { is: 'dirz-clone' }, [6, 6]), 'B1.alive', 'A1.wound')).toEqual([false, 'critical']);
    const fierce = { is: 'dirz-clone', skills: [{ skill: 'fierce' }] };
    expect(value(hit(hates('scorpion'), fierce, [6, 6]), 'A1.wound')).toBe('serious');
  });
});

describe('conf:skill.insensible', () => {
  const spell = (b: Partial<SituationFighter>, does: CardEffect['does'] = 'stun', on = 'B1') =>
    after(
      {
        fighters: { A1: { side: 1, effects: [effect(does)] }, A2: { side: 1, ...b }, B1: { side: 2, ...b } },
        contacts: ['A1-B1', 'A2-B1'],
      },
      `use:A1/${does}>${on}`,
    );
  const DULL = { skills: [{ skill: 'insensible', x: 4 }] };

  it('rolls a die against an enemy effect: X or more leaves it untouched, and the effect is used up', () => {
    expect(standsAt(spell(DULL))).toBe('Insensible 2');
    const spared = play(spell(DULL), [4]);
    expect([value(spared, 'B1.stunned'), happened(spared).includes('insensible'), offered(spared, 'use:')]).toEqual([false, true, []]);
    expect(value(play(spell(DULL), [3]), 'B1.stunned')).toBe(true);
  });

  it('does not roll without the skill, nor against a friend', () => {
    expect(value(spell({}), 'B1.stunned')).toBe(true);
    const healed = spell({ ...DULL, wound: 'light' }, 'heal', 'A2');
    expect([value(healed, 'A2.wound'), happened(healed).includes('insensible')]).toEqual(['none', false]);
  });
});

describe.each([
  ['warrior-mage', 'magician'],
  ['warrior-monk', 'faithful'],
] as const)('conf:skill.%s', (skill, role) => {
  const order = (skills: NonNullable<SituationFighter['skills']>) =>
    value(
      after({
        fighters: { A1: { side: 1, role, skills, printed: { PA: 60 } }, B1: { side: 2, printed: { PA: 20 } } },
        contacts: ['A1-B1'],
        combat: 'A1',
      }),
      'placing',
    );

  it('places dice in the ordinary order', () => {
    expect(order([{ skill }])).toEqual([['B1'], ['A1']]);
    expect(order([])).toEqual([['A1'], ['B1']]);
  });

  it('has Counter-attack by rank, at a margin of 2', () => {
    const counter = (roll: number) => after(duel({}, { role, skills: [{ skill }] }), 'attack:A1>B1', 'parry:1:counter', [2], [roll]);
    expect(happened(counter(4))).toContain('earns-attack');
    expect(happened(counter(3))).not.toContain('parried');
    expect(forbids(after(duel({}, { role }), 'attack:A1>B1'), 'parry:1:counter')).toEqual(['conf:skill.counter-attack']);
  });
});
