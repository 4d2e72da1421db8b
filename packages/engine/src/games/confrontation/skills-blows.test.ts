import { describe, expect, it } from 'vitest';
import { after, duel, forbids, happened, offered, play, standsAt, told, value, values } from './situation.testing.ts';

const AMBIDEXTROUS = { skills: [{ skill: 'ambidextrous' }] };
const COUNTER = { skills: [{ skill: 'counter-attack' }] };

describe('conf:skill.ambidextrous', () => {
  it('earns an attack with a parry that beats the attack by 2, resolved at once on that attacker', () => {
    const m = after(duel({}, AMBIDEXTROUS), 'attack:A1>B1', 'parry:1', [2], [4]);
    expect(happened(m)).toContain('earns-attack');
    expect(standsAt(m)).toBe('test 2');
    expect(values(m, 'attack.by', 'attack.on', 'B1.defence', 'B1.attack')).toEqual(['B1', 'A1', 0, 1]);
    play(m, [1], [1, 1]);
    // The die it had placed in attack is its own affair.
    expect(offered(m)).toEqual(['attack:B1>A1']);
  });

  it('earns none with a parry that beats it by 1, nor where the parry fails', () => {
    const parried = after(duel({}, AMBIDEXTROUS), 'attack:A1>B1', 'parry:1', [2], [3]);
    expect([standsAt(parried), value(parried, 'B1.defence')]).toEqual(['then the others 2', 0]);
    expect(happened(parried)).not.toContain('earns-attack');
    expect(standsAt(after(duel({}, AMBIDEXTROUS), 'attack:A1>B1', 'parry:1', [5], [2]))).toBe('wound roll 1');
  });

  it('spends no die of its own on the attack it earned, and keeps the others for it', () => {
    const born = { skills: [...AMBIDEXTROUS.skills, { skill: 'born-killer', x: 1 }] };
    const m = after(duel({}, born, ['2/0', '1/2']), 'attack:A1>B1', 'parry:1', [2], [4]);
    expect(values(m, 'attack.by', 'B1.attack', 'B1.defence')).toEqual(['B1', 1, 1]);
  });

  it('lets its bearer keep the die or strike back where the attack fails by itself', () => {
    const failed = () => after(duel({ printed: { ATT: -1 } }, AMBIDEXTROUS), 'attack:A1>B1', 'parry:1', [1]);
    expect([standsAt(failed()), offered(failed())]).toEqual(['Ambidextrous 2', ['keep-die', 'strike-back']]);
    const kept = play(failed(), 'keep-die');
    expect([standsAt(kept), value(kept, 'B1.defence')]).toEqual(['then the others 2', 1]);
    const back = play(failed(), 'strike-back');
    expect(values(back, 'attack.by', 'attack.on', 'B1.defence', 'B1.attack')).toEqual(['B1', 'A1', 0, 1]);
  });

  it('brings nothing in a sustained defence', () => {
    const parried = after(duel({}, AMBIDEXTROUS), 'attack:A1>B1', 'parry:1:sustained', [1], [5]);
    expect([told(parried, 'parried')?.total, told(parried, 'parried')?.against]).toEqual([6, 4]);
    expect([happened(parried).includes('earns-attack'), value(parried, 'B1.defence')]).toEqual([false, 1]);
    const failed = after(duel({ printed: { ATT: -1 } }, AMBIDEXTROUS), 'attack:A1>B1', 'parry:1:sustained', [1]);
    expect(standsAt(failed)).toBe('then the others 2');
  });

  it('never strikes back with a Master strike', () => {
    const both = { skills: [...AMBIDEXTROUS.skills, { skill: 'master-strike', x: 5 }] };
    const m = after(duel({}, both), 'attack:A1>B1', 'parry:1', [2], [4], [1], [1, 1]);
    expect(told(m, 'wound-roll')?.force).toBe(4);
  });
});

