/**
 * A match: a game being played, with its record. Screens, scripts and the command line use this; playouts that need
 * nothing but speed use `run.ts` directly.
 */
import { type Deed, Deeds, type Done, isDone } from './forms.ts';
import type { Game } from './game.ts';
import { hashOf } from './plain.ts';
import { type Random, sample } from './random.ts';
import { distinct, inOrder, Refused } from './refused.ts';
import { advance, chanceOn, decisionOn, fall, pending, take } from './run.ts';
import type { CoreState, Play } from './sequence.ts';
import { triedOn } from './tried.ts';
import type { Barred, DiceCall, GameEvent, NodeKind, Option, Refusal, RefusedOption, Result, RuleId, Say, Seat } from './types.ts';

/** One answer of the record. */
export interface Entry {
  readonly kind: 'take' | 'fall';
  /** Whose answer: the seat that decided, or whose dice fell. */
  readonly seat: Seat;
  readonly id: string;
  /** Hash of the state once the next node is reached. */
  readonly hash: number;
  /** The real dice behind a chance, where somebody rolled them. */
  readonly faces?: readonly number[];
}

/** The node a match stands at, in words' raw form. */
export type MatchNode =
  | { readonly kind: 'decision'; readonly seat: Seat; readonly rule: RuleId; readonly step: string; readonly prompt: Say }
  | {
      readonly kind: 'chance';
      readonly seat: Seat;
      readonly rule: RuleId;
      readonly step: string;
      readonly prompt: Say;
      readonly dice: DiceCall | null;
    }
  | { readonly kind: 'over'; readonly result: Result };

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

/** Of a game that declares none. */
const NO_FORMS = { options: [], kinds: {} } as const;

/** A game being played, with its record and its way back. */
export class Match<U = unknown, T = unknown, S extends CoreState = CoreState, V = unknown> {
  readonly game: Game<U, T, S, V>;
  readonly setup: U;
  readonly play: Play<T, S, GameEvent>;
  readonly entries: Entry[] = [];
  readonly events: GameEvent[] = [];
  private marks: Mark[] = [];
  private kind: NodeKind;
  private readonly keepsMarks: boolean;

  /**
   * Begins a match, or goes on from a state in the middle of one. One that is `still` does not run on to the next node: its state and
   * its views may be looked at, no more.
   * @throws SetupError where the set-up breaks a rule.
   */
  constructor(game: Game<U, T, S, V>, setup: U, options: { table?: T; state?: S; undo?: boolean; still?: true } = {}) {
    this.game = game;
    this.setup = setup;
    const table = options.table ?? game.tables(setup);
    this.play = { table, state: options.state ?? game.begin(table), log: this.events };
    this.keepsMarks = options.undo ?? true;
    this.kind = options.still === true ? 'over' : advance(this.play, game.book);
  }

  get state(): S {
    return this.play.state;
  }

  get table(): T {
    return this.play.table;
  }

  /** Number of answers so far. */
  get at(): number {
    return this.entries.length;
  }

  get nodeKind(): NodeKind {
    return this.kind;
  }

  /** The node the match stands at. */
  get node(): MatchNode {
    if (this.kind === 'over') return { kind: 'over', result: this.game.result(this.play) ?? { winner: -1, rule: '' } };
    const { frame } = pending(this.play, this.game.book);
    const d = frame?.d;
    if (this.kind === 'decision') {
      const s = decisionOn(this.play, this.game.book);
      return {
        kind: 'decision',
        seat: s.seat(this.play, d),
        rule: s.ruleHere?.(this.play, d) ?? s.rule,
        step: s.name,
        prompt: s.prompt(this.play, d),
      };
    }
    const s = chanceOn(this.play, this.game.book);
    return {
      kind: 'chance',
      seat: s.seat(this.play, d),
      rule: s.ruleHere?.(this.play, d) ?? s.rule,
      step: s.name,
      prompt: s.prompt(this.play, d),
      dice: s.dice(this.play, d),
    };
  }

  /** The legal options of the decision the match stands at; empty elsewhere. */
  options(): Option[] {
    if (this.kind !== 'decision') return [];
    const s = decisionOn(this.play, this.game.book);
    const d = pending(this.play, this.game.book).frame?.d;
    const codes: number[] = [];
    s.options(this.play, d, codes);
    return this.asOptions(codes);
  }

  /** Options of this decision by their codes, also such as are understood without being listed. */
  private asOptions(codes: readonly number[]): Option[] {
    const s = decisionOn(this.play, this.game.book);
    const d = pending(this.play, this.game.book).frame?.d;
    const does = this.reader();
    return codes.map((code) => {
      const id = s.id(this.play, d, code);
      const say = s.say(this.play, d, code);
      const cost = s.cost?.(this.play, d, code) ?? [];
      const ends = s.span !== undefined && s.ends?.(this.play, d, code) === true ? s.span : null;
      const settles = s.settles?.(this.play, d, code) ?? [];
      return {
        code,
        id,
        rule: s.cites?.(this.play, d, code) ?? s.rule,
        say,
        ...does(id, say),
        ...(cost.length === 0 ? {} : { cost }),
        ...(ends === null ? {} : { ends }),
        ...(settles.length === 0 ? {} : { settles }),
      };
    });
  }

