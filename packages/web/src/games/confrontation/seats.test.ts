/** The session and walks with a game of three players, of which they know nothing but what every game gives. */
import {
  CONFRONTATION_ODDS,
  CONFRONTATION_THREATS,
  confrontation,
  confrontationSituations,
  type Setup,
} from '@escarmouche/engine/confrontation';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workerGame } from '../../worker/game.ts';
import { Session } from '../../worker/session.ts';
import type { Snapshot } from '../../worker/snapshot.ts';
import { Walk } from '../../worker/walk.ts';
import { play } from './play.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const threePlayers = workerGame({
  game: confrontation,
  situations: confrontationSituations,
  odds: CONFRONTATION_ODDS,
  threats: CONFRONTATION_THREATS,
  passes: [],
  setUp: { steps: [] },
  tally: { of: () => [], tells: [] },
  aimed: [],
  turns: [],
  paragraph: 'conf:IX-A-1',
  position: (match, seat) => match.view(seat),
  standing: () => ({ round: 0, points: [], target: [] }),
  caseOf: () => null,
  questions: {},
});

const setup: Setup = {
  mode: 'combat',
  seats: [
    { side: 1, fighters: [{ profile: 'praetorian-guard', key: 'P', at: [300, 300] }] },
    { side: 2, fighters: [{ profile: 'dirz-clone', key: 'C', at: [330, 300] }] },
    { side: 2, fighters: [{ profile: 'dawn-warrior', key: 'W', at: [270, 300] }] },
  ],
  contacts: [
    ['P', 'C'],
    ['P', 'W'],
  ],
};

test('three seats, two of them bots, play to the end, and every seat can look back', () => {
  const shown: Snapshot[] = [];
  const outside = {
    show: (s: Snapshot) => void shown.push(s),
    keep: () => {},
    broken(line: string) {
      throw new Error(line);
    },
  };
  const pace = { pause: 10, told: 'nothing' as const, alwaysAsk: true };
  const session = Session.fresh('m', threePlayers, setup, ['greedy', 'random', 'person'], 7, pace, outside);
  session.go();
  for (let n = 0; n < 300; n++) {
    vi.runAllTimers();
    const s = shown[shown.length - 1];
    if (s.node.kind === 'over') break;
    expect(s).toMatchObject({ seat: 2, waits: true });
    session.take(s.at, s.seat, s.options[n % s.options.length].id);
  }
  const { match } = session;
  expect(match.nodeKind).toBe('over');
  const walk = Walk.ofMatch({
    of: threePlayers,
    match,
    seats: session.seats,
    traces: match.entries.map(() => ({ events: 0, auto: false, plays: false })),
    parted: null,
  });
  expect(walk.info()).toMatchObject({ game: 'confrontation', over: true, answers: match.at });
  for (const seat of [0, 1, 2]) expect(walk.step(match.at, seat).snapshot).toMatchObject({ seat, position: { seat } });
});

test('a six of a combat phase is its own: nothing is set up there for whoever is asked about it', () => {
  let asked = 0;
  for (let seed = 1; seed <= 30 && asked < 3; seed++) {
    const shown: Snapshot[] = [];
    const outside = { show: (s: Snapshot) => void shown.push(s), keep() {}, broken: (line: string) => expect(line).toBe('') };
    const pace = { pause: 0, told: 'nothing' as const, alwaysAsk: false };
    const session = Session.fresh('m', play, setup, ['person', 'random', 'random'], seed, pace, outside);
    session.go();
    for (let n = 0; n < 200; n++) {
      vi.runAllTimers();
      const s = shown[shown.length - 1];
      if (s.node.kind !== 'decision' || !s.waits) break;
      expect(s.setUp).toBeNull();
      if (s.node.step === 'roll again') asked++;
      session.take(s.at, s.seat, s.options[s.options.length - 1].id);
    }
  }
  expect(asked).toBeGreaterThan(0);
});
