/**
 * Rulings: a situation, a script, and what must follow. The runner is a driver like any other: it plays the script on the
 * real engine and compares. What a situation looks like and which values have names is each game's own.
 */
import type { Game, Unplayable } from '../running/game.ts';
import { Refused } from '../running/refused.ts';
import type { CoreState } from '../running/sequence.ts';
import type { BothLanguages, GameEvent, RuleId } from '../running/types.ts';
import type { Match } from './match.ts';
import type { Notation } from './notation-edit.ts';
import type { OddsAsked, OddsFound, Policy, Until } from './odds.ts';
import type { OwnContent } from './own.ts';
import { asWritten, type GameFault, phrase } from './phrase.ts';
import { check, ranOn } from './ruling-check.ts';
import { failed, isSetupError, namesNothing, type RulingFailure, type RulingPlace, type Seen, show, unanswered } from './ruling-failure.ts';
import type { Vocabulary } from './ruling-names.ts';
import { passUntil } from './ruling-pass.ts';

/** An event that must have happened: its key, and any of its arguments or its rule. */
export interface ExpectedEvent {
  readonly event: string;
  readonly rule?: RuleId;
  /** Arguments as names: `{ figure: A, n: 3 }`. */
  readonly with?: Readonly<Record<string, unknown>>;
}

/** The exact odds of a named value: of every value that may come about, as fractions in any form. */
export interface ExpectedOdds {
  readonly of: string;
  readonly is: Readonly<Record<string, string | number>>;
  /** When it is read; what is usual stands in `OddsAsked`. */
  readonly until?: Until;
  /** How whoever is asked on the way answers; `never` unless given. */
  readonly policy?: Policy;
}

/** What must hold at this point of a script. */
export interface Expectation {
  /** Options that must be offered. */
  readonly offered?: readonly string[];
  /** Options that must not be offered. */
  readonly absent?: readonly string[];
  /** All options whose id begins so, and no others. */
  readonly exactly?: { readonly prefix: string; readonly ids: readonly string[] };
  /** Actions that must be refused, each by these rules (all of them among the reasons). */
  readonly refused?: Readonly<Record<string, RuleId | readonly RuleId[]>>;
  /** The node: who decides, by which rule, at which step; or what is rolled; or that the match is over. */
  readonly decision?: { readonly seat?: number; readonly rule?: RuleId; readonly step?: string };
  readonly chance?: { readonly seat?: number; readonly rule?: RuleId; readonly dice?: number; readonly step?: string };
  readonly over?: { readonly winner?: number };
  /** Events in this order since the last time events were expected, others between them allowed. */
  readonly events?: readonly (string | ExpectedEvent)[];
  /** Events that must not have happened since events were last expected or looked for. Looking for them uses no events up. */
  readonly never?: readonly (string | ExpectedEvent)[];
  /** The values are read as they stood when this was told on the way from the latest answer to its node, not as they stand now. */
  readonly when?: string | ExpectedEvent;
  /** Named values of the game. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Exact odds of named values, all of them: `{ of: 'X.health', is: { '7': '7/10', '10': '3/10' } }`; or of several, one after another. */
  readonly odds?: ExpectedOdds | readonly ExpectedOdds[];
}

/** Where everybody's passing ends: at the first of these that comes. An event counts from the step on. */
export interface PassUntil {
  readonly decision?: { readonly seat?: number; readonly rule?: RuleId; readonly step?: string };
  readonly chance?: { readonly seat?: number; readonly rule?: RuleId; readonly dice?: number; readonly step?: string };
  readonly event?: string;
  readonly over?: true;
}

/** One step of a script. */
export type ScriptStep =
  | { readonly take: string }
  | { readonly roll: readonly number[] | string }
  | { readonly pass: { readonly until: PassUntil } }
  | { readonly expect: Expectation };

/** One situation with its script. */
export interface RulingCase<Situation = unknown> {
  readonly name: BothLanguages;
  readonly situation: Situation;
  readonly script: readonly ScriptStep[];
  /** The situation itself must be refused, by this rule. */
  readonly illegal?: RuleId;
}

/** What a ruling answers to its question. */
export const ANSWERS = ['yes', 'no', 'depends'] as const;

export type Answer = (typeof ANSWERS)[number];

/** A ruling file. */
export interface Ruling<Situation = unknown> {
  /** The catalogue entry it proves. */
  readonly ruling: RuleId;
  readonly title?: BothLanguages;
  /** The question it settles, put to the reader before the paragraph and the board say it. */
  readonly question?: BothLanguages;
  /** What is right, where the question takes a yes or a no. */
  readonly answer?: Answer;
  /** What is our own reading in it, said to the reader. */
  readonly note?: BothLanguages;
  readonly cases: readonly RulingCase<Situation>[];
}