  /** The legal options as they are shown to somebody: also with what each commits to, for which each is tried on a copy. */
  offered(): Option[] {
    if (this.kind !== 'decision') return [];
    const { span } = decisionOn(this.play, this.game.book);
    return this.options().map((option) => {
      const { commits, over } = triedOn(this.game, this.play, option.code);
      return {
        ...option,
        ...(over && span !== undefined ? { ends: span } : {}),
        ...(commits.length === 0 ? {} : { commits }),
      };
    });
  }

  /** The candidates that fail, each with the rules it fails. */
  refused(): Barred[] {
    if (this.kind !== 'decision') return [];
    const does = this.reader();
    return this.listed().map((r) => ({ ...r, ...does(r.id, r.say) }));
  }

  private listed(): RefusedOption[] {
    return decisionOn(this.play, this.game.book).refused?.(this.play, pending(this.play, this.game.book).frame?.d) ?? [];
  }

  /** The figure that acts at this decision, by its name, where options do not name it. */
  private actor(deeds: Deeds<this>): string | undefined {
    const s = decisionOn(this.play, this.game.book);
    return deeds.nameOf(s.by?.(this.play, pending(this.play, this.game.book).frame?.d) ?? -1);
  }

  private deeds(): Deeds<this> {
    return new Deeds<this>(this.game.grammar ?? NO_FORMS, this);
  }

  /** Tells what options of this decision do, by their ids. */
  private reader(): (id: string, say: Say) => Deed {
    const deeds = this.deeds();
    const actor = this.actor(deeds);
    return (id, say) => deeds.read(id, say, actor);
  }

  /** The outcomes of the chance the match stands at, with exact weights; empty elsewhere. */
  outcomes(): { code: number; id: string; weight: number; total: number }[] {
    if (this.kind !== 'chance') return [];
    const s = chanceOn(this.play, this.game.book);
    const d = pending(this.play, this.game.book).frame?.d;
    const table = s.outcomes(this.play, d);
    return table === null
      ? []
      : Array.from(table.codes, (code, i) => ({ code, id: s.id(this.play, d, code), weight: table.weights[i], total: table.total }));
  }

  /**
   * Every rule that forbids an action now; empty where it is legal. The action is an id, or what it does as far as it is named:
   * `{ does: 'attack', by: 'D1', on: { figures: ['A2'] } }`. Of several that fit, one that is legal is enough.
   */
  whyNot(what: string | Done): readonly Refusal[] {
    const found = typeof what === 'string' ? this.find(what) : this.findDone(what);
    return typeof found === 'number' ? [] : found;
  }

  /**
   * The option that does this, as far as it is named: one that is listed, or one that is understood without being listed, as any place of
   * a free table is. Else every rule that forbids it.
   */
  meant(what: Done): Option | readonly Refusal[] {
    const found = this.findDone(what);
    return typeof found === 'number' ? this.asOptions([found])[0] : found;
  }

  /** The option that does this, by its id; else the reasons against it. What is named in part only stands for the first that fits. */
  private findDone(what: Done): number | readonly Refusal[] {
    if (this.kind !== 'decision') {
      const [id = what.does] = this.deeds().ids(what, undefined);
      return this.find(id);
    }
    const option = this.options().find((o) => isDone(o, what));
    if (option !== undefined) return option.code;
    const barred = this.refused().filter((o) => isDone(o, what));
    if (barred.length > 0) return distinct(barred.flatMap((o) => o.reasons));
    // Neither offered nor listed: whatever it may be called is looked up.
    const deeds = this.deeds();
    const reasons: Refusal[] = [];
    for (const id of deeds.ids(what, this.actor(deeds))) {
      const found = this.find(id);
      if (typeof found === 'number') return found;
      reasons.push(...found);
    }
    return reasons.length > 0 ? distinct(reasons) : [this.not('no-such-option', { id: what.does })];
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
    let to = -1;
    for (let i = this.entries.length - 1; i >= 0; i--) {
      if (this.entries[i].kind === 'take' && this.entries[i].seat === seat) {
        to = i;
        break;
      }
    }
    if (to === -1 || this.marks.length <= to) return 'nothing';
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
    const hash = hashOf(this.play.state);
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

  private not(key: string, args: Refusal['args']): Refusal {
    const node = this.node;
    return { rule: node.kind === 'over' ? node.result.rule : node.rule, key, args };
  }

  private find(id: string): number | readonly Refusal[] {
    if (this.kind !== 'decision') return this.game.notNow?.(this.play, id) ?? [this.not('no-decision', { id })];
    const s = decisionOn(this.play, this.game.book);
    const d = pending(this.play, this.game.book).frame?.d;
    const codes: number[] = [];
    s.options(this.play, d, codes);
    const written = s.reads?.(this.play, d, id) ?? -1;
    if (written >= 0 && codes.includes(written)) return written;
    // Several may have had one name in a long match: what is offered decides whose it is.
    for (const code of codes) if (s.id(this.play, d, code) === id) return code;
    const refused = this.listed();
    const known = refused.find((r) => r.id === id);
    if (known !== undefined) return known.reasons;
    if (id.includes('+')) {
      const ordered = inOrder(id);
      for (const code of codes) if (inOrder(s.id(this.play, d, code)) === ordered) return code;
      const joined = refused.find((r) => inOrder(r.id) === ordered);
      if (joined !== undefined) return joined.reasons;
    }
    const read = s.understand?.(this.play, d, id) ?? null;
    // Reasons that are none are no reason: the name meant nothing here.
    if (typeof read === 'number' || (read !== null && read.length > 0)) return read;
    return this.game.notNow?.(this.play, id) ?? [this.not('no-such-option', { id })];
  }
}
