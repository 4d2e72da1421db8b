/** The one list of players that are programs: whoever seats a bot by its name takes it from here. */
import type { Bot, CoreState, Game } from '../core/index.ts';
import { greedyBot } from './greedy.ts';
import { LEVELS, levelBot } from './levels/index.ts';
import { randomBot } from './random.ts';
import { type PlayerBudget, searchBot } from './search/index.ts';

/** Names of the players: one that gives any answer, one that looks one answer ahead, one that looks turns ahead, and the levels from the weakest on. */
export const BOTS = ['random', 'greedy', 'search', ...LEVELS] as const;
export type BotName = (typeof BOTS)[number];

/** The player of that name for a game; `budget` says how long one that looks ahead may do so. */
export function botNamed<U, T, S extends CoreState, V>(name: BotName, game: Game<U, T, S, V>, budget?: PlayerBudget): Bot<T, V> {
  switch (name) {
    case 'random':
      return randomBot as Bot<T, V>;
    case 'greedy':
      return greedyBot(game);
    case 'search':
      return searchBot(game, budget);
    default:
      return levelBot(name, game, budget);
  }
}

/** Whether a player of that name searches with nothing left out: what several trees think then adds up. */
export function isSearch(name: BotName): boolean {
  return name === 'search' || name === LEVELS[LEVELS.length - 1];
}