describe('conf:skill.counter-attack', () => {
  it('is announced before the attack is rolled and cannot be withdrawn, by those who have it', () => {
    const asked = after(duel({}, COUNTER), 'attack:A1>B1');
    expect(offered(asked)).toEqual(['parry:0', 'parry:1', 'parry:1:counter', 'parry:1:sustained']);
    play(asked, 'parry:1:counter');
    expect(forbids(asked, 'parry:1')).toContain('conf:IX-E-1.d');
    const plain = after(duel({}, {}), 'attack:A1>B1');
    expect(forbids(plain, 'parry:1:counter')).toEqual(['conf:skill.counter-attack']);
    expect(forbids(after(duel({}, COUNTER), 'attack:A1>B1'), 'parry:0:counter')).toEqual(['conf:skill.counter-attack']);
  });

  it('parries and strikes back where the defence beats the attack by 2, and does neither by 1', () => {
    const two = after(duel({}, COUNTER), 'attack:A1>B1', 'parry:1:counter', [2], [4]);
    expect(values(two, 'attack.by', 'attack.on', 'B1.defence')).toEqual(['B1', 'A1', 0]);
    expect(happened(two)).toContain('parried');
    const one = after(duel({}, COUNTER), 'attack:A1>B1', 'parry:1:counter', [2], [3]);
    expect([standsAt(one), happened(one).includes('parried'), value(one, 'B1.defence')]).toEqual(['wound roll 1', false, 0]);
    // A plain parry with the same die would have held.
    expect(happened(after(duel({}, COUNTER), 'attack:A1>B1', 'parry:1', [2], [3]))).toContain('parried');
  });

  it('needs 1 only where it is both by rank and printed', () => {
    const both = after(duel({}, { ...COUNTER, hero: true }), 'attack:A1>B1', 'parry:1:counter', [2], [3]);
    expect([happened(both).includes('earns-attack'), value(both, 'attack.by')]).toEqual([true, 'B1']);
    const level = after(duel({}, { ...COUNTER, hero: true }), 'attack:A1>B1', 'parry:1:counter', [2], [2]);
    expect(standsAt(level)).toBe('wound roll 1');
    const rank = after(duel({}, { hero: true }), 'attack:A1>B1', 'parry:1:counter', [2], [3]);
    expect(standsAt(rank)).toBe('wound roll 1');
  });

  it('gains the attack without a roll where the other fails by itself, and loses the dice committed', () => {
    const born = { skills: [...COUNTER.skills, { skill: 'born-killer', x: 1 }] };
    const m = after(duel({ printed: { ATT: -1 } }, born, ['2/0', '0/3']), 'attack:A1>B1', 'parry:2:counter', [1]);
    expect(values(m, 'attack.by', 'attack.on', 'B1.defence')).toEqual(['B1', 'A1', 1]);
    expect(happened(m).filter((k) => k === 'rolls-test')).toHaveLength(1);
    // Without the announcement IX-E-4.a keeps them.
    const plain = after(duel({ printed: { ATT: -1 } }, born, ['2/0', '0/3']), 'attack:A1>B1', 'parry:2', [1]);
    expect([value(plain, 'B1.defence'), happened(plain).includes('earns-attack')]).toEqual([3, false]);
  });

  it('is not possible any more once a sustained defence has been announced', () => {
    const m = after(duel({}, COUNTER, ['2/0', '0/2']), 'attack:A1>B1', 'parry:1', [1], [5]);
    play(m, 'attack:A1>B1', 'parry:1:sustained');
    expect(forbids(m, 'parry:1:counter')).toContain('conf:IX-E-5.h');
  });

  it('strikes back without a Master strike, and may fell the attacker with the dice he had left', () => {
    const both = { printed: { FOR: 9 }, skills: [...COUNTER.skills, { skill: 'master-strike', x: 5 }] };
    const m = after(duel({}, both), 'attack:A1>B1', 'parry:1:counter', [2], [4], [1], [6, 6]);
    expect(told(m, 'wound-roll')?.force).toBe(9);
    expect(values(m, 'A1.alive', 'A1.attack')).toEqual([false, 0]);
    expect(standsAt(m)).toBe('pursue 2');
  });

  it.each([
    ['warrior-mage', 'magician'],
    ['warrior-monk', 'faithful'],
  ] as const)('is had by rank with %s', (skill, role) => {
    const m = after(duel({}, { role, skills: [{ skill }] }), 'attack:A1>B1');
    expect(offered(m)).toContain('parry:1:counter');
    expect(forbids(after(duel({}, { role }), 'attack:A1>B1'), 'parry:1:counter')).toEqual(['conf:skill.counter-attack']);
  });
});

