/** A recorded match or a ruling, played out once and then shown at any of its steps. */
import {
  type Expectation,
  type GameEvent,
  gameFaults,
  lookIn,
  Match,
  notAskedThere,
  playStep,
  type RulingCase,
  type RulingFailure,
  type ScriptStep,
  type Seat,
  seeded,
  unknownNamesIn,
} from '@escarmouche/engine/core';
import { FileFault, nameFault, situationProblems } from '@escarmouche/files';
import { type LineSaid, lineSaid } from './expecting.ts';
import { failureSaid } from './failing.ts';
import type { AnyMatch, AnyWorkerGame, Past } from './game.ts';
import { caseIn, matchText } from './match-text.ts';
import { AS_WRITTEN, type CaseText, type OtherRules, type Parted, type SeatKind, type WalkInfo } from './protocol.ts';
import type { Played } from './record.ts';
import type { Snapshot, WalkStep } from './snapshot.ts';
import { storyOf } from './story.ts';
import type { Story } from './told.ts';
import { isTold } from './traces.ts';

/** One place to stop at. */
interface Stop {
  /** Answers and events before it. */
  readonly at: number;
  readonly events: number;
  readonly expected: Expectation | null;
  readonly failures: readonly RulingFailure[];
}

/** The match a case begins with. @throws all that is wrong with its situation, with `names` that nobody knows, where the file is at hand */
function laid(of: AnyWorkerGame, c: RulingCase<unknown>, names: FileFault | null, from?: CaseText): AnyMatch {
  try {
    return of.situations.match(c.situation);
  } catch (error) {
    const faults = gameFaults(error);
    if (from === undefined || faults.length === 0) throw error;
    const problems = situationProblems(faults, '', `cases[${from.at - 1}].situation`, from.text);
    throw new FileFault([...problems, ...(names?.problems ?? [])]);
  }
}

/** The round that an event tells of, as every game with rounds tells it; null of any other. */
function roundIn({ key, args }: GameEvent): number | null {
  const told = args.round ?? (key === 'round' ? args.n : undefined);
  return typeof told === 'number' ? told : null;
}

/** Something to step through. */
export class Walk {
  readonly of: AnyWorkerGame;
  private readonly match: AnyMatch;
  private readonly seats: readonly SeatKind[] | null;
  private readonly stops: readonly Stop[];
  private readonly parted: Parted | null;
  private readonly rules: OtherRules | undefined;
  private readonly situation: unknown;
  /** The case that it is of; null for a match. */
  private source: RulingCase<unknown> | null = null;
  private here: { readonly at: number; readonly match: AnyMatch } | null = null;

  private constructor(
    of: AnyWorkerGame,
    match: AnyMatch,
    seats: readonly SeatKind[] | null,
    stops: readonly Stop[],
    parted: Parted | null = null,
    rules?: OtherRules,
    situation?: unknown,
  ) {
    this.of = of;
    this.match = match;
    this.seats = seats;
    this.stops = stops;
    this.parted = parted;
    this.rules = rules;
    this.situation = situation;
  }

  /** Through a recorded match, answer by answer. */
  static ofMatch({ of, match, seats, traces, parted, rules, situation }: Played): Walk {
    const stops = traces.map((t, at): Stop => ({ at, events: t.events, expected: null, failures: [] }));
    stops.push({ at: match.at, events: match.events.length, expected: null, failures: [] });
    return new Walk(of, match, seats, stops, parted, rules, situation);
  }

  /**
   * Through a case of a ruling, line by line of its script.
   * @param from the file it was read from, where a person wrote one: then every fault has its line
   * @throws FileFault for names that neither it nor the game knows, and with `from` for all that keeps the situation from being; without it
   *   SetupError or Unplayable for the latter.
   */
  static ofCase(of: AnyWorkerGame, c: RulingCase<unknown>, from?: CaseText): Walk {
    const unknown = unknownNamesIn(of.situations, c, from === undefined ? [] : ['cases', from.at - 1]);
    const names = unknown.length === 0 ? null : nameFault(from?.text ?? null, '', unknown);
    const match = laid(of, c, names, from);
    if (names !== null) throw names;
    const seen = { events: 0 };
    const stops: Stop[] = [{ at: match.at, events: match.events.length, expected: null, failures: [] }];
    let sound = true;
    for (const [i, s] of c.script.entries()) {
      const { failures, stop } = playStep(of.situations, match, s, { step: i + 1 }, seen);
      const note = sound && failures.length > 0 ? notAskedThere(of.situations, c.situation, match, {}) : null;
      sound &&= failures.length === 0;
      const told = note === null ? failures : [note, ...failures];
      stops.push({ at: match.at, events: match.events.length, expected: 'expect' in s ? s.expect : null, failures: told });
      if (stop) break;
    }
    const walk = new Walk(of, match, null, stops);
    walk.source = c;
    return walk;
  }

  info(): WalkInfo {
    let round: number | null = null;
    const turns = this.match.events.flatMap((e, i) => {
      round = roundIn(e) ?? round;
      if (!this.of.turns.includes(e.key)) return [];
      const at = this.stops.findIndex((s) => s.events > i);
      return at < 0 ? [] : [{ at, round, say: { key: e.key, args: e.args } }];
    });
    return {
      game: this.of.game.id,
      setup: this.match.setup,
      seats: this.seats,
      answers: this.stops.length - 1,
      turns,
      over: this.match.nodeKind === 'over',
      parted: this.parted,
      rules: this.rules,
    };
  }

