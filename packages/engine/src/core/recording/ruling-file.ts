/** What a ruling file says: situations, scripts, and what must follow. */
import type { BothLanguages, RuleId } from '../running/types.ts';
import type { Policy, Until } from './odds.ts';

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
