/**
 * A match: a game being played, with its record. Screens, scripts and the command line use this; playouts that need
 * nothing but speed use `run.ts` directly.
 */
import { AtNode } from '../running/at-node.ts';
import type { Game } from '../running/game.ts';
import { Log } from '../running/log.ts';
import { wideHashOf } from '../running/plain.ts';
import { type Random, sample } from '../running/random.ts';
import { Refused } from '../running/refused.ts';
import { advance, chanceOn, decisionOn, fall, pending, take } from '../running/run.ts';
import type { CoreState } from '../running/sequence.ts';
import type { GameEvent, NodeKind, Seat } from '../running/types.ts';

/** One answer of the record. */
export interface Entry {
  readonly kind: 'take' | 'fall';
  /** Whose answer: the seat that decided, or whose dice fell. */
  readonly seat: Seat;
  readonly id: string;
  /** Wide hash of the state once the next node is reached. */
  readonly hash: number;
  /** The real dice behind a chance, where somebody rolled them. */
  readonly faces?: readonly number[];
}

interface Mark {
  readonly state: CoreState;
  readonly events: number;
  readonly kind: NodeKind;
  /** Hidden things came to light by the answer that follows. */
  reveals: boolean;
}

/** Where an answer comes from, for those who must be checked. */
export interface From {
  /** The seat that answers; refused where it is not the one asked. */
  readonly seat?: Seat;
  /** The number of answers the sender had seen; refused where the match has gone on. */
  readonly at?: number;
}

/** Whether `undo` went back, and if not, why. */
export type UndoOutcome = 'done' | 'nothing' | 'needs-consent';

/** A game being played, with its record and its way back. */
export class Match<U = unknown, T = unknown, S extends CoreState = CoreState, V = unknown> extends AtNode<U, T, S, V> {
  readonly setup: U;
  readonly entries: Entry[] = [];
  readonly events: GameEvent[];
  private marks: Mark[] = [];
  private readonly keepsMarks: boolean;

  /**
   * Begins a match, or goes on from a state in the middle of one. One that is `still` does not run on to the next node: its state and
   * its views may be looked at, no more.
   * @throws SetupError where the set-up breaks a rule.
   */
  constructor(game: Game<U, T, S, V>, setup: U, options: { table?: T; state?: S; undo?: boolean; still?: true } = {}) {
    const table = options.table ?? game.tables(setup);
    const log = new Log();
    super(game, { table, state: options.state ?? game.begin(table), log });
    this.setup = setup;
    this.events = log.events;
    this.keepsMarks = options.undo ?? true;
    this.kind = options.still === true ? 'over' : advance(this.play, game.book);
  }

  /** Number of answers so far. */
  get at(): number {
    return this.entries.length;
  }

  /**
   * Takes an option by its id.
   * @throws Refused where the action is not legal, the seat is not the one asked, or the match has gone on since.
   */
  take(id: string, from: From = {}): void {
    this.check(id, from);
    const found = this.find(id);
    if (typeof found !== 'number') throw new Refused(id, found);
    const s = decisionOn(this.play, this.game.book);
    const d = pending(this.play, this.game.book).frame?.d;
    // An alias of an option is recorded by the option's own id, so that records compare.
    const seat = s.seat(this.play, d);
    const own = s.id(this.play, d, found);
    this.mark();
    take(this.play, this.game.book, found);
    this.settle('take', seat, own, undefined);
  }

  /**
   * Lets the chance fall by an outcome's id.
   * @throws Refused where no such outcome can fall here.
   */
  fall(id: string, from: From = {}): void {
    this.check(id, from);
    const outcome = this.outcomes().find((o) => o.id === id);
    if (outcome === undefined) throw new Refused(id, [this.not('no-such-outcome', { id })]);
    this.fallTo(outcome.code, id, undefined);
  }

  /**
   * Lets the chance fall by real dice.
   * @throws Refused where the faces are not what is to be rolled.
   */
  roll(faces: readonly number[], from: From = {}): void {
    this.check(faces.join(' '), from);
    if (this.kind !== 'chance') throw new Refused(faces.join(' '), [this.not('nothing-to-roll', {})]);
    const s = chanceOn(this.play, this.game.book);
    const d = pending(this.play, this.game.book).frame?.d;
    const dice = s.dice(this.play, d);
    if (dice === null || faces.length !== dice.dice || faces.some((n) => !Number.isInteger(n) || n < 1 || n > dice.sides)) {
      throw new Refused(faces.join(' '), [this.not('wrong-dice', { dice: dice?.dice ?? 0, sides: dice?.sides ?? 0 })]);
    }
    const code = s.fromFaces(this.play, d, faces);
    this.fallTo(code, s.id(this.play, d, code), faces);
  }

