/** What may be asked of odds, and what comes back: the words that rulings, the command line and the engine of odds share. */
import type { Fraction } from '../running/fraction.ts';
import type { Phrase } from './phrase.ts';
import { told } from './told.ts';

/** When odds are read: as soon as the roll, the attack, and so on, that is under way or comes next is over. Each game knows some of them. */
export const UNTIL = ['roll', 'attack', 'action', 'pass', 'combat', 'turn', 'round'] as const;

export type Until = (typeof UNTIL)[number];

/**
 * How whoever is asked on the way answers: `never` does nothing where that may be, `always` takes the first thing there is to do,
 * `best` what is best for himself by the value asked for, `most` and `least` what makes it as large or as small as can be expected.
 */
export const POLICIES = ['never', 'always', 'best', 'most', 'least'] as const;

export type PolicyWord = (typeof POLICIES)[number];

/**
 * One player's way: a word, or options in order of preference, a `*` at the end standing for the rest of an id; a word may stand behind
 * them, for where none of them is offered, `never` unless one does.
 */
export type Way = PolicyWord | readonly string[];

/** Everybody's way, or each player's own, players from 1; whoever is not named does nothing. */
export type Policy = Way | Readonly<Record<string, Way>>;

/** A question about odds. */
export interface OddsAsked {
  /** Named values of the game; the first is the one that `best`, `most` and `least` look at. */
  readonly of: readonly string[];
  /** Unless given: the attack under way, else the roll under way, else the next action. */
  readonly until?: Until | undefined;
  /** `never` unless given. */
  readonly policy?: Policy | undefined;
  /** Different positions looked at, at most. */
  readonly most?: number | undefined;
}

/** One value that may come about. */
export interface OddsOutcome {
  /** Plain data, as the game names it. */
  readonly value: unknown;
  readonly odds: Fraction;
}

/** An answer: for each name asked for, every value that may come about. Their odds add up to 1. */
export interface OddsFound {
  readonly of: readonly (readonly OddsOutcome[])[];
  readonly until: Until;
  /** Different positions looked at. */
  readonly positions: number;
  /** Ways through them, the leaves that a tree would have had; null where dice may be rolled again for ever. */
  readonly leaves: bigint | null;
}

/** A question about odds that has no answer: too much to count, nothing to count, a policy that cannot be followed. */
export class NoOdds extends Error {
  /** Why, as a piece of a sentence for the word lists. */
  readonly why: Phrase;
  constructor(why: Phrase) {
    super(told(why));
    this.name = 'NoOdds';
    this.why = why;
  }
}

/** Whether an error is a question about odds without an answer, from whichever copy of the engine it comes. */
export function isNoOdds(e: unknown): e is NoOdds {
  return e instanceof Error && e.name === 'NoOdds' && 'why' in e;
}