describe('conf:skill.master-strike', () => {
  const STRONG = { skills: [{ skill: 'master-strike', x: 5 }], printed: { ATT: 4, FOR: 7 } };

  it('ATT 4, FOR 7 and X 5 make FOR 16, even with ATT raised to 6', () => {
    const might = { id: 'might', names: { en: 'Might', fr: 'Force' }, at: 'phase-start', does: 'strengthen', stat: 'ATT', n: 2 } as const;
    const m = after(
      { fighters: { A1: { side: 1, ...STRONG, effects: [might] }, B1: { side: 2 } }, contacts: ['A1-B1'] },
      'use:A1/might>A1',
      [1],
      [5],
      'combat:A1',
      'dice:B1=0/2',
      'dice:A1=2/0',
      [1],
      [5],
    );
    expect(value(m, 'A1.ATT')).toBe(6);
    play(m, 'attack:A1>B1:master', 'parry:0', [1]);
    expect(value(m, 'attack.difficulty')).toBe(7);
    play(m, [1, 1]);
    expect(told(m, 'wound-roll')?.force).toBe(16);
  });

  it('adds the present ATT where that is lower, to the present FOR', () => {
    const m = after(duel({ ...STRONG, stunned: true }, {}), 'attack:A1>B1:master', 'parry:0', [1], [1, 1]);
    expect(values(m, 'A1.ATT', 'A1.FOR')).toEqual([3, 6]);
    expect(told(m, 'wound-roll')?.force).toBe(6 + 3 + 5);
  });

  it('spends two dice, rolls one, and counts as one attack', () => {
    const m = after(duel(STRONG, { printed: { RES: 30 } }, ['2/0', '2/0']), 'attack:A1>B1:master');
    expect([value(m, 'A1.attack'), standsAt(m)]).toEqual([0, 'test 1']);
    expect(() => m.roll([3, 3])).toThrow();
    play(m, [3], [1, 1]);
    expect(standsAt(m)).toBe('then the others 2');
  });

  it('is parried like any attack', () => {
    const m = after(duel(STRONG, {}), 'attack:A1>B1:master', 'parry:1', [1], [3]);
    expect([happened(m).includes('parried'), happened(m).includes('wound-roll')]).toEqual([true, false]);
  });

  it('needs the skill and two dice, and leaves the plain attack open', () => {
    expect(forbids(after(duel({}, {})), 'attack:A1>B1:master')).toEqual(['conf:IX-E-2.d']);
    const one = after(duel(STRONG, {}, ['1/1', '1/1']));
    expect(forbids(one, 'attack:A1>B1:master')).toEqual(['conf:skill.master-strike']);
    const plain = after(duel(STRONG, {}), 'attack:A1>B1', 'parry:0', [1], [1, 1]);
    expect([told(plain, 'wound-roll')?.force, value(plain, 'A1.attack')]).toEqual([7, 1]);
  });
});

