/** What the strong player thinks of a question: its best answers with their worth and its reasons, and what an answer given cost. */
import type { Ask, CoreState, Game } from '../../core/index.ts';
import { narrowed } from '../narrowed.ts';
import { guideOf, mannerFor, type PlayerBudget, Search, type Thought } from '../search/index.ts';
import { type Expected, principalOf } from './principal.ts';
import { type Reason, reasonsFor } from './reasons.ts';

export { askedOf } from './asked.ts';
export type { Expected } from './principal.ts';
export type { Reason } from './reasons.ts';

/** A chance with between what it lies 95 times of 100, as far as the lines followed tell. */
export interface Judged {
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/** An answer as it is thought of. */
export interface Opinion extends Judged {
  readonly id: string;
  /** Lines that began with it. */
  readonly lines: number;
  /** What is expected to come after it. */
  readonly after: readonly Expected[];
  readonly reasons: readonly Reason[];
}

/** What is thought of a question. */
export interface Opinions {
  /** The best answers, the best first: three, or all where there are fewer. */
  readonly best: readonly Opinion[];
  readonly lines: number;
  /**
   * What chances are: `win` the chance to win as the position is judged; `outlook`, where all play together, how lines end beside what is
   * usual here, which is a half.
   */
  readonly of: 'win' | 'outlook';
}

/** How good an answer was, by the chance that it cost. */
export const GRADES = ['best', 'good', 'doubtful', 'mistake'] as const;
export type Grade = (typeof GRADES)[number];

/** An answer that was given, beside the best one. */
export interface Verdict {
  readonly grade: Grade;
  /** The chance it cost, and between what that lies 95 times of 100. */
  readonly loss: number;
  readonly low: number;
  readonly high: number;
  readonly given: Judged;
  readonly best: { readonly id: string } & Judged;
  readonly of: Opinions['of'];
}

/** Opinions told, and answers that they are held against for reasons. */
const BEST = 3;
const AGAINST = 6;
const WORLDS = 40;
/** The part of the time that goes into lines; the rest finds reasons. */
const LINES_PART = 0.7;
/** Lines alike by chance are not thought to be alike for certain. */
const LEAST_SPREAD = 0.05;
/** Where two answers are compared both are looked at alike: curiosity beside which their promise counts little. */
const EVEN = 1.4;

/** From these losses on an answer is doubtful, or a mistake, where it is sure to cost something. */
const DOUBTFUL = 0.02;
const MISTAKE = 0.1;

/** Logarithm of the odds, to the base that worth is measured by. */
const toWorth = (p: number): number => Math.log(p / (1 - p)) / Math.log(3);
const toChance = (worth: number): number => 1 / (1 + 3 ** -worth);
const within = (p: number): number => Math.min(0.999, Math.max(0.001, p));

/** Chances as they are told, out of those that a search finds beside what is neither good nor bad. */
function judging<U, T, S extends CoreState, V>(game: Game<U, T, S, V>, search: Search<U, T, S, V>): (t: Thought) => Judged {
  const guide = guideOf(game);
  const shift = guide.together ? 0 : search.standing();
  const sure = guide.scale / (guide.calibration?.scale ?? guide.scale);
  const told = (p: number): number => toChance(toWorth(within(p)) * sure + shift);
  return ({ chance, spread, lines }) => {
    const error = (1.96 * Math.max(LEAST_SPREAD, spread)) / Math.sqrt(Math.max(1, lines));
    return { chance: told(chance), low: told(chance - error), high: told(chance + error) };
  };
}

/** Follows lines until the budget is spent. */
function follow<U, T, S extends CoreState, V>(
  search: Search<U, T, S, V>,
  lines: number,
  until: number,
  { now = Date.now, stopped }: PlayerBudget,
): void {
  do search.follow();
  while (search.lines < lines && now() < until && stopped?.() !== true);
}

/** The best answers to a question, by what its seat sees. */
export function opinionsOn<U, T, S extends CoreState, V>(game: Game<U, T, S, V>, ask: Ask<T, V>, budget: PlayerBudget): Opinions {
  const { now = Date.now, milliseconds = Number.POSITIVE_INFINITY, lines = Number.POSITIVE_INFINITY, stopped } = budget;
  const since = now();
  const search = new Search(game, ask, mannerFor(game));
  follow(search, lines, since + milliseconds * LINES_PART, budget);
  const thoughts = search.thoughts();
  const best = thoughts.slice(0, BEST);
  const codes = best.map((t) => t.code);
  const against = thoughts.slice(0, AGAINST).map((t) => t.code);
  const reasons = reasonsFor(game, ask, codes, against, WORLDS, () => now() < since + milliseconds && stopped?.() !== true);
  const judged = judging(game, search);
  return {
    best: best.map((t, i) => ({
      id: ask.id(t.code),
      lines: t.lines,
      ...judged(t),
      after: principalOf(game, ask, search, t.code),
      reasons: reasons[i],
    })),
    lines: search.lines,
    of: guideOf(game).together ? 'outlook' : 'win',
  };
}

/** How good an answer was that was given: the best one is looked for, and the two are compared by as many lines again. */
export function verdictOn<U, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  ask: Ask<T, V>,
  given: number,
  budget: PlayerBudget,
): Verdict {
  const { now = Date.now, milliseconds = Number.POSITIVE_INFINITY, lines = Number.POSITIVE_INFINITY } = budget;
  const since = now();
  const first = new Search(game, ask, mannerFor(game));
  follow(first, lines, since + milliseconds / 2, budget);
  const found = first.best();
  const of = guideOf(game).together ? 'outlook' : 'win';
  if (found === given) {
    const here = judging(game, first)(first.thoughts()[0]);
    return { grade: 'best', loss: 0, low: 0, high: 0, given: here, best: { id: ask.id(found), ...here }, of };
  }
  const both = new Search(game, narrowed(ask, [found, given]), { ...mannerFor(game), curiosity: EVEN });
  follow(both, lines, since + milliseconds, budget);
  const judged = judging(game, both);
  const of2 = (code: number): Judged => {
    const thought = both.thoughts().find((t) => t.code === code);
    return thought === undefined ? { chance: 0.5, low: 0, high: 1 } : judged(thought);
  };
  const [best, mine] = [of2(found), of2(given)];
  const loss = best.chance - mine.chance;
  const low = loss - Math.hypot(best.chance - best.low, mine.high - mine.chance);
  const high = loss + Math.hypot(best.high - best.chance, mine.chance - mine.low);
  return { grade: gradeOf(loss, low), loss: Math.max(0, loss), low, high, given: mine, best: { id: ask.id(found), ...best }, of };
}

/** How good an answer was. What may, within the error of the estimate, have lost nothing is not held against it. */
function gradeOf(loss: number, low: number): Grade {
  if (loss <= 0) return 'best';
  if (low <= 0 || loss < DOUBTFUL) return 'good';
  return loss >= MISTAKE ? 'mistake' : 'doubtful';
}
