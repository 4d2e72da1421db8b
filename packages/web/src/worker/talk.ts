/** What is said at the table before choices are made in secret: by persons as they press, by bots as they mean to play. No part of the match. */
import { type GameEvent, Match, type Seat, seeded } from '@escarmouche/engine/core';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import type { SeatKind } from './protocol.ts';
import type { Thinking } from './seen.ts';
import type { TalkShown } from './snapshot.ts';

/** Milliseconds that a bot thinks about what to say at most. */
const THINKING = 1000;

/** Something said. */
export interface Told {
  readonly seat: Seat;
  /** In the game's own words; plain data. */
  readonly word: object;
  /** The round it is about, answers given before its choices began, and by the time it was said. */
  readonly round: number;
  readonly from: number;
  readonly at: number;
  /** Events that had been told by then. */
  readonly after: number;
}

/** Before any round was looked at, or where the one that was is taken back. */
const NO_ROUND = -1;

/** Everything said in a match. */
export class Talk {
  private lines: readonly Told[];
  private readonly of: AnyWorkerGame;
  private readonly match: AnyMatch;
  private readonly seats: readonly SeatKind[];
  /** Bots that have thought about the round since somebody last spoke to them. */
  private readonly thought = new Set<Seat>();
  /** The round under way, as it was last looked at, and where its choices began. */
  private round = NO_ROUND;
  private from = 0;
  private readonly spoken: boolean;

  /**
   * @param taught a lesson is played: nobody speaks in it
   * @param kept what was said before the match was last put away: it comes from outside
   */
  constructor(of: AnyWorkerGame, match: AnyMatch, seats: readonly SeatKind[], taught: boolean, kept: unknown) {
    this.of = of;
    this.match = match;
    this.seats = seats;
    // Persons among themselves speak aloud.
    this.spoken = !taught && of.talk !== undefined && seats.includes('person');
    this.lines = this.spoken && Array.isArray(kept) ? this.read(kept) : [];
  }

  /** Whether a bot at this seat means something by what it plays. */
  private means(seat: Seat): boolean {
    return this.seats[seat] !== 'person' && this.seats[seat] !== 'random';
  }

  /** The match as it stood before an answer; null where it kept nothing of that. */
  private before(at: number): AnyMatch | null {
    const { match, of } = this;
    const state = match.stateBefore(at);
    return state === undefined ? null : new Match(of.game, match.setup, { table: match.table, state: of.game.copy(state) });
  }

  /** Lines from outside, each as one that could be said where its round began: whom it speaks of may be gone by now. */
  private read(kept: readonly unknown[]): Told[] {
    const { talk } = this.of;
    if (talk === undefined) return [];
    const whole = (n: unknown, most: number): n is number => Number.isInteger(n) && Number(n) >= 0 && Number(n) <= most;
    const begun = new Map<number, AnyMatch | null>();
    return kept.flatMap((line): Told[] => {
      const { seat, word, round, from, at = from, after } = (line ?? {}) as Partial<Told>;
      if (!whole(seat, this.seats.length - 1) || !whole(from, this.match.at) || !whole(after, this.match.events.length)) return [];
      if (!begun.has(from)) begun.set(from, this.before(from));
      const there = begun.get(from);
      if (there === undefined || there === null || !whole(round, 1e6) || talk.round(there) !== round || !whole(at, this.match.at))
        return [];
      const said = talk.read(there, word);
      return said === null ? [] : [{ seat, word: said, round, from, at, after }];
    });
  }

  /** The round that may be talked about now; null where none may, or nobody is left to talk to. Who answers by lot means nothing. */
  private now(): number | null {
    const { talk } = this.of;
    if (!this.spoken || talk === undefined) return null;
    const round = talk.round(this.match);
    return round !== null && this.seats.some((_s, seat) => this.means(seat) && talk.speaks(this.match, seat)) ? round : null;
  }

  /** The round under way; what was said of another one holds no more, and what was said of it before the match came back to it does. */
  private underWay(): number | null {
    const round = this.now();
    if (round === null || round === this.round) return round;
    const said = this.lines.filter((l) => l.round === round);
    this.round = round;
    this.from = said.at(-1)?.from ?? this.match.at;
    this.thought.clear();
    for (const { seat } of said) {
      if (this.means(seat)) this.thought.add(seat);
      else this.thought.clear();
    }
    return round;
  }

  /** The number of the answer by which a seat has chosen in the round under way; below 0 where it has not. */
  choiceOf(seat: Seat): number {
    return this.match.entries.findIndex((e, n) => n >= this.from && e.seat === seat);
  }

