/** Passing windows of reactions: asked always, where one can, or not for a while. */
import { DECKS, type Setup } from '@escarmouche/engine/underworlds';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { play } from '../games/underworlds/play.ts';
import type { Snapshot } from './protocol.ts';
import { Session } from './session.ts';

const PACE = { pause: 1, typedDice: false, alwaysAsk: false };
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
