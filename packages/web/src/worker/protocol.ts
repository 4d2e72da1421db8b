/**
 * What the page and the worker say to each other. The worker holds the match, its bots and its dice; the page shows
 * snapshots and sends answers by their ids. Every message is plain data. Set-ups, situations, positions and a game's own
 * questions are `unknown` here: they pass through to the game whose name travels with them.
 */

import { BOTS, type BotName, type Opinions } from '@escarmouche/engine/bots';
import type {
  Barred,
  Difference,
  Done,
  Draws,
  Entry,
  Expectation,
  GameEvent,
  Lesson,
  LessonStep,
  MatchNode,
  NamedLook,
  Option,
  Refusal,
  RuleId,
  RulingCase,
  RulingFailure,
  Say,
  ScriptStep,
  Seat,
} from '@escarmouche/engine/core';
import type { Outlook, Threat, WhatIfs } from '@escarmouche/engine/odds';
import type { AnyRuling, Pack, READS, ToldLine, WrittenView } from '@escarmouche/files';
import type { Trial, TrialTold } from '@escarmouche/lab/trying';
import type { FileProblem } from '@escarmouche/words';
import type { CaseVerdict, Judgement, LuckTold, RecordAsked, Story, Tree, VaryAsked, VaryTold, VerdictAsked, WinningTold } from './told.ts';

/** Who sits in a seat. */
export const SEAT_KINDS = ['person', ...BOTS] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** How the worker is to play along, from the person's settings. */
export interface Pace {
  /** Milliseconds that something just happened stays on screen before a bot or the dice go on; null: until the person says so. */
  readonly pause: number | null;
  /** What falls at the table and is told by persons: nothing, the faces of their dice, or the cards and counters they draw too. */
  readonly told: 'nothing' | 'dice' | 'all';
  /** Persons are asked even where passing is all they can do. */
  readonly alwaysAsk: boolean;
}

/** How a person wants to be asked in windows where they could only react, in a game that has such windows. */
export interface Passing {
  /** Asked every time, or only where they hold an answer. */
  readonly always: boolean;
  /** Passing without being asked, until this is over: a name the game gave it; null where they are asked. */
  readonly until: string | null;
}

/** Between the ids of answers that one press gives in a row. */
export const THEN = ' then ';

/** What is said of the round under way, in a game that has table talk. */
export interface TalkShown {
  /** Each seat's word, in the game's own terms; null for who has said nothing. */
  readonly words: readonly (object | null)[];
  /** Whom may be spoken of, by the names of figures. */
  readonly aims: readonly string[];
  /** The seat whose bot is thinking of what to say; -1 for none. */
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
  /** What a ruling says must hold here, and what of it does not. */
  readonly expected: Expectation | null;
  readonly failures: readonly RulingFailure[];
  /** Whom or what that is about on the board, by their names; null where nobody is looked at. */
  readonly look: NamedLook | null;
}

/** Where a record that was played under other rules cannot be followed any further under these. */
export interface Parted {
  /** Answers that were given here as they were there, and answers of the record. */
  readonly at: number;
  readonly of: number;
  /** What the record asks for next, and what stands here instead. */
  readonly why: Difference;
}

/** The version of the rules a record was played under, and the one that holds here. */
export interface OtherRules {
  readonly written: number;
  readonly now: number;
}

/** What a walk is, before its first step is asked for. */
export interface WalkInfo {
  readonly game: string;
  readonly setup: unknown;
  readonly seats: readonly SeatKind[] | null;
  /** Steps go from 0 to this. */
  readonly answers: number;
  /** Steps at which a turn begins or the match ends, to jump to. */
  readonly turns: readonly { readonly at: number; readonly say: Say }[];
  /** Whether it ends with the end of the match. */
  readonly over: boolean;
  /** Where it ends because the record parts from the rules of today; null where it does not. */
  readonly parted: Parted | null;
  /** Where it was played under other rules than today's. */
  readonly rules?: OtherRules | undefined;
}

/** A fault as the page tells it: a refusal by the rules, what is wrong with a file or a set-up, or our own bug. */
export type Fault =
  | { readonly kind: 'refused'; readonly id: string; readonly reasons: readonly Refusal[] }
  | { readonly kind: 'file'; readonly line: string; readonly problems: readonly FileProblem[] }
  | { readonly kind: 'none' }
  /** The browser's store is blocked or does not answer. */
  | { readonly kind: 'store'; readonly silent: boolean }
  /** A part of the app could not be fetched. */
  | { readonly kind: 'unreachable' }
  /** The answer was not waited for any longer. */
  | { readonly kind: 'slow' }
  | { readonly kind: 'bug'; readonly line: string };

/** What is needed to show a match: its game, its set-up and who sits where. */
export interface Opened {
  readonly game: string;
  readonly setup: unknown;
  readonly seats: readonly SeatKind[];
  /** Where it was played under other rules than today's, and all its answers can be given here too. */
  readonly rules?: OtherRules | undefined;
}