  /** Lets the app roll: real faces where dice are rolled, else an outcome by its weight. */
  rollBy(random: Random): void {
    const s = chanceOn(this.play, this.game.book);
    const d = pending(this.play, this.game.book).frame?.d;
    const dice = s.dice(this.play, d);
    if (dice !== null) {
      this.roll(Array.from({ length: dice.dice }, () => 1 + random.below(dice.sides)));
      return;
    }
    const table = s.outcomes(this.play, d);
    if (table === null) throw new Error('no chance here');
    const code = sample(table, random);
    this.fallTo(code, s.id(this.play, d, code), undefined);
  }

  /** What a seat sees. */
  view(seat: Seat): V {
    return this.game.view(this.play, seat);
  }

  /** The events a seat may know of. */
  eventsFor(seat: Seat): GameEvent[] {
    return this.events.filter((e) => e.to === 'all' || e.to.includes(seat));
  }

  /** An independent match from this node on, with no way back before it. */
  fork(): Match<U, T, S, V> {
    return new Match(this.game, this.setup, { table: this.play.table, state: this.game.copy(this.play.state) });
  }

  /**
   * Goes back to a seat's own last decision. Not past dice or revealed cards unless everybody consents.
   */
  undo(seat: Seat, everybodyConsents = false): UndoOutcome {
    const to = this.entries.findLastIndex((e) => e.kind === 'take' && e.seat === seat);
    if (to < 0 || this.marks.length <= to) return 'nothing';
    if (!everybodyConsents) {
      for (let i = to; i < this.entries.length; i++) if (this.entries[i].kind === 'fall' || this.marks[i].reveals) return 'needs-consent';
    }
    this.backTo(to);
    return 'done';
  }

  /** The state before answer `at` (not to be changed), or undefined where the match kept none. */
  stateBefore(at: number): S | undefined {
    return (at === this.entries.length ? this.play.state : this.marks[at]?.state) as S | undefined;
  }

  /** Goes back to before answer `at`. @throws RangeError outside the record. */
  backTo(at: number): void {
    if (at === this.entries.length) return;
    const m = this.marks[at];
    if (m === undefined) throw new RangeError(`no way back to answer ${at}`);
    this.play.state = this.game.copy(m.state as S);
    this.events.length = m.events;
    this.kind = m.kind;
    this.entries.length = at;
    this.marks.length = at;
  }

  private fallTo(code: number, id: string, faces: readonly number[] | undefined): void {
    const seat = chanceOn(this.play, this.game.book).seat(this.play, pending(this.play, this.game.book).frame?.d);
    this.mark();
    fall(this.play, this.game.book, code, faces ?? null);
    this.settle('fall', seat, id, faces);
  }

  private mark(): void {
    if (this.keepsMarks)
      this.marks.push({ state: this.game.copy(this.play.state), events: this.events.length, kind: this.kind, reveals: false });
  }

  private settle(kind: 'take' | 'fall', seat: Seat, id: string, faces: readonly number[] | undefined): void {
    const before = this.keepsMarks ? this.marks[this.marks.length - 1].events : 0;
    this.kind = advance(this.play, this.game.book);
    if (this.keepsMarks) this.marks[this.marks.length - 1].reveals = this.events.slice(before).some((e) => e.reveals === true);
    const hash = wideHashOf(this.play.state);
    this.entries.push(faces === undefined ? { kind, seat, id, hash } : { kind, seat, id, hash, faces: [...faces] });
  }

  private check(id: string, from: From): void {
    if (from.at !== undefined && from.at !== this.entries.length) throw new Refused(id, [this.not('stale', { id })]);
    if (from.seat !== undefined) {
      const node = this.node;
      if (node.kind === 'decision' && node.seat !== from.seat)
        throw new Refused(id, [this.not('wrong-seat', { seat: { seat: node.seat } })]);
    }
  }
}
