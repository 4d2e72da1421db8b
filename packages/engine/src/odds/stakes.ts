/** What hangs on an answer, as each game says it of its own. */
import type { Until } from '../core/index.ts';

/** What may be at stake: the screen has a word for each. `damage` is an amount, all else a chance. */
export type StakeKey = 'success' | 'won' | 'cast' | 'hit' | 'wound' | 'wounded' | 'out' | 'damage';

/** One thing that is at stake. No two of an answer are of the same key and figure. */
export interface Stake {
  readonly key: StakeKey;
  /** A yes or no, or so much of something. */
  readonly as: 'chance' | 'amount';
  /** Whom it befalls, by its place in the state; `NOBODY` where it is nobody in particular. */
  readonly figure: number;
  /** The named value that it is read from, as rulings have it. */
  readonly of: string;
  /** Told only where anything can come of it: whoever might be harmed beside those who are meant. */
  readonly aside?: true;
  /** Told even where it is certain: answers of one question are compared. */
  readonly always?: true;
  /** The value as a number: of a chance 1 or 0. */
  read(value: unknown): number;
}

/** What an answer puts at stake, and when that is known. */
export interface AtStake<S = unknown> {
  readonly until: Until;
  readonly stakes: readonly Stake[];
  /** How everybody answers who is asked on the way, as the word lists tell it beside the numbers: `nobody-reacts`. */
  readonly way: string;
  /** The same as a rule: a place in the list of ids. Nothing is done unless it is given. */
  readonly answer?: (state: S, ids: readonly string[]) => number;
  /** Whatever else is answered, nobody does anything in the windows of reactions. */
  readonly nobodyReacts?: true;
  /** Positions of a world that are counted before it is sampled, where the end is far: an answer is waited for. */
  readonly most?: number;
}

/** How much of something a number has lost, or gained, since before. */
export function lost(before: number): (value: unknown) => number {
  return (value) => before - Number(value);
}

/** Whether two stakes are the same: the same thing happening to the same figure. */
export function isSame(a: Pick<Stake, 'key' | 'figure'>, b: Pick<Stake, 'key' | 'figure'>): boolean {
  return a.key === b.key && a.figure === b.figure;
}

/** Each stake once: whoever attacks himself is no bystander as well. */
export function distinct(stakes: readonly Stake[]): readonly Stake[] {
  return stakes.filter((s, i) => !stakes.some((x, k) => isSame(x, s) && (s.aside === x.aside ? k < i : s.aside === true)));
}

/** The same stakes, told only where anything can come of them. */
export function aside(stakes: readonly Stake[]): Stake[] {
  return stakes.map((s) => ({ ...s, aside: true }));
}

/** A truth as a chance. */
export const yes = (value: unknown): number => (value === true ? 1 : 0);
