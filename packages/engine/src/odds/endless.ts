/** Odds behind dice that may be rolled again without end: a chain of positions that never closes, summed from its first parts. */
import {
  type CoreState,
  type Fraction,
  isNoOdds,
  NOUGHT,
  NoOdds,
  type OddsFound,
  type OddsOutcome,
  ONE,
  type Play,
  phrase,
  plus,
  sameNumber,
} from '../core/index.ts';
import type { Choosing } from './graph.ts';
import { endOf } from './series.ts';

/** What a game says of dice that may be rolled again as long as they show so much. */
export interface EndlessDice<T, S extends CoreState> {
  /** One further roll is so many times less likely. */
  readonly base: bigint;
  /**
   * So many rolls are followed at least: from then on each further one changes no more than how much higher all is. Null where the dice of the
   * match do not fall into such steps.
   */
  least(g: Play<T, S>): number | null;
  /** Whether whoever is asked now has rolled so often that he may not any more. */
  beyond(g: Play<T, S>, rolls: number): boolean;
}

/** How many parts are tried at most: what some five tests in a row take that each follow from one before. */
const PARTS = 14;

/** Positions of all parts together beyond which no further one is tried: a quarter of a minute at worst. */
const ALL_PARTS = 250_000;

/** Answers as `choose`, but that nobody rolls more often than so; tells through `cut` whether somebody would have. */
export function cutting<T, S extends CoreState>(
  choose: Choosing<Play<T, S>>,
  endless: EndlessDice<T, S>,
  rolls: number,
  idle: RegExp,
  cut: () => void,
): Choosing<Play<T, S>> {
  const cuts: Choosing<Play<T, S>> = (g, seat, codes, id) => {
    if (!endless.beyond(g, rolls)) return choose(g, seat, codes, id);
    cut();
    return codes.findIndex((code) => idle.test(id(code)));
  };
  return Object.assign(cuts, { names: choose.names, rests: choose.rests, meets: choose.meets });
}

/** What is found of a question where dice are rolled again so many times at most, and whether somebody would have gone on. */
export interface Part {
  readonly found: OddsFound;
  readonly cut: boolean;
}

/**
 * The odds where nobody is cut short: read off parts that follow the dice one roll further each.
 * @throws NoOdds where they are not found within so many positions, as where there are endlessly many values
 */
export function summed(first: OddsFound, from: number, base: bigint, most: number, part: (rolls: number, most: number) => Part): OddsFound {
  const tooMany = (): NoOdds => new NoOdds(phrase('no-odds-too-many-positions', { most }));
  const parts = [first];
  let positions = first.positions;
  while (parts.length < PARTS && positions < ALL_PARTS) {
    const { found } = within(() => part(from + parts.length, Math.max(most, ALL_PARTS - positions)), tooMany);
    positions += found.positions;
    parts.push(found);
    const of = first.of.map((_name, k) =>
      endsOf(
        parts.map((p) => p.of[k]),
        base,
      ),
    );
    if (of.some((found) => found === 'others')) throw tooMany();
    const sums = of as (readonly OddsOutcome[] | null)[];
    if (sums.every((found) => found !== null)) return { ...first, of: sums, positions, leaves: null };
  }
  throw tooMany();
}

/** A part; one that has too many positions by itself is too much of the question as it was asked. */
function within(run: () => Part, tooMany: () => NoOdds): Part {
  try {
    return run();
  } catch (error) {
    throw isNoOdds(error) && error.why.key === 'no-odds-too-many-positions' ? tooMany() : error;
  }
}

/** The odds of each value in the end; null where they are not known yet, `others` where other values keep coming. */
function endsOf(parts: readonly (readonly OddsOutcome[])[], base: bigint): readonly OddsOutcome[] | null | 'others' {
  const keys = parts.map((outcomes) => outcomes.map((o) => JSON.stringify(o.value)));
  if (keys.some((k) => k.length !== keys[0].length || k.some((key) => !keys[0].includes(key)))) return 'others';
  const ends: OddsOutcome[] = [];
  for (const [i, { value }] of parts[0].entries()) {
    const odds = endOf(
      parts.map((outcomes, k) => outcomes[keys[k].indexOf(keys[0][i])].odds),
      base,
    );
    if (odds === null) return null;
    ends.push({ value, odds });
  }
  // All that can come about is certain to: anything else has been misread.
  const sum = ends.reduce((all: Fraction, o) => plus(all, o.odds), NOUGHT);
  return sameNumber(sum, ONE) ? ends.filter((o) => o.odds.num > 0n) : null;
}
