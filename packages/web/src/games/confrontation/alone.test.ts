/** What leaves a person no choice is not asked: the only attack, the only combat left, the only cut, the only way to place dice. */
import { confrontation, confrontationSituations, type FighterSetup, FORCES, type Setup } from '@escarmouche/engine/confrontation';
import { Match, seeded } from '@escarmouche/engine/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchText } from '../../worker/match-text.ts';
import type { Pace } from '../../worker/protocol.ts';
import { matchOf } from '../../worker/record.ts';
import { type Outside, Session } from '../../worker/session.ts';
import type { Snapshot } from '../../worker/snapshot.ts';
import { onlyWay } from '../../worker/traces.ts';
import { play } from './play.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Always asked where passing is all one can do: what leaves no choice is taken all the same. */
const PACE: Pace = { pause: 10, told: 'nothing', alwaysAsk: true };

const force = (n: number): readonly FighterSetup[] => FORCES[n].profiles.map((profile) => ({ profile }));
const skirmish = (a: number, b: number): Setup => ({
  mode: 'skirmish',
  seats: [{ fighters: force(a) }, { fighters: force(b) }],
  table: [400, 400],
});
/** Two against two in one melee, some of them in rout. */
const MELEE: Setup = {
  mode: 'combat',
  seats: [
    { fighters: ['A1', 'A2'].map((key) => ({ profile: 'dirz-clone', key, routed: key === 'A1' })) },
    { fighters: ['B1', 'B2'].map((key) => ({ profile: 'dawn-warrior', key })) },
  ],
  contacts: [
    ['A1', 'B1'],
    ['A2', 'B1'],
    ['A2', 'B2'],
  ],
};
const SETUPS: readonly Setup[] = [MELEE, ...FORCES.map((_f, i) => skirmish(i, (i + 1) % FORCES.length))];

/** Every step at which a random match left one option and no more. */
function stepsWithOne(setup: Setup, seed: number): Set<string> {
  const found = new Set<string>();
  const random = seeded(seed);
  const match = new Match(confrontation, setup);
  while (match.nodeKind !== 'over') {
    if (match.nodeKind === 'chance') {
      match.rollBy(random);
      continue;
    }
    const options = match.options();
    const { node } = match;
    if (options.length === 1 && node.kind === 'decision') found.add(node.step);
    // Assaults now and then, so that something comes to blows.
    const assaults = options.filter((o) => /^(charge|engage):/.test(o.id));
    const among = assaults.length > 0 && random.below(2) === 0 ? assaults : options;
    match.take(among[random.below(among.length)].id);
  }
  return found;
}

describe('one option and no more', () => {
  test('is left only at the steps that are taken by themselves, or where any place may be spelled out besides', () => {
    const found = new Set<string>();
    SETUPS.forEach((setup, i) => {
      for (let seed = 0; seed < 4; seed++) for (const s of stepsWithOne(setup, 100 * i + seed)) found.add(s);
    });
    expect([...found]).toEqual(expect.arrayContaining(['first to strike', 'choose a combat', 'place dice']));
    // A pursuit that reaches nobody may still go anywhere.
    expect([...found].filter((s) => play.alone?.includes(s) !== true && s !== 'pursue')).toEqual([]);
  });
});

/** Two persons at one table who answer at random, until the match is over. */
function playedBy(setup: Setup, seed: number): { asked: Snapshot[]; session: Session; undone: number } {
  const asked: Snapshot[] = [];
  const shown: Snapshot[] = [];
  const outside: Outside = {
    show: (s) => void shown.push(s),
    keep: () => undefined,
    broken(line) {
      throw new Error(line);
    },
  };
  const session = Session.fresh('m', play, setup, ['person', 'person'], seed, PACE, outside);
  session.go();
  const random = seeded(seed);
  let undone = 0;
  for (let n = 0; n < 3000; n++) {
    vi.runAllTimers();
    const s = shown[shown.length - 1];
    if (s.node.kind === 'over') return { asked, session, undone };
    expect(s.waits).toBe(true);
    if (s.undo === 'free' && n % 5 === 0) {
      // Undo goes back to what a person chose, not to what went by itself and would at once again.
      session.undo(false);
      vi.runAllTimers();
      const back = shown[shown.length - 1];
      if (back.at < s.at) undone++;
      session.take(back.at, back.seat, back.options[random.below(back.options.length)].id);
      continue;
    }
    asked.push(s);
    session.take(s.at, s.seat, s.options[random.below(s.options.length)].id);
  }
  throw new Error('the match never ended');
}

describe('two persons at one table', () => {
  test('are never asked what has one answer; the record holds it all the same, and plays back', async () => {
    const { asked, session } = playedBy(MELEE, 11);
    const lonely = asked.filter((s) => s.options.length === 1 && s.node.kind === 'decision' && s.node.step !== 'pursue');
    expect(lonely).toEqual([]);
    const text = matchText(session.match, ['person', 'person']);
    expect(session.match.entries.filter((e) => e.kind === 'take').length).toBeGreaterThan(asked.length);
    const { match } = await matchOf(text, 'a match');
    expect(match.at).toBe(session.match.at);
  });

  test('undo goes back past what went by itself', () => {
    let undone = 0;
    for (const seed of [3, 4, 5]) undone += playedBy(skirmish(0, 1), seed).undone;
    expect(undone).toBeGreaterThan(0);
  });

  test('a decision of several is asked, one with a single answer is not', () => {
    const match = new Match(confrontation, MELEE) as Parameters<typeof onlyWay>[1];
    expect(onlyWay(play, match)).toBe(false);
    expect(match.options().length).toBeGreaterThan(1);
  });

  test.each([true, false])('whoever has killed the last enemy is asked for no pursuit; with another left, here %s, he is', (another) => {
    const match = confrontationSituations.match({
      fighters: {
        A1: { side: 1, at: [300, 300], printed: { FOR: 7 } },
        B1: { side: 2, at: [330, 300] },
        ...(another ? { B2: { side: 2, at: [500, 300] } } : {}),
      },
      speaking: [1, 2],
      combat: 'A1',
      dice: { A1: '2/0', B1: '2/0' },
      initiative: 1,
    });
    match.take('attack:A1>B1');
    match.roll([3]);
    match.roll([5, 5]);
    // The rules ask in either case: a record may hold the move.
    expect(match.node).toMatchObject({ kind: 'decision', step: 'pursue' });
    expect(onlyWay(play, match as unknown as Parameters<typeof onlyWay>[1])).toBe(!another);
    expect(play.idle?.(match as unknown as Parameters<typeof onlyWay>[1])).toBe(another ? null : 'stay:A1');
  });
});
