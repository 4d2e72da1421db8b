/** Who is asked where a match stands, and who is not: what leaves no choice, is set up for somebody, or passes as its person said. */
import type { Draws, Seat } from '@escarmouche/engine/core';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import type { Guide } from './lessons.ts';
import { Manners, type Said } from './manners.ts';
import type { Pace, SeatKind } from './protocol.ts';
import type { Played } from './record.ts';
import type { Snapshot, UndoState } from './snapshot.ts';
import { storyOf } from './story.ts';
import type { Story } from './told.ts';
import { lastDecision, onlyPass, onlyWay, setsUp, type Trace, undoTo } from './traces.ts';

/** A match with those who play it. */
export abstract class Asking {
  readonly seats: readonly SeatKind[];
  readonly of: AnyWorkerGame;
  readonly match: AnyMatch;
  readonly traces: Trace[];
  /** The position it began at, where that was not its set-up. */
  readonly situation: unknown;
  protected pace: Pace;
  /** The seats whose set-up is made for them. */
  protected readonly readying: boolean[];
  protected readonly manners: Manners;
  protected readonly guide: Guide | null;

  protected constructor(
    { of, match, situation, seats, traces }: Pick<Played, 'of' | 'match' | 'situation' | 'seats' | 'traces'>,
    pace: Pace,
    passing: readonly (Said | null)[],
    guide: Guide | null,
  ) {
    this.of = of;
    this.match = match;
    this.seats = seats;
    this.traces = traces;
    this.situation = situation;
    this.pace = pace;
    this.readying = seats.map(() => false);
    this.manners = new Manners(of, match, seats.length, passing);
    this.guide = guide;
  }

  /** How each seat passes, as its person said it; null where nobody has. */
  get passing(): readonly (Said | null)[] {
    return this.manners.said;
  }

  /** From now on the set-up of a seat is made for it, until it is asked what it does in the match proper. */
  setUpFor(seat: Seat): void {
    if (this.seats[seat] === 'person') this.readying[seat] = true;
  }

  /** What may have been drawn here at the table, where persons say what was. */
  protected draws(): Draws['of'] {
    return this.pace.told === 'all' ? (this.match.draws()?.of ?? []) : [];
  }

  /** Whether what is asked belongs to setting up. */
  private setsUp(): boolean {
    const { node } = this.match;
    return node.kind === 'decision' && setsUp(this, node) && !this.isBetween(node.step);
  }

  /** Whether a step settles something between persons: no bot answers that in place of one of them. */
  private isBetween(step: string): boolean {
    const { between = [], alone } = this.of.setUp;
    return between.includes(step) && this.seats.filter((s) => s === 'person').length > 1 && alone?.(this.match) !== true;
  }

  /** Whether what is set up for a person can be offered to be made for them, or has just been. */
  protected setUpState(): Snapshot['setUp'] {
    if (this.setsUp()) return 'offered';
    const last = this.lastDecision();
    return last >= 0 && this.traces[last].made === true ? 'made' : null;
  }

  /** Whether the question is answered for a person who wanted the match set up. */
  protected makes(): boolean {
    const { node } = this.match;
    return node.kind === 'decision' && this.readying[node.seat] && this.setsUp();
  }

  /** Whether a person is to answer now. */
  protected waits(): boolean {
    const node = this.match.node;
    if (node.kind === 'over') return false;
    const guided = this.guide?.waits() ?? null;
    if (guided !== null) return guided;
    if (this.seats[node.seat] !== 'person') return false;
    if (node.kind === 'chance') return node.dice === null ? this.draws().length > 1 : this.pace.told !== 'nothing';
    if (onlyWay(this.of, this.match) || this.makes()) return false;
    if (this.of.passing?.window(node) !== true) return this.pace.alwaysAsk || !onlyPass(this.of, this.match);
    const { always, until } = this.manners.at(node.seat, this.pace.alwaysAsk);
    return until === null && (always || !onlyPass(this.of, this.match));
  }

  protected over(): boolean {
    return this.match.nodeKind === 'over';
  }

  /** How the match came to its end, as a seat may know it; null where it goes on. */
  story(seat: Seat): Story | null {
    if (!this.over()) return null;
    const { traces, match } = this;
    return storyOf(this.of, match, seat, (i) => (i < traces.length ? traces[i].events : match.events.length));
  }

  protected lastDecision(): number {
    return lastDecision(this.match, this.traces, (seat) => this.seats[seat] === 'person');
  }

  protected undoState(): UndoState {
    return undoTo(this.match, this.traces, this.lastDecision());
  }
}
