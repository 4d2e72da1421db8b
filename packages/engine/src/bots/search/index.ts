/** The search player: looks ahead turns at a time on what its seat may believe, as long as its budget lasts. */
import type { Bot, CoreState, Game } from '../../core/index.ts';
import { type Manner, Search } from './search.ts';

export { guideOf } from './guides.ts';
export { type Manner, Search, type Thought } from './search.ts';

/** How long a search goes on: so many lines, or so many milliseconds, whichever is over first; at least one of them is given. */
export interface PlayerBudget {
  readonly lines?: number;
  readonly milliseconds?: number;
  /** Asked now and then: true gives up, and the best so far is answered. */
  readonly stopped?: () => boolean;
  /** Milliseconds by some clock. */
  readonly now?: () => number;
}

/** What was measured to play well; see docs/opponents.md. */
const MANNER: Manner = { curiosity: 0.35, least: 2, width: 1, kept: 12, glances: 2 };

/** How answers of a game are searched, unless somebody wishes otherwise. */
export function mannerFor<U, T, S extends CoreState, V>(game: Game<U, T, S, V>): Manner {
  return { ...MANNER, ...game.guide?.sieve };
}

/** Lines followed where nothing else is said. */
export const USUAL_LINES = 300;

/** Builds a player that searches. The same seed and the same number of lines give the same answers; milliseconds do not. */
export function searchBot<U, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  budget: PlayerBudget = { lines: USUAL_LINES },
  manner: Partial<Manner> = {},
): Bot<T, V> {
  const how = { ...mannerFor(game), ...manner };
  const { now = Date.now, stopped = () => false } = budget;
  const most = budget.lines ?? (budget.milliseconds === undefined ? USUAL_LINES : Number.POSITIVE_INFINITY);
  return {
    id: 'search',
    choose(ask) {
      if (ask.count === 1) return ask.at(0);
      const end = budget.milliseconds === undefined ? Number.POSITIVE_INFINITY : now() + budget.milliseconds;
      const search = new Search(game, ask, how);
      do search.follow();
      while (search.lines < most && now() < end && !stopped());
      return search.best();
    },
  };
}
