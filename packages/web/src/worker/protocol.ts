/**
 * What the page and the worker say to each other. The worker holds the match, its bots and its dice; the page shows
 * snapshots and sends answers by their ids. Every message is plain data. Set-ups, situations, positions and a game's own
 * questions are `unknown` here: they pass through to the game whose name travels with them.
 */

import { BOTS, type Opinions } from '@escarmouche/engine/bots';
import type { Difference, Done, Option, Refusal, RulingCase, Say, ScriptStep, Seat } from '@escarmouche/engine/core';
import type { Outlook, WhatIfs } from '@escarmouche/engine/odds';
import type { AnyRuling, Pack, READS, ToldLine, WrittenView } from '@escarmouche/files';
import type { Trial, TrialTold } from '@escarmouche/lab/trying';
import type { FileProblem } from '@escarmouche/words';
import type { Seen, Thinking, ThreatQuestion } from './seen.ts';
import type { LessonPress, Passing, Snapshot, UndoState, WalkStep } from './snapshot.ts';
import type { CaseVerdict, Judgement, LuckTold, RecordAsked, Story, Tree, VaryAsked, VaryTold, VerdictAsked, WinningTold } from './told.ts';

/** Who sits in a seat. */
export const SEAT_KINDS = ['person', ...BOTS] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** How the worker is to play along, from the person's settings. */
export interface Pace {
  /**
   * Milliseconds that something just happened stays on screen before a bot or the dice go on; null: until the person says so; 0: what the others do is
   * not shown until a person is asked, and the log tells it then.
   */
  readonly pause: number | null;
  /** What falls at the table and is told by persons: nothing, the faces of their dice, or the cards and counters they draw too. */
  readonly told: 'nothing' | 'dice' | 'all';
  /** Persons are asked even where passing is all they can do. */
  readonly alwaysAsk: boolean;
}

/** Between the ids of answers that one press gives in a row. */
export const THEN = ' then ';

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
  /** Steps at which a turn begins or the match ends, to jump to, each with its round; null where none is told. */
  readonly turns: readonly { readonly at: number; readonly round: number | null; readonly say: Say }[];
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
  /**
   * The running match, or a recorded one, as a match file, or a case as the beginning of one; `until` as it stood at that step of the latter two. For
   * these seats where they are given.
   */
  record: [{ readonly walk: number; readonly seats?: readonly SeatKind[] | undefined; readonly until?: number }, string];
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

/** In place of a seat through whose eyes a step is seen: those of whoever is asked there. */
export const WHOEVER_IS_ASKED = -1;
/** In place of the number of a step: the position of a ruling as it is written, before anything of it runs. */
export const AS_WRITTEN = -1;

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
