/** What workers beside the match's are asked, who know no more of it than one seat: what a bot would answer, and what threatens whom. */

import type { BotName } from '@escarmouche/engine/bots';
import type { Seat } from '@escarmouche/engine/core';
import type { Threat } from '@escarmouche/engine/odds';

/** What a seat sees of a position, for a worker beside the match's. Of the set-up only what lies open is looked at there (`openTables`). */
export interface Seen {
  readonly game: string;
  readonly setup: unknown;
  readonly seat: Seat;
  /** The game's view, which passes through to the game. */
  readonly view: unknown;
}

/** What a bot is asked: what it sees, who it is, its random numbers, and how long it may think at most. */
export interface Thinking extends Seen {
  readonly bot: BotName;
  readonly seed: number;
  readonly milliseconds: number;
  /** What was said at the table, by seat, in the game's own terms. */
  readonly words?: readonly (object | null)[];
}

/** What is asked about threats: to a figure, where it stands and everywhere it could; or from it, to whom it can reach. */
export interface ThreatQuestion {
  readonly seen: Seen;
  readonly figure: number;
  readonly way: 'to' | 'from';
}

/** What one figure could do to another in its next turn. */
export interface ThreatTold extends Pick<Threat, 'by' | 'on' | 'says' | 'out' | 'harm' | 'exact'> {
  /** Where `on` would stand: a space, a point in millimetres; null where it does. */
  readonly at: number | { readonly x: number; readonly y: number } | null;
}

/** A place that was looked at, and all that threatens there. */
export interface PlaceThreatened {
  readonly at: ThreatTold['at'];
  readonly by: readonly ThreatTold[];
}

/** Two figures as they stand: how far apart, in spaces or in millimetres, and whether the one sees the other. */
export interface Apart {
  readonly by: number;
  readonly on: number;
  readonly far: number;
  readonly unit: 'spaces' | 'mm';
  readonly sees: boolean;
}

/** What is known of threats before any of them is found. */
export interface ThreatsBegun {
  readonly harm: 'damage' | 'wound';
  readonly apart: readonly Apart[];
}
