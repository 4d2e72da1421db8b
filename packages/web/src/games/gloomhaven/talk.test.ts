/** Table talk in a match: bots say what they mean and keep to it, persons are heeded, and nothing of it is part of the record. */
import { askedOf } from '@escarmouche/engine/bots';
import type { Match } from '@escarmouche/engine/core';
import { CARDS, CHARACTER, type Intent, MONSTER, type Setup, type State, type Table, type View } from '@escarmouche/engine/gloomhaven';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { about } from '../../worker/about.ts';
import type { SeatKind } from '../../worker/protocol.ts';
import type { Thinking } from '../../worker/seen.ts';
import { type Outside, Session } from '../../worker/session.ts';
import type { Snapshot } from '../../worker/snapshot.ts';
import { Talk } from '../../worker/talk.ts';
import { play } from './play.ts';

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

/** What a bot is asked, and how the test answers it. */
interface Asked extends Thinking {
  answer(id: string): Promise<void>;
}

const figuresIn = ({ match }: Session): State['figures'] => (match as Match<Setup, Table, State>).state.figures;

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
function choosing(
  seats: readonly SeatKind[],
  setup: Setup = SETUP,
): { session: Session; seen: Seen; now: () => Snapshot; bots: () => Asked[] } {
  const seen: Seen = { snapshots: [], log: [] };
  const outside = outsideOf(seen);
  // The smallest pause: without any the match runs on before it can be looked at.
  const session = Session.fresh('m', play, setup, seats, 5, { pause: 1, told: 'nothing', alwaysAsk: false }, outside);
  /** From now on bots think as the test says: what they are asked. */
  const bots = (): Asked[] => {
    const asked: Asked[] = [];
    outside.think = (question) => {
      let tell: (id: string) => void;
      const answer = new Promise<string>((resolve) => {
        tell = resolve;
      });
      const answered = async (id: string): Promise<void> => {
        tell(id);
        await answer;
      };
      asked.push({ ...question, answer: answered });
      return { answer, cancel: () => undefined };
    };
    return asked;
  };
  const now = (): Snapshot => seen.snapshots[seen.snapshots.length - 1];
  session.go();
  for (let n = 0; n < 50; n++) {
    vi.runAllTimers();
    const s = now();
    if (s.waits && s.options.some((o) => o.id.startsWith('cards:'))) return { session, seen, now, bots };
    if (s.waits) session.take(s.at, s.seat, s.options[0].id);
  }
  throw new Error('never so far');
}

const WORD: Intent = { when: 'early', does: 'attack', on: null };

