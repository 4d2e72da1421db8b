/**
 * Odds in the middle of random games: exactly those of the plain tree over the same dice, and what dice do. `npm run prove:odds` looks at
 * as many as its report says; the tests look at a few.
 */
import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  advance,
  asNumber,
  type CoreState,
  chanceOn,
  define,
  type Fraction,
  hashOf,
  Match,
  NEXT,
  NOUGHT,
  NoOdds,
  type OddsFound,
  ONE,
  outcomesOf,
  type Play,
  plus,
  type Sequence,
  type Step,
  seeded,
  type Until,
} from '../../core/index.ts';
import { answer, anyAnswer, codesOf, type Suite, start, styleOf, workBeside } from '../../core/testing/walking.testing.ts';
import { foresee, type OddsOfGame, oddsAt, wilson } from '../index.ts';
import { type Answers, rollerOf, stepsMet, treeOf, type Walker, wantedOf } from './plain-tree.testing.ts';

/** Positions at most for one question, and leaves of the tree that it is held against. */
const MOST = 600;
const MOST_OF_ATTACK = 4000;
const MOST_LEAVES = 800;
const ENOUGH_OUTCOMES = 3;
/** Less likely than one in a thousand millions: what comes about so often, or so seldom, is wrong. */
const NEVER = 1e-9;

/** At most as likely as this is it that something of such a chance comes about `n` times of so many, or is still farther off (Chernoff 1952). */
function likelihood(n: number, of: number, chance: number): number {
  const share = n / of;
  const part = (p: number, q: number): number => (p === 0 ? 0 : p * Math.log(p / q));
  return Math.exp(-of * (part(share, chance) + part(1 - share, 1 - chance)));
}

/** How much is looked at: `trees=1000 attacks=300 samples=100000 mutants=100 seed=1 report=FILE`. */
function asked(beside: number) {
  const words = (process.env.ESCARMOUCHE_ODDS ?? '').split(' ').filter((w) => w.includes('='));
  const given = Object.fromEntries(words.map((w): [string, string] => [w.slice(0, w.indexOf('=')), w.slice(w.indexOf('=') + 1)]));
  const n = (name: string, usual: number): number => Number(given[name] ?? Math.ceil(usual));
  return {
    trees: n('trees', 100 * beside),
    attacks: n('attacks', Math.max(4, 12 * beside)),
    samples: n('samples', Math.max(1500, 20_000 * beside)),
    mutants: n('mutants', Math.max(6, 30 * beside)),
    seed: n('seed', 1),
    report: given.report ?? '',
  };
}

/** A way of answering that looks at nothing but the position: any option, the same each time. */
function anyOf<S>(salt: number): Answers<S> {
  return (state, ids) => Math.abs(Math.imul(hashOf(state) ^ salt, 0x9e3779b1) >> 7) % ids.length;
}

/** One question and what the engine finds. */
interface Question<U, T, S extends CoreState, V> {
  readonly seed: number;
  readonly match: Match<U, T, S, V>;
  readonly odds: OddsFound;
  readonly walker: Walker<U, T, S, V>;
}

