/** Setting a match up for a person: in every game, up to the first thing they do in the match proper, and back again. */
import { Match } from '@escarmouche/engine/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { workerGameOf } from './games.ts';
import { PLAYED } from './lists.testing.ts';
import { matchText } from './match-text.ts';
import type { Pace, SeatKind } from './protocol.ts';
import { matchOf } from './record.ts';
import { type Outside, Session } from './session.ts';
import type { Snapshot } from './snapshot.ts';
import { isBefore } from './traces.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PACE: Pace = { pause: 700, told: 'nothing', alwaysAsk: false };

interface Seen {
  readonly session: Session;
  readonly shown: Snapshot[];
}

async function begin(game: string, setup: unknown, seats: readonly SeatKind[], seed = 3, more: Partial<Outside> = {}): Promise<Seen> {
  const shown: Snapshot[] = [];
  const outside: Outside = {
    ...more,
    show: (s: Snapshot) => void shown.push(s),
    keep() {},
    broken(line: string) {
      throw new Error(line);
    },
  };
  return { session: Session.fresh('m', await workerGameOf(game), setup, seats, seed, PACE, outside), shown };
}

const last = ({ shown }: Seen): Snapshot => shown[shown.length - 1];

/** Answers what a person is asked in somebody else's turn with the first option, until the step is asked. */
function until(seen: Seen, step: string): Snapshot {
  for (let n = 0; n < 60; n++) {
    vi.runAllTimers();
    const s = last(seen);
    if (s.waits && s.node.kind === 'decision') {
      if (s.node.step === step) return s;
      expect(s.setUp).not.toBe('offered');
      seen.session.take(s.at, s.seat, s.options[0].id);
    }
  }
  throw new Error(`never asked to ${step}`);
}

describe.each(Object.entries(PLAYED))('%s', (game, { setup, seats, begins: step }) => {
  test('begins with the first thing a person does, and can be taken back to the first question', async () => {
    for (const seed of [1, 2]) {
      const seen = await begin(game, setup, seats, seed);
      for (const seat of seats.keys()) seen.session.setUpFor(seat);
      seen.session.go();
      // Something lies on the table at once, and asks nobody.
      expect(seen.shown[0]).toMatchObject({ at: 0, setUp: null });
      const s = until(seen, step);
      if (s.at > 0 && seen.session.match.entries.filter((e) => seats[e.seat] === 'person' && e.kind === 'take').length > 0)
        expect(s.undo).not.toBe('nothing');
      while (last(seen).undo !== 'nothing') {
        seen.session.undo(true);
        vi.runAllTimers();
      }
      // Everything that was answered for the person is asked now.
      expect(last(seen)).toMatchObject({ waits: true, setUp: 'offered', undo: 'nothing' });
    }
  });

  test('asks nobody for anything until somebody acts in the match proper, whatever the dice', async () => {
    const of = await workerGameOf(game);
    for (let seed = 1; seed <= 3; seed++) {
      const seen = await begin(game, setup, seats, seed);
      for (const seat of seats.keys()) seen.session.setUpFor(seat);
      seen.session.go();
      for (let n = 0; n < 200 && !last(seen).waits; n++) vi.runAllTimers();
      const { node, waits } = last(seen);
      expect(waits).toBe(true);
      const { match, traces } = seen.session;
      expect(isBefore(of, match, traces), `seed ${seed}, ${node.kind === 'over' ? '' : node.step}`).toBe(false);
    }
  });

  test('waits for another worker only where the bot has many answers to look at, and is shown when it stands', async () => {
    const asked: number[] = [];
    const before = (): boolean => isBefore(seen.session.of, seen.session.match, seen.session.traces);
    const think = (): null => {
      if (before()) asked.push(seen.session.match.options().length);
      return null;
    };
    const seen: Seen = await begin(
      game,
      setup,
      seats.map((s) => (s === 'greedy' ? 'level-1' : s)),
      3,
      { think },
    );
    for (const seat of seats.keys()) seen.session.setUpFor(seat);
    seen.session.go();
    vi.runOnlyPendingTimers();
    expect(before()).toBe(false);
    for (const many of asked) expect(many).toBeGreaterThan(50);
    expect(seen.shown.filter((s) => s.at < seen.session.match.at).map((s) => s.at)).toEqual([0]);
  });

  test('is offered at the first question, stays offered till the match proper begins, and goes on after a reload', async () => {
    const seen = await begin(game, setup, seats);
    seen.session.go();
    vi.runAllTimers();
    const first = last(seen);
    expect(first).toMatchObject({ waits: true, setUp: 'offered' });
    // Somebody else's press, and one that is late, do nothing.
    seen.session.setUp(first.at + 1, first.seat);
    seen.session.setUp(first.at, 1 - first.seat);
    expect(seen.session.match.at).toBe(first.at);
    seen.session.take(first.at, first.seat, first.options[0].id);
    vi.runAllTimers();
    const again = new Session('m', await matchOf(matchText(seen.session.match, seats), 'm.json'), 3, PACE, {
      show: (s) => void seen.shown.push(s),
      keep() {},
      broken(line) {
        throw new Error(line);
      },
    });
    again.go();
    vi.runAllTimers();
    const now = last(seen);
    expect(now.setUp).toBe('offered');
    again.setUp(now.at, now.seat);
    vi.runAllTimers();
    const made = last(seen);
    // Whoever else sits at the screen sets up for themselves.
    if (made.seat === now.seat) expect(made.setUp).not.toBe('offered');
    expect(made.undo).not.toBe('nothing');
    again.undo(true);
    vi.runAllTimers();
    // As it was, but for dice that come again.
    expect(last(seen)).toMatchObject({ at: now.at, seat: now.seat, setUp: 'offered' });
  });

  test('is over once the match proper has begun, and bots of another seat answer as ever', async () => {
    const seen = await begin(game, setup, seats);
    for (const seat of seats.keys()) seen.session.setUpFor(seat);
    seen.session.go();
    until(seen, step);
    const begun = new Set<number>();
    for (let n = 0; n < 60; n++) {
      vi.runAllTimers();
      const s = last(seen);
      if (s.node.kind !== 'decision') break;
      if (begun.has(s.seat)) expect(s.setUp).not.toBe('offered');
      if (s.node.step === step) begun.add(s.seat);
      seen.session.take(s.at, s.seat, s.options[s.options.length - 1].id);
    }
    expect(begun.size).toBeGreaterThan(0);
  });
});

