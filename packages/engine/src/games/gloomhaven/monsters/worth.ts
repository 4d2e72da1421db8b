/** Several criteria of a monster's turn in one number, the first weighing most: the least number is what all of them in turn would leave. */
import { negativesIn, stepsIn } from './ground.ts';

/** More than the steps of any way, and more than any initiative among the foes of a position. */
const STEPS = 4096;

/** How good a place is by where it lies alone (gh:monster-move.1 to .3): negative hexes on the way, 1 beyond this turn's movement, 1 with disadvantage. */
export const placeWorth = (way: number, later: number, hampered: boolean): number =>
  (negativesIn(way) * 2 + later) * 2 + (hampered ? 1 : 0);

/** The same, and then the shortest way (gh:monster-move.5). */
export const placeAndWayWorth = (way: number, later: number, hampered: boolean): number =>
  placeWorth(way, later, hampered) * STEPS + stepsIn(way);

/** How good a space is on the way to a place out of reach (gh:monster-move.8 and .9): negative hexes in all, what is left to go, the way so far. */
export const stageWorth = (way: number, left: number): number =>
  ((negativesIn(way) + negativesIn(left)) * STEPS + stepsIn(left)) * STEPS + stepsIn(way);

/** How a foe ranks as a further target: the nearest first, then initiative (gh:monster-move.6). */
export const targetWorth = (near: number, initiative: number): number => near * STEPS + initiative;

/** More than how any foe ranks. */
export const ANY_TARGET = STEPS * STEPS;

/** Ranks that fit into one number without loss: each is below `RANK_STEP`. */
export const RANKS_AT_ONCE = 10;
const RANK_STEP = 32;

/** Ranks in one number, the first weighing most: at most `RANKS_AT_ONCE` of them, from a place in their order on. */
export function ranksWorth(ranks: readonly number[], begin: number): number {
  let worth = 0;
  for (let i = begin; i < ranks.length && i < begin + RANKS_AT_ONCE; i++) worth = worth * RANK_STEP + ranks[i];
  return worth;
}
