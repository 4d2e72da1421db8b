/** What a table is drawn from: the match as one seat sees it at one node, and a step of a record in the same shape. Plain data. */

import type {
  Barred,
  Draws,
  Entry,
  GameEvent,
  Lesson,
  LessonStep,
  MatchNode,
  NamedLook,
  Option,
  RuleId,
  RulingFailure,
  Seat,
} from '@escarmouche/engine/core';
import type { LineSaid } from './expecting.ts';
import type { FailureSaid } from './failing.ts';

/** How a person wants to be asked in windows where they could only react, in a game that has such windows. */
export interface Passing {
  /** Asked every time, or only where they hold an answer. */
  readonly always: boolean;
  /** Passing without being asked, until this is over: a name the game gave it; null where they are asked. */
  readonly until: string | null;
}

/** What is said of the round under way, in a game that has table talk. */
export interface TalkShown {
  /** Each seat's word, in the game's own terms; null for who has said nothing. */
  readonly words: readonly (object | null)[];
  /** Whom may be spoken of, by the names of figures. */
  readonly aims: readonly string[];
  /** The seat whose bot is thinking of what to say; `NOBODY` for none. */
  readonly thinks: Seat;
}

/** What taking back the last decision of a person would mean now. */
export type UndoState = 'nothing' | 'free' | 'needs-consent';

/** What a lesson says where its match stands. */
export interface LessonTold extends Pick<Lesson, 'title' | 'goal' | 'questions'>, Pick<LessonStep, 'say'> {
  /** The step, from 0, of so many; as many once the match is the learner's own. */
  readonly at: number;
  readonly of: number;
  readonly rule: RuleId | null;
  /** Nothing is asked for: it is read, and gone on from. */
  readonly reads: boolean;
  /** The learner has just answered something else: what is said to that. */
  readonly otherwise: LessonStep['say'] | 'plain' | null;
}

/** What a learner does with a lesson: reads on, goes a step back, plays on freely, begins it again. */
export type LessonPress = 'on' | 'back' | 'leave' | 'again';

/** The match as one seat sees it, at one node; `P` is what its game shows of a position. */
export interface Snapshot<P = unknown> {
  /** The saved match this belongs to. */
  readonly match: string;
  /** Number of answers so far. */
  readonly at: number;
  /** The seat whose eyes these are. */
  readonly seat: Seat;
  readonly node: MatchNode;
  readonly position: P;
  /** What the seat shown may do; empty while another decides. */
  readonly options: readonly Option[];
  readonly refused: readonly Barred[];
  /** What may have been drawn at the table, where somebody is to say so; none elsewhere. */
  readonly draws?: Draws['of'];
  /** The log of this seat: how many events of the last snapshot still hold, and those that follow. */
  readonly log: { readonly keep: number; readonly add: readonly GameEvent[] };
  readonly undo: UndoState;
  /** Whether a person is to answer: choose, or type dice. */
  readonly waits: boolean;
  /** What has just happened stays on screen until the person goes on. */
  readonly held: boolean;
  /** The event at which the board stands still on the way to the node; null where it has come there. */
  readonly moment: GameEvent | null;
  /** How the person of the seat shown passes; null where the game has no windows, and for steps of a walk. */
  readonly passing: Passing | null;
  /** Setting up: what is asked can be answered for the person, or has just been, and can be taken back; null where neither is so. */
  readonly setUp: 'offered' | 'made' | null;
  /** What is said before choices are made in secret; absent where nobody may talk. */
  readonly talk?: TalkShown;
  /** The lesson that the match is. */
  readonly lesson?: LessonTold;
}

/** One step of a recorded match or ruling, ready to be shown. */
export interface WalkStep {
  /** The answer that led here; null at the beginning and where nothing was answered. */
  readonly entry: Pick<Entry, 'kind' | 'seat' | 'id'> | null;
  /** The position; its log is whole, and its last `fresh` events came with this step. */
  readonly snapshot: Snapshot;
  readonly fresh: number;
  /** The line of a ruling's script that led here: what was done, or what must hold; null at the beginning and in matches. */
  readonly line: LineSaid | null;
  /** What of it does not hold. */
  readonly failures: readonly { readonly failure: RulingFailure; readonly said: FailureSaid | null }[];
  /** Whom or what that is about on the board, by their names; null where nobody is looked at. */
  readonly look: NamedLook | null;
}
