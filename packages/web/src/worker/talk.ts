/** What is said at the table before choices are made in secret: by persons as they press, by bots as they mean to play. No part of the match. */
import { type GameEvent, type Seat, seeded } from '@escarmouche/engine/core';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import type { SeatKind, TalkShown, Thinking } from './protocol.ts';

/** Milliseconds that a bot thinks about what to say at most. */
const THINKING = 1000;

/** Something said. */
export interface Told {
  readonly seat: Seat;
  /** In the game's own words; plain data. */
  readonly word: object;
  /** The round it is about, and answers given before its choices began. */
  readonly round: number;
  readonly from: number;
  /** Events that had been told by then. */
  readonly after: number;
}

/** Everything said in a match. */
export class Talk {
  private lines: readonly Told[];
  private readonly of: AnyWorkerGame;
  private readonly match: AnyMatch;
  private readonly seats: readonly SeatKind[];
  /** Bots that have thought about the round since somebody last spoke to them. */
  private readonly thought = new Set<Seat>();
  /** The round under way, as it was last looked at, and where its choices began. */
  private round = -1;
  private from = 0;
  private readonly spoken: boolean;

  /** @param kept what was said before the match was last put away: it comes from outside */
  constructor(of: AnyWorkerGame, match: AnyMatch, seats: readonly SeatKind[], kept: unknown) {
    this.of = of;
    this.match = match;
    this.seats = seats;
    // Persons among themselves speak aloud, and who answers by lot means nothing.
    this.spoken = of.talk !== undefined && seats.includes('person') && seats.some((_s, seat) => this.means(seat));
    this.lines = this.spoken && Array.isArray(kept) ? kept.flatMap((line: unknown) => this.read(line)) : [];
    const last = this.lines.at(-1);
    if (last === undefined || this.now() !== last.round) return;
    this.round = last.round;
    this.from = last.from;
    for (const line of this.lines) if (line.round === this.round && this.means(line.seat)) this.thought.add(line.seat);
  }

  /** Whether a bot at this seat means something by what it plays. */
  private means(seat: Seat): boolean {
    return this.seats[seat] !== 'person' && this.seats[seat] !== 'random';
  }

  private read(line: unknown): Told[] {
    const { seat, word, round, from, after } = (line ?? {}) as Partial<Told>;
    const whole = (n: unknown, most: number): n is number => Number.isInteger(n) && Number(n) >= 0 && Number(n) <= most;
    const { length } = this.seats;
    if (!whole(seat, length - 1) || !whole(round, 1e6) || !whole(from, this.match.at) || !whole(after, this.match.events.length)) return [];
    const said = this.of.talk?.read(this.match, word) ?? null;
    return said === null ? [] : [{ seat, word: said, round, from, after }];
  }

  /** The round that may be talked about now; null where none may. */
  private now(): number | null {
    return this.spoken ? (this.of.talk?.round(this.match) ?? null) : null;
  }

  /** The round under way; what was said of another one holds no more. */
  private underWay(): number | null {
    const round = this.now();
    if (round !== null && round !== this.round) {
      this.round = round;
      this.from = this.match.at;
      this.thought.clear();
    }
    return round;
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
   * chosen already speaks of that at once.
   */
  question(): Thinking | null {
    const { talk, game } = this.of;
    const { match } = this;
    if (this.words() === null || talk === undefined) return null;
    for (const seat of this.seats.keys()) {
      if (!this.means(seat) || this.thought.has(seat) || !talk.speaks(match, seat)) continue;
      const chosen = match.entries.slice(this.from).find((e) => e.seat === seat);
      if (chosen === undefined)
        return {
          game: game.id,
          setup: match.setup,
          seat,
          view: talk.before(match.view(seat)),
          bot: this.seats[seat] as Thinking['bot'],
          // Of its own: what a bot answers hangs on no word.
          seed: seeded(`${match.at}/${seat}`).below(2 ** 31),
          milliseconds: THINKING,
          ...this.heardBy(seat),
        };
      this.heard(seat, chosen.id);
    }
    return null;
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

  /** A person says something of the round: every bot thinks again. @returns whether that may be said */
  says(seat: Seat, value: unknown): boolean {
    if (this.seats[seat] !== 'person' || this.underWay() === null) return false;
    const word = this.of.talk?.read(this.match, value) ?? null;
    if (word === null) return false;
    this.add(seat, word);
    this.thought.clear();
    return true;
  }

  private add(seat: Seat, word: object): void {
    const after = this.match.events.length;
    this.lines = [...this.lines, { seat, word, round: this.round, from: this.from, after }];
  }

  /** To where the match goes back so that bots choose once more what nobody has seen; null where none has chosen, or a person has since. */
  unseen(): number | null {
    const { entries, at } = this.match;
    if (at <= this.from || entries.slice(this.from).some((e) => this.seats[e.seat] === 'person')) return null;
    return this.from;
  }

  /** Answers were taken back. */
  backTo(at: number): void {
    this.lines = this.lines.filter((l) => l.from <= at);
    if (at < this.from) this.round = -1;
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

  /** What the page shows of it; `thinks`: the seat of a bot that is thinking of what to say, -1 for none. */
  shown(thinks: Seat): TalkShown | undefined {
    const words = this.words();
    const { talk } = this.of;
    return words === null || talk === undefined ? undefined : { words, aims: talk.aims(this.match), thinks };
  }
}
