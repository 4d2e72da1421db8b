/** Whoever asks for what cannot be done now is told the paragraph that forbids it, not one that is merely near. */
import { describe, expect, it } from 'vitest';
import { after, duel, forbids, standsAt } from './situation.testing.ts';
import type { Situation } from './situation.ts';
import type { ConfMatch } from './situation-values.ts';

/** The first paragraph named for each of these, at the node where a match stands. */
function firsts(match: ConfMatch, ...ids: readonly string[]): (string | undefined)[] {
  return ids.map((id) => forbids(match, id)[0]);
}

/** Every paragraph named for an id, those that say it too included. */
function all(match: ConfMatch, id: string): string[] {
  return match.whyNot(id).flatMap((r) => [r.rule, ...(r.also ?? [])]);
}

const SKIRMISH: Situation = {
  mode: 'skirmish',
  fighters: { A1: { side: 1 }, B1: { side: 2 }, B2: { side: 2, at: [500, 100] } },
  contacts: ['A1-B1'],
  turn: { card: 'A1' },
};

const TWO_ON_TWO: Situation = {
  fighters: { A1: { side: 1 }, A2: { side: 1 }, A3: { side: 1 }, B1: { side: 2 }, B2: { side: 2 }, B3: { side: 2 }, B4: { side: 2 } },
  contacts: ['A1-B1', 'A2-B1', 'A2-B2', 'A3-B3'],
};

const PAIRS: Situation = {
  fighters: { A1: { side: 1, printed: { FOR: 20 } }, A2: { side: 1 }, B1: { side: 2 }, B2: { side: 2 } },
  contacts: ['A1-B1', 'A2-B2'],
  tactics: [1, 2],
  speaking: [1, 2],
};

describe('before the combat phase', () => {
  it('nothing of it happens as long as somebody has not acted (IX-0.a)', () => {
    const match = after(SKIRMISH);
    const ids = ['combat:A1', 'combat:B2', 'attack:A1>B1', 'dice:A1=1/1', 'parry:1', 'separate:A1|B1', 'pursue:A1>B2'];
    expect(firsts(match, ...ids)).toEqual(ids.map(() => 'conf:IX-0.a'));
  });

  it('who passes instead of playing a card, and which card waits nowhere', () => {
    const match = after(SKIRMISH, 'end');
    expect(standsAt(match)).toBe('play a card 2');
    expect(firsts(match, 'pass', 'end', 'card:2-1')).toEqual(['conf:F4.d', 'conf:F4.d', 'conf:F4.f']);
  });

  it('no card is at its end while cards are put in order (F4.d)', () => {
    const apart = {
      A1: { side: 1, at: [100, 100] },
      A2: { side: 1, at: [100, 300], printed: { INI: 5 } },
      B1: { side: 2, at: [500, 100] },
    } as const;
    const match = after({ mode: 'skirmish', fighters: apart, turn: 'end' });
    expect(standsAt(match)).toMatch(/^order the cards/);
    expect(firsts(match, 'end', 'stay:A1', 'card:top')).toEqual(['conf:F4.d', 'conf:F4.d', 'conf:F4.d']);
    expect(match.whyNot('order:2-1').map((r) => [r.rule, r.key])).toEqual([['conf:F4.c', 'not-to-order']]);
    expect(match.whyNot('pass').map((r) => [r.rule, r.key])).toEqual([['conf:F4.c', 'must-order']]);
  });

  it('who passes while a card is played, and who would say that he begins (F4.d, F4.b)', () => {
    const match = after(SKIRMISH);
    expect(['pass', 'first', 'second'].map((id) => match.whyNot(id).map((r) => [r.rule, r.key]))).toEqual([
      [['conf:F4.d', 'end-or-act']],
      [['conf:F4.b', 'first-not-chosen']],
      [['conf:F4.b', 'first-not-chosen']],
    ]);
  });
});

describe('while melees are cut', () => {
  it('a melee that is not cut has no combat to name (IX-A-2.a), one that needs no cut waits for Authority (IX-C-1.c)', () => {
    const match = after(TWO_ON_TWO);
    expect(standsAt(match)).toMatch(/^name/);
    expect(firsts(match, 'combat:A1', 'combat:B2', 'attack:A1>B1', 'dice:A1=1/1')).toEqual([
      'conf:IX-A-2.a',
      'conf:IX-A-2.a',
      'conf:IX-A-2.a',
      'conf:IX-C-2.a',
    ]);
    expect(firsts(match, 'combat:A3', 'combat:B4')).toEqual(['conf:IX-C-1.c', 'conf:IX-A-1.b']);
  });

  it('the test comes before the cut, and what is one combat already is not cut', () => {
    const match = after(TWO_ON_TWO);
    expect(firsts(match, 'separate:A1|B1/A2|B2', 'separate:A3|B3', 'pass')).toEqual(['conf:IX-A-2.b', 'conf:IX-A-2.a', 'conf:IX-A-2.b']);
  });
});

