/** What the levels of every game are held to. */
import { describe, expect, it } from 'vitest';
import { AIM_KEYS, advance, type CoreState, decisionOn } from '../../core/index.ts';
import type { Suite } from '../../core/testing/properties.testing.ts';
import { LEVELS, STYLES, sightOf, styleOf } from './index.ts';

/** Holds a game to it. */
export function levelProperties<U, T, S extends CoreState, V>({ game, setups }: Suite<U, T, S, V>): void {
  const table = game.tables(setups(1));

  describe(`the levels of ${game.id}`, () => {
    it.each([1, 2, 3, 4])('see the better the higher they are, whatever is played of the game: set-up %i', (n) => {
      const sights = LEVELS.map((l) => sightOf(l, game, game.tables(setups(n))));
      sights.slice(1).forEach((s, i) => {
        expect(s.notices).toBeGreaterThanOrEqual(sights[i].notices);
        expect(s.lines).toBeGreaterThanOrEqual(sights[i].lines);
        if (s.lines === sights[i].lines) expect(s.blur).toBeLessThan(sights[i].blur);
      });
      expect(sights.at(-1)).toMatchObject({ notices: 1, blur: 0 });
    });

    it('lean towards what their game counts', () => {
      const counted = (game.aims ?? []).map((a) => a.key);
      for (const key of counted) expect(AIM_KEYS).toContain(key);
      for (const level of LEVELS)
        for (const key of Object.keys(STYLES[styleOf(game.id, level)]))
          if (key !== 'points' || counted.includes(key)) expect(counted).toContain(key);
    });

    it('count an aim as a number, the same for the same position', () => {
      const g = { table, state: game.begin(table), log: null };
      if (advance(g, game.book) === 'decision') decisionOn(g, game.book);
      for (const aim of game.aims ?? [])
        for (const seat of [0, 1]) {
          expect(aim.of(g, seat)).toBe(aim.of(g, seat));
          expect(Number.isFinite(aim.of(g, seat))).toBe(true);
          expect(aim.step).toBeGreaterThan(0);
        }
    });
  });
}
