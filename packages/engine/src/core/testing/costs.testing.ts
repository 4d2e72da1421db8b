/** What options say they cost, held against what is gone at once when each is taken. */
import { type CoreState, type Cost, Match, type Option, seeded } from '../index.ts';
import { answerMatch, type Suite, some, styleOf } from './walking.testing.ts';

/** An option with a cost, and the position before it and after it, as far as the rules run on by themselves. */
export interface Paid<S> {
  readonly option: Option;
  readonly cost: Cost;
  readonly before: S;
  readonly after: S;
}

/** Options of one question that are tried. */
const EACH = 5;

/** Takes options that cost something on a copy, at every so many questions of random matches; how often each unit was seen. */
export function eachCost<U, T, S extends CoreState, V>(
  suite: Suite<U, T, S, V>,
  matches: number,
  every: number,
  look: (paid: Paid<S>, match: Match<U, T, S, V>) => void,
): Readonly<Record<string, number>> {
  const seen: Record<string, number> = {};
  for (let seed = 1; seed <= matches; seed++) {
    const random = seeded(seed);
    const style = styleOf(seed);
    // What the test draws for itself must not change the match.
    const own = seeded(seed + 1_000_003);
    const match = new Match(suite.game, suite.setups(seed), { undo: false });
    for (let n = 0; n < 3_000 && match.nodeKind !== 'over'; n++) {
      if (match.nodeKind === 'decision' && n % every === 0)
        for (const option of some(
          match.options().filter((o) => o.cost !== undefined),
          EACH,
          own,
        )) {
          const taken = match.fork();
          taken.take(option.id);
          for (const cost of option.cost ?? []) {
            seen[cost.unit] = (seen[cost.unit] ?? 0) + 1;
            look({ option, cost, before: match.state, after: taken.state }, match);
          }
        }
      answerMatch(match, random, style);
    }
  }
  return seen;
}
