/** Threats in the middle of random games: what they tell can be done, by the answers they tell, and no better is found by trying everything. */
import { describe, expect, it } from 'vitest';
import { type CoreState, hashOf, Match, type Play, seeded } from '../../core/index.ts';
import { gamesWanted, type Suite } from '../../core/testing/properties.testing.ts';
import { answerMatch, some, styleOf } from '../../core/testing/walking.testing.ts';
import { answeringWith } from '../foresee.ts';
import { type OddsOfGame, pairsAgainst, type Threat, type ThreatsOfGame, threatsOf } from '../index.ts';
import { sampledAt } from '../sample.ts';

/** Answers of a random game before threats are read. */
const ANSWERS = 120;
/** Pairs of enemies looked at there, and plays of a threat. */
const PAIRS = 8;
const PLAYS = 60;
/** Where a machine has other work, it takes its while. */
const LONG = 180_000;
// What is counted whole takes its while in the widest melees: then it is sampled.
const MEANS = { most: 600, times: 100 };

const at = (match: { readonly nodeKind: string }, kind: string): boolean => match.nodeKind === kind;

/** Registers the properties. */
export function threatProperties<U, T, S extends CoreState, V>(
  suite: Suite<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  threats: ThreatsOfGame<T, S>,
): void {
  const games = Math.min(6, Math.max(2, Math.round(gamesWanted(suite.games) / 20)));

  /** Positions in which somebody decides and somebody threatens somebody. */
  function* threatened(): Generator<{ seed: number; match: Match<U, T, S, V>; seat: number; threat: Threat; world: () => Play<T, S> }> {
    let found = 0;
    for (let seed = 1; found < games && seed < 60 * games; seed++) {
      const match = new Match(suite.game, suite.setups(seed), { undo: false });
      const random = seeded(seed);
      const style = styleOf(seed);
      const answers = 30 + random.below(ANSWERS);
      while (match.nodeKind !== 'over' && (match.at < answers || match.nodeKind === 'chance')) answerMatch(match, random, style);
      const { node } = match;
      if (node.kind !== 'decision') continue;
      const table = match.game.openTables?.(match.table) ?? match.table;
      const before = hashOf(match.state);
      const all = some(
        threats.figures(match.play).flatMap((on) => pairsAgainst(threats, match.play, on, false)),
        PAIRS,
        random,
      );
      const told = [...threatsOf(match, of, threats, node.seat, all, MEANS)];
      expect(told).toHaveLength(all.length);
      expect(hashOf(match.state)).toBe(before);
      const view = match.game.view(match.play, node.seat);
      const own = seeded(hashOf(match.game.imagine(table, view, () => 0)));
      const state = match.game.imagine(table, view, (n) => own.below(n));
      const sure = told.flatMap((t) => (t.latest === null ? [] : [t.latest]));
      if (sure.length === 0) continue;
      found++;
      const threat = sure[random.below(sure.length)];
      yield { seed, match, seat: node.seat, threat, world: () => ({ table, state: match.game.copy(state), log: null }) };
    }
    expect(found).toBe(games);
  }

  describe(`${suite.game.id}: what an enemy could do in its next turn`, () => {
    it('is asked where it stands, and then at every place where it could, the near ones first', () => {
      let places = 0;
      for (let seed = 1; seed < 5; seed++) {
        const match = new Match(suite.game, suite.setups(seed), { undo: false });
        const random = seeded(seed);
        while (match.nodeKind !== 'over' && match.at < ANSWERS) answerMatch(match, random, styleOf(seed));
        for (const on of threats.figures(match.play)) {
          const asked = [...new Set(pairsAgainst(threats, match.play, on, true).map(([, , place]) => place))];
          if (asked.length === 0) continue;
          expect(asked[0]).toBe(-1);
          const near = asked.slice(1).map((place) => threats.away(match.play, on, place));
          expect(near).toEqual([...near].sort((a, b) => a - b));
          expect(new Set(asked.slice(1))).toEqual(new Set(threats.places(match.play, on)));
          places += near.length;
        }
      }
      expect(places).toBeGreaterThan(0);
    });

    it('comes about as often when its answers are given and the dice are rolled', { timeout: LONG }, () => {
      for (const { seed, match, threat, world } of threatened()) {
        const { by, on, out, harm, answers } = threat;
        expect(out).toBeGreaterThanOrEqual(0);
        expect(threat.says).toHaveLength(answers.length);
        expect(threats.looks(world(), by, on).far).toBeGreaterThanOrEqual(0);
        expect(out).toBeLessThanOrEqual(1 + 1e-9);
        const begun = threats.toAct(world(), by);
        expect(begun.length, `seed ${seed}`).toBeGreaterThan(0);
        const random = seeded(seed);
        let outs = 0;
        let harms = 0;
        let squares = 0;
        for (let n = 0; n < PLAYS; n++) {
          const { state } = begun[n % begun.length];
          const g = { table: match.table, state: match.game.copy(state), log: null };
          const played = playedOnce(match, g, answers, by, on, random);
          outs += played.out / PLAYS;
          harms += played.harm / PLAYS;
          squares += played.harm ** 2 / PLAYS;
        }
        const slack = (variance: number): number => 5 * Math.sqrt(variance / PLAYS) + 0.03;
        expect(Math.abs(outs - out), `seed ${seed}: ${JSON.stringify(threat)}, out ${outs}`).toBeLessThanOrEqual(slack(out * (1 - out)));
        expect(Math.abs(harms - harm), `seed ${seed}: ${JSON.stringify(threat)}, harm ${harms}`).toBeLessThanOrEqual(
          slack(Math.max(0, squares - harms ** 2)) + (threat.exact ? 0 : 0.1),
        );
      }
    });
  });

  /** One play of a threat from the position it begins in: its answers in their order, whoever else is asked does nothing. */
  function playedOnce(
    match: Match<U, T, S, V>,
    g: Play<T, S>,
    answers: readonly string[],
    by: number,
    on: number,
    random: ReturnType<typeof seeded>,
  ): { out: number; harm: number } {
    const there = new Match(match.game, match.setup, { table: match.table, state: g.state, undo: false });
    const attack = answers.at(-1);
    for (const id of attack === undefined || threats.attacks.test(attack) ? answers.slice(0, -1) : answers) {
      while (at(there, 'chance')) there.rollBy(random);
      there.take(id);
      // Answers in between are somebody else's, or keep dice as they lie.
      for (let n = 0; n < 20 && !at(there, 'over') && !there.options().some((o) => answers.includes(o.id)); n++) {
        if (at(there, 'chance')) there.rollBy(random);
        else if (threats.byItself?.({ table: there.table, state: match.game.copy(there.state), log: null }, by, on) != null) break;
        else there.take((there.options().find((o) => of.idle.test(o.id)) ?? there.options()[0]).id);
      }
    }
    const offered = there.options();
    const own = threats.byItself?.(there.play, by, on) ?? null;
    const option = own === null ? attack : '';
    const chosen = offered.find((o) => o.id === option);
    const stakes = own ?? (chosen === undefined ? null : (of.stakes?.(there, chosen) ?? null));
    if (stakes === null || option === undefined) return { out: 0, harm: 0 };
    const world = new Match(match.game, match.setup, { table: there.table, state: there.state, undo: false });
    const asked = { of: stakes.stakes.map((s) => s.of), until: stakes.until };
    const played = sampledAt(world, of, asked, random, { times: 1 }, () =>
      answeringWith(of.idle, stakes, option, own === null ? offered.length : 0),
    );
    const read = (...keys: readonly string[]): number => {
      const k = stakes.stakes.findIndex((s) => s.figure === on && keys.includes(s.key));
      return k < 0 ? 0 : stakes.stakes[k].read(played.of[k][0].value);
    };
    return { out: read('out'), harm: read('damage', 'wound') };
  }
}
