/** Odds in the middle of random games: exactly those of the plain tree over the same dice, and what dice do. */
import { describe, expect, it } from 'vitest';
import {
  advance,
  asNumber,
  type CoreState,
  chanceOn,
  decisionOn,
  fall,
  hashOf,
  Match,
  NoOdds,
  ONE,
  plus,
  sample,
  seeded,
  take,
} from '../../core/index.ts';
import { type Suite, workBeside } from '../../core/testing/walking.testing.ts';
import { type OddsOfGame, oddsAt } from '../index.ts';
import { onceOf, treeOf, wantedOf } from './plain-tree.testing.ts';

// Rolling thousands of times takes its while where a machine has other work.
const LONG = 180_000;

/** Positions at most for one question, and leaves of the tree that it is held against. */
const MOST = 600;
const MOST_LEAVES = 800;
const ENOUGH_OUTCOMES = 3;

/** Walks a random game to a chance of several outcomes, after so many others; null where the game ends first. */
function chanceIn<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>, seed: number, skip: number): Match<U, T, S, V> | null {
  const { game } = suite;
  const random = seeded(seed);
  const setup = suite.setups(seed);
  const g = { table: game.tables(setup), state: null as unknown as S, log: null };
  g.state = game.begin(g.table);
  let left = skip;
  for (let kind = advance(g as never, game.book); kind !== 'over'; kind = advance(g as never, game.book)) {
    const { d } = g.state.stack[g.state.stack.length - 1];
    if (kind === 'chance') {
      const outcomes = chanceOn(g as never, game.book).outcomes(g as never, d);
      if (outcomes === null) throw new Error('a chance without outcomes');
      if (outcomes.codes.length >= ENOUGH_OUTCOMES && left-- === 0)
        return new Match(game, setup, { table: g.table, state: g.state, undo: false });
      fall(g as never, game.book, sample(outcomes, random), null);
      continue;
    }
    const codes: number[] = [];
    decisionOn(g as never, game.book).options(g as never, d, codes);
    take(g as never, game.book, codes[random.below(codes.length)]);
  }
  return null;
}

/** Registers the properties. */
export function oddsProperties<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>, named: OddsOfGame<U, T, S, V>): void {
  const { game } = suite;
  // The whole position is what is asked for: nothing that differs can be merged unseen.
  const of: OddsOfGame<U, T, S, V> = { ...named, value: (match) => hashOf(match.state) };
  const many = Math.ceil(200 * workBeside(suite.games));
  const samples = Math.ceil(20_000 * workBeside(suite.games));

  /** Chances in the middle of games with what follows from them. */
  function* questions(n: number) {
    let found = 0;
    for (let seed = 1; found < n && seed < 20 * n; seed++) {
      const match = chanceIn(suite, seed, seed % 17);
      if (match === null) continue;
      for (const policy of ['never', 'always'] as const)
        for (const until of [undefined, 'roll'] as const) {
          if (found === n) return;
          try {
            const odds = oddsAt(match, of, { of: ['state'], until, policy, most: MOST });
            found++;
            const walker = { match, of, wanted: wantedOf(match, of, odds.until), always: policy === 'always', name: 'state' };
            yield { seed, odds, walker };
          } catch (error) {
            // Too much, or an action that never begins: another position then.
            if (!(error instanceof NoOdds)) throw error;
          }
        }
    }
  }

  describe(`the odds of ${game.id}`, () => {
    it(`of ${many} chances in the middle of games are those of the plain tree, to the last digit`, { timeout: LONG }, () => {
      let compared = 0;
      // Of a few, all may have more ways than a tree is grown for, where a game begins with draws: then others are looked for.
      for (const { seed, odds, walker } of questions(many * 4)) {
        if (compared > many / 2) break;
        const sum = odds.of[0].map((o) => o.odds).reduce(plus);
        expect(sum, `seed ${seed}`).toEqual(ONE);
        const tree = treeOf(walker, MOST_LEAVES);
        if (tree === null) continue;
        expect(new Map(odds.of[0].map((o) => [JSON.stringify(o.value), o.odds])), `seed ${seed}, ${odds.until}`).toEqual(tree.odds);
        expect(odds.leaves, `seed ${seed}`).toBe(BigInt(tree.leaves));
        compared++;
      }
      expect(compared).toBeGreaterThan(many / 4);
    });

    it(`agree with ${samples} rolls of real dice`, { timeout: LONG }, () => {
      let compared = 0;
      for (const { seed, odds, walker } of questions(60)) {
        if (odds.of[0].length < ENOUGH_OUTCOMES) continue;
        const random = seeded(seed + 1000);
        const counts = new Map<string, number>();
        for (let n = 0; n < samples; n++) {
          const reached = onceOf(walker, random);
          counts.set(reached, (counts.get(reached) ?? 0) + 1);
        }
        const known = new Set(odds.of[0].map((o) => JSON.stringify(o.value)));
        for (const reached of counts.keys()) expect(known.has(reached), `seed ${seed}: a state never counted`).toBe(true);
        for (const { value, odds: p } of odds.of[0]) {
          const chance = asNumber(p);
          const off = Math.abs((counts.get(JSON.stringify(value)) ?? 0) - samples * chance);
          expect(off, `seed ${seed}: state ${value}`).toBeLessThanOrEqual(5 * Math.sqrt(samples * chance * (1 - chance)) + 1);
        }
        if (++compared === 4) break;
      }
      expect(compared).toBe(4);
    });
  });
}
