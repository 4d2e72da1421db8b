/** What is said before an answer is what will be used: the numbers of options and prompts against what then happens. */
import { describe, expect, it } from 'vitest';
import { type CoreState, decisionOn, type GameEvent, type Match, type Option, type Random } from '../index.ts';
import { answerMatch, type Promised, type Suite, sampler, some, styleOf, walkMatch } from './walking.testing.ts';

const LONG = 180_000;

/** Answers after which what an option promised should have been seen; few options take so many. */
const SOON = 12;

/** The number an option says; null where it says none. */
function numberIn<M>(p: Promised<M>, option: Option): number | null {
  if (p.number !== undefined) return p.number(option);
  const said = option.say.args[p.says];
  return typeof said === 'number' ? said : null;
}

/** Lets things take their course: nobody answers, nothing is done that need not be. */
function letItBe<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, random: Random): void {
  if (match.nodeKind !== 'decision') {
    answerMatch(match, random, styleOf(1));
    return;
  }
  const options = match.options();
  const { quiet } = decisionOn(match.play, match.game.book);
  const rest = options.find((o) => o.code === quiet) ?? options.find((o) => o.id === 'pass') ?? options[0];
  match.take(rest.id);
}

/** The number used of what an option promised; null where it was not seen. */
function usedAfter<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  option: Option,
  p: Promised<Match<U, T, S, V>>,
  random: Random,
): number | null {
  const fork = match.fork();
  // A fork has run to its node already: what it told on the way is not about the option.
  const told = fork.events.length;
  fork.take(option.id);
  for (let n = 0; n < SOON; n++) {
    const events: readonly GameEvent[] = fork.events.slice(told);
    const used = p.used(option, events, fork);
    if (used !== null) return used;
    if (fork.nodeKind === 'over') return null;
    letItBe(fork, random);
  }
  return null;
}

/** Registers the property. */
export function promiseProperties<U, T, S extends CoreState, V>(
  suite: Suite<U, T, S, V>,
  promises: readonly Promised<Match<U, T, S, V>>[],
): void {
  const { game } = suite;
  const games = Math.max(6, Math.ceil(suite.games / 12));

  describe(`the numbers said before an answer in ${game.id}`, () => {
    it(`are the numbers used after it, in ${games} matches`, { timeout: LONG }, () => {
      const closely = sampler(game, 40, 7);
      const kept = promises.map(() => 0);
      for (let seed = 1; seed <= games; seed++) {
        walkMatch(suite, seed, (m, own) => {
          const { node } = m;
          if (node.kind === 'chance' && node.dice !== null && typeof node.prompt.args.dice === 'number')
            expect(node.prompt.args.dice, `${node.prompt.key}: dice asked for`).toBe(node.dice.dice);
          if (node.kind !== 'decision' || !closely(m.state, true)) return;
          const options = m.options();
          for (const [nth, p] of promises.entries()) {
            const saying = options.filter((o) => o.say.key === p.option && numberIn(p, o) !== null);
            for (const o of some(saying, 2, own)) {
              const used = usedAfter(m, o, p, own);
              if (used === null) continue;
              if (used !== numberIn(p, o)) throw new Error(`${o.id} says ${p.says} ${numberIn(p, o)}, and ${used} was used`);
              kept[nth]++;
            }
          }
        });
      }
      // A promise that is never seen kept is no test of anything.
      expect(promises.flatMap((p, nth) => (kept[nth] === 0 && p.rare !== true ? [`${p.option}.${p.says}`] : []))).toEqual([]);
    });
  });
}
