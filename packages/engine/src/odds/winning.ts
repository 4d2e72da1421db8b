/** The chance to win along a match that was played, and where it turned: a few places at first, more of them where it changes most. */
import type { CoreState, Match, Random } from '../core/index.ts';
import { type ChancesFound, chancesFrom, type WinningChance } from './chances.ts';

/** A place of a record with everybody's chance there. */
export interface ChancesAt extends ChancesFound {
  /** Answers given before. */
  readonly at: number;
}

/** A stretch of a record over which a seat's chance rose, as far as plays can tell for certain. */
export interface TurningPoint {
  readonly from: number;
  readonly to: number;
  readonly seat: number;
  /** By how much, and between what that lies 95 times of 100. */
  readonly change: number;
  readonly low: number;
  readonly high: number;
}

/** How closely it is looked. */
export interface WinningAsked {
  /** Places looked at first, evenly apart; the beginning and the end are among them, and come before all others. */
  readonly places: number;
  /** Plays from each place; twice as many from both ends of a turning point. */
  readonly times: number;
  /** Turning points at most. */
  readonly turns: number;
  /** Asked after each place, with how far it is: false ends it with what there is. */
  goOn?(done: number, of: number): boolean;
}

/** What was found along a match. */
export interface WinningFound {
  readonly along: readonly ChancesAt[];
  /** The greatest turns, in the order of the match. */
  readonly turns: readonly TurningPoint[];
  /** Plays in all. */
  readonly plays: number;
}

/** A stretch is halved as long as one half of it holds so much of the change. */
const HOLDS = 0.6;
/** Places that halving a stretch is reckoned to take, for telling how far it is. */
const HALVINGS = 4;

/** How far one chance is above another, with its interval (Newcombe 1998, method 10). */
function rise(before: WinningChance, after: WinningChance): Pick<TurningPoint, 'change' | 'low' | 'high'> {
  const change = after.share - before.share;
  const low = change - Math.hypot(after.share - after.low, before.high - before.share);
  const high = change + Math.hypot(after.high - after.share, before.share - before.low);
  return { change, low, high };
}

/** The stretches between neighbouring places over which a seat's chance rose for certain, the greatest rise first. */
function rises(along: readonly ChancesAt[]): TurningPoint[] {
  return along
    .slice(1)
    .flatMap(({ at, seats }, i) => {
      const before = along[i];
      const all = seats.map((s, seat) => ({ from: before.at, to: at, seat, ...rise(before.seats[seat], s) }));
      // What one seat gains the others lose: the stretch is told once, for the seat that gains most.
      return all.filter((r) => r.low > 0 && all.every((o) => o.change <= r.change)).slice(0, 1);
    })
    .sort((a, b) => b.change - a.change);
}

/** The numbers below `n`, so ordered that however many are taken they lie far apart: the last, the first, then the middle of each stretch. */
function farApart(n: number): readonly number[] {
  if (n < 2) return [0].slice(0, n);
  const order = [n - 1, 0];
  const stretches: [from: number, to: number][] = [[0, n - 1]];
  for (const [from, to] of stretches) {
    const middle = (from + to) >> 1;
    if (middle === from) continue;
    order.push(middle);
    stretches.push([from, middle], [middle, to]);
  }
  return order;
}

/**
 * Everybody's chance to win along a match, and its turning points. A place that stands out among many does so by luck as well: what is told of a
 * turning point comes from plays of its own.
 * @param match played as far as it is to be told, with its positions kept
 */
export function winningAlong<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  { places, times, turns, goOn }: WinningAsked,
  random: Random,
): WinningFound {
  const known = new Map<number, ChancesAt>();
  const all = places + turns * (HALVINGS + 2);
  let done = 0;
  let plays = 0;
  let going = true;
  const look = (at: number, n: number): ChancesAt => {
    const state = match.stateBefore(at);
    if (state === undefined) throw new RangeError(`no position after ${at} answers`);
    const found = { at, ...chancesFrom(match, state, n, random) };
    known.set(at, found);
    plays += found.plays;
    done++;
    going &&= goOn?.(Math.min(done, all), all) !== false;
    return found;
  };
  const along = (): ChancesAt[] => [...known.values()].sort((a, b) => a.at - b.at);
  for (const k of farApart(places)) {
    if (!going) break;
    const at = Math.round((match.at * k) / Math.max(1, places - 1));
    if (!known.has(at)) look(at, times);
  }
  const found: TurningPoint[] = [];
  for (const stretch of rises(along()).slice(0, turns)) {
    const { seat } = stretch;
    const chance = (at: number): WinningChance => (known.get(at) ?? look(at, times)).seats[seat];
    let { from, to } = stretch;
    while (to - from > 1 && going) {
      const middle = (from + to) >> 1;
      const [left, right] = [rise(chance(from), chance(middle)), rise(chance(middle), chance(to))];
      const more = left.change >= right.change ? left : right;
      if (more.low <= 0 || more.change < HOLDS * (left.change + right.change)) break;
      if (more === left) to = middle;
      else from = middle;
    }
    // Where the short stretch turns out to hold nothing, the whole of it may.
    for (const [first, last] of [
      [from, to],
      [stretch.from, stretch.to],
    ]) {
      if (!going) break;
      const turn = { from: first, to: last, seat, ...rise(look(first, 2 * times).seats[seat], look(last, 2 * times).seats[seat]) };
      if (turn.low > 0) found.push(turn);
      if (turn.low > 0 || (first === stretch.from && last === stretch.to)) break;
    }
  }
  if (going) goOn?.(all, all);
  return { along: along(), turns: found.sort((a, b) => a.from - b.from), plays };
}