/** Registers the properties; those of attacks where the game says which of its sequences are one (`until.attack`). */
export function oddsProperties<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>, named: OddsOfGame<U, T, S, V>): void {
  const { game } = suite;
  const { trees, attacks, samples, mutants, seed: first, report } = asked(workBeside(suite.games));
  const timeout = 180_000 + (trees + attacks) * 200 + attacks * samples;
  // The whole position is what is asked for: nothing that differs can be merged unseen.
  const of: OddsOfGame<U, T, S, V> = { ...named, forget: () => false, alike: () => null, value: (match) => hashOf(match.state) };
  const read = (state: S): string => JSON.stringify(hashOf(state));
  const attackIds = (named.until.attack ?? []).map((s) => s.id);
  const tellReport = (row: object): void => {
    if (report !== '') appendFileSync(report, `${JSON.stringify({ game: game.id, ...row })}\n`);
  };

  /** Positions of random games for which `fits` holds, one a game, now an early and now a late one. */
  function* positions(fits: (state: S, outcomes: number) => boolean): Generator<{ seed: number; match: Match<U, T, S, V> }> {
    for (let seed = first; seed < first + 1_000_000; seed++) {
      const g = start(suite, seed);
      const random = seeded(seed);
      const style = styleOf(seed);
      let left = seed % 17;
      for (let n = 0; n <= game.bound; n++) {
        const kind = advance(g, game.book);
        if (kind === 'over') break;
        const { d } = g.state.stack[g.state.stack.length - 1];
        const outcomes = kind === 'chance' ? (chanceOn(g, game.book).outcomes(g, d)?.codes.length ?? 0) : 0;
        if (fits(g.state, outcomes) && left-- === 0) {
          yield { seed, match: new Match(game, suite.setups(seed), { table: g.table, state: game.copy(g.state), undo: false }) };
          break;
        }
        answer(game, g, kind, anyAnswer(game, g, kind, random, style, kind === 'decision' ? codesOf(game, g) : []));
      }
    }
  }

  /** The answer to one question; null where it is too much, or where what is asked about never begins. */
  function question(
    match: Match<U, T, S, V>,
    seed: number,
    until: Until | undefined,
    answers: Answers<S>,
    most: number,
  ): Question<U, T, S, V> | null {
    try {
      const odds = oddsAt(match, of, { of: ['state'], until, most }, (g, _seat, codes, id) => answers(g.state, codes.map(id)));
      return { seed, match, odds, walker: { match, wanted: wantedOf(match, of, odds.until), answers, read } };
    } catch (error) {
      if (!(error instanceof NoOdds)) throw error;
      return null;
    }
  }

  /** What is always done, what is never done, and anything. */
  const policies = (seed: number): Answers<S>[] => {
    const first = (wanted: boolean): Answers<S> => {
      return (_state, ids) =>
        Math.max(
          0,
          ids.findIndex((id) => named.idle.test(id) !== wanted),
        );
    };
    return [first(false), first(true), anyOf(seed)];
  };
  const asMap = (odds: OddsFound): Map<string, Fraction> => new Map(odds.of[0].map((o) => [JSON.stringify(o.value), o.odds]));

  describe(`the odds of ${game.id}`, () => {
    it(`of chances in the middle of games are those of the plain tree, to the last digit, ${trees} times`, { timeout }, () => {
      let compared = 0;
      let questions = 0;
      let positionsSeen = 0;
      const begun = Date.now();
      for (const { seed, match } of positions((_s, outcomes) => outcomes >= ENOUGH_OUTCOMES)) {
        if (compared >= trees) break;
        for (const answers of policies(seed))
          for (const until of [undefined, 'roll'] as const) {
            const found = compared < trees ? question(match, seed, until, answers, MOST) : null;
            if (found === null) continue;
            questions++;
            expect(found.odds.of[0].map((o) => o.odds).reduce(plus), `seed ${seed}`).toEqual(ONE);
            const tree = treeOf(found.walker, MOST_LEAVES);
            if (tree === null) continue;
            expect(asMap(found.odds), `seed ${seed}, ${found.odds.until}`).toEqual(tree.odds);
            expect(found.odds.leaves, `seed ${seed}`).toBe(BigInt(tree.leaves));
            compared++;
            positionsSeen += found.odds.positions;
          }
      }
      expect(compared).toBe(trees);
      tellReport({ proof: 'plain tree', seed: first, questions, equal: compared, positions: positionsSeen, ms: Date.now() - begun });
    });

    it.runIf(attackIds.length > 0)(
      'of what an attack under way puts at stake are those of the plain tree, whatever is forgotten on the way',
      { timeout },
      () => {
        let compared = 0;
        let looked = 0;
        for (const { seed, match } of positions((s, outcomes) => outcomes > 1 && s.stack.some((f) => attackIds.includes(f.seq)))) {
          if (compared >= attacks || ++looked > 20 * attacks) break;
          const at = named.stakes?.(match, { does: '', on: { figures: [], spaces: [] }, with: [] }) ?? null;
          if (at === null || at.stakes.length === 0) continue;
          const names = at.stakes.map((s) => s.of);
          const answers: Answers<S> = (state, ids) => {
            const place = at.answer?.(state, ids) ?? -1;
            return place >= 0 ? place : policies(seed)[1](state, ids);
          };
          const valuesOf = (state: S): unknown[] => {
            const there = new Match(game, match.setup, { table: match.table, state, undo: false, still: true });
            return names.map((name) => named.value(there, name));
          };
          const walker = { match, wanted: wantedOf(match, named, at.until), answers, read: (s: S) => JSON.stringify(valuesOf(s)) };
          const tree = treeOf(walker, MOST_LEAVES);
          if (tree === null) continue;
          const ask = (asked: readonly string[]): OddsFound =>
            oddsAt(match, named, { of: asked, until: at.until, most: MOST_OF_ATTACK }, (g, _seat, codes, id) =>
              answers(g.state, codes.map(id)),
            );
          const together = ask(names);
          for (const [k, name] of names.entries()) {
            const wanted = new Map<string, Fraction>();
            for (const [values, p] of tree.odds) {
              const key = JSON.stringify(JSON.parse(values)[k]);
              wanted.set(key, plus(wanted.get(key) ?? NOUGHT, p));
            }
            for (const found of [together.of[k], ask([name]).of[0]])
              expect(new Map(found.map((o) => [JSON.stringify(o.value), o.odds])), `seed ${seed}: ${name}`).toEqual(wanted);
          }
          compared++;
        }
        expect(compared).toBeGreaterThan(0);
        tellReport({ proof: 'forgotten', seed: first, looked, equal: compared });
      },
    );

    it.runIf(named.forget !== undefined || named.alike !== undefined)(
      'of any answer are the same where nothing is forgotten and no two faces count as one',
      { timeout },
      () => {
        const whole: OddsOfGame<U, T, S, V> = { ...named, forget: () => false, alike: () => null };
        const means = { most: 300, worlds: 1, times: 1, settled: true };
        const dice = new Set([...(named.until.roll ?? []), ...(named.until.attack ?? [])].map((x) => x.id));
        let compared = 0;
        let looked = 0;
        // Where dice are under way, what is asked is seldom asked elsewhere: every other one is of those.
        for (const { seed, match } of positions(
          (s, outcomes) => outcomes === 0 && (looked % 2 === 0 || s.stack.some((f) => dice.has(f.seq))),
        )) {
          if (compared >= attacks || ++looked > 20 * attacks) break;
          if (match.nodeKind !== 'decision') continue;
          const asked = match.offered().filter((o) => named.stakes?.(match, o) != null);
          if (asked.length === 0) continue;
          const option = asked[seed % asked.length];
          const plain = foresee(match, whole, option, means);
          if (plain?.exact !== true) continue;
          expect(foresee(match, named, option, means), `seed ${seed}: ${option.id}`).toEqual(plain);
          compared++;
        }
        expect(compared).toBeGreaterThan(0);
        tellReport({ proof: 'answers', seed: first, looked, equal: compared });
      },
    );

    it.runIf(attackIds.length > 0)(`of ${attacks} attacks under way agree with ${samples} plays with real dice`, { timeout }, () => {
      let compared = 0;
      let shares = 0;
      let outside = 0;
      let worst = 0;
      let tooMany = 0;
      const begun = Date.now();
      for (const { seed, match } of positions((s) => s.stack.some((f) => attackIds.includes(f.seq)))) {
        const found = question(match, seed, 'attack', policies(seed)[seed % 3], MOST_OF_ATTACK);
        if (found === null) tooMany++;
        if (found === null || found.odds.of[0].length < ENOUGH_OUTCOMES) continue;
        const random = seeded(seed + 1000);
        const roll = rollerOf(found.walker);
        const counts = new Map<string, number>();
        for (let n = 0; n < samples; n++) {
          const reached = roll(random);
          counts.set(reached, (counts.get(reached) ?? 0) + 1);
        }
        const exact = asMap(found.odds);
        expect([...exact.values()].reduce(plus), `seed ${seed}`).toEqual(ONE);
        for (const reached of counts.keys()) expect(exact.has(reached), `seed ${seed}: a state never counted`).toBe(true);
        for (const [value, p] of exact) {
          const chance = asNumber(p);
          const n = counts.get(value) ?? 0;
          const off = Math.abs(n - samples * chance);
          const deviation = Math.sqrt(samples * chance * (1 - chance));
          expect(likelihood(n, samples, chance), `seed ${seed}: state ${value}, ${n} times for ${samples * chance}`).toBeGreaterThan(NEVER);
          // Of what is too rare to be seen some ten times, an interval says little.
          if (samples * chance < 10 || samples * (1 - chance) < 10) continue;
          const [low, high] = wilson(n, samples);
          shares++;
          if (chance < low || chance > high) outside++;
          worst = Math.max(worst, off / deviation);
        }
        if (++compared === attacks) break;
      }
      expect(compared).toBe(attacks);
      // One in twenty is to lie outside of its interval; of so many, never one in twelve.
      expect(outside, `${outside} of ${shares} outside`).toBeLessThanOrEqual(
        Math.max(shares / 12, 3 + shares / 20 + 2 * Math.sqrt(shares / 20)),
      );
      tellReport({ proof: 'real dice', seed: first, attacks, samples, shares, outside, worst, tooMany, ms: Date.now() - begun });
    });

    it.runIf(attackIds.length > 0)('change with every step of a rule that is changed, just as play does', { timeout }, () => {
      let equal = 0;
      let changed = 0;
      const told: string[] = [];
      // The one list by which the game runs: nobody else may change it.
      const book = game.book as Sequence<Play<T, S>, unknown>[];
      for (const { seed, match } of positions((s, outcomes) => outcomes > 1 && s.stack.some((f) => attackIds.includes(f.seq)))) {
        const ask = (): Question<U, T, S, V> | null => question(match, seed, 'attack', policies(seed)[seed % 3], MOST);
        const found = ask();
        const before = found === null ? null : treeOf(found.walker, MOST_LEAVES);
        if (found === null || before === null) continue;
        for (const [seq, at] of stepsMet(found.walker)) {
          const rule = book[seq];
          const { steps } = rule;
          try {
            book[seq] = define(
              rule.called,
              steps.map((s, i) => (i === at ? otherwise(s) : s)),
            );
            const odds = ask();
            const tree = odds === null ? null : treeOf(odds.walker, MOST_LEAVES);
            if (odds === null || tree === null) continue;
            const where = `seed ${seed}, ${rule.name} / ${steps[at].name}`;
            expect(asMap(odds.odds), where).toEqual(tree.odds);
            equal++;
            if (!alike(tree.odds, before.odds)) {
              changed++;
              told.push(`${rule.name} / ${steps[at].name}`);
            }
          } catch (error) {
            // Without that step the rules may not stand at all: then there is nothing to compare.
            if ((error as Error).name === 'AssertionError') throw error;
          } finally {
            book[seq] = rule;
          }
        }
        expect(asMap((ask() as Question<U, T, S, V>).odds)).toEqual(asMap(found.odds));
        if (changed >= mutants) break;
      }
      expect(changed).toBeGreaterThanOrEqual(mutants);
      tellReport({ proof: 'mutants', seed: first, equal, changed, steps: [...new Set(told)].sort() });
    });
  });
}

/** A step of a rule as it is not: left out, never asked, or with the chances of its outcomes the other way round. */
function otherwise<G, F>(s: Step<G, F>): Step<G, F> {
  if (s.kind === 'do') return { ...s, run: () => NEXT };
  if (s.kind === 'decide') return { ...s, when: () => false };
  return {
    ...s,
    outcomes(g, f) {
      const table = s.outcomes(g, f);
      return table === null ? null : outcomesOf(Array.from(table.codes), Array.from(table.weights).reverse());
    },
  };
}

function alike(a: ReadonlyMap<string, Fraction>, b: ReadonlyMap<string, Fraction>): boolean {
  return a.size === b.size && [...a].every(([k, p]) => b.get(k)?.num === p.num && b.get(k)?.den === p.den);
}
