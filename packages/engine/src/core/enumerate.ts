/**
 * The enumerating driver: every way a situation can go, with its exact probability as a fraction of integers. It runs the
 * game's own steps, so there is no second set of rules to drift away.
 */
import type { Game } from './game.ts';
import { hashOf, same } from './plain.ts';
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

/** Chances after one another at most. */
const DEEPEST = 500;

/** How decisions inside the enumerated part are taken: an option's code. */
export type Decider<G> = (g: G, seat: Seat, codes: readonly number[], id: (code: number) => string) => number;

/** A chance on the way to where the enumeration is: its state, how likely it was to be reached, and what had been found before it. */
interface Head<S> {
  readonly state: S;
  readonly hash: number;
  readonly num: bigint;
  readonly den: bigint;
  readonly leaves: number;
  readonly returns: number;
  /** Whether some way led back here. */
  back: boolean;
}

/** Something found: where a way ended, or (`to` set) that it came back to the chance it had set out from. */
interface Found<S> {
  readonly key: string;
  readonly to: Head<S> | null;
  p: Fraction;
}

/**
 * Runs every outcome from the present node until `done`, and adds up the probability of each value of `outcome`. Where dice that
 * decide nothing are rolled again, so that a way comes back to the very state it left, the sum of the endless series is taken.
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
  const leaves: Found<S>[] = [];
  const returns: Found<S>[] = [];
  const path: Head<S>[] = [];
  /** Everything found behind a chance to which ways came back is as much likelier as going round takes away. */
  const closeLoop = (head: Head<S>): void => {
    let round: Fraction = { num: 0n, den: 1n };
    for (let i = head.returns; i < returns.length; i++) if (returns[i].to === head) round = plus(round, returns[i].p);
    // The share of those who set out here that come back: what is left of them never does.
    const stay = fraction(head.num * round.den - round.num * head.den, head.num * round.den);
    if (stay.num <= 0n) throw new TooManyOutcomes(limit);
    const scale = (f: Found<S>): void => {
      f.p = fraction(f.p.num * stay.den, f.p.den * stay.num);
    };
    for (let i = head.leaves; i < leaves.length; i++) scale(leaves[i]);
    const others = returns.splice(head.returns).filter((f) => f.to !== head);
    for (const f of others) {
      scale(f);
      returns.push(f);
    }
  };
  const visit = (state: S, num: bigint, den: bigint): void => {
    const g: Play<T, S, GameEvent> = { table: start.table, state, log: null };
    for (;;) {
      const kind = advance(g, game.book);
      if (kind === 'over' || done(g)) {
        if (leaves.length >= limit) throw new TooManyOutcomes(limit);
        leaves.push({ key: outcome(g), to: null, p: fraction(num, den) });
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
      const hash = hashOf(g.state);
      const from = path.find((h) => h.hash === hash && same(h.state, g.state));
      if (from !== undefined) {
        from.back = true;
        returns.push({ key: '', to: from, p: fraction(num, den) });
        return;
      }
      // Outcomes without end that never come back are too many as well.
      if (path.length >= DEEPEST) throw new TooManyOutcomes(limit);
      const head: Head<S> = { state: g.state, hash, num, den, leaves: leaves.length, returns: returns.length, back: false };
      path.push(head);
      const table = chanceOn(g, game.book).outcomes(g, frame.d);
      if (table === null) throw new Error('a chance without outcomes');
      for (let i = 0; i < table.codes.length; i++) {
        const next: Play<T, S, GameEvent> = { table: start.table, state: game.copy(g.state), log: null };
        fall(next, game.book, table.codes[i], null);
        visit(next.state, num * BigInt(table.weights[i]), den * BigInt(table.total));
      }
      path.pop();
      if (head.back) closeLoop(head);
      return;
    }
  };
  visit(game.copy(start.state), 1n, 1n);
  const found = new Map<string, Fraction>();
  for (const { key, p } of leaves) {
    const before = found.get(key);
    found.set(key, before === undefined ? p : plus(before, p));
  }
  return found;
}
