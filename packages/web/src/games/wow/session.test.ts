import { Refused } from '@escarmouche/engine/core';
import { findParty, type Setup, type Shown, shownTo } from '@escarmouche/engine/wow';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchText } from '../../worker/match-text.ts';
import type { Pace, SeatKind } from '../../worker/protocol.ts';
import { matchOf } from '../../worker/record.ts';
import { RecordFault } from '../../worker/record-fault.ts';
import { type Outside, Session } from '../../worker/session.ts';
import type { Snapshot } from '../../worker/snapshot.ts';
import { Walk } from '../../worker/walk.ts';
import { play } from './play.ts';

const PACE: Pace = { pause: 10, told: 'nothing', alwaysAsk: false };

function setup(): Setup {
  const seats = ['dawn-oak-and-frost', 'ash-storm-and-knives'].map((id) => {
    const party = findParty(id);
    return { faction: party?.faction ?? '', party: party?.members ?? [] };
  });
  return { format: 'constructed', map: 'crossroads', seats: [seats[0], seats[1]], first: 0 };
}

interface Seen {
  readonly snapshots: Snapshot[];
  /** The log as a page puts it together from what it is sent. */
  log: unknown[];
  kept: number;
}

function begin(seats: readonly SeatKind[], pace = PACE): { session: Session; seen: Seen } {
  const seen: Seen = { snapshots: [], log: [], kept: 0 };
  const outside: Outside = {
    show(s) {
      seen.snapshots.push(s);
      seen.log = [...seen.log.slice(0, s.log.keep), ...s.log.add];
    },
    keep() {
      seen.kept++;
    },
    broken(line) {
      throw new Error(line);
    },
  };
  const session = Session.fresh('m', play, setup(), seats, 5, pace, outside);
  session.go();
  return { session, seen };
}

function last({ snapshots }: Seen): Snapshot {
  return snapshots[snapshots.length - 1];
}

