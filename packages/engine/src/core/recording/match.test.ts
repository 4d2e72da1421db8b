import { describe, expect, it } from 'vitest';
import { SetupError } from '../running/game.ts';
import { hashOf, wideHashOf } from '../running/plain.ts';
import { seeded } from '../running/random.ts';
import { Refused } from '../running/refused.ts';
import { type From, Match } from './match.ts';
import { type DuelSetup, toy } from './toy.testing.ts';

const DUEL: DuelSetup = {
  health: 5,
  hands: [
    ['parry', 'feint'],
    ['sidestep', 'stumble'],
  ],
  first: 0,
};

function match(
  setup: Partial<DuelSetup> = {},
): Match<DuelSetup, ReturnType<typeof toy.tables>, ReturnType<typeof toy.begin>, ReturnType<typeof toy.view>> {
  return new Match(toy, { ...DUEL, ...setup });
}

/** The keys of the reasons against an answer, which must leave the match as it was. */
function reasons(m: ReturnType<typeof match>, act: () => void): string[] {
  const before = [hashOf(m.state), m.at, m.events.length];
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    expect([hashOf(m.state), m.at, m.events.length]).toEqual(before);
    expect(error.reasons.every((r) => r.rule.startsWith('toy:'))).toBe(true);
    return error.reasons.map((r) => r.key);
  }
  return [];
}

describe('a match', () => {
  it('stands at its first node as soon as it is made', () => {
    expect(match().node).toMatchObject({ kind: 'decision', seat: 0, rule: 'toy:2', step: 'act' });
    const { first: _, ...tossed } = DUEL;
    const m = new Match(toy, tossed);
    expect(m.node).toMatchObject({ kind: 'chance', rule: 'toy:1', dice: null });
    expect(m.outcomes()).toEqual([
      { code: 0, id: 'first:1', weight: 1, total: 2 },
      { code: 1, id: 'first:2', weight: 1, total: 2 },
    ]);
  });

  it('does not begin from a set-up that breaks a rule', () => {
    expect(() => match({ hands: [['parry', 'parry'], []] })).toThrow(SetupError);
  });

  it('records who answered, what, and where that led', () => {
    const m = match();
    m.take('strike:low');
    m.take('trick:2/sidestep');
    m.take('trick:1/feint');
    // The feint, then the strike again: those who might still answer pass.
    for (let n = 0; n < 4; n++) m.take('pass');
    m.roll([5]);
    expect(m.entries.map((e) => [e.kind, e.seat, e.id])).toEqual([
      ['take', 0, 'strike:low'],
      ['take', 1, 'trick:2/sidestep'],
      ['take', 0, 'trick:1/feint'],
      ['take', 1, 'pass'],
      ['take', 0, 'pass'],
      ['take', 1, 'pass'],
      ['take', 0, 'pass'],
      ['fall', 0, 'hits:1'],
    ]);
    expect(m.entries[7].faces).toEqual([5]);
    expect(m.entries[7].hash).toBe(wideHashOf(m.state));
    expect(m.state.health).toEqual([5, 4]);
  });

  it('records another way to write an option by the name of the option', () => {
    const m = match();
    m.take('strike');
    expect(m.entries[0].id).toBe('strike:low');
  });

  it('refuses what is not legal, with every rule against it', () => {
    const m = match();
    expect(reasons(m, () => m.take('strike:high'))).toEqual(['breath']);
    expect(m.whyNot('strike:high')).toEqual([{ rule: 'toy:2.1', key: 'breath', args: { n: 2 } }]);
    expect(reasons(m, () => m.take('strike:sideways'))).toEqual(['no-such-height']);
    expect(reasons(m, () => m.take('dance'))).toEqual(['no-such-option']);
    expect(m.whyNot('rest')).toEqual([]);
  });

  it('refuses another seat, an answer that comes too late, and one that nobody asked for', () => {
    const m = match();
    const from = (f: From) => (): void => m.take('rest', f);
    expect(reasons(m, from({ seat: 1 }))).toEqual(['wrong-seat']);
    expect(reasons(m, from({ at: 1 }))).toEqual(['stale']);
    m.take('rest', { seat: 0, at: 0 });
    expect(reasons(m, from({ seat: 1, at: 0 }))).toEqual(['stale']);
    expect(reasons(m, () => m.roll([1]))).toEqual(['nothing-to-roll']);
    expect(reasons(m, () => m.fall('hits:1'))).toEqual(['no-such-outcome']);
  });

  it('takes real dice where dice are rolled, and only those', () => {
    const m = match({ hands: [[], []] });
    m.take('strike:low');
    expect(m.node).toMatchObject({ kind: 'chance', dice: { dice: 1, sides: 6 } });
    for (const faces of [[], [1, 2], [0], [7], [1.5], [Number.NaN]]) expect(reasons(m, () => m.roll(faces))).toEqual(['wrong-dice']);
    expect(reasons(m, () => m.take('rest'))).toEqual(['no-decision']);
    expect(reasons(m, () => m.fall('hits:2'))).toEqual(['no-such-outcome']);
    m.roll([4]);
    expect(m.state.health).toEqual([5, 4]);
  });

  it('refuses dice where none are rolled, and tosses the coin itself', () => {
    const { first: _, ...tossed } = DUEL;
    const m = new Match(toy, tossed);
    expect(() => m.roll([1])).toThrow(Refused);
    m.rollBy(seeded(1));
    expect(m.entries[0].faces).toBeUndefined();
    expect(m.node.kind).toBe('decision');
  });

  it('ends with a result, and then refuses everything by the rule that ended it', () => {
    const m = match({ health: 1, hands: [[], []] });
    m.take('strike:low');
    m.fall('hits:1');
    expect(m.node).toEqual({ kind: 'over', result: { winner: 0, rule: 'toy:1' } });
    expect(m.options()).toEqual([]);
    expect(m.refused()).toEqual([]);
    expect(m.whyNot('rest')).toMatchObject([{ rule: 'toy:1', key: 'no-decision' }]);
  });

  it('keeps events from seats that may not know of them', () => {
    const m = match();
    m.events.push({ rule: 'toy:1', key: 'secret', args: {}, to: [1] });
    expect(m.eventsFor(0)).toEqual([]);
    expect(m.eventsFor(1)).toHaveLength(1);
  });
});

