/** The search player: looks ahead turns at a time on what its seat may believe, as long as its budget lasts. */
import type { Bot, CoreState, Game } from '../../core/index.ts';
import { type Manner, oneOfBest, Search } from './search.ts';
import { rootOf, together, treeOn } from './trees.ts';

export { guideOf } from './guides.ts';
export { type Manner, oneOfBest, Search, type Thought } from './search.ts';
export { type Growing, rootOf, together, treeOn } from './trees.ts';

/** How long a search goes on: so many lines, or so many milliseconds, whichever is over first; at least one of them is given. */
export interface PlayerBudget {
  readonly lines?: number;
  readonly milliseconds?: number;
  /** Trees that grow apart from each other, one unless given: each has all those lines, and its part of the milliseconds. */
  readonly trees?: number;
  /** Asked now and then: true gives up, and the best so far is answered. */
  readonly stopped?: () => boolean;
  /** Milliseconds by some clock. */
  readonly now?: () => number;
}

/** What was measured to play well; see docs/search.md. */
const MANNER: Manner = { curiosity: 0.35, least: 2, width: 1, kept: 12, glances: 2 };

/** How answers of a game are searched, unless somebody wishes otherwise. */
export function mannerFor<U, T, S extends CoreState, V>(game: Game<U, T, S, V>): Manner {
  return { ...MANNER, ...game.guide?.sieve };
}

/** Lines followed where nothing else is said. */
export const USUAL_LINES = 300;

/** Builds a player that searches. The same seed and the same numbers of lines and trees give the same answers; milliseconds do not. */
export function searchBot<U, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  budget: PlayerBudget = { lines: USUAL_LINES },
  manner: Partial<Manner> = {},
): Bot<T, V> {
  const how = { ...mannerFor(game), ...manner };
  const { now = Date.now, stopped = () => false, trees = 1 } = budget;
  const most = budget.lines ?? (budget.milliseconds === undefined ? USUAL_LINES : Number.POSITIVE_INFINITY);
  return {
    id: 'search',
    choose(ask) {
      if (ask.count === 1) return ask.at(0);
      if (trees > 1) {
        const root = rootOf(ask);
        const part = budget.milliseconds === undefined ? {} : { milliseconds: budget.milliseconds / trees };
        const grown = Array.from({ length: trees }, (_x, tree) =>
          treeOn(game, ask, how, { root, tree }, { lines: most, ...part, stopped, now }),
        );
        return oneOfBest(together(grown), (n) => ask.random.below(n)) ?? ask.at(0);
      }
      const end = budget.milliseconds === undefined ? Number.POSITIVE_INFINITY : now() + budget.milliseconds;
      const search = new Search(game, ask, how);
      do search.follow();
      while (search.lines < most && now() < end && !stopped());
      return search.best();
    },
  };
}
