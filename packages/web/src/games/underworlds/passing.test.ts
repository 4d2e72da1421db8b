/** Passing windows of reactions: asked always, where one can, or not for a while. */
import { DECKS, type Setup } from '@escarmouche/engine/underworlds';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { about } from '../../worker/about.ts';
import type { Thinking } from '../../worker/seen.ts';
import { Session } from '../../worker/session.ts';
import type { Snapshot } from '../../worker/snapshot.ts';
import { type Thought, thoughtOf } from '../../worker/thinking.ts';
import { play } from './play.ts';

const PACE = { pause: 1, told: 'nothing' as const, alwaysAsk: false };
const seat = { warband: 'garreks-reavers', deck: DECKS.find((d) => d.warband === 'garreks-reavers')?.id ?? '' } as const;
const SETUP: Setup = {
  seats: [seat, seat],
  field: { boards: ['empty-market', 'empty-market'], turned: [false, false], offset: 0 },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isWindow = (s: Snapshot): boolean => s.node.kind === 'decision' && s.node.prompt.key.startsWith('ask-react-');

/** Plays so many answers against a bot, and counts the windows it was asked in, by how many answers each had. */
function windows(seed: number, more: (session: Session, s: Snapshot) => void = () => {}): { asked: number; empty: number } {
  let last: Snapshot | null = null;
  const session = Session.fresh('m', play, SETUP, ['person', 'random'], seed, PACE, {
    show(s) {
      last = s;
    },
    keep() {},
    broken(line) {
      throw new Error(line);
    },
  });
  session.go();
  let asked = 0;
  let empty = 0;
  for (let n = 0; n < 160; n++) {
    vi.runAllTimers();
    const s = last as unknown as Snapshot;
    if (s.node.kind === 'over') break;
    if (isWindow(s)) {
      asked++;
      if (s.options.length === 1) empty++;
    }
    more(session, s);
    const now = last as unknown as Snapshot;
    if (!now.waits || now.at !== s.at) continue;
    const pick = now.options.find((o) => /^(attack|charge|react):/.test(o.id)) ?? now.options[n % now.options.length];
    session.take(now.at, now.seat, pick.id);
  }
  return { asked, empty };
}

test('asked where one can: never in a window with nothing but passing', () => {
  const { asked, empty } = windows(3);
  expect(asked).toBeGreaterThan(0);
  expect(empty).toBe(0);
});

test('asked always: in windows with nothing but passing too', () => {
  let said = false;
  const { empty } = windows(3, (session) => {
    if (!said) session.setPassing(0, { always: true, until: null });
    said = true;
  });
  expect(empty).toBeGreaterThan(0);
});

test('passed until the phase ends: no window asks, and then it is over', () => {
  const held: (string | null | undefined)[] = [];
  let meanwhile = 0;
  windows(3, (session, s) => {
    held.push(s.passing?.until);
    if (isWindow(s) && s.passing?.until !== null) meanwhile++;
    if (s.passing?.until === null && s.node.kind === 'decision' && s.node.prompt.key === 'ask-activation')
      session.setPassing(0, { always: false, until: 'round' });
  });
  expect(meanwhile).toBe(0);
  expect(held).toContain('round');
  expect(held.slice(held.indexOf('round'))).toContain(null);
});

/** How long it took from each unseen answer from a hand to the next answer, by how many options the hand had. */
function beats(seats: readonly ['person' | 'random', 'random'], until: string | null): Map<number, Set<number>> {
  const took = new Map<number, Set<number>>();
  let answered: { options: number; at: number } | null = null;
  /** The node that is answered next. */
  let now = { options: 0, hidden: false, events: 0 };
  const outside = {
    show() {},
    // Called once for each answer.
    keep({ match }: Session): void {
      if (answered !== null) took.set(answered.options, (took.get(answered.options) ?? new Set<number>()).add(Date.now() - answered.at));
      const unseen = now.hidden && match.events.length === now.events;
      answered = unseen ? { options: now.options, at: Date.now() } : null;
      const { node } = match;
      const hidden = play.passing?.fromHand(node) === true;
      now = { options: hidden ? match.options().length : 0, hidden, events: match.events.length };
    },
    broken(line: string) {
      throw new Error(line);
    },
  };
  const session = Session.fresh('m', play, SETUP, seats, 4, { ...PACE, pause: 700 }, outside);
  session.go();
  for (let n = 0; n < 120; n++) {
    vi.runAllTimers();
    const { node } = session.match;
    if (node.kind !== 'decision') break;
    if (until !== null && node.prompt.key === 'ask-activation') session.setPassing(0, { always: false, until });
    // What a person chooses takes as long as it takes.
    answered = null;
    now = { ...now, hidden: false };
    const all = session.match.options();
    session.take(session.match.at, node.seat, all[n % all.length].id);
  }
  return took;
}

test.each([
  ['of bots', ['random', 'random'], null],
  ['of a person who passes for a while', ['person', 'random'], 'round'],
] as const)('an answer from a hand takes the same time whatever it holds: %s', (_of, seats, until) => {
  const took = beats(seats, until);
  expect(took.size).toBeGreaterThan(1);
  expect([...new Set([...took.values()].flatMap((s) => [...s]))]).toEqual([350]);
});

test('a bot that thinks takes the same time whatever its hand holds, however quickly the match goes by', async () => {
  const took = new Map<number, Set<number>>();
  let asked: { options: number; at: number; events: number } | null = null;
  const outside = {
    show() {},
    keep() {},
    broken(line: string) {
      throw new Error(line);
    },
    think: (question: Thinking): Thought => ({
      answer: new Promise((resolve) => {
        setTimeout(() => resolve(thoughtOf(play, question)), session.match.options().length > 1 ? question.milliseconds : 5);
      }),
      cancel() {},
    }),
  };
  const session: Session = Session.fresh('m', play, SETUP, ['random', 'greedy'], 4, { ...PACE, pause: 30 }, outside);
  const go = session.go.bind(session);
  session.go = () => {
    const { match } = session;
    // What it plays is seen, and stays on screen for a moment of its own.
    if (asked !== null && asked.events === match.events.length)
      took.set(asked.options, (took.get(asked.options) ?? new Set<number>()).add(Date.now() - asked.at));
    const { node } = match;
    const fromHand = node.kind === 'decision' && node.seat === 1 && play.passing?.fromHand(node) === true;
    asked = fromHand ? { options: match.options().length, at: Date.now(), events: match.events.length } : null;
    go();
  };
  session.go();
  for (let n = 0; n < 400 && took.size < 3; n++) await vi.advanceTimersToNextTimerAsync();
  expect(took.size).toBeGreaterThan(1);
  expect([...new Set([...took.values()].flatMap((s) => [...s]))]).toEqual([100]);
});

test('how one passes is part of what is saved', () => {
  const session = Session.fresh('m', play, SETUP, ['person', 'greedy'], 4, PACE, { show() {}, keep() {}, broken() {} });
  session.go();
  session.setPassing(0, { always: true, until: null });
  const { passing } = structuredClone(about(session));
  const { match, seats, traces } = session;
  const played = { of: play, match, seats, traces, parted: null };
  expect(new Session('m', played, 4, PACE, { show() {}, keep() {}, broken() {} }, passing).snapshot().passing).toEqual({
    always: true,
    until: null,
  });
});
