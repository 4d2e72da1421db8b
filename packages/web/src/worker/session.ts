/** The running match: whose answer is awaited, bots and dice that answer by themselves, and what each seat is shown. */
import { Match, type Seat } from '@escarmouche/engine/core';
import { Answering } from './answering.ts';
import { Asking } from './asking.ts';
import { Elsewhere } from './elsewhere.ts';
import { filmOf, type Picture } from './film.ts';
import type { AnyWorkerGame } from './game.ts';
import { Heard } from './heard.ts';
import { Keeping } from './keeping.ts';
import type { Guide } from './lessons.ts';
import type { Said } from './manners.ts';
import type { OutsideOf } from './outside.ts';
import { type OtherRules, type Pace, type SeatKind, THEN } from './protocol.ts';
import type { Played } from './record.ts';
import type { Thinking } from './seen.ts';
import type { LessonPress, Passing, Snapshot, UndoState } from './snapshot.ts';
import { Speech } from './speech.ts';
import { Talk } from './talk.ts';
import { thoughtOf } from './thinking.ts';
import { isBefore, isTold, takeInARow, takeOtherwise, traceOf } from './traces.ts';

/** Milliseconds after which the page is told that a bot thinks. */
const NOTICED = 80;
/** Milliseconds of a set-up made unseen after which presses are heard. */
const SLICE = 40;

export type Outside = OutsideOf<Session>;
/** What dice fall by, how it goes on, who hears of it. */
type Beginning = [seed: number | string, pace: Pace, outside: Outside];

/** A match being played on this screen. */
export class Session extends Asking {
  readonly id: string;
  /** Milliseconds since 1970; known once the store was asked, for a match that goes on. */
  started: number;
  /** The rules it was played under until now, where they are not today's. */
  readonly rules: OtherRules | undefined;
  /** What the store holds of it: the version that the next save goes on from. */
  version = 0;
  private readonly answering: Answering;
  private readonly outside: Outside;
  /** The seat whose eyes the screen has. */
  viewer: Seat;
  private readonly heard = new Heard();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;
  /** Pictures on the way to the node that are still to be shown; the one on screen, or null for the node itself. */
  private film: Picture[] = [];
  private picture: Picture | null = null;
  /** What is on screen stays there until the person goes on. */
  private held = false;
  /** The person wants to see nothing more until somebody is asked. */
  private skipping = false;
  private readonly keeping = new Keeping(() => this.outside.keep(this));
  private readonly elsewhere = new Elsewhere();
  /** What is said at the table. */
  readonly talk: Talk;
  private readonly speech: Speech;

  constructor(
    id: string,
    { of, match, situation, seats, traces, rules }: Played,
    seed: number | string,
    pace: Pace,
    outside: Outside,
    passing: readonly (Said | null)[] = [],
    guide: Guide | null = null,
    said: unknown = undefined,
  ) {
    super({ of, match, situation, seats, traces }, pace, passing, guide);
    this.id = id;
    this.started = Date.now();
    this.rules = rules;
    this.talk = new Talk(of, match, seats, guide !== null, said);
    this.answering = new Answering(of, match, seats, this.talk, seed);
    this.outside = outside;
    this.speech = new Speech(of, this.talk, this.elsewhere, outside, (answer, other) => takeOtherwise(match, traces, answer, other));
    this.viewer = Math.max(0, seats.indexOf('person'));
  }

  /** A match from its beginning. @throws SetupError for a set-up that breaks a rule. */
  static fresh(id: string, of: AnyWorkerGame, setup: unknown, seats: readonly SeatKind[], ...how: Beginning): Session {
    return new Session(id, { of, match: new Match(of.game, setup), seats, traces: [], parted: null }, ...how);
  }