describe('in the speaking turns', () => {
  it('a combat under way is settled before another is named (IX-C-1.e)', () => {
    const match = after(PAIRS, 'combat:A1');
    expect(firsts(match, 'combat:A1', 'combat:A2', 'attack:A2>B2', 'attack:A1>B1')).toEqual([
      'conf:IX-C-1.e',
      'conf:IX-C-1.e',
      'conf:IX-C-1.e',
      'conf:IX-C-4.a',
    ]);
    expect(firsts(match, 'pass', 'initiative:A1', 'dice:A2=1/1')).toEqual(['conf:IX-C-3.a', 'conf:IX-C-4.b', 'conf:IX-C-2.a']);
  });

  it('who would strike while a combat is chosen is told that his own has not been, not that none is to be', () => {
    const match = after(PAIRS);
    expect(match.whyNot('attack:A1>B1').map((r) => [r.rule, r.key])).toEqual([['conf:IX-C-1.d', 'combat-not-chosen']]);
    expect(match.whyNot('dice:A1=1/1').map((r) => [r.rule, r.key])).toEqual([
      ['conf:IX-C-2.a', 'no-combat-now'],
      ['conf:IX-C-1.d', 'combat-not-chosen'],
    ]);
  });

  it('a combat that is over is told to be over, by its living and its dead (IX-C-1.f, IX-D-3.b)', () => {
    const match = after(
      { ...PAIRS, combat: 'A1', dice: { A1: '2/0', B1: '0/2' }, initiative: 1 },
      'attack:A1>B1',
      'parry:0',
      [3],
      [5, 5],
      'stay:A1',
    );
    expect(standsAt(match)).toBe('choose a combat 2');
    expect(firsts(match, 'combat:A1', 'combat:B1', 'attack:A1>B1', 'pass')).toEqual([
      'conf:IX-C-1.f',
      'conf:IX-C-1.f',
      'conf:IX-D-3.b',
      'conf:IX-C-1.d',
    ]);
  });
});

describe('in a pass of arms', () => {
  const three: Situation = {
    fighters: { A1: { side: 1 }, A2: { side: 1 }, B1: { side: 2, printed: { FOR: 20 } } },
    contacts: ['A1-B1', 'A2-B1'],
    combat: 'A1',
    dice: { A1: '2/0', A2: '2/0', B1: '2/1' },
    initiative: 2,
  };

  it('whoever was killed in it has lost his dice, and his blows with them (IX-E-6.c)', () => {
    const match = after(three, 'attack:B1>A1', [3], [5, 5]);
    expect(standsAt(match)).toBe('first to strike 2');
    expect(all(match, 'attack:A1>B1').slice(0, 2)).toEqual(['conf:IX-E-6.c', 'conf:IX-D-3.e']);
    expect(forbids(match, 'attack:B1>A1')[0]).toBe('conf:F2.e');
    // The same while the next attack is under way, where no attack is asked for.
    match.take('attack:B1>A2');
    expect(match.node.kind).toBe('chance');
    expect(forbids(match, 'attack:A1>B1')[0]).toBe('conf:IX-E-6.c');
    expect(forbids(match, 'attack:A2>B1')).toEqual(['conf:IX-D.c', 'conf:IX-E.a']);
  });

  it('a friend is no target (IX-E.a), an enemy out of contact none either (IX-A-1.e)', () => {
    const match = after({ ...three, fighters: { ...three.fighters, B2: { side: 2 } }, initiative: 1 });
    expect(firsts(match, 'attack:A1>A2', 'attack:A1>B2', 'pass')).toEqual(['conf:IX-E.a', 'conf:IX-A-1.e', 'conf:IX-D-3.e']);
  });

  it('a pass announced while dice fall is no answer, and Initiative is not rolled twice', () => {
    const match = after(duel({}, {}, ['1/1', '1/1']), 'attack:A1>B1', 'parry:0');
    expect(firsts(match, 'pass', 'initiative:A1')).toEqual(['conf:IX-0.c', 'conf:IX-C-4.a']);
  });
});

