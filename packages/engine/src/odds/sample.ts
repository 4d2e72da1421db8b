/** Odds of what leads to too many positions to count: the same rules are played out with dice, many times, and it is said how sure the result is. */
import { type CoreState, Match, type OddsAsked, type Policy, type Random, sample, type Until, type Way } from '../core/index.ts';
import { type Journey, type Stop, type Walker, walker } from './graph.ts';
import { numberOf, questionAt } from './odds.ts';
import type { OddsOfGame } from './odds-of-game.ts';

/** One value that came about: how often, as a share of all plays, and between what its true share lies, 95 times of 100. */
export interface SampledOutcome {
  readonly value: unknown;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** An answer by samples. */
export interface OddsSampled {
  readonly of: readonly (readonly SampledOutcome[])[];
  readonly until: Until;
  /** How often it was played out. */
  readonly times: number;
  /** How everybody answered. Where the question left it to what is best, they did nothing: what is best is not seen in single plays. */
  readonly policy: Policy;
}

/** How long to go on. */
export interface Budget {
  /** Plays at most. */
  readonly times: number;
  /** Asked after each play: false ends it with what there is. */
  goOn?(played: number): boolean;
}

/** The normal quantile of 95 in 100. */
const Z = 1.959963984540054;

/** Wilson's interval of a share that was seen `n` times of `of`, 95 times of 100 (Wilson 1927). */
export function wilson(n: number, of: number): readonly [low: number, high: number] {
  if (of === 0) return [0, 1];
  const p = n / of;
  const z = (Z * Z) / of;
  const middle = p + z / 2;
  const half = Z * Math.sqrt((p * (1 - p)) / of + z / of / 4);
  // Rounding must not push what was seen out of its own interval.
  return [n === 0 ? 0 : (middle - half) / (1 + z), n === of ? 1 : (middle + half) / (1 + z)];
}

/** Between what a mean lies that `n` plays gave, 95 times of 100: Wilson's interval of a chance, the normal one of an amount. */
export function boundsOf(
  as: 'chance' | 'amount',
  outcomes: readonly { readonly n: number; readonly share: number }[],
  mean: number,
  n: number,
): readonly [low: number, high: number] {
  if (as === 'chance') return wilson(mean * n, n);
  const variance = outcomes.reduce((sum, o) => sum + o.share * (o.n - mean) ** 2, 0);
  const half = Z * Math.sqrt(variance / n);
  return [mean - half, mean + half];
}

/** The mean of a sampled value and its interval, yes counting as 1 and no as 0; null for values that are neither numbers nor yes or no. */
export function sampledMean(
  outcomes: readonly SampledOutcome[],
  times: number,
): { readonly as: 'chance' | 'amount'; readonly mean: number; readonly low: number; readonly high: number } | null {
  const all: { n: number; share: number }[] = [];
  for (const { value, share } of outcomes) {
    const n = numberOf(value);
    if (n === null) return null;
    all.push({ n, share });
  }
  const as = outcomes.every((o) => typeof o.value === 'boolean') ? 'chance' : 'amount';
  const mean = all.reduce((sum, o) => sum + o.n * o.share, 0);
  const [low, high] = boundsOf(as, all, mean, times);
  return { as, mean, low, high };
}

/**
 * The odds of what may come of the position a match stands at, by playing it out. The match never notices. `choose` makes what answers in
 * place of the policy.
 * @throws NoOdds where nothing is pending, or a play does not end; Unplayable for a value that the game does not know
 */
export function sampledAt<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  asked: OddsAsked,
  random: Random,
  { times, goOn }: Budget,
  choose?: () => Journey<T, S>['choose'],
): OddsSampled {
  const { game, setup, table } = match;
  const policy = withoutBest(asked.policy ?? 'never');
  const { journey, until } = questionAt(match, of, { ...asked, policy }, choose?.());
  const walk = walker(journey);
  const counts = asked.of.map(() => new Map<string, { readonly value: unknown; n: number }>());
  const begin = walk.begin();
  let played = 0;
  while (played < times) {
    const end = playedOut(walk, begin, random);
    const there = new Match(game, setup, { table, state: end, undo: false, still: true });
    for (const [k, name] of asked.of.entries()) {
      const value = of.value(there, name);
      const key = JSON.stringify(value);
      const before = counts[k].get(key);
      if (before === undefined) counts[k].set(key, { value, n: 1 });
      else before.n++;
    }
    played++;
    if (goOn?.(played) === false) break;
  }
  return { of: counts.map((c) => outcomesOf(c, played)), until, times: played, policy };
}

/** One play from a stop to its end. */
function playedOut<S>(walk: Walker<S>, begin: Stop<S>, random: Random): S {
  let stop = begin;
  while (stop.kind === 'chance') stop = walk.fallen(stop, sample(walk.outcomes(stop), random));
  if (stop.kind !== 'end') throw new Error('a decision was left open');
  return stop.state;
}

/** The same way of answering, with nothing done where the best would have to be found out. */
function withoutBest(policy: Policy): Policy {
  const plain = (way: Way): Way => {
    if (typeof way === 'string') return way === 'never' || way === 'always' ? way : 'never';
    return way.filter((id) => id !== 'best' && id !== 'most' && id !== 'least');
  };
  if (typeof policy === 'string' || Array.isArray(policy)) return plain(policy as Way);
  return Object.fromEntries(Object.entries(policy).map(([player, way]) => [player, plain(way)]));
}

function outcomesOf(counts: ReadonlyMap<string, { readonly value: unknown; readonly n: number }>, played: number): SampledOutcome[] {
  return [...counts.values()]
    .map(({ value, n }): SampledOutcome => {
      const [low, high] = wilson(n, played);
      return { value, share: n / played, low, high };
    })
    .sort((a, b) => (numberOf(a.value) ?? 0) - (numberOf(b.value) ?? 0));
}
