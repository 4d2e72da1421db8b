/** What is asked and told of whole records, rulings and ranges: plain data between the page and its workers, as all of `protocol.ts`. */

import type { Thought, Verdict } from '@escarmouche/engine/bots';
import type { GameEvent, RulingFailure, Say, Seat } from '@escarmouche/engine/core';
import type { ChancesAt, LuckFound, Prospect, TurningPoint } from '@escarmouche/engine/odds';
import type { AnyRuling, Range } from '@escarmouche/files';
import type { FileProblem } from '@escarmouche/words';
import type { FailureSaid } from './failing.ts';
import type { Snapshot } from './snapshot.ts';

/** A turn of a match that is over, and what each side had when it ended. */
export interface StoryTurn {
  /** The step of the replay at which it begins. */
  readonly at: number;
  readonly say: Say;
  readonly values: readonly number[];
}

/** An answer that changed much. */
export interface Turning {
  /** The step of the replay that shows it. */
  readonly at: number;
  readonly event: GameEvent;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** How a match came to its end. What is counted, for whom, is the game's affair (`tally`). */
export interface Story {
  /** What each side had at the beginning. */
  readonly begun: readonly number[];
  readonly turns: readonly StoryTurn[];
  /** The largest changes, in order. */
  readonly turning: readonly Turning[];
}

/** A match's record, and the seat for whom it is read; null where the whole truth lies open. */
export interface RecordAsked {
  readonly text: string;
  readonly name: string;
  readonly seat: Seat | null;
}

/** The luck of a match. */
export interface LuckTold extends LuckFound {
  /** The event that tells what fell, by the number of the answer. */
  readonly said: Readonly<Record<number, GameEvent>>;
  /** Whether the game counts points. */
  readonly points: boolean;
  /** A seat of each side; `NOBODY` for a side that nobody plays. */
  readonly seats: readonly Seat[];
}

/** A turning point, the step of the replay at which its answer is to be given, and what happened there. */
export interface TurnTold extends TurningPoint {
  readonly step: number;
  readonly event: GameEvent | null;
}

/** The chance to win along a match. */
export interface WinningTold {
  readonly along: readonly ChancesAt[];
  readonly turns: readonly TurnTold[];
  readonly plays: number;
}

/** A situation in which something takes many values: a ruling of one case, whose script ends with the answer that is weighed, and ranges. */
export interface VaryAsked {
  readonly text: string;
  readonly vary: readonly string[];
  /** A named value, as rulings have it, of which the odds are asked once the script is played; what the last answer puts at stake where none is named. */
  readonly of?: string;
}

/** One thing at stake, or the value that was asked for by its name: whatever it is called, it is none of the others. */
export interface VaryProspect extends Omit<Prospect, 'key'> {
  readonly key: Prospect['key'] | { readonly named: string };
}

/** What may come of that answer in each of them; null where it cannot be given. */
export interface VaryTold {
  readonly ranges: readonly Range[];
  readonly rows: readonly {
    readonly values: readonly (number | string)[];
    readonly outlook: { readonly prospects: readonly VaryProspect[] } | null;
  }[];
}

/** A ruling to be judged, and the file a person wrote it in: what is wrong with a situation is told with its line. */
export interface VerdictAsked {
  readonly ruling: AnyRuling;
  readonly text?: string | undefined;
}

/** A failure with what of it the game has words for, and the position that these are about. */
export interface CaseFailure {
  readonly failure: RulingFailure;
  readonly there?: { readonly said: FailureSaid; readonly setup: unknown; readonly snapshot: Snapshot };
}

/** What does not follow in a situation, and why it cannot be played; where it holds, neither. */
export interface CaseVerdict {
  readonly failures: readonly CaseFailure[];
  readonly problems: readonly FileProblem[];
}

/** An answer of a recorded match as the strong player judges it. */
export interface AnswerJudged extends Verdict {
  /** The step of the replay at which it is to be given. */
  readonly step: number;
  /** The turn it was given in, as it is headed in the log; absent before the first. */
  readonly turn?: Say | undefined;
  readonly seat: Seat;
  readonly say: Say;
  /** What would have been best. */
  readonly instead: Say;
}

/** The answers of a match, judged. */
export interface Judgement {
  readonly answers: readonly AnswerJudged[];
  /** Answers that could be judged, where it was ended before all of them were. */
  readonly of: number;
}

/** What one tree thinks of answers by their ids: codes hold for one position alone. */
export type Tree = readonly (readonly [id: string, opinion: Thought])[];
