/** The frames of rolls; the other frames are in `frames.ts`, through which all are known. */
import { declare } from '../../../core/index.ts';

/**
 * What a rule keeps of a roll it called for: successes besides criticals; criticals, those that fail included where somebody counts them;
 * and faces it looks for.
 */
export interface Rolled {
  rolled: number;
  crits: number;
  noted: number;
}

/** S1. A roll-off; the winner goes to the rule that called it. */
export interface RollOffFrame extends Rolled {
  seat: number;
  scores: number[];
}
export const rollOffSequence = declare<RollOffFrame>('roll-off', 'wu:S1', (f) => ({
  seat: f.seat,
  scores: f.scores.slice(),
  rolled: f.rolled,
  crits: f.crits,
  noted: f.noted,
}));

/** D1. A roll with its re-rolls. */
export interface RollFrame {
  seat: number;
  /** Fighter it is rolled for; `NOBODY` for none. */
  fighter: number;
  /** What it is for: FOR_ATTACK and the like, in `rolling.ts`. */
  what: number;
  die: number;
  successes: number;
  /** Faces looked for besides. */
  noted: number;
  dice: number;
  /** Dice by class, once rolled, and those among them that were rolled again: no more of them are. */
  counts: number[];
  settled: number[];
  /** Dice that may still be rolled again one by one, and 1 where any number may be together. */
  rerolls: number;
  any: number;
  /** Dice taken up to be rolled again. */
  again: number;
}
export const rollSequence = declare<RollFrame>('roll', 'wu:D1', (f) => ({
  seat: f.seat,
  fighter: f.fighter,
  what: f.what,
  die: f.die,
  successes: f.successes,
  noted: f.noted,
  dice: f.dice,
  counts: f.counts.slice(),
  settled: f.settled.slice(),
  rerolls: f.rerolls,
  any: f.any,
  again: f.again,
}));
