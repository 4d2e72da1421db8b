/**
 * A game as one value: all that its rules, its files, its words and its screens are made from where it has none of its own. The command
 * line, the app, the reader of files and the laboratory each make their part of it (`plain` there); a game replaces whichever it likes.
 */
import type { BothLanguages, CoreState, Match, NamedValues, Notation, Paragraph, Piece, RulingCase, Situations } from './core/index.ts';
import type { OddsOfGame } from './odds/index.ts';
import type { HexField } from './space/index.ts';

/** A sentence in English and in French; `{{figure}}` stands for the value of that name. */
export type Sentence = readonly [en: string, fr: string];

/** What is said of a game, room by room: a sentence for each key. */
export type PlainWords = Readonly<
  Record<
    /** What happened; what may be chosen; what is asked, and what passing means; what is about to be rolled. */
    | 'events'
    | 'options'
    | 'prompts'
    | 'passes'
    | 'rolls'
    /** Why not; what is wrong with a set-up; what things are counted in: `hit_one`, `hit_other`. */
    | 'refusals'
    | 'faults'
    | 'counts',
    Readonly<Record<string, Sentence>>
  >
>;

/** A figure by the name that options have for it, and as people call it. */
export interface NamedFigure {
  readonly id: string;
  readonly names: BothLanguages;
}

/** A game of hexes for two, of set-up `U`, tables `T`, state `S`, views `V` and situations `X`. */
export interface Manifest<U, T, S extends CoreState, V, X> {
  readonly name: BothLanguages;
  /** One sentence: how many figures, how long, what it is about. */
  readonly about: BothLanguages;
  /** What its citations begin with, before the colon. */
  readonly prefix: string;
  readonly paragraphs: readonly Paragraph[];
  /** What a set-up holds, each field once, for files and for the screen that sets a match up; `blank` is played where nothing else is wished for. */
  readonly setup: Notation<U>;
  /** Laying, naming and valuing positions; with their notation. */
  readonly situations: Situations<U, T, S, V, X>;
  readonly values?: Readonly<Record<string, NamedValues>>;
  readonly odds: OddsOfGame<U, T, S, V>;
  /** Where it is played, as tables have it. */
  field(table: T): HexField;
  /** Every figure, by its number in the state. */
  figures(table: T): readonly NamedFigure[];
  /** What each seat sees of them. */
  pieces(table: T, state: S): readonly Piece[];
  /** What each side has, by which a match is told; and what that is called. */
  score(table: T, state: S): readonly number[];
  readonly scored: BothLanguages;
  /** Which round it is. */
  round(state: S): number;
  /** A position as a situation; null where it cannot be written. */
  caseOf(match: Match<U, T, S, V>): RulingCase<X> | null;
  /** Keys of events: those that begin a turn, those at the end, those that harm a `figure` by `n`, and those of blows from `figure` to `target`. */
  readonly told: Readonly<Record<'turns' | 'ends' | 'harms' | 'blows', readonly string[]>>;
  /** Ids of options that only say no more: where one of them is all there is, nobody need be asked. */
  readonly passes: readonly string[];
  /** Words of options (`does`) that do nothing or end a turn, and those by which one figure goes for another. */
  readonly rests: readonly string[];
  readonly aimed: readonly string[];
  readonly words: PlainWords;
}

/** Some game as one value. */
export type AnyManifest = Manifest<unknown, unknown, CoreState, unknown, unknown>;

/** A game for whoever takes any: from here on its types are its own affair. */
export function manifest<U, T, S extends CoreState, V, X>(of: Manifest<U, T, S, V, X>): AnyManifest {
  return of as unknown as AnyManifest;
}
