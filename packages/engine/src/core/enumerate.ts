/**
 * The enumerating driver: every way a situation can go, with its exact probability as a fraction of integers. It runs the
 * game's own steps, so there is no second set of rules to drift away.
 */
import type { Game } from './game.ts';
import { advance, chanceOn, decisionOn, fall, take } from './run.ts';
import type { CoreState, Play } from './sequence.ts';
import type { GameEvent, Seat } from './types.ts';

/** A probability: `num / den`, in lowest terms. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let x = a;
  let y = b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** `num / den` in lowest terms. */
export function fraction(num: bigint, den: bigint): Fraction {
  const d = gcd(num, den);
  return d === 0n ? { num: 0n, den: 1n } : { num: num / d, den: den / d };
}

/** The sum of two fractions. */
export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den + b.num * a.den, a.den * b.den);
}

/** Raised where a tree has more leaves than allowed: the caller must sample instead, and say so. */
export class TooManyOutcomes extends Error {
  constructor(limit: number) {
    super(`more than ${limit} outcomes: too many to enumerate`);
    this.name = 'TooManyOutcomes';
  }
}

/** How decisions inside the enumerated part are taken: an option's code. */
export type Decider<G> = (g: G, seat: Seat, codes: readonly number[], id: (code: number) => string) => number;

/**
 * Runs every outcome from the present node until `done`, and adds up the probability of each value of `outcome`.
 * @throws TooManyOutcomes beyond `limit` leaves.
 */
export function enumerate<T, S extends CoreState>(
  game: Game<unknown, T, S, unknown>,
  start: Play<T, S, GameEvent>,
  done: (g: Play<T, S, GameEvent>) => boolean,
  outcome: (g: Play<T, S, GameEvent>) => string,
  decider: Decider<Play<T, S, GameEvent>>,
  limit = 200_000,
): Map<string, Fraction> {
  const found = new Map<string, Fraction>();
  let leaves = 0;
  const visit = (state: S, num: bigint, den: bigint): void => {
    const g: Play<T, S, GameEvent> = { table: start.table, state, log: null };
    for (;;) {
      const kind = advance(g, game.book);
      if (kind === 'over' || done(g)) {
        if (++leaves > limit) throw new TooManyOutcomes(limit);
        const key = outcome(g);
        const p = fraction(num, den);
        const before = found.get(key);
        found.set(key, before === undefined ? p : plus(before, p));
        return;
      }
      const frame = g.state.stack[g.state.stack.length - 1];
      if (kind === 'decision') {
        const s = decisionOn(g, game.book);
        const codes: number[] = [];
        s.options(g, frame.d, codes);
        take(
          g,
          game.book,
          decider(g, s.seat(g, frame.d), codes, (code) => s.id(g, frame.d, code)),
        );
        continue;
      }
      const table = chanceOn(g, game.book).outcomes(g, frame.d);
      if (table === null) throw new Error('a chance without outcomes');
      for (let i = 0; i < table.codes.length; i++) {
        const next: Play<T, S, GameEvent> = { table: start.table, state: game.copy(g.state), log: null };
        fall(next, game.book, table.codes[i], null);
        visit(next.state, num * BigInt(table.weights[i]), den * BigInt(table.total));
      }
      return;
    }
  };
  visit(game.copy(start.state), 1n, 1n);
  return found;
}
