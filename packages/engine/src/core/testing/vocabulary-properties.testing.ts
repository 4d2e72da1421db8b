/** What the words of a game's ruling files must be: whatever random games offer, refuse and tell is among them. */
import { describe, expect, it } from 'vitest';
import { type CoreState, type Deed, decisionOn, inOrder, knowsArgument, knowsOption, type Match, type Situations } from '../index.ts';
import { Deeds } from '../running/forms.ts';
import { met, type Suite, sampler, some, walkMatch } from './walking.testing.ts';

const LONG = 180_000;

/** Random matches whose every event is read, and whose options and refusals at the questions looked at. */
const READ = 15;

/** Random matches whose options are looked up by what they do: every one is looked up in several ways. */
const MATCHES = 12;

/** What an option does, without what else is known of it. */
const deedOf = ({ does, by, on, with: tools }: Deed): Deed => ({ does, ...(by === undefined ? {} : { by }), on, with: tools });

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
      // Lists of what is refused are what takes long: at each step the first forty times that a match stands there, and one in eight besides.
      const looks = sampler<U, T, S, V>(suite.game, 40, 8);
      for (let seed = 1; seed <= Math.min(suite.games, READ); seed++) {
        const visit = (match: Match<U, T, S, V>, random: Parameters<Parameters<typeof walkMatch<U, T, S, V>>[2]>[1]): void => {
          if (match.nodeKind !== 'decision' || !looks(match.state, true)) return;
          const ids = [...match.options(), ...match.refused()].map((o) => o.id);
          for (const id of some(ids, 12, random)) if (!knowsOption(of, match, id)) strange.add(`option ${id}`);
        };
        const match = walkMatch(suite, seed, visit);
        for (const e of match.events) {
          told.add(e.key);
          if (!Object.hasOwn(words.events, e.key)) strange.add(`event ${e.key}`);
          else
            for (const [arg, value] of Object.entries(of.named(match, e)))
              if (!words.events[e.key].includes(arg)) strange.add(`${arg} of ${e.key}`);
              else if (!knowsArgument(of, match, e.key, arg, value)) strange.add(`${arg} of ${e.key}: ${JSON.stringify(value)}`);
        }
      }
      expect([...strange]).toEqual([]);
      expect(told.size, 'kinds of events told').toBeGreaterThan(met(Math.min(10, Math.floor(Object.keys(words.events).length / 2))));
    });

    it('say what every option does, and an option is found by what it does', { timeout: LONG }, () => {
      const grammar = suite.game.grammar ?? { options: [], kinds: {} };
      expect(words.options).toBe(grammar.options);
      const wrong = new Set<string>();
      let asked = 0;
      let read = 0;
      const looks = sampler<U, T, S, V>(suite.game, 40, 8);
      for (let seed = 1; seed <= Math.min(suite.games, MATCHES); seed++) {
        walkMatch(suite, seed, (match, random) => {
          if (match.nodeKind !== 'decision' || !looks(match.state, true)) return;
          const options = match.options();
          const barred = match.refused();
          const said = new Map<string, string>();
          for (const o of options) {
            const key = JSON.stringify(deedOf(o));
            if (said.has(key)) wrong.add(`${o.id} and ${said.get(key)} do the same`);
            said.set(key, o.id);
          }
          const { reads } = decisionOn(match.play, match.game.book);
          const { d } = match.state.stack[match.state.stack.length - 1];
          for (const { id, code } of reads === undefined ? [] : options) {
            read++;
            const back = reads?.(match.play, d, id);
            if (back !== code) wrong.add(`${id} is read as ${back}, not ${code}`);
          }
          const deeds = new Deeds(grammar, match);
          const s = decisionOn(match.play, match.game.book);
          const actor = deeds.nameOf(s.by?.(match.play, match.state.stack[match.state.stack.length - 1].d) ?? -1);
          for (const o of some([...options, ...barred], 6, random)) {
            asked++;
            const deed = deedOf(o);
            if (o.does !== /^[^:]*/.exec(o.id)?.[0]) wrong.add(`${o.id} does ${o.does}`);
            if (!deeds.ids(deed, actor).some((id) => inOrder(id) === inOrder(o.id)))
              wrong.add(`${o.id}: ${JSON.stringify(deed)} is called ${deeds.ids(deed, actor)}`);
            // Two that are refused may be called alike where both are listed; an option never is.
            const byId = match.whyNot(o.id);
            const byDeed = match.whyNot(deed);
            if (JSON.stringify(byDeed) !== JSON.stringify(byId))
              wrong.add(`${o.id}: ${JSON.stringify(byDeed)} by what it does, ${JSON.stringify(byId)} by its id`);
          }
        });
        if (wrong.size > 5) break;
      }
      expect([...wrong]).toEqual([]);
      expect(asked, 'options and refusals looked at').toBeGreaterThan(met(50));
      if (suite.game.book.some((s) => s.steps.some((x) => x.kind === 'decide' && x.reads !== undefined)))
        expect(read).toBeGreaterThan(met(50));
    });

    it('say of every argument of an event what it may be', () => {
      const args = Object.entries(words.events).flatMap(([event, names]) => names.map((name) => [event, name]));
      expect(args.filter(([e, a]) => !Object.hasOwn(words.args, a) && !Object.hasOwn(words.args, `${e}.${a}`))).toEqual([]);
      const known = new Set(args.flatMap(([e, a]) => [a, `${e}.${a}`]));
      expect(Object.keys(words.args).filter((a) => !known.has(a))).toEqual([]);
    });

    it('leave nothing out that a form or a paragraph needs', () => {
      const kinds = words.options.flatMap((o) => [...o.matchAll(/\{(?:by:|on:)?([a-z]+)/g)].map((m) => m[1]));
      expect(kinds.filter((k) => !Object.hasOwn(words.kinds, k))).toEqual([]);
      expect(new Set(words.options).size).toBe(words.options.length);
      expect(words.rules.filter((id) => !suite.rules(id))).toEqual([]);
      const steps = suite.game.book.flatMap((s) => [s.rule, ...s.steps.map((x) => x.rule)]);
      expect(steps.filter((id) => !words.rules.includes(id))).toEqual([]);
    });
  });
}
