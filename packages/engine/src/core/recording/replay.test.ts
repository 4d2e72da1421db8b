import { describe, expect, it } from 'vitest';
import { SetupError } from '../running/game.ts';
import { hashOf } from '../running/plain.ts';
import { Match } from './match.ts';
import { follow, type RecordedEntry, ReplayError, replay } from './replay.ts';
import { type DuelSetup, toy } from './toy.testing.ts';

const DUEL: DuelSetup = { health: 2, hands: [['feint'], ['parry']], first: 0 };

function played(): Match<DuelSetup> {
  const m = new Match(toy, DUEL) as Match<DuelSetup>;
  m.take('strike:low');
  m.take('trick:2/parry');
  m.take('trick:1/feint');
  while (m.node.kind === 'decision' && m.node.step === 'answer') m.take('pass');
  m.roll([6]);
  m.take('rest');
  m.take('strike');
  m.fall('hits:1');
  return m;
}

/** The record with one answer replaced. */
function spoiled(at: number, change: Partial<RecordedEntry> & Record<string, unknown>): RecordedEntry[] {
  return played().entries.map((e, i) => (i === at ? ({ ...e, ...change } as RecordedEntry) : e));
}

function failure(entries: readonly RecordedEntry[]): ReplayError {
  try {
    replay(toy, DUEL, entries);
  } catch (error) {
    if (error instanceof ReplayError) return error;
    throw error;
  }
  throw new Error('the record played back');
}

describe('a replay', () => {
  it('comes to the same end, answer by answer', () => {
    const m = played();
    const seen: number[] = [];
    const again = replay(toy, DUEL, m.entries, (done) => seen.push(done));
    expect(again.node).toEqual({ kind: 'over', result: { winner: 0, rule: 'toy:1' } });
    expect(hashOf(again.state)).toBe(hashOf(m.state));
    expect(again.entries).toEqual(m.entries);
    expect(seen).toEqual(m.entries.map((_e, i) => i + 1));
  });

  it('plays a record of the time when hashes had 32 bits, and finds another state in it', () => {
    const old = played().entries.map((e) => ({ ...e, hash: e.hash % 2 ** 32 }));
    expect(replay(toy, DUEL, old).entries).toEqual(played().entries);
    old[4].hash ^= 1;
    expect(() => replay(toy, DUEL, old)).toThrow(ReplayError);
  });

  it('does not take another upper half for the same state', () => {
    const { hash } = played().entries[4];
    expect(hash).toBeGreaterThan(2 ** 32);
    expect(failure(spoiled(4, { hash: hash + 2 ** 33 })).at).toBe(4);
  });

  it('plays a record without hashes', () => {
    const bare = played().entries.map(({ kind, id }) => ({ kind, id }));
    expect(replay(toy, DUEL, bare).node.kind).toBe('over');
  });

  it('names the answer that is not offered, and the rules against it', () => {
    const error = failure(spoiled(0, { id: 'strike:high' }));
    expect([error.at, error.expected, error.got]).toEqual([0, 'strike:high', 'a refusal by toy:2.1']);
    expect(error.message).toBe('answer 1: “strike:high” is refused by toy:2.1');
    expect(failure(spoiled(2, { id: 'nonsense' })).at).toBe(2);
  });

  it('names the first answer that leads to another state', () => {
    const error = failure(spoiled(4, { hash: 1 }));
    expect([error.at, error.expected]).toEqual([4, 'state 1']);
  });

  it('names an answer of the wrong kind, and one after the end', () => {
    const m = played();
    const roll = m.entries.findIndex((e) => e.kind === 'fall');
    expect(failure(spoiled(roll, { kind: 'take' })).got).toBe('a chance');
    expect(failure(spoiled(0, { kind: 'fall' })).got).toBe('a decision');
    const more = failure([...m.entries, { kind: 'take', id: 'rest' }]);
    expect([more.at, more.got]).toEqual([m.entries.length, 'the end of the game']);
  });

  it('names dice that make another outcome than the one recorded', () => {
    const m = played();
    const roll = m.entries.findIndex((e) => e.faces !== undefined);
    expect(failure(spoiled(roll, { faces: [1] }))).toMatchObject({ at: roll, expected: 'hits:1', got: 'hits:0' });
    expect(failure(spoiled(roll, { faces: [9] })).at).toBe(roll);
  });

  it('names an option recorded by another name than its own', () => {
    expect(failure(spoiled(0, { id: 'strike' }))).toMatchObject({ at: 0, expected: 'strike', got: 'strike:low' });
  });

  it('does not begin from an illegal set-up', () => {
    expect(() => replay(toy, { ...DUEL, hands: [['feint', 'feint'], []] }, [])).toThrow(SetupError);
  });
});

describe('a record of other rules', () => {
  const strikes = (): Match => {
    const m = new Match(toy, { health: 2, hands: [[], []], first: 0 }) as Match;
    for (const answer of ['strike:low', 'hits:0', 'strike:low', 'hits:1']) m.nodeKind === 'chance' ? m.fall(answer) : m.take(answer);
    return m;
  };
  const fresh = (): Match => new Match(toy, { health: 2, hands: [[], []], first: 0 }) as Match;

  it('is followed to its end where every answer is still legal, and says how far the states agree', () => {
    const { entries } = strikes();
    expect(follow(fresh(), entries)).toEqual({ parted: null, alike: 4 });
    const changed = entries.map((e, i) => (i === 2 ? { ...e, hash: 7 } : e));
    const m = fresh();
    expect(follow(m, changed)).toEqual({ parted: null, alike: 2 });
    expect(m.entries).toEqual(entries);
  });

  it('parts before the first answer that is not to be given, and stands there', () => {
    const { entries } = strikes();
    const seen: number[] = [];
    for (const [wrong, expected] of [
      [{ kind: 'take', id: 'strike:sideways' }, 'strike:sideways'],
      [{ kind: 'fall', id: 'hits:1' }, 'a chance for hits:1'],
      [{ ...entries[2], seat: 1 - entries[2].seat }, `an answer of seat ${2 - entries[2].seat}`],
    ] as const) {
      const m = fresh();
      const { parted, alike } = follow(m, [...entries.slice(0, 2), wrong, entries[3]], (at) => seen.push(at));
      expect([parted?.at, parted?.expected, alike, m.at]).toEqual([2, expected, 2, 2]);
      m.take(entries[2].id);
    }
    expect(seen).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
  });
});