  /** What each seat has said of the round under way, the last of it; null where nobody may talk. */
  words(): readonly (object | null)[] | null {
    const round = this.underWay();
    if (round === null) return null;
    return this.seats.map((_s, seat) => this.lines.findLast((l) => l.seat === seat && l.round === round)?.word ?? null);
  }

  /** What a bot takes into account as it chooses: what the others said, and its own word where nothing was said to it since. Absent where nobody may talk. */
  heardBy(seat: Seat): Pick<Thinking, 'words'> {
    const words = this.words();
    return words === null ? {} : { words: words.map((word, s) => (s === seat && !this.thought.has(s) ? null : word)) };
  }

  /**
   * While a person is asked: what the next bot thinks about that has not yet said what it means to do; null where none has to. Who has
   * chosen already speaks of that at once, or chooses again where a person has spoken since.
   * @param again only bots that choose again
   */
  question(again = false): Thinking | null {
    const { talk, game } = this.of;
    const { match } = this;
    if (this.words() === null || talk === undefined) return null;
    for (const seat of this.seats.keys()) {
      if (!this.means(seat) || this.thought.has(seat) || !talk.speaks(match, seat)) continue;
      const chosen = this.choiceOf(seat);
      const there = chosen < 0 || !this.spokenSince(chosen) ? null : this.before(chosen);
      if (there === null && chosen >= 0) this.heard(seat, match.entries[chosen].id);
      else if (there !== null || !again)
        return {
          game: game.id,
          setup: match.setup,
          seat,
          view: there?.view(seat) ?? talk.before(match.view(seat)),
          bot: this.seats[seat] as Thinking['bot'],
          // A seed apart from that of its answers: whether it speaks changes no random number that it plays by.
          seed: seeded(`${match.at}/${seat}`).below(2 ** 31),
          milliseconds: THINKING,
          ...this.heardBy(seat),
        };
    }
    return null;
  }

  private spokenSince(answer: number): boolean {
    return this.lines.some((l) => l.round === this.round && l.at > answer && this.seats[l.seat] === 'person');
  }

  /** A bot has thought: it says so, where that is something else than before. `id` null: nothing came of it. */
  heard(seat: Seat, id: string | null): void {
    const { talk } = this.of;
    const words = this.words();
    if (words === null || talk === undefined) return;
    this.thought.add(seat);
    const word = id === null ? null : talk.of(this.match, seat, id);
    if (word !== null && JSON.stringify(word) !== JSON.stringify(words[seat])) this.add(seat, word);
  }

  /** A person says something new of the round: every bot thinks again. @returns whether that may be said */
  says(seat: Seat, value: unknown): boolean {
    const words = this.seats[seat] === 'person' ? this.words() : null;
    const word = words === null ? null : (this.of.talk?.read(this.match, value) ?? null);
    if (words === null || word === null || JSON.stringify(word) === JSON.stringify(words[seat])) return false;
    this.add(seat, word);
    this.thought.clear();
    return true;
  }

  private add(seat: Seat, word: object): void {
    const { at, events } = this.match;
    this.lines = [...this.lines, { seat, word, round: this.round, from: this.from, at, after: events.length }];
  }

  /** Answers were taken back: what was said after them stands where the match now is. */
  backTo(at: number): void {
    const told = this.match.events.length;
    this.lines = this.lines.flatMap((l) => (l.from > at ? [] : [{ ...l, at: Math.min(l.at, at), after: Math.min(l.after, told) }]));
    if (at < this.from) this.round = NO_ROUND;
  }

  /** What is kept of it; nothing where nobody has spoken. */
  kept(): readonly Told[] {
    return this.lines;
  }

  /** These events with what was said among them. */
  among(events: readonly GameEvent[]): readonly GameEvent[] {
    if (this.lines.length === 0) return events;
    const out: GameEvent[] = [];
    let n = 0;
    for (const { seat, word, after } of this.lines) {
      if (after > events.length) break;
      for (; n < after; n++) out.push(events[n]);
      out.push({ key: 'says', args: { seat: { seat } }, rule: this.of.talk?.rule ?? '', to: 'all', detail: word });
    }
    return [...out, ...events.slice(n)];
  }

  /** What the page shows of it; `thinks`: the seat of a bot that is thinking of what to say, `NOBODY` for none. */
  shown(thinks: Seat): TalkShown | undefined {
    const words = this.words();
    const { talk } = this.of;
    return words === null || talk === undefined ? undefined : { words, aims: talk.aims(this.match), thinks };
  }
}