/** What a game gives so that rulings can be played on it. */
export interface Situations<U, T, S extends CoreState, V, Situation> {
  readonly game: Game<U, T, S, V>;
  /**
   * The match that a situation begins; one that is `still` does not run on to the first question where the game can leave that, and shows the
   * situation as it is written. @throws SetupError for a situation that cannot be.
   */
  match(situation: Situation, still?: true): Match<U, T, S, V>;
  /** A named value, as plain data. @throws Unplayable for a name the game does not know. */
  value(match: Match<U, T, S, V>, name: string): unknown;
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

/** What an error of a set-up or of a name in a file has to say; undefined for any other error. */
export function gameFault(e: unknown): GameFault | undefined {
  if (!(e instanceof Error)) return undefined;
  if (isSetupError(e)) return { fault: e.say, line: e.message, at: e.at, rule: e.rule };
  return isUnplayable(e) ? { fault: e.say, line: e.message, ...(e.at ? { at: e.at } : {}) } : undefined;
}

/** The same of everything that is wrong with that set-up; none for any other error. */
export function gameFaults(e: unknown): readonly GameFault[] {
  const first = gameFault(e);
  return first === undefined ? [] : [first, ...besides(e).flatMap((f) => gameFault(f) ?? [])];
}

/**
 * Whether what keeps a situation from being laid is a slip of its file: a name that nobody has, or something no game has a use for. A
 * situation that can be read and breaks a rule is none.
 */
export function isSlip(e: unknown): boolean {
  return !isSetupError(e) || gameFaults(e).some((f) => namesNothing(f.fault));
}

/** What else an error says is wrong with the same set-up, from whichever copy of the engine it comes. */
function besides(e: unknown): readonly unknown[] {
  const of = typeof e === 'object' && e !== null && 'besides' in e ? e.besides : undefined;
  return Array.isArray(of) ? of : [];
}

/** Whether an error is a name or a number in a file that the game has no use for, likewise. */
function isUnplayable(e: Error): e is Unplayable {
  return e.name === 'Unplayable' && 'say' in e;
}

/** Plays the cases of a ruling; an empty list means that everything followed. */
export function runRuling<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  ruling: Ruling<Situation>,
): RulingFailure[] {
  return ruling.cases.flatMap((c, i) => runCase(of, c, i + 1));
}

/**
 * Plays one case; `number` is what failures call it. `heard` is told of the failures of each step while the match stands there, so that
 * a reader can be told in words what was asked.
 */
export function runCase<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  c: RulingCase<Situation>,
  number: number,
  heard: (match: Match<U, T, S, V>, failures: readonly RulingFailure[]) => void = () => {},
): RulingFailure[] {
  const here = { case: number };
  const refusal = c.illegal === undefined ? phrase('legal-situation') : phrase('refusal-by', { rules: c.illegal });
  let match: Match<U, T, S, V>;
  try {
    match = of.match(c.situation);
  } catch (error) {
    if (!isSetupError(error)) throw error;
    const faults = gameFaults(error);
    // That there is no such card or figure is a slip of the file, and no proof of the rule that it is told by.
    if (faults.some((f) => f.rule === c.illegal) && !faults.some((f) => namesNothing(f.fault))) return [];
    return faults.map(({ fault, line, at = '', rule = '' }) =>
      failed(here, refusal, phrase('setup-refused', { rule, why: { fault, line }, at })),
    );
  }
  if (c.illegal !== undefined) return [failed(here, refusal, phrase('legal-situation'))];
  const failures: RulingFailure[] = [];
  const seen: Seen = { events: 0 };
  for (let n = 0; n < c.script.length; n++) {
    const played = playStep(of, match, c.script[n], { case: number, step: n + 1 }, seen);
    const note = failures.length === 0 && played.failures.length > 0 ? notAskedThere(of, c.situation, match, here) : null;
    if (note !== null) failures.push(note);
    failures.push(...played.failures);
    if (played.failures.length > 0) heard(match, played.failures);
    // A step that could not be played leaves nothing meaningful to check behind it.
    if (played.stop) break;
  }
  return failures;
}

/**
 * Whoever meant to be asked where a situation stands must hear why nobody was: the note that goes before the first failure of its script;
 * null where the match has not left that moment.
 */
export function notAskedThere<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  situation: Situation,
  match: Match<U, T, S, V>,
  place: RulingPlace,
): RulingFailure | null {
  return match.at === 0 && of.ranPast?.(situation, match) === true ? ranOn(of, match, place) : null;
}

/** Plays one step on a match; for screens that step through a ruling too. */
export function playStep<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  s: ScriptStep,
  at: RulingPlace,
  seen: Seen,
): { failures: RulingFailure[]; stop: boolean } {
  if ('expect' in s) return { failures: check(of, match, s.expect, at, seen), stop: false };
  if ('pass' in s) {
    const failures: RulingFailure[] = [];
    const there = passUntil(of, match, s.pass.until, (expected, got) => void failures.push(failed(at, expected, got)));
    return { failures, stop: !there };
  }
  try {
    if ('take' in s) match.take(s.take);
    else if (typeof s.roll === 'string') match.fall(s.roll);
    else match.roll(s.roll);
    return { failures: [], stop: false };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const wanted = 'take' in s ? asWritten(s.take) : phrase('wanted-roll', { roll: show(s.roll) });
    return { failures: [failed(at, wanted, unanswered(match, error))], stop: true };
  }
}
