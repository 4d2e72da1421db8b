/** The tree of a search: what is remembered of the answers that were tried, and which of them is tried next. */
import type { Random } from '../../core/index.ts';

/** What is remembered of one answer: how often it could be given, how often it was, and what came of it. */
export class Line {
  readonly code: number;
  /** Times it was taken, and the sum of what came of them for the seat that searches, each from 0 lost to 1 won. */
  visits = 0;
  sum = 0;
  /** The sum of their squares, for their standard deviation. */
  squares = 0;
  /** Times it was on offer beside others. An answer that is seldom possible is taken seldom without being bad. */
  offered = 0;
  /** The questions met after it, by rule and step: dice and hidden cards decide which of them comes. */
  readonly after: Point[] = [];

  constructor(code: number) {
    this.code = code;
  }

  /** The question met after this answer at a step of a rule. */
  at(step: number): Point {
    for (const p of this.after) if (p.step === step) return p;
    const made = new Point(step);
    this.after.push(made);
    return made;
  }
}

/** The place of a rule that asks, as one number: its sequence, and which of its steps, of which there are fewer than 64. */
export const placeOf = ({ seq, step }: { readonly seq: number; readonly step: number }): number => seq * 64 + step;

/** A question met in the tree: all imagined states that were asked it after the same answers. */
export class Point {
  /** Rule and step that ask, by `placeOf`. */
  readonly step: number;
  visits = 0;
  readonly lines = new Map<number, Line>();

  constructor(step: number) {
    this.step = step;
  }
}

/** How a tree grows. */
export interface Growth {
  /** Weight of what was tried seldom against what was good: the constant of UCB1. */
  readonly curiosity: number;
  /** Answers known after `n` visits of a question are at most `least + width * sqrt(n)`. */
  readonly least: number;
  readonly width: number;
}

/** Codes on offer that the tree does not know yet. Emptied at each use. */
const unknown: number[] = [];

/**
 * The line taken at a question where these codes are on offer. One that the tree does not know yet is made by `fresh`, which picks among such
 * codes, as long as the question was asked often enough to bear another; else the known one with the best promise, by UCB1 with the number of
 * times that each was on offer (Cowling, Powley and Whitehouse 2012). `mine` where the seat that searches is asked, or one that wins with it.
 */
export function descend(
  point: Point,
  codes: readonly number[],
  mine: boolean,
  growth: Growth,
  random: Random,
  fresh: (unknown: readonly number[]) => number,
): { readonly line: Line; readonly isNew: boolean } {
  point.visits++;
  unknown.length = 0;
  let known = 0;
  let best: Line | null = null;
  let most = Number.NEGATIVE_INFINITY;
  let equals = 1;
  for (const code of codes) {
    const line = point.lines.get(code);
    if (line === undefined) {
      unknown.push(code);
      continue;
    }
    known++;
    line.offered++;
    const mean = line.sum / line.visits;
    const promise = (mine ? mean : 1 - mean) + growth.curiosity * Math.sqrt(Math.log(line.offered) / line.visits);
    if (promise > most) {
      most = promise;
      best = line;
      equals = 1;
    } else if (promise === most && random.below(++equals) === 0) best = line;
  }
  if (best === null || (unknown.length > 0 && known < growth.least + growth.width * Math.sqrt(point.visits))) {
    const made = new Line(unknown.length === 1 ? unknown[0] : fresh(unknown));
    made.offered = 1;
    point.lines.set(made.code, made);
    return { line: made, isNew: true };
  }
  return { line: best, isNew: false };
}
