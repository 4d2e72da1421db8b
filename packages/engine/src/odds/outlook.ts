/** What an answer may come to, as it is told, and how much may be looked at to tell it. */
import type { Say, Until } from '../core/index.ts';
import type { Stake } from './stakes.ts';

/** One number and how often it comes about. */
export interface Foreseen {
  readonly n: number;
  /** Its share, 0 to 1, and where it is exact the same as whole numbers. */
  readonly share: number;
  readonly exact: readonly [num: string, den: string] | null;
}

/** One stake as it may turn out. */
export interface Prospect extends Pick<Stake, 'key' | 'as' | 'figure'> {
  /** What may be expected: of a chance, the chance. */
  readonly mean: number;
  /** Between what the mean lies, 95 times of 100, where it was sampled. */
  readonly low: number;
  readonly high: number;
  /** From the smallest number up. */
  readonly outcomes: readonly Foreseen[];
}

/** What an answer may come to. */
export interface Outlook {
  readonly option: string;
  readonly until: Until;
  /** How everybody was supposed to answer on the way. */
  readonly way: string;
  /** Counted whole, in everything that may be believed; else by samples of dice or of what is hidden. */
  readonly exact: boolean;
  /** Different worlds looked at, and plays where dice were sampled. */
  readonly worlds: number;
  readonly times: number;
  readonly prospects: readonly Prospect[];
  /** Where an answer only leads to attacks: the best of them, which these odds are of, and out of how many; of none what follows by itself. */
  readonly best?: { readonly says: readonly Say[]; readonly among: number };
}

/** How much may be looked at. */
export interface Means<T = unknown, S = unknown> {
  /** Worlds imagined, at most. */
  readonly worlds?: number;
  /** Positions of a world that are counted; beyond that it is sampled. */
  readonly most?: number;
  /** Plays of a world that is sampled. */
  readonly times?: number;
  /** Odds are told even where the outcome is certain. */
  readonly settled?: boolean;
  /** Answers in a row that are followed towards an attack. */
  readonly ahead?: number;
  /** Makes something of each world otherwise before it is looked at. */
  change?(g: { readonly table: T; readonly state: S }): void;
  /** The tables it is looked at on, where they are otherwise than those of the match. */
  onTable?(table: T): T;
}
