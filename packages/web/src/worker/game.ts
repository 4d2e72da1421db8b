/**
 * What the worker needs of a game: `games/<id>/play.ts` fills it in, `worker/games.ts` lists it. Everything that is handed to
 * the page is plain data that `postMessage` can copy.
 */
import type { Ask, CoreState, Game, Match, MatchNode, RuleId, RulingCase, Seat, Situations } from '@escarmouche/engine/core';
import type { OddsOfGame, ThreatsOfGame } from '@escarmouche/engine/odds';

/** What the list of saved matches shows of a match without opening it. Every list has one place for each seat. */
export interface Standing {
  /** The round it is in; 0 for a game without rounds. */
  readonly round: number;
  /** Points of each seat; empty for a game without points. */
  readonly points: readonly number[];
  /** Points each seat needs; empty where there is no such number. */
  readonly target: readonly number[];
}

/** Events between two answers at which the board stands still, by their keys, so that what came before is seen before what comes next. */
export interface Beats {
  /** At each of these, as it is told. */
  readonly at: readonly string[];
  /** Just before each of these, where anything has happened since it last stood still: the end of what went before. */
  readonly before: readonly string[];
}

/** What led to a position: the whole match, how many of its events had been told there, and the position it began at where that was not its set-up. */
export interface Past<M> {
  readonly match: M;
  readonly told: number;
  readonly situation: unknown;
}

/** A question of a game's own about a position, such as where a figure can go: the worker answers it, the rules stay there. */
export type Answerer<M> = (match: M, question: never, eyes: Seat | null, past: Past<M>) => unknown;

/** What players may say to each other, and how bots take it: nothing of it is part of a match. */
export interface TableTalk<U, T, S extends CoreState, V> {
  /** The paragraph that talk stands by. */
  readonly rule: RuleId;
  /** The number of the round that is talked about; null where nobody may talk now. */
  round(match: Match<U, T, S, V>): number | null;
  /** Whether this seat has something to choose in that round. */
  speaks(match: Match<U, T, S, V>, seat: Seat): boolean;
  /** Whom may be spoken of, by the names of figures. */
  aims(match: Match<U, T, S, V>): readonly string[];
  /** A seat's view as if it were asked at once: what it would choose is what it speaks of. */
  before(view: V): V;
  /** What a seat may say of the answer with this id; null where that is nothing. */
  of(match: Match<U, T, S, V>, seat: Seat, id: string): object | null;
  /** A word from outside as one that may be said; null where it may not. */
  read(match: Match<U, T, S, V>, value: unknown): object | null;
  /** The game as a seat plays it that heard this. */
  heeding(seat: Seat, words: readonly (object | null)[]): Game<U, T, S, V>;
  /** The answers by which a seat keeps its own word. */
  keeping(ask: Ask<T, V>, words: readonly (object | null)[]): readonly number[];
}

/** A game as the worker plays it: set-up `U`, tables `T`, state `S`, view `V`, situation `Q` and what a screen shows `P`. */
export interface WorkerGame<U, T, S extends CoreState, V, Q, P> {
  readonly game: Game<U, T, S, V>;
  readonly situations: Situations<U, T, S, V, Q>;
  /** What its odds are about. */
  readonly odds: OddsOfGame<U, T, S, V>;
  /** What figures could do in their next turns. */
  readonly threats: ThreatsOfGame<T, S>;
  /** Ids of options that only say no more: where one of them is all there is, nobody need be asked. */
  readonly passes: readonly string[];
  /**
   * Steps, by their names, at which the only option there is is taken for whoever is asked: nobody chooses, and everybody can see that
   * nobody does. Not for a step whose options hang on what others must not know, nor for one that understands more than it lists.
   */
  readonly alone?: readonly string[];
  /**
   * The answer that is given for whoever is asked where, as everybody can see, nothing can come of any other, though the rules have the
   * question still and list or understand more; null elsewhere.
   */
  idle?(match: Match<U, T, S, V>): string | null;
  /** How a match is set up, so that it can be done for a person who would rather begin. */
  readonly setUp: {
    /**
     * Steps that belong to it, by their names: those of setting up, and what each side settles before it first acts. With any other one the
     * match proper begins for whoever answers it.
     */
    readonly steps: readonly string[];
    /** Whether anything is set up at all, in a game where a match may begin with everything in its place; always, where it is left out. */
    needed?(match: Match<U, T, S, V>): boolean;
    /** Those of its steps that settle something between the players: where several persons play, each answers them. */
    readonly between?: readonly string[];
    /** Whether one person plays all the seats of persons: what is made for one of them is made for all. */
    alone?(match: Match<U, T, S, V>): boolean;
  };
  /** Windows of reactions, which a person may pass beforehand; a game without them leaves it out. */
  readonly passing?: {
    /** Whether this is one. What is asked there may be passed with one of `passes`. */
    window(node: MatchNode): boolean;
    /** Whether an answer may come from a hand that others do not see: every one that nobody is waited for takes the same time. */
    fromHand(node: MatchNode): boolean;
    /** How long one may pass beforehand, by name: over once the number of the position is another one. */
    readonly until: Readonly<Record<string, (match: Match<U, T, S, V>, seat: Seat) => number>>;
  };
  /** Talk before choices are made in secret: what is said is plain data of the game's own. A game without it leaves it out. */
  readonly talk?: TableTalk<U, T, S, V>;
  /** Where the board stands still for a moment, in a game where much happens between two answers. */
  readonly beats?: Beats;
  /** What a match is told by once it is over. */
  readonly tally: {
    /** What each side has, in the game's own measure: points, strategic value left, hit points. One number for each line of the chart. */
    of(table: T, state: S): readonly number[];
    /** Keys of events that tell such a change best, the best first. */
    readonly tells: readonly string[];
  };
  /** Words of options (`does`) by which one figure goes for another: where a ruling expects one, the board shows it. */
  readonly aimed: readonly string[];
  /** Keys of events at which a replay can be entered: a turn, a round, a phase begins. Ends of matches are among them. */
  readonly turns: readonly string[];
  /** The paragraph that a position copied as a ruling cites until its owner names a better one. */
  readonly paragraph: RuleId;
  /** The position as a seat may see it: all that board, figures and panels show, and nothing hidden from that seat. */
  position(match: Match<U, T, S, V>, seat: Seat): P;
  /** The text of its lesson: a first match, step by step. */
  lesson?(): Promise<string>;
  standing(match: Match<U, T, S, V>): Standing;
  /** The position as a case of a ruling, hidden things included; null where the game cannot write it down. */
  caseOf(match: Match<U, T, S, V>): RulingCase<Q> | null;
  /**
   * Questions of the game's own by name. `eyes` is the seat for whom a running match answers, which must learn nothing it may
   * not see; null where the whole truth lies open, in replays and rulings.
   */
  readonly questions: Readonly<Record<string, Answerer<Match<U, T, S, V>>>>;
  /** Questions that are about no match: what the game's tools ask. */
  readonly tools?: Readonly<Record<string, (question: never) => unknown>>;
}

/** Any game, where it does not matter which. */
export type AnyWorkerGame = WorkerGame<unknown, unknown, CoreState, unknown, unknown, unknown>;

/** A match of any game. */
export type AnyMatch = Match<unknown, unknown, CoreState, unknown>;

/** A game for the list of games: from here on its types are its own affair. */
export function workerGame<U, T, S extends CoreState, V, Q, P>(of: WorkerGame<U, T, S, V, Q, P>): AnyWorkerGame {
  return of as unknown as AnyWorkerGame;
}