  /** Begins, or goes on: answers by itself until a person is asked. */
  go(): void {
    // Whoever thinks goes on by itself.
    if (this.closed || this.elsewhere.thinks) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.held = false;
    try {
      const last = this.picture;
      this.picture = (this.unseen ? null : this.film.shift()) ?? null;
      // What came after the last picture of a film is seen before anybody goes on from there.
      const more = last !== null && last.events < this.match.events.length && !this.waits() && !this.over();
      if (this.picture !== null || (more && !this.unseen)) this.stay();
      else this.run();
    } catch (error) {
      this.outside.broken(error instanceof Error ? error.message : String(error));
    }
  }

  /** The person has seen what was held on screen; or wants to see nothing more until somebody is asked. */
  goOn(toTheEnd = false): void {
    const underWay = this.picture !== null || (!this.waits() && !this.over());
    // Said too late, with somebody asked already, it must not hide what the next answer leads to.
    if (toTheEnd && underWay) {
      this.film = [];
      this.skipping = true;
    }
    if (this.held || this.picture !== null || (toTheEnd && underWay)) this.go();
  }

  /** No more answers by itself. */
  close(): void {
    this.closed = true;
    this.elsewhere.giveUp();
    this.outside.rest?.();
    if (this.timer !== null) clearTimeout(this.timer);
  }

  setPace(pace: Pace): void {
    const same = (Object.keys(pace) as (keyof Pace)[]).every((k) => pace[k] === this.pace[k]);
    if (same) return;
    this.pace = pace;
    // What is on screen stays as long as the new pace says, not less.
    if (this.picture !== null || (this.held && !this.waits())) this.stay();
    else if (!this.waits()) this.go();
  }

  /** A person's word on being asked, from now on. */
  setPassing(seat: Seat, how: Passing): void {
    this.manners.say(seat, how);
    this.keeping.now();
    if (this.waits()) this.showAll();
    else this.go();
  }

  /** A person says something: bots think again about what they meant to do, and about what they have chosen and nobody has seen. */
  say(seat: Seat, word: unknown): void {
    if (this.talk.says(seat, word)) this.spoke();
  }

  private spoke(): void {
    this.speech.giveUp();
    this.keeping.now();
    this.go();
  }

  /** The set-up that a person is asked about now is made for them; nothing where the match has gone on, or asks somebody else. */
  setUp(at: number, seat: Seat): void {
    const { node } = this.match;
    if (node.kind !== 'decision' || node.seat !== seat || this.match.at !== at) return;
    for (const s of this.of.setUp.alone?.(this.match) === true ? this.seats.keys() : [seat]) this.setUpFor(s);
    this.go();
  }

  /**
   * @param id of one option, or of several that are taken in a row
   * @throws Refused where an answer is not legal, comes from the wrong seat, or is late: then none is given.
   */
  take(at: number, seat: Seat, id: string): void {
    const { of, match, traces } = this;
    if (match.nodeKind === 'chance') {
      this.drawn(at, seat, id);
      return;
    }
    const allows = (each: string): boolean => this.guide?.allows(each) !== false;
    if (at === match.at) this.speech.end();
    if (takeInARow(of, match, traces, { at, seat, ids: id.split(THEN), allows })) this.answered();
    else this.showAll();
  }

  /** @throws Refused where the faces are not what is to be rolled. */
  roll(at: number, faces: readonly number[]): void {
    this.fallen(() => this.match.roll(faces, { at }));
  }

  /** A card or counter has been drawn at the table. @throws Refused where none such can be drawn; a late press changes nothing. */
  private drawn(at: number, seat: Seat, id: string): void {
    if (this.match.at !== at || this.viewer !== seat || !this.waits() || this.draws().length === 0) this.showAll();
    else this.fallen(() => this.match.fall(id, { at }));
  }

  private fallen(tell: () => void): void {
    const trace = traceOf(this.of, this.match);
    tell();
    this.traces.push({ ...trace, told: true });
    this.answered();
  }

  /** Takes back the last real decision of a person. */
  undo(consent: boolean): UndoState {
    const state = this.undoState();
    if (state === 'nothing' || (state === 'needs-consent' && !consent)) return state;
    this.backTo(this.lastDecision());
    return 'free';
  }

