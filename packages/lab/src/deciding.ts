/** How sure a share of games is, and when it is sure enough. */
import { wilson } from '@escarmouche/engine';
import type { Sprt, Stop } from './experiment.ts';

/** What is known of a cell: of its games, and of its units, whose games hang together. */
export interface Tally {
  games: number;
  /** Points of `a`: a game won is 1, one that nobody wins a half. */
  points: number;
  draws: number;
  units: number;
  /** Sum of the squares of the units' shares. */
  squares: number;
}

/** The tally of a cell of which nothing was played yet. */
export const noGames = (): Tally => ({ games: 0, points: 0, draws: 0, units: 0, squares: 0 });

/** Counts the games of one unit. */
export function count(tally: Tally, scores: readonly number[]): void {
  const sum = scores.reduce((a, b) => a + b, 0);
  tally.games += scores.length;
  tally.points += sum;
  tally.draws += scores.filter((s) => s === 0.5).length;
  tally.units++;
  tally.squares += (sum / scores.length) ** 2;
}

/** An interval of shares. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval for `points` of `n` games. A half counts as half a game won, which makes it wider than it need be. */
export function shareOf(points: number, n: number): Interval {
  const [low, high] = wilson(points, n);
  return { low, high };
}

/** Variance of the units' shares. */
function varianceOf({ units, points, games, squares }: Tally): number {
  const mean = points / games;
  return units < 2 ? 0 : Math.max(0, (squares - units * mean * mean) / (units - 1));
}

/**
 * The interval of a cell: Wilson's, of its effective number of games. Where the two games of a pair mostly end alike, each says less than
 * a game by itself, and they count as fewer (the variance of the pairs' shares over that of independent games is the design effect);
 * where they mostly end differently, they are not counted as more.
 */
export function intervalOf(tally: Tally): Interval {
  const { games, points, units } = tally;
  if (games === 0) return shareOf(0, 0);
  const p = points / games;
  const apart = (p * (1 - p) * units) / games;
  const worth = apart === 0 ? games : games / Math.max(1, varianceOf(tally) / apart);
  return shareOf((points / games) * worth, worth);
}

/**
 * Logarithm of how much likelier the games are under the second share than under the first, by their normal approximation (Van den Bergh's
 * generalized sequential probability ratio test, as engine tests use it), over units: games with the same dice are not independent.
 */
function likelihood(tally: Tally, { from, to }: Sprt): number {
  const { units, points, games } = tally;
  if (units < 2) return 0;
  // A variance of nought after a few units that ended alike would decide at once: it is reckoned as if one unit more had ended differently.
  const mean = points / games;
  const variance = (varianceOf(tally) * (units - 1) + (0.5 - mean) ** 2 + 0.25 / units) / units;
  return (units * (to - from) * (2 * mean - from - to)) / (2 * variance);
}

/** Which of the two shares a sequential test has decided for, or null. */
export function verdictOf(tally: Tally, test: Sprt): 'from' | 'to' | null {
  const ratio = likelihood(tally, test);
  if (ratio >= Math.log((1 - test.beta) / test.alpha)) return 'to';
  return ratio <= Math.log(test.beta / (1 - test.alpha)) ? 'from' : null;
}

/** Whether so many games are enough. */
export function isEnough(tally: Tally, stop: Stop): boolean {
  if (tally.games >= stop.games) return true;
  if (tally.games < stop.least) return false;
  if (stop.interval !== undefined) {
    const { low, high } = intervalOf(tally);
    if ((high - low) / 2 <= stop.interval) return true;
  }
  return stop.sprt !== undefined && verdictOf(tally, stop.sprt) !== null;
}