  /** The match as it stood at a step. @throws RangeError outside the walk. */
  at(step: number): AnyMatch {
    const { game } = this.of;
    const stop = this.stops[step];
    const state = stop === undefined ? undefined : this.match.stateBefore(stop.at);
    if (state === undefined) throw new RangeError(`no step ${step}`);
    if (this.here?.at !== step)
      this.here = { at: step, match: new Match(game, this.match.setup, { table: this.match.table, state: game.copy(state) }) };
    return this.here.match;
  }

  /** What led to a step. @throws RangeError outside the walk */
  past(step: number): Past<AnyMatch> {
    const stop = this.stops[step];
    if (stop === undefined) throw new RangeError(`no step ${step}`);
    return { match: this.match, told: stop.events, situation: this.source?.situation ?? this.situation };
  }

  /**
   * A step as a ruling has it. Its case: of a ruling its situation and script so far, of a match its last position that the game has words for,
   * and what was answered since, null without one. Or what may fall there, by lot.
   */
  lineOf(step: number, what: 'case' | 'fallen'): RulingCase<unknown> | ScriptStep | null {
    const { of, stops, source } = this;
    if (what === 'fallen') {
      const there = this.at(step).fork();
      there.rollBy(seeded(crypto.getRandomValues(new Uint32Array(1))[0]));
      const [{ faces, id }] = there.entries;
      return { roll: faces ?? id };
    }
    if (source !== null) return { ...source, script: source.script.slice(0, step).filter((line) => !('expect' in line)) };
    // What came before tells what a position is the middle of.
    const there = this.upTo(stops[step]?.at);
    return there && caseIn(of, there, this.situation);
  }

  /** The same match, played once more as far as so many answers go; null where its beginning is not kept. */
  private upTo(answers?: number): AnyMatch | null {
    const { of, match } = this;
    const state = match.stateBefore(0);
    if (state === undefined) return null;
    const there: AnyMatch = new Match(of.game, match.setup, { table: match.table, state: of.game.copy(state) });
    for (const { kind, id, faces } of match.entries.slice(0, answers)) {
      if (kind === 'take') there.take(id);
      else if (faces === undefined) there.fall(id);
      else there.roll(faces);
    }
    return there;
  }

  /**
   * A recorded match as a match file, or a case as the beginning of one, which `seats` go on with; where they are given, they sit there instead of
   * those of the record. `until`: as it stood at that step.
   */
  record(seats?: readonly SeatKind[], until?: number): string {
    // The position of a case as it is written is that of its first step.
    const match = until === undefined ? null : this.upTo(this.stops[Math.max(0, until)]?.at);
    return matchText(match ?? this.match, seats ?? this.seats ?? [], this.source?.situation ?? this.situation);
  }

  /** How the match came to its end, as a seat may know it; null where it does not come to it. */
  story(seat: Seat): Story | null {
    const { match, stops } = this;
    if (match.nodeKind !== 'over') return null;
    const stopAt = (answers: number): number => stops.findIndex((s) => s.at >= answers);
    return storyOf(this.of, match, seat, (i) => stops[stopAt(i)]?.events ?? match.events.length, stopAt);
  }

  /** What the line of the script says that led to a step; null at the beginning and in matches. @throws RangeError outside the walk */
  said(step: number): LineSaid | null {
    const line = this.source?.script[step - 1];
    if (line === undefined) return null;
    const before = this.at(step - 1);
    const after = this.at(step);
    return lineSaid(this.of, line, before, after, this.match.events.slice(0, this.stops[step].events));
  }

  /** A step as a seat sees it, or `WHOEVER_IS_ASKED` there. The step `AS_WRITTEN` of a ruling is the first one with its position as it is written, before anything of it runs. */
  step(step: number, eyes: Seat): WalkStep {
    if (step === AS_WRITTEN && this.source !== null) {
      const first = this.step(0, eyes);
      const written = this.of.situations.match(this.source.situation, true);
      return { ...first, snapshot: { ...first.snapshot, position: this.of.position(written, first.snapshot.seat) } };
    }
    const match = this.at(step);
    const { node } = match;
    const seat = eyes >= 0 || node.kind === 'over' ? Math.max(0, eyes) : node.seat;
    const stop = this.stops[step];
    const before = this.stops[step - 1];
    const seen = (from: number, to: number) => this.match.events.slice(from, to).filter((e) => isTold(seat, e));
    const events = seen(0, stop.events);
    const asked = node.kind === 'decision' && node.seat === seat;
    const snapshot: Snapshot = {
      match: '',
      at: step,
      seat,
      node,
      position: this.of.position(match, seat),
      options: asked ? match.offered() : [],
      refused: asked ? match.refused() : [],
      log: { keep: 0, add: events },
      undo: 'nothing',
      waits: false,
      held: false,
      moment: null,
      passing: null,
      setUp: null,
    };
    const entry = before === undefined || before.at === stop.at ? null : this.match.entries[before.at];
    const fresh = before === undefined ? 0 : seen(before.events, stop.events).length;
    const look = stop.expected === null ? null : lookIn(match, stop.expected, this.of.aimed);
    const { expected } = stop;
    const told = this.match.events.slice(0, stop.events);
    const failures = stop.failures.map((f) => ({
      failure: f,
      said: expected === null ? null : failureSaid(this.of, expected, f, match, told),
    }));
    return { entry: entry ?? null, snapshot, fresh, line: this.said(step), failures, look };
  }
}