/** The file a case was read from, and its number there, from 1: what is wrong with it is told with its line. */
export interface CaseText {
  readonly text: string;
  readonly at: number;
}

/** Files that one game alone has, as its readers give them. */
type OfGames = { readonly [K in keyof typeof READS]: ReturnType<(typeof READS)[K]> };

/** What comes of reading a file, by its kind. */
export interface Read extends OfGames {
  ruling: AnyRuling;
  pack: Pack;
  /** A match file that plays back: its answers, and whether it is over; or what one seat knows of a match. */
  match: Pick<WalkInfo, 'answers' | 'parted' | 'over'> | { readonly view: WrittenView };
}

/** A text to be read as a file of this kind; `name` is what messages call it. */
export interface ReadQuestion<K extends keyof Read> {
  readonly what: K;
  readonly text: string;
  readonly name: string;
  /** What it is meant for, where that decides how it is read: a deck's warband; of a pack, what is kept beside it, as it is stored. */
  readonly about?: string | undefined;
}

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

/** Nothing comes back but that it was done. */
type Heard = ReturnType<VoidFunction>;

/** Everything the page may ask for: the question and its answer. */
export interface Calls {
  /** Begins a match under an id of the store; `ready`: persons find it set up for them. */
  start: [Opened & { readonly id: string; readonly seed: number | string; readonly pace: Pace; readonly ready: boolean }, Heard];
  /**
   * Goes on with the match of this id in the store, which is this window's from now on; null where there is none. One that parts from
   * the rules of today does not begin: its record stays as it is, and its text is handed back, to go on with as a match of its own.
   */
  open: [
    { readonly id: string; readonly name: string; readonly seed: number | string; readonly pace: Pace },
    Opened | { readonly parted: Parted; readonly text: string } | null,
  ];
  /** Stops the running match, for another window to go on with; false where what was answered last could not be saved: it goes on. */
  leave: [{ readonly id: string }, boolean];
  /** Goes on with a match file's text, under an id of the store; `name` is what messages call the file. */
  resume: [
    { readonly id: string; readonly text: string; readonly name: string; readonly seed: number | string; readonly pace: Pace },
    Opened,
  ];
  /** The running match shown once more, whole. */
  show: [null, Opened & { readonly id: string }];
  /** Where a card or counter is drawn at the table, `id` is of the one that was. Else `id` may name several answers in a row, with `THEN` between: all of them are given and taken back as one, or none. */
  take: [{ readonly at: number; readonly seat: Seat; readonly id: string }, Heard];
  roll: [{ readonly at: number; readonly faces: readonly number[] }, Heard];
  /** What is left of the set-up of the seat that is asked is made for it. */
  setUp: [{ readonly at: number; readonly seat: Seat }, Heard];
  undo: [{ readonly consent: boolean }, UndoState];
  /** A press on the lesson that the running match is. */
  lesson: [LessonPress, Heard];
  pace: [Pace, Heard];
  /** What was held on screen has been seen; `all`: nothing more need be shown until a person is asked. */
  goOn: [{ readonly all: boolean }, Heard];
  /** How a seat of the running match passes from now on. */
  passing: [Passing & { readonly seat: Seat }, Heard];
  /** Something said at the table by a person: what may not be said changes nothing. */
  say: [{ readonly seat: Seat; readonly word: object }, Heard];
  /** A file of the person's read, beside everything else. */
  read: { readonly [K in keyof Read]: [ReadQuestion<K>, Read[K]] }[keyof Read];
  /** The running match as a match file: whoever opens it sees every hidden card. */
  export: [null, string];
  /** What the seat on the screen knows of the running match, as a file: its view, what it was told, and the sentences it was shown. */
  ownView: [{ readonly seat: Seat; readonly log: readonly ToldLine[] }, string];
  /** The present situation as a ruling file, hidden cards included: a ruling is about the whole truth. */
  ruling: [null, string];
  /** A question of the game's own about a position, by its name. */
  about: [{ readonly walk: number; readonly at: number; readonly what: string; readonly with: unknown }, unknown];
  /** A question of a game's own that is about no match, by its name. */
  tool: [{ readonly game: string; readonly what: string; readonly with: unknown }, unknown];
  /** Every rule that forbids an action at the node shown: an id, or what it does as far as it is named. */
  whyNot: [{ readonly walk: number; readonly at: number; readonly id: string | Done }, readonly Refusal[]];
  /** What is meant by doing this at the node shown: for each, its option, also where it is not listed, else every rule that forbids it. */
  meant: [{ readonly walk: number; readonly at: number; readonly done: readonly Done[] }, readonly (Option | readonly Refusal[])[]];
  /** What an option of the node shown, or the last of answers in a row, may come to, as far as the seat that decides can know; null where nothing of it hangs on dice. */
  odds: [{ readonly walk: number; readonly at: number; readonly id: string }, Outlook | null];
  /** What the seat shown sees of a position, to be looked at beside the match; null where the match is over. */
  seen: [{ readonly walk: number; readonly at: number; readonly seat: Seat }, Seen | null];
  /** A game that is about to be played is loaded, and by the bots as well where some will play: while the page makes the set-up. */
  prepare: [{ readonly game: string; readonly bots: boolean }, Heard];
  /** In the worker of the bots: the id of the answer that one of them gives. */
  think: [Thinking, string];
  /** In one of several such workers: what one tree of a search thinks of it. */
  ponder: [Thinking & { readonly tree: number }, Tree];
  /** In a worker of its own: what the strong player thinks of what a seat is asked. */
  hint: [{ readonly seen: Seen; readonly milliseconds: number }, Opinions];
  /** In a worker of its own: a set-up tried so many times; how it stands is told as a part. */
  try: [Trial, TrialTold | null];
  /** In a worker of its own: the answers of a record judged; those of persons, or everybody's where none played. */
  judge: [RecordAsked & { readonly milliseconds: number }, Judgement];
  /**
   * Beside the match: what things add to the odds of an option, or of the last of answers in a row, and what they would be otherwise. Another
   * question ends this one, and null asks for nothing more: then there is no answer.
   */
  whatIf: [{ readonly seen: Seen; readonly id: string } | null, WhatIfs | null];
  /**
   * Beside the match: threats, one place after another; a place is told as a part as soon as it is done. Another question ends this one, and
   * null asks for nothing more. The answer says whether it came to its end.
   */
  threats: [ThreatQuestion | null, boolean];
  /** Opens a recorded match (a match file's text) or a case of a ruling to be walked through, beside the running match. */
  walk: [
    (
      | { readonly match: string; readonly name: string }
      | { readonly game: string; readonly ruling: RulingCase<unknown>; readonly from?: CaseText | undefined }
    ),
    { readonly walk: number; readonly info: WalkInfo },
  ];
  step: [{ readonly walk: number; readonly at: number; readonly seat: Seat }, WalkStep];
  /** How the running match, or a recorded one, came to its end; null where it has not come to it. */
  story: [{ readonly walk: number; readonly seat: Seat }, Story | null];
  /** The running match, or a recorded one, as a match file; a case as the beginning of one, for these seats. */
  record: [{ readonly walk: number; readonly seats?: readonly SeatKind[] }, string];
  /** The luck of a record, roll by roll. */
  luck: [RecordAsked, LuckTold];
  /** The chance to win along a record, from so many plays at each place. */
  winning: [RecordAsked & { readonly times: number }, WinningTold];
  /** A case as the text of a ruling file. */
  caseText: [{ readonly game: string; readonly of: RulingCase<unknown> }, string];
  /**
   * A step of a walk as a ruling has it: its position as a case, hidden things included, with what was answered since its situation, null
   * where the game has no words for it; or what may fall there, by lot, as a line of a script.
   */
  lineOf: [{ readonly walk: number; readonly at: number; readonly what: 'case' | 'fallen' }, RulingCase<unknown> | ScriptStep | null];
  /** What may come of an answer over ranges. */
  vary: [VaryAsked, VaryTold];
  /** Whether a ruling holds, situation by situation. */
  verdict: [VerdictAsked, readonly CaseVerdict[]];
  /** A recorded match forgotten again. */
  close: [{ readonly walk: number }, Heard];
}

export type CallName = keyof Calls;

/** What the id of a lesson's match begins with, before the name of its game. */
export const LESSON = 'lesson-';

/** The walk number that means the running match. */
export const LIVE = -1;
/** The walk number of a match that runs in another window: nothing is known of it here but what is shown. */
export const ELSEWHERE = -2;

/** From the page. */
export type Request = { [K in CallName]: { readonly n: number; readonly call: K; readonly with: Calls[K][0] } }[CallName];

/** To the page: the answer to one request, or news. */
export type Message =
  | { readonly n: number; readonly ok: unknown }
  | { readonly n: number; readonly fault: Fault }
  /** How far the reading has come that one of them asked for. */
  | { readonly n: number; readonly done: number; readonly of: number; readonly part?: unknown }
  | { readonly news: 'snapshot'; readonly snapshot: Snapshot }
  /** Whether the latest save reached the store, refused or `silent`. */
  | { readonly news: 'saved'; readonly ok: boolean; readonly silent: boolean }
  /** The match went on elsewhere: what was answered here since is not kept, and nothing more is. */
  | { readonly news: 'superseded'; readonly match: string }
  /** A running match stopped by a bug of ours. */
  | { readonly news: 'broken'; readonly line: string };
