/** Luck in random matches: what is expected is what odds expect, and over many rolls luck comes to nothing. */
import { describe, expect, it } from 'vitest';
import { asNumber, type CoreState, Match, replayEntry, seeded } from '../../core/index.ts';
import { answerMatch, type Suite, styleOf } from '../../core/testing/walking.testing.ts';
import { answeringWith } from '../foresee.ts';
import { type LuckRow, luckOf, type OddsOfGame, oddsAt, winningAlong } from '../index.ts';

/** Answers of a random match, and rolls looked at in it. */
const ANSWERS = 500;
const CHECKED = 12;

export function luckProperties<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>, of: OddsOfGame<U, T, S, V>, games: number): void {
  const played = (seed: number): Match<U, T, S, V> => {
    const match = new Match(suite.game, suite.setups(seed), { undo: false });
    const random = seeded(seed);
    const style = styleOf(seed);
    while (match.nodeKind !== 'over' && match.at < ANSWERS) answerMatch(match, random, style);
    return match;
  };
  const again = (seed: number): Match<U, T, S, V> => new Match(suite.game, suite.setups(seed));

  describe(`${suite.game.id}: luck`, () => {
    it('is told against what odds expect, roll by roll, each with its rule', () => {
      let checked = 0;
      const all: LuckRow[] = [];
      for (let seed = 1; seed <= games; seed++) {
        const match = played(seed);
        const found = luckOf(again(seed), of, match.entries, { most: 600 });
        all.push(...found.rows);
        for (const sum of found.sums) {
          const rows = found.rows.filter((r) => r.side === sum.side && r.key === sum.key);
          expect(sum.rolls).toBe(rows.length);
          const luck = rows.reduce((x, r) => x + r.actual - r.expected, 0);
          expect(sum.luck).toBeCloseTo(luck, 9);
          // What counts for itself adds up as it is.
          if (rows.every((r) => r.attack < 0)) expect(sum.actual - sum.expected).toBeCloseTo(luck, 9);
        }
        for (const [k, best] of found.best.entries()) {
          expect(best.luck).toBeGreaterThanOrEqual(found.worst[k].luck - 1e-9);
          expect(best.luck).toBeGreaterThanOrEqual(found.sums[k].luck - 1e-9);
        }
        // The expected harm of some rolls, asked of the odds where the match stood.
        const there = again(seed);
        for (const [at, entry] of match.entries.entries()) {
          for (const row of found.rows.filter((r) => r.at === at)) {
            expect(suite.rules(row.rule)).toBe(true);
            expect(entry.kind).toBe('fall');
            expect(row.id).toBe(entry.id);
            const stakes = of.stakes?.(there, { does: '', on: { figures: [], spaces: [] }, with: [] }) ?? null;
            const stake = stakes?.stakes.find((s) => s.key === row.key && s.figure === row.figure);
            if (stakes === null || stake === undefined || checked++ > CHECKED * games) continue;
            const odds = oddsAt(there, of, { of: [stake.of], until: stakes.until }, answeringWith(of.idle, stakes, '', 0));
            const mean = odds.of[0].reduce((sum, o) => sum + stake.read(o.value) * asNumber(o.odds), 0);
            expect(row.expected, `seed ${seed}, answer ${at}`).toBeCloseTo(mean, 9);
          }
          if (entry.kind === 'take') there.take(entry.id);
          else if (entry.faces === undefined) there.fall(entry.id);
          else there.roll(entry.faces);
        }
      }
      expect(all.length).toBeGreaterThan(0);
      expect(checked).toBeGreaterThan(0);
      for (const row of all) expect(row.more + row.less).toBeLessThanOrEqual(1 + 1e-9);
      // All rolls together are as far off as chance makes them.
      const z = all.reduce((sum, r) => sum + (r.actual - r.expected) / Math.sqrt(r.variance), 0) / Math.sqrt(all.length);
      expect(Math.abs(z)).toBeLessThan(8);
    });

    it('turns where the chance to win changes', () => {
      const match = again(1);
      for (const entry of played(1).entries.slice(0, 40)) replayEntry(match, entry);
      const told: number[] = [];
      const found = winningAlong(match, { places: 3, times: 3, turns: 1, goOn: (done, of) => told.push(done / of) > 0 }, seeded(7));
      const places = found.along.map((a) => a.at);
      for (const at of [0, Math.round(match.at / 2), match.at]) expect(places).toContain(at);
      expect(found.along.reduce((sum, a) => sum + a.plays, 0)).toBeLessThanOrEqual(found.plays);
      expect(told.at(-1)).toBe(1);
      for (const { seats } of found.along) {
        expect(seats.reduce((sum, s) => sum + s.share, 0)).toBeLessThanOrEqual(1 + 1e-9);
        for (const s of seats) expect(s.low <= s.share && s.share <= s.high).toBe(true);
      }
      for (const p of found.turns) {
        expect(p.low).toBeGreaterThan(0);
        expect(p.low <= p.change && p.change <= p.high).toBe(true);
      }
      // Whoever gives it up is told what there is.
      expect(winningAlong(match, { places: 3, times: 2, turns: 1, goOn: () => false }, seeded(7)).along).toHaveLength(1);
    });
  });
}