/** What a bot may answer besides this. */
function otherThan(id: string, { setup, seat, view }: Thinking): string {
  const ask = askedOf(play.game, play.game.tables(setup as Setup), seat, view as View, 1);
  return ask.codes.map((code) => ask.id(code)).find((other) => other.startsWith('cards:') && other !== id) ?? '';
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

  test('a bot that has chosen unseen chooses again when it is spoken to, while the question stays as it is', async () => {
    const { session, seen, now, bots } = choosing(['greedy', 'person']);
    const { at } = now();
    const from = seen.snapshots.length;
    const asked = bots();
    session.say(1, WORD);
    const [{ words }] = asked;
    expect([words, now().talk?.thinks]).toEqual([[null, WORD], 0]);
    // It is asked as it was first, having chosen nothing.
    const other = otherThan(session.match.entries[at - 1].id, asked[0]);
    await asked[0].answer(other);
    expect(session.match.entries.map((e) => e.id).slice(at - 1)).toEqual([other]);
    expect(now().talk?.words).toEqual([session.of.talk?.of(session.match, 0, other), WORD]);
    // Cards that the person has picked lie on that question.
    for (const s of seen.snapshots.slice(from)) expect([s.at, s.waits, s.moment, s.options.length > 0]).toEqual([at, true, null, true]);

    // Whoever answers before it has thought again is heeded all the same: it thinks at once.
    session.say(1, { when: 'late', does: null, on: null });
    expect(asked).toHaveLength(2);
    session.take(at, 1, now().options[0].id);
    const again = session.match.entries[at - 1].id;
    expect(again).not.toBe(other);
    expect(session.match.at).toBe(at + 1);
    await asked[1].answer(other);
    expect(session.match.entries[at - 1].id).toBe(again);
  });

  test('taken back to the cards of a round before, what was said there holds, and a bot that chose there chooses again', async () => {
    const { session, now, bots } = choosing(['greedy', 'person']);
    const first = now();
    session.say(1, WORD);
    vi.runAllTimers();
    const words = now().talk?.words;
    session.take(first.at, 1, first.options.find((o) => o.does === 'cards')?.id ?? '');
    for (let n = 0; now().talk === undefined || now().at === first.at; n++) {
      expect(n).toBeLessThan(400);
      vi.runAllTimers();
      if (now().waits && now().talk === undefined) session.take(now().at, now().seat, now().options[0].id);
    }
    while (now().at > first.at) session.undo(true);
    expect([now().at, now().waits, now().talk?.words]).toEqual([first.at, true, words]);
    const asked = bots();
    session.say(1, { when: 'late', does: null, on: null });
    const other = otherThan(session.match.entries[first.at - 1].id, asked[0]);
    await asked[0].answer(other);
    expect([now().at, session.match.entries[first.at - 1].id]).toEqual([first.at, other]);
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

  test('the same again is not said', () => {
    const { session, seen } = choosing(['person', 'greedy']);
    for (let n = 0; n < 3; n++) {
      session.say(0, { when: 'late', does: null, on: null });
      vi.runAllTimers();
    }
    expect(said(seen, 0)).toBe(1);
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
    for (const bad of [
      7,
      'x',
      [null, 3, { seat: 9 }, { ...(kept.talk[0] as object), word: { when: 3 } }, { ...(kept.talk[0] as object), at: 1e9 }],
    ])
      expect(again(bad).talk?.words).toEqual([null, null]);
  });

  test('what was said of whoever is gone by now is kept', () => {
    const { session, now } = choosing(['person', 'greedy']);
    session.say(0, { when: 'late', does: 'attack', on: now().talk?.aims[0] });
    vi.runAllTimers();
    const kept = JSON.parse(JSON.stringify(session.talk.kept())) as { word: Intent }[];
    expect(kept.some(({ word }) => word.on !== null)).toBe(true);
    session.take(now().at, 0, now().options[0].id);
    vi.runAllTimers();
    for (const f of figuresIn(session)) if (f.kind === MONSTER) f.out = 1;
    expect(new Talk(session.of, session.match, session.seats, false, kept).kept()).toEqual(kept);
  });

  test('there is none in a lesson, nor once nobody is left to talk to', () => {
    const { session, now } = choosing(['person', 'greedy']);
    expect(now().talk).toBeDefined();
    for (const f of figuresIn(session)) if (f.kind === CHARACTER && f.seat === 1) f.out = 1;
    expect(session.snapshot().talk).toBeUndefined();
    session.say(0, { when: 'late', does: null, on: null });
    expect(session.talk.kept().some((l) => l.seat === 0)).toBe(false);
    expect(new Talk(session.of, choosing(['person', 'greedy']).session.match, session.seats, true, []).shown(-1)).toBeUndefined();
  });

  test('there is none where hands lie open, among persons, or where the choice is to be silent', () => {
    expect(choosing(['person', 'greedy'], { ...SETUP, solo: true }).now().talk).toBeUndefined();
    expect(choosing(['person', 'person']).now().talk).toBeUndefined();
    expect(choosing(['person', 'random']).now().talk).toBeUndefined();
    expect(choosing(['person', 'greedy'], { ...SETUP, choices: { 'table-talk': 'silent' } }).now().talk).toBeUndefined();
  });
});
