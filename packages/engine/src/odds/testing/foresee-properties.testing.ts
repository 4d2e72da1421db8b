/** What the shared tests hold of foreseen answers in every game: shares that make a whole, and plays that come out as foreseen. */
import { describe, expect, it } from 'vitest';
import { type CoreState, decisionOn, fraction, hashOf, Match, NOUGHT, ONE, type Option, plus, seeded } from '../../core/index.ts';
import { gamesWanted, type Suite } from '../../core/testing/properties.testing.ts';
import { answeringWith, foresee, type Outlook } from '../foresee.ts';
import { type OddsOfGame, sampledAt } from '../index.ts';

/** Answers a random match gives before it is left. */
const ANSWERS = 400;
/** Options looked at in one decision. */
const OPTIONS = 1;
/** Outlooks of one match. */
const LOOKS = 4;
/** Plays that a foreseen mean is held against. */
const PLAYS = 150;

/** Questions with dice behind them that are looked at in one match. */
const DICE = 12;

/** Whether dice of a roll fall after an answer, in the same turn, where nobody does anything in between. */
function diceFollow<U, T, S extends CoreState, V>(
  { game, setup, table, state }: Match<U, T, S, V>,
  id: string,
  idle: RegExp,
  rolls: ReadonlySet<number>,
  turns: ReadonlySet<number>,
): boolean {
  const world = new Match(game, setup, { table, state: game.copy(state), undo: false });
  const turn = world.state.stack.findLastIndex((f) => turns.has(f.seq));
  const d = world.state.stack[turn]?.d;
  world.take(id);
  for (let n = 0; n < 60 && turn >= 0 && world.state.stack[turn]?.d === d; n++) {
    if (world.nodeKind === 'over') return false;
    const { stack } = world.state;
    if (world.nodeKind === 'chance') return rolls.has(stack[stack.length - 1].seq);
    const options = world.options();
    const leaves = decisionOn(world.play, game.book).leave !== undefined;
    const idly = options.find((o) => idle.test(o.id));
    if (options.length > 1 && (idly === undefined || !leaves)) return false;
    world.take((options.length === 1 ? options[0] : (idly ?? options[0])).id);
  }
  return false;
}

/** Every outlook that random matches come by: each where it was asked for. */
function looks<U, T, S extends CoreState, V>(
  { game, setups }: Suite<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  seed: number,
  see: (match: Match<U, T, S, V>, option: Option, outlook: Outlook) => void,
): number {
  const random = seeded(seed);
  const match = new Match(game, setups(seed), { undo: false });
  let n = 0;
  for (let i = 0; i < ANSWERS && n < LOOKS; i++) {
    const { node } = match;
    if (node.kind === 'over') break;
    if (node.kind === 'chance') {
      match.rollBy(random);
      continue;
    }
    const options = match.options();
    // Many answers in a row may mean the same blow from different places.
    for (const o of options.filter((x) => of.stakes?.(match, x) != null).slice(0, OPTIONS)) {
      const before = hashOf(match.state);
      const found = foresee(match, of, o);
      expect(hashOf(match.state)).toBe(before);
      if (found === null) continue;
      see(match, o, found);
      n++;
    }
    match.take(options[random.below(options.length)].id);
  }
  return n;
}

/** The tests, over one match for every `per` that the game's other properties play: more where one answer is long to foresee. */
export function foreseeProperties<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>, of: OddsOfGame<U, T, S, V>, per = 20): void {
  const games = Math.max(1, Math.round(gamesWanted(suite.games) / per));

  describe(`${suite.game.id}: what an answer may come to`, () => {
    it('is told in shares that make a whole, the same each time', () => {
      let n = 0;
      for (let seed = 1; seed <= games; seed++)
        n += looks(suite, of, seed, (match, option, found) => {
          for (const { outcomes, mean, as } of found.prospects) {
            expect(outcomes.reduce((sum, o) => sum + o.share, 0)).toBeCloseTo(1, 9);
            if (outcomes.every((o) => o.exact !== null))
              expect(outcomes.map((o) => fraction(BigInt(o.exact?.[0] ?? 0), BigInt(o.exact?.[1] ?? 1))).reduce(plus, NOUGHT)).toEqual(ONE);
            if (as === 'chance') expect(mean >= 0 && mean <= 1).toBe(true);
          }
          expect(new Set(found.prospects.map((p) => `${p.figure} ${p.key}`)).size).toBe(found.prospects.length);
          if (found.exact) for (const p of found.prospects) for (const o of p.outcomes) expect(o.exact).not.toBeNull();
          expect(foresee(match, of, option)).toEqual(found);
          // Where one world tells for all, looking at each comes to the same.
          const { inTheOpen, ...everyWorld } = of;
          if (inTheOpen === undefined) return;
          const each = foresee(match, everyWorld, option);
          expect({ ...each, worlds: 0 }).toEqual({ ...found, worlds: 0 });
        });
      expect(n).toBeGreaterThan(0);
    });

    it('is told of every answer after which dice fall in the same turn before anybody chooses anything else', () => {
      const rolls = new Set((of.until.roll ?? []).map((s) => s.id));
      const turns = new Set((of.until.turn ?? []).map((s) => s.id));
      let told = 0;
      for (let seed = 1; seed <= games + 1; seed++) {
        const random = seeded(seed);
        const match = new Match(suite.game, suite.setups(seed), { undo: false });
        for (let i = 0, here = 0; i < ANSWERS && here < DICE && match.nodeKind !== 'over'; i++) {
          if (match.nodeKind === 'chance') {
            match.rollBy(random);
            continue;
          }
          const options = match.options();
          const option = options[random.below(options.length)];
          if (diceFollow(match, option.id, of.idle, rolls, turns)) {
            // Of a melee of many an estimate will do here.
            expect(
              foresee(match, of, option, { most: 200, times: 5, worlds: 1, settled: true }),
              `seed ${seed}, ${option.id}`,
            ).not.toBeNull();
            here++;
            told++;
          }
          match.take(option.id);
        }
      }
      expect(told).toBeGreaterThan(0);
    });

    it('comes about as often when it is played out with dice', () => {
      let off = 0;
      let all = 0;
      for (let seed = 1; seed <= games; seed++)
        looks(suite, of, seed, (match, option, found) => {
          const { node, game } = match;
          const at = of.stakes?.(match, option);
          if (node.kind !== 'decision' || at == null || all >= 3 * games) return;
          const random = seeded(seed);
          const view = game.view(match.play, node.seat);
          const table = game.openTables?.(match.table) ?? match.table;
          const options = match.options().length;
          const sums = at.stakes.map(() => 0);
          for (let n = 0; n < PLAYS; n++) {
            const state = game.imagine(table, view, (k) => random.below(k));
            const world = new Match(game, match.setup, { table, state, undo: false });
            const played = sampledAt(world, of, { of: at.stakes.map((s) => s.of), until: at.until }, random, { times: 1 }, () =>
              answeringWith(of.idle, at, option.id, options),
            );
            for (const [k, s] of at.stakes.entries()) sums[k] += s.read(played.of[k][0].value);
          }
          for (const p of found.prospects) {
            const k = at.stakes.findIndex((s) => s.key === p.key && s.figure === p.figure);
            const spread = Math.sqrt(p.outcomes.reduce((sum, o) => sum + o.share * (o.n - p.mean) ** 2, 0) / PLAYS);
            const slack = 5 * spread + (p.high - p.low) + 1e-9;
            all++;
            if (Math.abs(sums[k] / PLAYS - p.mean) > slack) off++;
          }
        });
      expect(all).toBeGreaterThan(0);
      expect(off).toBe(0);
    });
  });
}
