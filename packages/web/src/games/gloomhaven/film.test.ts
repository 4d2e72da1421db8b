/** What happens between two answers, picture by picture: with Gloomhaven, where the monsters' turns all come at once. */
import type { GameEvent } from '@escarmouche/engine/core';
import { CARDS, type ClassId, findClass, type Setup, type Shown } from '@escarmouche/engine/gloomhaven';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchText } from '../../worker/match-text.ts';
import type { Pace, SeatKind } from '../../worker/protocol.ts';
import { matchOf } from '../../worker/record.ts';
import { type Outside, Session } from '../../worker/session.ts';
import type { Snapshot } from '../../worker/snapshot.ts';
import { play } from './play.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const STEPS: Pace = { pause: null, told: 'nothing', alwaysAsk: false };
const USUAL: Pace = { ...STEPS, pause: 700 };

function setup(solo: boolean): Setup {
  const cards = (id: ClassId) =>
    CARDS.filter((c) => c.class === id && c.level === 1)
      .map((c) => c.id)
      .slice(0, findClass(id)?.hand ?? 0);
  return {
    scenario: 'black-barrow',
    characters: (['brute', 'scoundrel'] as const).map((id) => ({ class: id, cards: cards(id) })),
    ...(solo ? { solo: true } : {}),
  };
}

interface Seen {
  readonly session: Session;
  readonly shown: Snapshot<Shown>[];
  /** The log as the page puts it together. */
  log: unknown[];
}

function outsideOf(seen: { shown: Snapshot<Shown>[]; log: unknown[] }): Outside {
  return {
    show(s) {
      seen.shown.push(s as Snapshot<Shown>);
      seen.log = [...seen.log.slice(0, s.log.keep), ...s.log.add];
    },
    keep() {},
    broken(line) {
      throw new Error(line);
    },
  };
}

function begin(pace: Pace, { solo = true, seed = 4, seats = ['person', 'person'] as readonly SeatKind[] } = {}): Seen {
  const seen = { shown: [] as Snapshot<Shown>[], log: [] as unknown[] };
  const session = Session.fresh('m', play, setup(solo), seats, seed, pace, outsideOf(seen));
  session.go();
  return Object.assign(seen, { session });
}

const now = ({ shown }: Seen): Snapshot<Shown> => shown[shown.length - 1];
const stateOf = (s: Snapshot<Shown>): Shown => s.position;

/** Takes the last option, which ends a turn where that can be: the monsters come to act. */
function answer({ session }: Seen, s: Snapshot<Shown>): void {
  const pick = s.options.find((o) => o.id === 'end') ?? s.options[s.options.length - 1];
  session.take(s.at, s.seat, pick.id);
}

/** Goes on, answers and goes on again, until something is on screen. */
function until(seen: Seen, done: (s: Snapshot<Shown>) => boolean): Snapshot<Shown> {
  for (let n = 0; n < 600; n++) {
    const s = now(seen);
    if (done(s) || s.node.kind === 'over') return s;
    if (s.waits) answer(seen, s);
    else if (s.held) seen.session.goOn();
    else vi.runOnlyPendingTimers();
  }
  throw new Error('never came so far');
}

/** What stands still as it is told. */
const TOLD = ['ability-card', 'comes-to', 'stunned', 'focuses', 'focus-chosen', 'no-focus', 'opens'];

const figureIn = (e: GameEvent | null): number => (e === null ? -1 : (e.args.figure as { figure: number }).figure);

const isMoment = (s: Snapshot<Shown>, ...keys: string[]): boolean => s.moment !== null && keys.includes(s.moment.key);

describe('step by step', () => {
  test('each monster is seen before it moves, after it has moved, and with what its attack did', () => {
    const seen = begin(STEPS);
    let moved = 0;
    for (let n = 0; n < 12; n++) {
      const s = until(seen, (x) => isMoment(x, 'focuses'));
      const figure = figureIn(s.moment);
      const thought = s.moment?.detail as { at: number; figure: number };
      // It stands where it stood when it chose.
      expect(thought.figure).toBe(figure);
      expect(stateOf(s).figures[figure].place).toBe(thought.at);
      expect(s).toMatchObject({ held: true, waits: false, options: [] });
      const before = seen.shown.length;
      seen.session.goOn();
      const next = now(seen);
      expect(seen.shown.length).toBe(before + 1);
      // Where the rules leave several ways the players are asked, and it stands there still.
      const news = next.log.add.slice(next.log.keep === 0 ? seen.log.length : 0);
      const moves = news.find((e) => e.key === 'moves');
      if (moves === undefined) continue;
      expect(figureIn(moves)).toBe(figure);
      expect(stateOf(next).figures[figure].place).toBe((moves.args.space as { space: number }).space);
      moved++;
    }
    expect(moved).toBeGreaterThan(2);
  });

  test('nothing goes on by itself, and one press goes one step', () => {
    const seen = begin(STEPS);
    until(seen, (x) => x.held);
    const count = seen.shown.length;
    vi.advanceTimersByTime(60_000);
    expect(seen.shown.length).toBe(count);
    seen.session.goOn();
    expect(seen.shown.length).toBe(count + 1);
  });

  test('to the next question, said when somebody is asked already, leaves the film of the next answer alone', () => {
    const moments = (late: boolean): string[] => {
      const seen = begin(STEPS);
      for (let n = 0; n < 20; n++) {
        const s = until(seen, (x) => x.waits);
        if (late) seen.session.goOn(true);
        answer(seen, s);
      }
      return seen.shown.flatMap((s) => (s.moment === null ? [] : [s.moment.key]));
    };
    const all = moments(false);
    expect(all.length).toBeGreaterThan(2);
    expect(moments(true)).toEqual(all);
  });

  test('every picture shows the events that have happened by then, in order, and they add up to the log', () => {
    const seen = begin(STEPS);
    const sizes: number[] = [];
    for (let n = 0; n < 60; n++) {
      const s = until(seen, (x) => x.moment !== null);
      if (s.moment === null) break;
      expect(seen.log.at(-1)).toEqual(s.moment);
      expect(seen.log).toEqual(seen.session.match.eventsFor(s.seat).slice(0, seen.log.length));
      sizes.push(seen.log.length);
      seen.session.goOn();
    }
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    until(seen, (x) => x.waits);
    expect(seen.log).toEqual(seen.session.match.eventsFor(now(seen).seat));
  });

  test('a turn is over on screen before the next one begins', () => {
    const seen = begin(STEPS);
    let ends = 0;
    for (let n = 0; n < 80; n++) {
      const s = until(seen, (x) => x.moment !== null && !isMoment(x, ...TOLD));
      if (s.moment === null) break;
      const after = seen.session.match.events[seen.log.length];
      // The last one is over before the scenario is.
      if (after.key === 'lost' || after.key === 'won') break;
      expect(after.key).toBe('turn');
      // Whoever is about to act has not begun yet.
      expect(stateOf(s).turn).not.toBe(figureIn(after));
      ends++;
      seen.session.goOn();
    }
    expect(ends).toBeGreaterThan(5);
  });

  test('skipping goes straight to the next question, whose log is whole', () => {
    const seen = begin(STEPS);
    until(seen, (x) => isMoment(x, 'ability-card'));
    const count = seen.shown.length;
    seen.session.goOn(true);
    vi.runAllTimers();
    expect(seen.shown.length).toBe(count + 1);
    expect(now(seen)).toMatchObject({ waits: true, held: false, moment: null });
    expect(seen.log).toEqual(seen.session.match.eventsFor(now(seen).seat));
    // The wish is over with it.
    answer(seen, now(seen));
    expect(until(seen, (x) => x.held)).toMatchObject({ waits: false });
  });
});

