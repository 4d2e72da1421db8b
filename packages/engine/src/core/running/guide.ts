/** What a game tells players that look ahead: how far is far enough, what a position comes to, and what a sensible player answers. */
import type { CoreState, Play } from './sequence.ts';
import type { Seat } from './types.ts';

/**
 * How a game is searched. All of it goes by imagined states, which the seat that searches may believe in: what it says is an opinion and
 * never a fact.
 */
export interface Guide<T = unknown, S extends CoreState = CoreState> {
  /** True where the seats win and lose together. */
  readonly together: boolean;
  /** A clock of the game's own that never goes back: turns begun, figures that have acted, rounds; whatever tells how far a match has come. */
  clock(g: Play<T, S>): number;
  /** The value of that clock at which lines of a search that begin here end. */
  until(g: Play<T, S>): number;
  /**
   * Where a line ends, what is under way comes to its end and nothing new begins: changes the imagined state so, and `until` tells the
   * clock at which all is still. Absent where positions are judged as they stand.
   */
  readonly settling?: {
    begin(g: Play<T, S>): void;
    until(g: Play<T, S>): number;
  };
  /** How good a position is for a seat; a difference between the sides, unless all win together. */
  worth(g: Play<T, S>, seat: Seat): number;
  /** A difference in worth that makes a match as good as three to one. */
  readonly scale: number;
  /**
   * By what chances are told, where worth and scale do not tell who wins: they compare answers to one question, as makes a search strongest, and
   * need not know what either side still lacks. Both were found by who won.
   */
  readonly calibration?: {
    /** Where the match stands for a seat: the logarithm of its odds to win, to base 3, so that 1 is three to one. */
    standing(g: Play<T, S>, seat: Seat): number;
    /** A difference in worth that changes those odds by three to one. */
    readonly scale: number;
  };
  /** How many answers are searched where there are more, and glances at each that say which; as the player has it where absent. */
  readonly sieve?: { readonly kept: number; readonly glances: number };
  /**
   * What each answer promises by a plan of the game's own, higher for better, written over `out`; false for a question that it does not know.
   * Where it does, the best by it are searched, and glances are spared.
   */
  promise?(g: Play<T, S>, codes: readonly number[], out: Float64Array): boolean;
  /** A difference in what is promised that makes a match as good as three to one. */
  readonly promiseScale?: number;
  /** The answer that somebody sensible might give, drawn by `pick`; `sort` says of what kind a code is, where the question sorts its options. */
  likely(g: Play<T, S>, codes: readonly number[], pick: (n: number) => number, sort?: (code: number) => number): number;
}

/** Kinds that options are sorted into. */
const KINDS = 16;

const tally = new Int32Array(KINDS);

/**
 * One of the codes: first a kind, by its weight where weights are given (0 to 15, by kind; else each alike), then any of that kind. Where one
 * kind has many more options than the others, it is not therefore taken more often. Any code where the kinds on offer weigh nothing.
 */
export function ofKinds(
  codes: readonly number[],
  sort: (code: number) => number,
  pick: (n: number) => number,
  weights?: readonly number[],
): number {
  tally.fill(0);
  let total = 0;
  for (const code of codes) {
    const kind = sort(code);
    if (tally[kind]++ === 0) total += weights === undefined ? 1 : (weights[kind] ?? 0);
  }
  if (total === 0) return codes[pick(codes.length)];
  let u = pick(total);
  let kind = 0;
  for (; kind < KINDS; kind++) {
    if (tally[kind] === 0) continue;
    u -= weights === undefined ? 1 : (weights[kind] ?? 0);
    if (u < 0) break;
  }
  let left = pick(tally[kind]);
  for (const code of codes) if (sort(code) === kind && left-- === 0) return code;
  return codes[0];
}
