/** Table talk in a match: bots say what they mean and keep to it, persons are heeded, and nothing of it is part of the record. */
import { CARDS, type Intent, type Setup } from '@escarmouche/engine/gloomhaven';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { play } from '../games/gloomhaven/play.ts';
import { about } from './about.ts';
import type { Outside } from './outside.ts';
import type { SeatKind, Snapshot } from './protocol.ts';
import { Session } from './session.ts';

const cards = (id: string, n: number): string[] => CARDS.flatMap((c) => (c.class === id && c.level === 1 ? [c.id] : [])).slice(0, n);
const SETUP: Setup = {
  scenario: 'black-barrow',
  level: 0,
  characters: [
    { class: 'brute', cards: cards('brute', 10) },
    { class: 'scoundrel', cards: cards('scoundrel', 9) },
  ],
};

interface Seen {
  readonly snapshots: Snapshot[];
  log: { key: string; args: Record<string, unknown>; detail?: object }[];
}

function outsideOf(seen: Seen): Outside {
  return {
    show(s) {
      seen.snapshots.push(s);
      seen.log = [...seen.log.slice(0, s.log.keep), ...(s.log.add as unknown as Seen['log'])];
    },
    keep() {},
    broken(line) {
      throw new Error(line);
    },
  };
}

/** A match that stands where the person chooses cards. */
function choosing(seats: readonly SeatKind[], setup: Setup = SETUP): { session: Session; seen: Seen; now: () => Snapshot } {
  const seen: Seen = { snapshots: [], log: [] };
  const session = Session.fresh('m', play, setup, seats, 5, { pause: 0, told: 'nothing', alwaysAsk: false }, outsideOf(seen));
  const now = (): Snapshot => seen.snapshots[seen.snapshots.length - 1];
  session.go();
  for (let n = 0; n < 50; n++) {
    vi.runAllTimers();
    const s = now();
    if (s.waits && s.options.some((o) => o.id.startsWith('cards:'))) return { session, seen, now };
    if (s.waits) session.take(s.at, s.seat, s.options[0].id);
  }
  throw new Error('never so far');
}

const said = (seen: Seen, seat: number): number =>
  seen.log.filter((e) => e.key === 'says' && (e.args.seat as { seat: number }).seat === seat).length;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is said before cards are chosen', () => {
  test.each([
    ['after the person', ['person', 'greedy'], 1],
    ['before the person', ['greedy', 'person'], 0],
  ] as const)('a bot asked %s says what it means to do, and keeps to when it acts', (_where, seats, bot) => {
    const { session, seen, now } = choosing(seats);
    const word = now().talk?.words[bot] as Intent;
    expect(word.when ?? word.does).not.toBeNull();
    expect(said(seen, bot)).toBe(1);
    session.take(now().at, now().seat, now().options.find((o) => o.id.startsWith('cards:'))?.id ?? '');
    vi.runAllTimers();
    const shows = seen.log.find((e) => e.key === 'shows' && (e.args.seat as { seat: number }).seat === bot);
    const n = Number(shows?.args.n);
    expect(n <= 30 ? 'early' : n <= 60 ? 'middling' : 'late').toBe(word.when);
    // No answer of the record is a word.
    expect(session.match.entries.some((e) => e.id.includes('say'))).toBe(false);
  });

  test('a bot that has chosen unseen chooses again when it is spoken to, and nothing else is taken back', () => {
    const { session, seen, now } = choosing(['greedy', 'person']);
    const before = { at: now().at, entries: session.match.entries.length };
    const back = vi.spyOn(session.match, 'backTo');
    session.say(1, { when: 'early', does: 'attack', on: now().talk?.aims[0] });
    vi.runAllTimers();
    expect(back).toHaveBeenCalledWith(before.at - 1);
    expect([now().at, session.match.entries.length]).toEqual([before.at, before.entries]);
    expect(now().waits).toBe(true);
    expect(now().talk?.words[1]).toEqual({ when: 'early', does: 'attack', on: now().talk?.aims[0] });
    expect(said(seen, 1)).toBe(1);
  });

  test('what may not be said, or not by that seat, changes nothing', () => {
    const { session, seen, now } = choosing(['person', 'greedy']);
    const before = JSON.stringify(now().talk);
    for (const word of [null, 12, { when: 12 }, { when: 'early', on: 'brute' }, { does: 'attack', on: 'card 9' }]) session.say(0, word);
    session.say(1, { when: 'late', does: null, on: null });
    vi.runAllTimers();
    expect(JSON.stringify(now().talk)).toBe(before);
    expect(said(seen, 0)).toBe(0);
  });

  test('is kept with the match, taken up again, and forgotten where it cannot be read', () => {
    const { session, now } = choosing(['person', 'greedy']);
    session.say(0, { when: 'late', does: null, on: null });
    vi.runAllTimers();
    const kept = JSON.parse(JSON.stringify(about(session))) as { talk: unknown[] };
    expect(kept.talk.length).toBeGreaterThan(1);
    const again = (talk: unknown): Snapshot => {
      const seen: Seen = { snapshots: [], log: [] };
      const { of, match, seats, traces } = session;
      const pace = { pause: 0, told: 'nothing', alwaysAsk: false } as const;
      const next = new Session('m', { of, match, seats, traces, parted: null }, 1, pace, outsideOf(seen), [], null, talk);
      return next.snapshot();
    };
    expect(again(kept.talk).talk?.words).toEqual(now().talk?.words);
    for (const bad of [7, 'x', [null, 3, { seat: 9 }, { ...(kept.talk[0] as object), word: { when: 3 } }]])
      expect(again(bad).talk?.words).toEqual([null, null]);
  });

  test('there is none where hands lie open, among persons, or where the choice is to be silent', () => {
    expect(choosing(['person', 'greedy'], { ...SETUP, solo: true }).now().talk).toBeUndefined();
    expect(choosing(['person', 'person']).now().talk).toBeUndefined();
    expect(choosing(['person', 'greedy'], { ...SETUP, choices: { 'table-talk': 'silent' } }).now().talk).toBeUndefined();
  });
});
