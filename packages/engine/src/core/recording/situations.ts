/** What a game gives so that rulings can be played on it: how its positions are laid, and the words its files may use. */
import type { Grammar, NameKindId } from '../running/forms.ts';
import type { Game } from '../running/game.ts';
import type { CoreState } from '../running/sequence.ts';
import type { GameEvent, RuleId } from '../running/types.ts';
import type { Match } from './match.ts';
import type { ValueWords } from './named-values.ts';
import type { Notation } from './notation-edit.ts';
import type { OddsAsked, OddsFound } from './odds.ts';
import type { OwnContent } from './own.ts';

/**
 * What an argument of an event may be: a name of a kind, one of some words, or of some words and kinds; a `count` is a number, a `flag` true or
 * false, a `seat` a player from 1 (0 where it is nobody), a `text` whatever is written.
 */
export type ArgKind = NameKindId | 'count' | 'flag' | 'seat' | 'text' | { readonly words: readonly string[]; readonly kind?: NameKindId };

/** The words of a game, for its ruling files: all of them, so that what is not among them is a slip. */
export interface Vocabulary<M> extends Grammar<M> {
  /** Every paragraph that can be cited. */
  readonly rules: readonly RuleId[];
  /** Every event by its key, with the names of its arguments. */
  readonly events: Readonly<Record<string, readonly string[]>>;
  /** Of which kind each argument is: by its name, or by event and name (`points.target`) where that one is of another kind. */
  readonly args: Readonly<Record<string, ArgKind>>;
  /** Arguments that may be `null`, by event and name, such as the card of an attack that no card gave. For any other, `null` is a slip. */
  readonly nothing?: readonly string[];
  /** Words that an argument has besides in one match: what its own content is called. */
  readonly own?: Readonly<Record<string, (match: M) => readonly string[]>>;
}

/** What a game has to provide before ruling files can be played on it. */
export interface Situations<U, T, S extends CoreState, V, Situation> {
  readonly game: Game<U, T, S, V>;
  /**
   * The match that a situation begins; one that is `still` does not run on to the first question where the game can leave that, and shows the
   * situation as it is written. @throws SetupError for a situation that cannot be.
   */
  match(situation: Situation, still?: true): Match<U, T, S, V>;
  /** A named value, as plain data. @throws Unplayable for a name the game does not know. */
  value(match: Match<U, T, S, V>, name: string): unknown;
  /** What named values say to a reader; where there are none, files' own names stand. */
  readonly words?: ValueWords<Match<U, T, S, V>>;
  /** An event's arguments by name: figures, cards and spaces as files write them. */
  named(match: Match<U, T, S, V>, event: GameEvent): Readonly<Record<string, unknown>>;
  /** Every word that files of this game may use. */
  readonly vocabulary: Vocabulary<Match<U, T, S, V>>;
  /** The exact odds of named values. @throws NoOdds where there is no answer, Unplayable for a name the game does not know */
  odds(match: Match<U, T, S, V>, asked: OddsAsked): OddsFound;
  /** Ids of options that do nothing: pass, keep, end. */
  readonly idle: RegExp;
  /** Whether a match that has just begun has left the moment its situation names, nobody there having anything to decide. */
  readonly ranPast?: (situation: Situation, match: Match<U, T, S, V>) => boolean;
  /** How its positions are written, for forms that change them. */
  readonly notation?: Notation<Situation>;
  /** What it takes of one's own. */
  readonly own?: OwnContent<U, Situation>;
}