describe('conf:skill.feint', () => {
  const FEINT = { skills: [{ skill: 'feint' }] };

  it('takes an attack die or a defence die from the victim of a hit instead of the wound roll', () => {
    const hit = () => after(duel(FEINT, {}), 'attack:A1>B1', 'parry:0', [1]);
    expect([standsAt(hit()), offered(hit())]).toEqual(['Feint 1', ['wound', 'feint:attack', 'feint:defence']]);
    const attack = play(hit(), 'feint:attack');
    expect([value(attack, 'B1.attack'), value(attack, 'B1.defence'), happened(attack).includes('wound-roll')]).toEqual([0, 1, false]);
    const defence = play(hit(), 'feint:defence');
    expect(values(defence, 'B1.attack', 'B1.defence')).toEqual([1, 0]);
    expect(standsAt(play(hit(), 'wound'))).toBe('wound roll 1');
  });

  it('needs a hit, and a die to take', () => {
    expect(standsAt(after(duel(FEINT, {}), 'attack:A1>B1', 'parry:1', [1], [5]))).toBe('then the others 2');
    expect(offered(after(duel(FEINT, {}, ['2/0', '0/2']), 'attack:A1>B1', 'parry:0', [1]))).toEqual(['wound', 'feint:defence']);
    const none = duel(FEINT, {}, ['2/0', '1/1'], { dice: { A1: '2/0', B1: { placed: [1, 1], left: [0, 0] } } });
    expect(standsAt(after(none, 'attack:A1>B1', [1]))).toBe('wound roll 1');
    expect(standsAt(after(duel({}, {}), 'attack:A1>B1', 'parry:0', [1]))).toBe('wound roll 1');
  });

  it('spares the die of a sustained defence, or takes it and ends that defence, as the table reads it', () => {
    const sustains = (reading?: string) =>
      after(
        duel(FEINT, {}, ['2/0', '1/1'], reading === undefined ? {} : { choices: { 'feint-sustained': reading } }),
        'attack:A1>B1',
        'parry:1:sustained',
        [5],
        [2],
      );
    expect(offered(sustains())).toEqual(['wound', 'feint:attack']);
    expect(forbids(sustains(), 'feint:defence')).toContain('conf:skill.feint');
    const taken = play(sustains('taken'), 'feint:defence');
    expect(values(taken, 'B1.attack', 'B1.defence', 'B1.sustained')).toEqual([1, 0, false]);
  });
});

describe('conf:skill.bravery', () => {
  const BRAVE = { skills: [{ skill: 'bravery' }] };

  it('gives ATT+1 and FOR+1 with all dice in attack, for as long as the combat lasts', () => {
    const m = after(duel(BRAVE, { printed: { RES: 30 } }, ['2/0', '0/2']));
    expect(values(m, 'A1.ATT', 'A1.FOR', 'A1.DEF')).toEqual([4, 5, 3]);
    play(m, 'attack:A1>B1', 'parry:0', [1], [1, 1]);
    expect([told(m, 'test-total')?.total, told(m, 'wound-roll')?.force, value(m, 'A1.ATT')]).toEqual([5, 5, 4]);
    play(m, 'attack:A1>B1', 'parry:0', [1], [1, 1]);
    expect(values(m, 'A1.ATT', 'A1.FOR')).toEqual([3, 4]);
  });

  it('gives nothing with a die in defence, before the dice are placed, or without the skill', () => {
    expect(values(after(duel(BRAVE, {}, ['1/1', '1/1'])), 'A1.ATT', 'A1.FOR')).toEqual([3, 4]);
    const unplaced = after({ fighters: { A1: { side: 1, ...BRAVE }, B1: { side: 2 } }, contacts: ['A1-B1'], combat: 'A1' });
    expect(values(unplaced, 'A1.ATT', 'A1.FOR')).toEqual([3, 4]);
    expect(values(after(duel({}, {})), 'A1.ATT', 'A1.FOR')).toEqual([3, 4]);
  });

  it('asks for the dice as they were placed, not for those left', () => {
    const spent = duel(BRAVE, {}, ['1/1', '1/1'], { dice: { A1: { placed: [1, 1], left: [1, 0] }, B1: '1/1' } });
    expect(value(after(spent), 'A1.ATT')).toBe(3);
  });
});

describe('conf:skill.born-killer', () => {
  it.each([
    [undefined, 3],
    [1, 3],
    [2, 4],
  ])('with X %s its bearer has %d dice in a duel', (x, n) => {
    const has = x === undefined ? { skill: 'born-killer' } : { skill: 'born-killer', x };
    const m = after({
      fighters: { A1: { side: 1, skills: [has] }, B1: { side: 2 }, B2: { side: 2 } },
      contacts: ['A1-B1', 'A1-B2'],
      combat: 'A1',
    });
    expect(values(m, 'A1.unplaced', 'B1.unplaced')).toEqual([n + 1, 2]);
  });
});