  /** A press on the lesson that the match is. */
  lesson(how: LessonPress): void {
    const at = this.guide?.press(how);
    if (at === null) this.undo(true);
    else if (at !== undefined && at < this.match.at) this.backTo(at);
    if (how === 'again') this.guide?.restart();
    this.go();
  }

  private backTo(to: number): void {
    this.speech.giveUp();
    this.readying.fill(false);
    this.match.backTo(to);
    this.film = [];
    this.picture = null;
    this.skipping = false;
    this.traces.length = to;
    this.talk.backTo(to);
    this.heard.backTo((seat) => this.talk.among(this.match.events).filter((e) => isTold(seat, e)).length);
    this.keeping.now();
    this.go();
  }

  /** The whole of it shown anew: to a page that has seen nothing yet. */
  showAll(): void {
    this.heard.forget();
    this.outside.show(this.snapshot());
  }

  /** The match as its present viewer sees it. */
  snapshot(): Snapshot {
    const { match, picture } = this;
    const node = match.node;
    const waits = picture === null && this.waits();
    const persons = node.kind === 'decision' && this.seats[node.seat] === 'person';
    // Whose eyes the screen has changes only where a person is waited for, or draws a card that nobody else may see. A pass made for a person
    // changes nothing: the other person at the screen must not see that hand go by.
    if (waits && (persons || (node.kind === 'chance' && match.draws()?.secret === true))) this.viewer = node.seat;
    const seat = this.viewer;
    const reads = this.guide?.reads === true;
    const asked = picture === null && persons && node.seat === seat && !reads;
    const events = this.talk.among(match.events.slice(0, picture?.events)).filter((e) => isTold(seat, e));
    const talk = picture === null ? this.speech.shown() : undefined;
    return {
      match: this.id,
      at: match.at,
      seat,
      node,
      position: this.of.position(picture?.match ?? match, seat),
      options: asked ? match.offered() : [],
      refused: asked ? match.refused() : [],
      ...(waits && !reads && node.kind === 'chance' ? { draws: this.draws() } : {}),
      log: this.heard.news(seat, events),
      undo: this.undoState(),
      waits: waits && !reads,
      held: this.held,
      moment: picture === null ? null : (match.events[picture.events - 1] ?? null),
      passing: this.of.passing === undefined ? null : this.manners.at(seat, this.pace.alwaysAsk),
      ...(talk === undefined ? {} : { talk }),
      ...(this.guide === null ? {} : { lesson: this.guide.told() }),
      setUp: asked && waits ? this.setUpState() : null,
    };
  }

  /** What happens now is shown only where it ends: the person has seen enough of it, or plays at that pace. A lesson shows what it speaks of. */
  private get unseen(): boolean {
    return this.skipping || (this.pace.pause === 0 && this.guide === null);
  }

  private run(): void {
    const began = Date.now();
    for (let quiet = 0; quiet < 10_000; quiet++) {
      if (this.waits() || this.over()) {
        this.skipping = false;
        this.keeping.rest();
        if (this.waits()) this.speech.begin(() => this.spoke());
        this.outside.show(this.snapshot());
        return;
      }
      // What is set up for a person who wants to begin is not shown piece by piece.
      const readied = this.readying.includes(true) && isBefore(this.of, this.match, this.traces);
      const unseen = this.unseen || readied;
      // The table is laid meanwhile.
      if (unseen && this.heard.nothing) {
        this.outside.show(this.snapshot());
        this.timer = setTimeout(() => this.go(), 0);
        return;
      }
      const before = this.match.events.length;
      const since = Date.now();
      const written = this.guide?.waits() === false;
      const beat = written ? null : this.answering.beat(this.pace.pause);
      const question = written || this.outside.think === undefined ? null : this.answering.question(beat);
      // A set-up that nobody sees made waits for no other worker where its bot answers at once.
      if (question !== null && readied && this.answering.isQuick(question)) this.give(thoughtOf(this.of, question));
      else if (
        question !== null &&
        this.thinksElsewhere(question, beat, () => this.answeredItself(before, since, beat, unseen) || this.run())
      )
        return;
      else this.answerItself();
      if (readied && beat === null && Date.now() - began < SLICE) this.keeping.now();
      else if (this.answeredItself(before, since, beat, unseen)) return;
    }
    throw new Error('the match answers itself for ever');
  }