describe('a fork', () => {
  it('goes its own way', () => {
    const m = match();
    m.take('strike:low');
    const before = hashOf(m.state);
    const fork = m.fork();
    fork.take('trick:2/sidestep');
    expect(hashOf(m.state)).toBe(before);
    expect(m.at).toBe(1);
    expect(fork.at).toBe(1);
    m.take('pass');
    expect(fork.state.cards[2].spent).toBe(1);
    expect(m.state.cards[2].spent).toBe(0);
  });

  it('has no way back before it began', () => {
    const m = match();
    m.take('rest');
    expect(m.fork().undo(0)).toBe('nothing');
  });
});

describe('undo', () => {
  it("goes back to the seat's own last decision, past what the other answered", () => {
    const m = match();
    const before = hashOf(m.state);
    m.take('rest');
    m.take('rest');
    expect(m.undo(0)).toBe('done');
    expect(hashOf(m.state)).toBe(before);
    expect([m.at, m.events.length]).toEqual([0, 0]);
    expect(m.undo(0)).toBe('nothing');
    expect(m.undo(1)).toBe('nothing');
  });

  it('does not go past dice unless everybody consents', () => {
    const m = match({ hands: [[], []] });
    m.take('strike:low');
    m.roll([6]);
    expect(m.undo(0)).toBe('needs-consent');
    expect(m.at).toBe(2);
    expect(m.undo(0, true)).toBe('done');
    expect(m.at).toBe(0);
    expect(m.state.health).toEqual([5, 5]);
  });

  it('does not go past a card that came to light', () => {
    const m = match();
    m.take('show:1/parry');
    expect(m.undo(0)).toBe('needs-consent');
    m.take('rest');
    expect(m.undo(0)).toBe('done');
    expect(m.at).toBe(1);
  });

  it('goes back to any answer, even in the middle of a rule, and nowhere else', () => {
    const m = match();
    m.take('strike:low');
    m.take('trick:2/sidestep');
    const answering = hashOf(m.state);
    m.take('trick:1/feint');
    m.take('pass');
    m.backTo(2);
    expect(hashOf(m.state)).toBe(answering);
    expect(m.options().map((o) => o.id)).toEqual(['pass', 'trick:1/feint']);
    m.backTo(2);
    expect(hashOf(m.state)).toBe(answering);
    for (const at of [-1, 3, 0.5]) expect(() => m.backTo(at)).toThrow(RangeError);
  });

  it('keeps the states that a match passed, unless it is told not to', () => {
    const m = match();
    m.take('rest');
    m.take('rest');
    expect(m.stateBefore(0)?.round).toBe(1);
    expect(m.stateBefore(2)).toBe(m.state);
    expect(m.stateBefore(3)).toBeUndefined();
    const light = new Match(toy, DUEL, { undo: false });
    light.take('rest');
    expect(light.stateBefore(0)).toBeUndefined();
    expect(light.undo(0)).toBe('nothing');
  });
});