describe('conf:skill.war-fury', () => {
  const FURY = { skills: [{ skill: 'war-fury' }], printed: { PA: 10 } };
  const placing = (a: object) => after({ fighters: { A1: { side: 1, ...a }, B1: { side: 2 } }, contacts: ['A1-B1'], combat: 'A1' });

  it('may be declared with more than half of the dice in attack, for one attack die more', () => {
    const m = placing(FURY);
    expect(offered(m)).toEqual(['dice:A1=2/0:fury', 'dice:A1=2/0', 'dice:A1=1/1', 'dice:A1=0/2']);
    expect(forbids(m, 'dice:A1=1/1:fury')).toEqual(['conf:skill.war-fury']);
    expect(values(play(m, 'dice:A1=2/0:fury'), 'A1.attack', 'A1.defence')).toEqual([3, 0]);
    expect(values(play(placing(FURY), 'dice:A1=2/0'), 'A1.attack')).toEqual([2]);
  });

  it('leaves a die in defence where more than half are in attack still', () => {
    const m = after({
      fighters: { A1: { side: 1, skills: FURY.skills, printed: { PA: 5 } }, B1: { side: 2 }, B2: { side: 2 } },
      contacts: ['A1-B1', 'A1-B2'],
      combat: 'A1',
    });
    expect(offered(m, 'dice:A1').filter((id) => id.endsWith('fury'))).toEqual(['dice:A1=3/0:fury', 'dice:A1=2/1:fury']);
    expect(values(play(m, 'dice:A1=2/1:fury'), 'A1.attack', 'A1.defence')).toEqual([3, 1]);
  });

  it('is not for those without it, nor for those who must defend', () => {
    expect(forbids(placing({ printed: { PA: 10 } }), 'dice:A1=2/0:fury')).toEqual(['conf:skill.war-fury']);
    const routed = placing({ ...FURY, routed: true });
    expect(offered(routed)).toEqual(['dice:A1=0/2']);
    expect(forbids(routed, 'dice:A1=2/0:fury')).toContain('conf:F8.b');
  });

  it('binds in the later combats of the round', () => {
    const fighters = {
      A1: { side: 1, at: [300, 300], skills: FURY.skills, printed: { PA: 5, FOR: 20 } },
      B1: { side: 2, at: [330, 300] },
      B2: { side: 2, at: [370, 300] },
    } as const;
    const first = (id: string) =>
      after({ fighters, combat: 'A1' }, id, 'dice:B1=0/2', [1], [5], 'attack:A1>B1', 'parry:0', [1], [6, 6], 'pursue:A1>B2', 'combat:A1');
    const bound = first('dice:A1=2/0:fury');
    expect(offered(bound)).toEqual(['dice:A1=2/0:fury']);
    expect(forbids(bound, 'dice:A1=1/1')).toEqual(['conf:skill.war-fury']);
    expect(offered(first('dice:A1=2/0'))).toContain('dice:A1=1/1');
    // The round over, so is the bond.
    expect(bound.state.figures[0].fury).toBe(1);
    play(bound, 'dice:A1=2/0:fury', 'dice:B2=0/2', [1], [5], 'attack:A1>B2', 'parry:0', [1], [6, 6]);
    expect([bound.node.kind, bound.state.figures[0].fury]).toEqual(['over', 0]);
  });
});

describe('conf:skill.seasoned', () => {
  const SEASONED = { skills: [{ skill: 'seasoned' }] };

  it('rolls natural fives again and adds them, sixes too', () => {
    const m = after(duel(SEASONED, { printed: { RES: 30 } }, ['2/0', '0/2']), 'attack:A1>B1', 'parry:0', [5]);
    expect(offered(m).sort()).toEqual(['again', 'keep']);
    play(m, 'again', [5], 'again', [6], 'again', [2]);
    expect([told(m, 'test-total')?.natural, told(m, 'test-total')?.total]).toEqual([18, 21]);
  });

  it('may be left at the five, and a four stays a four', () => {
    const kept = after(duel(SEASONED, {}, ['2/0', '0/2']), 'attack:A1>B1', 'parry:0', [5], 'keep');
    expect(told(kept, 'test-total')?.total).toBe(8);
    expect(standsAt(after(duel(SEASONED, {}, ['2/0', '0/2']), 'attack:A1>B1', 'parry:0', [4]))).toBe('wound roll 1');
    expect(standsAt(after(duel({}, {}, ['2/0', '0/2']), 'attack:A1>B1', 'parry:0', [5]))).toBe('wound roll 1');
  });
});