  /** After an answer that no person gave. @returns whether something is shown first, so that what comes next waits */
  private answeredItself(before: number, since: number, beat: number | null, unseen: boolean): boolean {
    if (unseen) this.keeping.unseen();
    else this.keeping.now();
    // Passing where nothing else was possible goes by unseen; what can be seen stays a moment.
    const seen = this.match.events.length > before;
    if (beat !== null) {
      // Neither the time it took to think nor that there was nothing to think about can be told from outside.
      const left = beat - (Date.now() - since);
      this.timer = setTimeout(() => (seen && !unseen && !this.waits() && !this.over() ? this.stay() : this.go()), Math.max(0, left));
      return true;
    }
    if (unseen) {
      // Between two answers the worker hears whether the person has thought otherwise.
      this.timer = setTimeout(() => this.go(), 0);
      return true;
    }
    this.film = filmOf(this.of, this.match, this.match.at - 1, before);
    this.picture = this.film.shift() ?? null;
    if (this.picture === null && (!seen || this.waits() || this.over())) return false;
    this.stay();
    return true;
  }

  /** Lets a bot think elsewhere; `then` goes on once it has. @returns whether one does */
  private thinksElsewhere(question: Thinking, beat: number | null, then: () => void): boolean {
    const thought = this.outside.think?.(question) ?? null;
    if (thought === null) return false;
    // That it thinks is said; not where even its being asked goes by unseen.
    if (beat === null) this.timer = setTimeout(() => this.outside.show(this.snapshot()), NOTICED);
    this.elsewhere.begin(thought, (id) => {
      if (this.timer !== null) clearTimeout(this.timer);
      try {
        // One that cannot be asked elsewhere, or says what is no answer here, thinks here.
        if (id === null || !this.match.options().some((o) => o.id === id)) this.answerItself();
        else this.give(id);
        then();
      } catch (error) {
        this.outside.broken(error instanceof Error ? error.message : String(error));
      }
    });
    return true;
  }

  /** The answer of a bot. */
  private give(id: string): void {
    this.traces.push(traceOf(this.of, this.match));
    this.match.take(id);
  }

  /** Shows what just happened, and goes on after a moment. */
  private stay(): void {
    if (this.closed) return;
    if (this.timer !== null) clearTimeout(this.timer);
    const { pause } = this.pace;
    this.held = pause === null;
    this.outside.show(this.snapshot());
    if (pause !== null) this.timer = setTimeout(() => this.go(), pause);
  }

  private answerItself(): void {
    const { match } = this;
    const node = match.node;
    const mine = node.kind === 'decision' && this.seats[node.seat] === 'person';
    const made = mine && this.makes();
    const trace = traceOf(this.of, match);
    if (this.guide?.answer() === true) {
      this.traces.push({ ...trace, auto: true });
      return;
    }
    this.traces.push({ ...trace, ...(mine ? { auto: true } : {}), ...(made ? { made } : {}) });
    this.answering.answer(made);
  }

  private answered(): void {
    this.speech.giveUp();
    this.keeping.now();
    // An answer that is quicker than the film ends it.
    this.picture = null;
    const at = this.match.at - 1;
    this.film = this.unseen ? [] : filmOf(this.of, this.match, at, this.traces[at].events);
    if (this.film.length > 0 || this.unseen || this.waits() || this.over()) {
      this.go();
      return;
    }
    // What the person just did is shown before anybody answers it.
    this.outside.show(this.snapshot());
    this.timer = setTimeout(() => this.go(), Math.min(this.pace.pause ?? 250, 250));
  }
}
