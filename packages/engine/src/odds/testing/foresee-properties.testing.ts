/** What the shared tests hold of foreseen answers in every game: shares that make a whole, and plays that come out as foreseen. */
import { describe, expect, it } from 'vitest';
import { type CoreState, chanceOn, decisionOn, fraction, hashOf, Match, NOUGHT, ONE, type Option, plus, seeded } from '../../core/index.ts';
import { gamesWanted, type Suite } from '../../core/testing/properties.testing.ts';
import { answeringWith, foresee } from '../foresee.ts';
import { type OddsOfGame, sampledAt } from '../index.ts';
import type { Outlook } from '../outlook.ts';

/** Answers a random match gives before it is left. */
const ANSWERS = 400;
/** Options looked at in one decision. */
const OPTIONS = 1;
/** Outlooks of one match. */
const LOOKS = 4;
/** Plays that a foreseen mean is held against. */
const PLAYS = 150;

/** Answers of one kind with dice behind them that are looked at in one match, and so many matches more than elsewhere. */
const ALIKE = 3;
const MATCHES = 2;

/** Rolls that are made whatever is answered, once the attack or the turn of the answer is over: nothing can be told of them beforehand that hangs on it. */
export interface Later {
  readonly rolls: { readonly id: number };
  readonly why: string;
}

/**
 * Which dice fall after an answer, before anybody can choose anything else: the rule that rolls them, and whether the attack, or
 * else the turn, in which it was given still lasts then. Cards drawn by the rules of a roll count as dice. Null where none fall.
 */
function diceAfter<U, T, S extends CoreState, V>(
  { game, setup, table, state }: Match<U, T, S, V>,
  id: string,
  { idle, until }: OddsOfGame<U, T, S, V>,
  waits: boolean,
): { readonly seqs: readonly number[]; readonly chance: string; readonly lasts: boolean } | null {
  const world = new Match(game, setup, { table, state: game.copy(state), undo: false });
  const random = seeded(1);
  const lastOf = (moment: 'attack' | 'turn'): number =>
    world.state.stack.findLastIndex((f) => until[moment]?.some((s) => s.id === f.seq) === true);
  const turn = Math.max(lastOf('attack'), lastOf('turn'));
  const d = world.state.stack[turn]?.d;
  world.take(id);
  for (let n = 0; n < 80 && world.nodeKind !== 'over'; n++) {
    const { stack } = world.state;
    if (world.nodeKind === 'chance') {
      const top = stack[stack.length - 1];
      const chance = chanceOn(world.play, game.book);
      if (chance.dice(world.play, top.d) !== null || until.roll?.some((s) => s.id === top.seq) === true)
        return { seqs: stack.map((f) => f.seq), chance: chance.name, lasts: turn >= 0 && stack[turn]?.d === d };
      world.rollBy(random);
      continue;
    }
    const options = world.options();
    const leaves = decisionOn(world.play, game.book).leave !== undefined;
    const idly = waits && leaves ? options.find((o) => idle.test(o.id)) : undefined;
    if (options.length > 1 && idly === undefined) return null;
    world.take((idly ?? options[0]).id);
  }
  return null;
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
export function foreseeProperties<U, T, S extends CoreState, V>(
  suite: Suite<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  { per = 20, later = [] }: { readonly per?: number; readonly later?: readonly Later[] } = {},
): void {
  const games = Math.max(1, Math.round(gamesWanted(suite.games) / per));

  // What is put at stake is what attacks do: a game without any has nothing to foresee.
  describe.runIf(of.until.attack !== undefined)(`${suite.game.id}: what an answer may come to`, () => {
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

    it('is told of every answer after which dice fall, however certain it is', () => {
      const looked = new Map<string, number>();
      const kinds = (match: Match<U, T, S, V>, o: Option): void => {
        const at = match.state.stack[match.state.stack.length - 1].seq;
        // An answer after which somebody is only asked whether he reacts is looked at where nobody does.
        const after = diceAfter(match, o.id, of, false) ?? diceAfter(match, o.id, of, true);
        if (after === null) return;
        const kind = `${at} ${o.does} ${after.chance}`;
        if ((looked.get(kind) ?? 0) >= ALIKE * games) return;
        if (!after.lasts && later.some((x) => after.seqs.includes(x.rolls.id))) return;
        looked.set(kind, (looked.get(kind) ?? 0) + 1);
        // Of a melee of many an estimate will do here.
        const found = foresee(match, of, o, { most: 200, times: 5, worlds: 1 });
        expect(found?.prospects.length ?? 0, `${o.id} after ${match.at} steps of ${JSON.stringify(match.setup)}`).toBeGreaterThan(0);
      };
      for (let seed = 1; seed <= games + MATCHES; seed++) {
        const random = seeded(seed);
        const match = new Match(suite.game, suite.setups(seed), { undo: false });
        for (let i = 0; i < ANSWERS && match.nodeKind !== 'over'; i++) {
          if (match.nodeKind === 'chance') {
            match.rollBy(random);
            continue;
          }
          const options = match.options();
          // One of each kind, so that rare ones are looked at as well.
          for (const does of new Set(options.map((o) => o.does))) {
            const alike = options.filter((o) => o.does === does);
            kinds(match, alike[random.below(alike.length)]);
          }
          match.take(options[random.below(options.length)].id);
        }
      }
      expect(looked.size).toBeGreaterThan(1);
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