describe('in pursuit', () => {
  it('one who has used up his pursuits is told so (F6.b), one who has not killed all his opponents the other thing (IX-G.a)', () => {
    const chain: Situation = {
      fighters: {
        A1: { side: 1, at: [300, 300], printed: { FOR: 20 } },
        A2: { side: 1, at: [100, 300] },
        B1: { side: 2, at: [330, 300] },
        B2: { side: 2, at: [380, 300] },
        B3: { side: 2, at: [430, 300] },
        B4: { side: 2, at: [130, 300] },
      },
      speaking: [1, 2],
      combat: 'A1',
      dice: { A1: '2/0', B1: '0/2' },
      initiative: 1,
    };
    const match = after(chain, 'attack:A1>B1', 'parry:0', [3], [5, 5]);
    expect(standsAt(match)).toBe('pursue 1');
    expect(firsts(match, 'pursue:A2>B2', 'pursue:B1>A1', 'pursue:A1>B1', 'pursue:A1>B4')).toEqual([
      'conf:IX-G.a',
      'conf:F2.e',
      'conf:F2.e',
      'conf:VII-D',
    ]);
    match.take('pursue:A1>B2');
    expect(firsts(match, 'pursue:A1>B3', 'combat:B4')).toEqual(['conf:F6.b', 'conf:IX-C-1.e']);
  });

  it('the combat before it is over, and its dice are gone; where no other waits, only the pursuit does', () => {
    const one: Situation = {
      fighters: {
        A1: { side: 1, at: [300, 300], printed: { FOR: 20 } },
        A2: { side: 1, at: [300, 330] },
        B1: { side: 2, at: [330, 300] },
        B2: { side: 2, at: [300, 360] },
      },
      separated: ['A1|B1', 'A2|B2'],
      speaking: [1, 2],
      combat: 'A1',
      dice: { A1: '1/1', B1: '0/2' },
      initiative: 1,
    };
    const match = after(one, 'attack:A1>B1', 'parry:0', [3], [5, 5]);
    expect(standsAt(match)).toBe('pursue 1');
    expect(firsts(match, 'attack:A1>B1', 'attack:A2>B2')).toEqual(['conf:IX-D-3.b', 'conf:IX-C-1.e']);
    expect(all(match, 'dice:A1=2/0')).toEqual(['conf:IX-C-4.c', 'conf:IX-D-3.c']);
    expect(match.whyNot('end').map((r) => r.key)).toEqual(['combats-wait']);
    const { A2: _a, B2: _b, ...two } = one.fighters;
    const last = after({ ...one, fighters: two, separated: ['A1|B1'] }, 'attack:A1>B1', 'parry:0', [3], [5, 5]);
    expect(last.whyNot('end').map((r) => r.key)).toEqual(['pursuit-waits']);
    // Into the other combat, which is cut anew: neither its dice nor those of the pursuer are told to be over.
    const on: Situation = {
      ...one,
      fighters: { ...one.fighters, B2: { side: 2, at: [330, 330] }, B3: { side: 2, at: [300, 360] } },
      separated: ['A1|B1', 'A2|B2,B3'],
    };
    const cut = after(on, 'attack:A1>B1', 'parry:0', [3], [5, 5], 'pursue:A1>B2@330,300');
    expect(standsAt(cut)).toMatch(/^name/);
    expect(['dice:A1=1/1', 'dice:A2=1/1', 'dice:B1=1/1'].map((id) => cut.whyNot(id).map((r) => r.key))).toEqual([
      ['no-combat-now', 'melee-uncut'],
      ['no-combat-now', 'melee-uncut'],
      ['dice-gone'],
    ]);
    expect(cut.whyNot('end').map((r) => r.key)).toEqual(['combats-wait']);
  });
});

describe('who is named for a test', () => {
  /** What is said to whoever is asked, of the third of their own. */
  const why = (match: ConfMatch): unknown[] => {
    const { node } = match;
    return match.whyNot(`name:${node.kind === 'over' || node.seat === 0 ? 'A3' : 'B3'}`).map((r) => [r.rule, r.key]);
  };

  it('is in some combat for Authority (IX-C-1.a), in this one for Initiative (IX-C-4.e)', () => {
    const authority = after({
      fighters: {
        A1: { side: 1 },
        A2: { side: 1 },
        A3: { side: 1, at: [500, 400] },
        B1: { side: 2 },
        B2: { side: 2 },
        B3: { side: 2, at: [400, 500] },
      },
      contacts: ['A1-B1', 'A2-B2'],
    });
    expect(authority.node).toMatchObject({ prompt: { key: 'ask-name-authority' } });
    expect(why(authority)).toEqual([['conf:IX-C-1.a', 'not-in-combat']]);
    const initiative = after({
      fighters: { A1: { side: 1 }, A2: { side: 1 }, A3: { side: 1 }, B1: { side: 2 }, B3: { side: 2 } },
      contacts: ['A1-B1', 'A2-B1', 'A3-B3'],
      tactics: [1, 2],
      speaking: [1, 2],
      combat: 'A1',
      dice: { A1: { placed: [2, 0] }, A2: { placed: [2, 0] }, B1: { placed: [3, 0] } },
    });
    expect(initiative.node).toMatchObject({ prompt: { key: 'ask-name-initiative' } });
    expect(why(initiative)).toEqual([['conf:IX-C-4.e', 'not-in-this-combat']]);
  });
});
