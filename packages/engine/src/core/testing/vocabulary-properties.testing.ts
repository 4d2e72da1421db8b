/** What the words of a game's ruling files must be: whatever random games offer, refuse and tell is among them. */
import { describe, expect, it } from 'vitest';
import { type CoreState, knowsOption, type Match, type Situations } from '../index.ts';
import { type Suite, some, walkMatch } from './walking.testing.ts';

const LONG = 180_000;

/** Registers the tests of a vocabulary. */
export function vocabularyProperties<U, T, S extends CoreState, V>(
  suite: Suite<U, T, S, V>,
  of: Pick<Situations<U, T, S, V, never>, 'game' | 'vocabulary' | 'named'>,
): void {
  const { vocabulary: words } = of;

  describe(`the words of ${suite.game.id}`, () => {
    it('are all that random games offer, refuse and tell', { timeout: LONG }, () => {
      const strange = new Set<string>();
      const told = new Set<string>();
      for (let seed = 1; seed <= suite.games; seed++) {
        const visit = (match: Match<U, T, S, V>, random: Parameters<Parameters<typeof walkMatch<U, T, S, V>>[2]>[1]): void => {
          if (match.nodeKind !== 'decision') return;
          const ids = [...match.options(), ...match.refused()].map((o) => o.id);
          for (const id of some(ids, 12, random)) if (!knowsOption(of, match, id)) strange.add(`option ${id}`);
        };
        const match = walkMatch(suite, seed, visit);
        for (const e of match.events) {
          told.add(e.key);
          if (!Object.hasOwn(words.events, e.key)) strange.add(`event ${e.key}`);
          else for (const arg of Object.keys(of.named(match, e))) if (!words.events[e.key].includes(arg)) strange.add(`${arg} of ${e.key}`);
        }
      }
      expect([...strange]).toEqual([]);
      expect(told.size).toBeGreaterThan(10);
    });

    it('leave nothing out that a form or a paragraph needs', () => {
      const kinds = words.options.flatMap((o) => [...o.matchAll(/\{([a-z]+)/g)].map((m) => m[1]));
      expect(kinds.filter((k) => !Object.hasOwn(words.kinds, k))).toEqual([]);
      expect(new Set(words.options).size).toBe(words.options.length);
      expect(words.rules.filter((id) => !suite.rules(id))).toEqual([]);
      const steps = suite.game.book.flatMap((s) => [s.rule, ...s.steps.map((x) => x.rule)]);
      expect(steps.filter((id) => !words.rules.includes(id))).toEqual([]);
    });
  });
}
