/** Odds: what the enumerating driver computes is what dice do. */
import { describe, expect, it } from 'vitest';
import {
  advance,
  type CoreState,
  chanceOn,
  decisionOn,
  enumerate,
  fall,
  type Game,
  hashOf,
  type Play,
  pending,
  sample,
  seeded,
  take,
} from '../index.ts';
import { type Suite, workBeside } from './walking.testing.ts';

// Twenty thousand rolls take their time where a machine has other work.
const LONG = 180_000;
const MOST_SAMPLES = 20_000;

/** Positions that are compared, and how many different outcomes one must have to be worth it. */
const POSITIONS = 3;
const ENOUGH_OUTCOMES = 4;

/** Walks a random game to a chance of several outcomes, after so many others; null where the game ends first. */
function chanceIn<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>, seed: number, skip: number): Play<T, S> | null {
  const { game } = suite;
  const random = seeded(seed);
  const table = game.tables(suite.setups(seed));
  const g: Play<T, S> = { table, state: game.begin(table), log: null };
  let left = skip;
  for (let kind = advance(g as never, game.book); kind !== 'over'; kind = advance(g as never, game.book)) {
    const { d } = g.state.stack[g.state.stack.length - 1];
    if (kind === 'chance') {
      const outcomes = chanceOn(g as never, game.book).outcomes(g as never, d);
      if (outcomes === null) throw new Error('a chance without outcomes');
      if (outcomes.codes.length >= ENOUGH_OUTCOMES && left-- === 0) return g;
      fall(g as never, game.book, sample(outcomes, random), null);
      continue;
    }
    const codes: number[] = [];
    decisionOn(g as never, game.book).options(g as never, d, codes);
    take(g as never, game.book, codes[random.below(codes.length)]);
  }
  return null;
}

/** Lets dice fall until somebody is to decide, and names the state that is reached. */
function rolledOn<U, T, S extends CoreState, V>(game: Game<U, T, S, V>, start: Play<T, S>, below: (n: number) => number): string {
  const g: Play<T, S> = { table: start.table, state: game.copy(start.state), log: null };
  while (advance(g as never, game.book) === 'chance') {
    const s = chanceOn(g as never, game.book);
    const { d } = g.state.stack[g.state.stack.length - 1];
    const dice = s.dice(g as never, d);
    const outcomes = s.outcomes(g as never, d);
    if (dice !== null) {
      const faces = Array.from({ length: dice.dice }, () => 1 + below(dice.sides));
      fall(g as never, game.book, s.fromFaces(g as never, d, faces), faces);
    } else if (outcomes !== null) fall(g as never, game.book, sample(outcomes, { below }), null);
  }
  return String(hashOf(g.state));
}

/** Registers the property. */
export function oddsProperties<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>): void {
  const { game } = suite;
  const samples = Math.ceil(MOST_SAMPLES * workBeside(suite.games));
  describe(`the odds of ${game.id}`, () => {
    it(`enumerated agree with ${samples} rolls of real dice, from ${POSITIONS} chances in the middle of games`, { timeout: LONG }, () => {
      let compared = 0;
      for (let seed = 1; compared < POSITIONS && seed < 60; seed++) {
        const g = chanceIn(suite, seed, seed % 3);
        if (g === null) continue;
        const exact = enumerate(
          game as never,
          g as never,
          (x) => pending(x as never, game.book).kind !== 'chance',
          (x) => String(hashOf(x.state)),
          (_x, _seat, codes) => codes[0],
        );
        const random = seeded(seed + 1000);
        const counts = new Map<string, number>();
        for (let n = 0; n < samples; n++) {
          const reached = rolledOn(game, g, (k) => random.below(k));
          counts.set(reached, (counts.get(reached) ?? 0) + 1);
        }
        let sum = 0;
        for (const [reached, p] of exact) {
          const chance = Number((p.num * 10n ** 15n) / p.den) / 1e15;
          sum += chance;
          const off = Math.abs((counts.get(reached) ?? 0) - samples * chance);
          expect(off, `seed ${seed}: state ${reached}`).toBeLessThanOrEqual(5 * Math.sqrt(samples * chance * (1 - chance)) + 1);
        }
        expect(sum).toBeCloseTo(1, 9);
        for (const reached of counts.keys()) expect(exact.has(reached), `seed ${seed}: a state never enumerated`).toBe(true);
        compared++;
      }
      expect(compared).toBe(POSITIONS);
    });
  });
}