describe('meanwhile', () => {
  test('taking back leaves the film', () => {
    const seen = begin(STEPS);
    const asked = until(seen, (x) => x.waits && x.at > 2);
    answer(seen, asked);
    const s = until(seen, (x) => x.moment !== null);
    expect(s.undo).not.toBe('nothing');
    seen.session.undo(true);
    expect(now(seen)).toMatchObject({ waits: true, held: false, moment: null });
    expect(now(seen).at).toBeLessThan(s.at);
    expect(seen.log).toEqual(seen.session.match.eventsFor(now(seen).seat));
    const count = seen.shown.length;
    vi.runAllTimers();
    expect(seen.shown.length).toBe(count);
  });

  test('another pace changes how long a picture stays, not which one is shown', () => {
    const seen = begin(USUAL);
    const s = until(seen, (x) => isMoment(x, 'comes-to'));
    seen.session.setPace(STEPS);
    expect(now(seen)).toMatchObject({ at: s.at, held: true, moment: s.moment });
    const held = seen.shown.length;
    vi.advanceTimersByTime(60_000);
    expect(seen.shown.length).toBe(held);
    seen.session.setPace(USUAL);
    expect(now(seen)).toMatchObject({ at: s.at, held: false, moment: s.moment });
    vi.advanceTimersByTime(USUAL.pause ?? 0);
    expect(seen.shown.length).toBe(held + 2);
    expect(now(seen).moment).not.toEqual(s.moment);
  });

  test('a setting that is no pace leaves the timer alone', () => {
    const seen = begin(USUAL);
    until(seen, (x) => isMoment(x, 'comes-to'));
    const count = seen.shown.length;
    vi.advanceTimersByTime(600);
    seen.session.setPace({ ...USUAL });
    expect(seen.shown.length).toBe(count);
    vi.advanceTimersByTime(150);
    expect(seen.shown.length).toBe(count + 1);
  });

  test('a page that comes back sees the picture again; a match opened anew goes on behind the film', async () => {
    const seen = begin(STEPS);
    const s = until(seen, (x) => isMoment(x, 'focuses'));
    seen.session.showAll();
    expect(now(seen)).toMatchObject({ moment: s.moment, held: true, log: { keep: 0 } });
    expect(stateOf(now(seen))).toEqual(stateOf(s));
    const text = matchText(seen.session.match, seen.session.seats);
    const after = { shown: [] as Snapshot<Shown>[], log: [] as unknown[] };
    const session = new Session('m', await matchOf(text, 'match.json'), 4, STEPS, outsideOf(after));
    session.go();
    const again = Object.assign(after, { session });
    expect(now(again).at).toBeGreaterThanOrEqual(s.at);
    until(again, (x) => x.waits);
    expect(again.log).toEqual(session.match.eventsFor(now(again).seat));
    expect(JSON.stringify(again.log)).toContain('"focuses"');
  });
});

test('a picture shows a seat what its own view shows and no more', () => {
  const seen = begin(USUAL, { solo: false, seats: ['person', 'greedy'], seed: 9 });
  until(seen, (x) => x.at > 60);
  const pictures = seen.shown.filter((s) => s.moment !== null);
  expect(pictures.length).toBeGreaterThan(10);
  for (const s of pictures) {
    expect(s.seat).toBe(0);
    expect(s.log.add.every((e) => e.to === 'all' || e.to.includes(0))).toBe(true);
  }
  // While cards are being chosen those of the other hand lie face down, on the way as anywhere.
  for (const s of seen.shown) if (stateOf(s).choosing) expect(stateOf(s).players[1].lead).toBe(-1);
});