/** Answers for the person until something holds. */
function playUntil(session: Session, seen: Seen, done: (s: Snapshot) => boolean): Snapshot {
  for (let n = 0; n < 400; n++) {
    vi.runAllTimers();
    const s = last(seen);
    if (done(s) || s.node.kind === 'over') return s;
    const pick = s.options.find((o) => o.id.startsWith('attack:')) ?? s.options[n % s.options.length];
    session.take(s.at, s.seat, pick.id);
  }
  throw new Error('never came so far');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('between two persons, the eyes change only where one is waited for', () => {
  const { session, seen } = begin(['person', 'person']);
  playUntil(session, seen, () => seen.snapshots.length > 120);
  const { snapshots } = seen;
  expect(snapshots.some((s) => s.node.kind === 'decision' && !s.waits)).toBe(true);
  const lent = snapshots.filter((s, i) => !s.waits && s.seat !== (snapshots[i - 1]?.seat ?? 0));
  expect(lent).toEqual([]);
});

describe('a session', () => {
  test('stops where a person is asked, with options for that seat alone and the other hand hidden', () => {
    const { seen } = begin(['person', 'random']);
    const s = last(seen);
    expect(s).toMatchObject({ seat: 0, waits: true, at: 0, undo: 'nothing' });
    expect(s.options.map((o) => o.id)).toContain('equip:done');
    const { cards, figures } = s.position as Shown;
    expect(cards.every((c) => (c.def === -1) === (c.side === 1))).toBe(true);
    expect(figures.map((f) => f.place >= 0)).not.toContain(true);
  });

  test('plays on by itself after an answer, saves each one, and its news add up to the log', () => {
    const { session, seen } = begin(['person', 'greedy']);
    const s = playUntil(session, seen, (x) => x.at > 40);
    expect(seen.kept).toBeGreaterThanOrEqual(s.at);
    expect(seen.log).toEqual(session.match.eventsFor(0));
  });

  test('step by step, each answer of a bot and each throw waits; one press goes on, another to the next question', () => {
    const { session, seen } = begin(['person', 'greedy'], { ...PACE, pause: null });
    const held = (): Snapshot => {
      for (let n = 0; n < 200 && !last(seen).held; n++) {
        vi.runAllTimers();
        const s = last(seen);
        if (s.waits) session.take(s.at, s.seat, s.options[n % s.options.length].id);
      }
      return last(seen);
    };
    const { at } = held();
    vi.advanceTimersByTime(60_000);
    expect(last(seen).at).toBe(at);
    session.goOn();
    expect(last(seen).at).toBe(at + 1);
    held();
    const count = seen.snapshots.length;
    session.goOn(true);
    vi.runAllTimers();
    expect(last(seen)).toMatchObject({ waits: true, held: false, moment: null });
    expect(seen.snapshots.length).toBe(count + 1);
    expect(seen.log).toEqual(session.match.eventsFor(0));
  });

  test.each(['random', 'greedy'] as const)('at once, a person is shown what they did and nothing more until they are asked: %s', (bot) => {
    const { session, seen } = begin(['person', bot], { ...PACE, pause: 0 });
    let alone = 0;
    for (let n = 0; n < 40; n++) {
      vi.runAllTimers();
      const s = last(seen);
      if (s.node.kind === 'over') break;
      expect(s.waits).toBe(true);
      const before = seen.snapshots.length;
      session.take(s.at, s.seat, s.options[(n * 7) % s.options.length].id);
      vi.runAllTimers();
      expect(seen.snapshots.length).toBe(before + 1);
      if (last(seen).at > s.at + 1) alone++;
      expect(last(seen).moment).toBeNull();
      expect(seen.log).toEqual(session.match.eventsFor(0));
    }
    expect(alone).toBeGreaterThan(3);
  });

  test('two bots play to the end', () => {
    const { session, seen } = begin(['random', 'random']);
    vi.runAllTimers();
    expect(last(seen).node.kind).toBe('over');
    expect(session.match.nodeKind).toBe('over');
  });

  test('a refused, a late and a wrong-seat answer leave the match as it was', () => {
    const { session } = begin(['person', 'person']);
    for (const [at, seat, id] of [
      [0, 0, 'move:D1>0,0'],
      [7, 0, 'equip:done'],
      [0, 1, 'equip:done'],
    ] as const) {
      expect(() => session.take(at, seat, id)).toThrow(Refused);
      expect(session.match.at).toBe(0);
    }
  });

  test('undo goes back to the last real decision, with consent past dice', () => {
    const { session, seen } = begin(['person', 'random']);
    const s = playUntil(session, seen, (x) => x.undo === 'needs-consent' && x.waits);
    expect(session.undo(false)).toBe('needs-consent');
    expect(session.match.at).toBe(s.at);
    expect(session.undo(true)).toBe('free');
    vi.runAllTimers();
    const back = last(seen);
    expect(back.at).toBeLessThan(s.at);
    expect(back).toMatchObject({ seat: 0, waits: true });
    expect(back.options.length).toBeGreaterThan(1);
    expect(seen.log).toEqual(session.match.eventsFor(0));
  });

  test('typed dice wait for the person, and the app rolls once the setting changes', () => {
    const { session, seen } = begin(['person', 'random'], { ...PACE, told: 'dice' });
    const s = playUntil(session, seen, (x) => x.node.kind === 'chance' && x.waits);
    expect(() => session.roll(s.at, [11])).toThrow(Refused);
    session.setPace(PACE);
    vi.runAllTimers();
    expect(last(seen).at).toBeGreaterThan(s.at);
  });
});

describe('a record', () => {
  test('plays back, goes on, and is walked through step by step', async () => {
    const { session, seen } = begin(['person', 'random']);
    playUntil(session, seen, (x) => x.at > 30);
    const text = matchText(session.match, session.seats);
    const played = await matchOf(text, 'match.json');
    expect(played.match.at).toBe(session.match.at);
    expect(played.traces).toHaveLength(session.match.at);
    const walk = Walk.ofMatch(await matchOf(text, 'match.json'));
    expect(walk.info()).toMatchObject({ answers: session.match.at, seats: ['person', 'random'] });
    const end = walk.step(session.match.at, 0);
    expect(end.snapshot.position).toEqual(shownTo(session.match as never, 0));
    expect(end.snapshot.log.add).toEqual(session.match.eventsFor(0));
    expect(walk.step(0, 1)).toMatchObject({ entry: null, fresh: 0 });
    expect(() => walk.step(session.match.at + 1, 0)).toThrow(RangeError);
  });

  test.each([
    ['{', /match\.json/],
    ['[]', /match\.json/],
    ['{"format":"escarmouche-match","version":99}', /match\.json/],
  ])('%j is one line that names the file', async (text, line) => {
    await expect(matchOf(text, 'match.json')).rejects.toThrow(RecordFault);
    await expect(matchOf(text, 'match.json')).rejects.toThrow(line);
  });

  test('with a wrong hash names the answer', async () => {
    const { session, seen } = begin(['person', 'random']);
    playUntil(session, seen, (x) => x.at > 3);
    const text = matchText(session.match, session.seats).replace(/"hash":\d+/, '"hash":1');
    await expect(matchOf(text, 'match.json')).rejects.toThrow(/answer 1/);
  });
});

describe('a file of other rules', () => {
  const { session, seen } = begin(['person', 'random']);
  const file = (): { rules?: number; entries: { kind: string; seat: number; id: string; hash: number }[] } =>
    JSON.parse(matchText(session.match, session.seats));

  test('is followed as far as its answers are legal, and says where it parts', async () => {
    playUntil(session, seen, (s) => s.at > 12);
    const whole = file();
    const { rules: _first, ...old } = whole;
    // Without a version: of the first one. Hashes may differ, answers count.
    const alike = await matchOf(JSON.stringify({ ...old, entries: old.entries.map((e) => ({ ...e, hash: 1 })) }), 'old.json');
    expect([alike.parted, alike.match.at]).toEqual([null, whole.entries.length]);
    const at = whole.entries.findLastIndex((e) => e.kind === 'take');
    const parting = { ...old, entries: old.entries.map((e, i) => (i === at ? { ...e, id: 'move:nobody>9,9' } : e)) };
    const { parted, match, traces } = await matchOf(JSON.stringify(parting), 'old.json');
    expect(parted).toMatchObject({ at, of: whole.entries.length });
    expect([match.at, traces.length]).toEqual([at, at]);
    // From there it goes on, and is walked through, as any other.
    expect(match.options().some((o) => o.id === whole.entries[at].id)).toBe(true);
    expect(Walk.ofMatch({ of: play, match, seats: session.seats, traces, parted }).info()).toMatchObject({ answers: at, parted: { at } });
  });

  test('of the rules of today must agree to the last hash', async () => {
    const whole = file();
    await expect(matchOf(JSON.stringify({ ...whole, entries: whole.entries.map((e) => ({ ...e, hash: 1 })) }), 'now.json')).rejects.toThrow(
      RecordFault,
    );
  });
});
