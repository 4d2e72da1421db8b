/** What the page has heard of a match, so that it is told the rest alone. */
import { type GameEvent, NOBODY, type Seat } from '@escarmouche/engine/core';
import type { Snapshot } from './snapshot.ts';

export class Heard {
  /** Events that the page holds, and the seat that they were told to; `NOBODY` before anybody was told. */
  private events = 0;
  private by: Seat = NOBODY;

  /** Whether the page has seen nothing yet. */
  get nothing(): boolean {
    return this.by < 0;
  }

  /** The next time everything is told. */
  forget(): void {
    this.by = NOBODY;
  }

  /** Answers were taken back: what came of them is gone. */
  backTo(lengthFor: (seat: Seat) => number): void {
    this.events = Math.min(this.events, lengthFor(this.by));
  }

  /** What the page keeps of what it holds and what comes after that; it has heard it then. */
  news(seat: Seat, events: readonly GameEvent[]): Snapshot['log'] {
    const keep = this.by === seat ? Math.min(this.events, events.length) : 0;
    this.events = events.length;
    this.by = seat;
    return { keep, add: events.slice(keep) };
  }
}