test.each(Object.entries(PLAYED))(
  'a match of %s that begins at a position is set up by whoever laid that',
  async (game, { setup, seats }) => {
    const of = await workerGameOf(game);
    const shown: Snapshot[] = [];
    const outside: Outside = { show: (s) => void shown.push(s), keep() {}, broken: (line) => expect(line).toBe('') };
    const played = { of, match: new Match(of.game, setup), seats, traces: [], parted: null };
    const offered = (situation?: object): Snapshot['setUp'] => {
      new Session('m', { ...played, situation }, 3, PACE, outside).go();
      vi.runAllTimers();
      return shown[shown.length - 1].setUp;
    };
    expect(offered()).toBe('offered');
    expect(offered({})).toBeNull();
  },
);

const OPPOSED = Object.entries(PLAYED).filter(([, { seats }]) => seats.includes('greedy'));

test.each(OPPOSED)('a bot of %s that follows lines of play thinks elsewhere while a match is set up as well', async (game, { setup }) => {
  const think = vi.fn(() => ({ answer: new Promise<string>(() => undefined), cancel() {} }));
  const { session } = await begin(game, setup, ['person', 'level-5'], 3, { think });
  for (const seat of [0, 1]) session.setUpFor(seat);
  session.go();
  vi.runAllTimers();
  expect(think).toHaveBeenCalledTimes(1);
  expect(isBefore(session.of, session.match, session.traces)).toBe(true);
});

test('who begins is said by the person who may say it, where another one plays against them', async () => {
  let asked = 0;
  for (const [game, { setup }] of OPPOSED) {
    const { between = [] } = (await workerGameOf(game)).setUp;
    for (let seed = 1; seed <= 6 && between.length > 0; seed++) {
      const seen = await begin(game, setup, ['person', 'person'], seed);
      for (const seat of [0, 1]) seen.session.setUpFor(seat);
      seen.session.go();
      vi.runAllTimers();
      const { node, setUp, waits } = last(seen);
      expect(waits).toBe(true);
      if (node.kind !== 'decision' || !between.includes(node.step)) continue;
      asked++;
      // It is theirs alone to answer: no bot is offered for it.
      expect(setUp).not.toBe('offered');
    }
  }
  expect(asked).toBeGreaterThan(0);
});
