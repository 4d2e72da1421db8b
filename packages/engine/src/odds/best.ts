/** The best answer for whoever is asked: the one with the highest expected value for that seat. */
import { NoOdds, phrase, type Seat } from '../core/index.ts';
import type { Way } from './sums.ts';

/** Rounds of looking again at places that lead back to themselves. */
const ROUNDS = 20_000;
/** Differences smaller than this are none: of equal options the first is taken. */
const SAME = 1e-11;

/** A graph of which some places are decisions. */
export interface Decided {
  readonly ways: readonly (readonly Way[])[];
  /** The seat that decides at a place; `NOBODY` where dice fall. */
  readonly seats: readonly Seat[];
  /** What an end is worth to somebody who wants much of it; 0 elsewhere. */
  readonly ends: readonly number[];
  /** 1 where a seat wants much, -1 where it wants little. */
  wants(seat: Seat): 1 | -1;
}

/** In place of the way that is chosen: none is yet, or there is nothing to choose. */
const UNDECIDED = -1;

/**
 * Decides every decision, each for the one who decides, and gives the graph that is left: one way from each decision. Expectations are
 * weighed in floating point; the odds that follow are exact for what was decided.
 */
export function decided({ ways, seats, ends, wants }: Decided, groups: readonly (readonly number[])[]): (readonly Way[])[] {
  const worth = Float64Array.from(ends);
  const chosen = new Int32Array(ways.length).fill(UNDECIDED);
  const look = (i: number): number => {
    if (ways[i].length === 0) return worth[i];
    if (seats[i] < 0) {
      let sum = 0;
      for (const { to, weight, total } of ways[i]) sum += (worth[to] * weight) / total;
      return sum;
    }
    const sign = wants(seats[i]);
    let best = 0;
    for (let k = 1; k < ways[i].length; k++) if (sign * (worth[ways[i][k].to] - worth[ways[i][best].to]) > SAME) best = k;
    chosen[i] = best;
    return worth[ways[i][best].to];
  };
  for (const group of groups) {
    if (group.length === 1) {
      worth[group[0]] = look(group[0]);
      continue;
    }
    for (let round = 0; ; round++) {
      let moved = 0;
      for (const i of group) {
        const now = look(i);
        moved = Math.max(moved, Math.abs(now - worth[i]));
        worth[i] = now;
      }
      if (moved < SAME / 10) break;
      if (round === ROUNDS) throw new NoOdds(phrase('no-odds-never-settles'));
    }
  }
  return ways.map((w, i) => (seats[i] < 0 ? w : [w[chosen[i]]]));
}
