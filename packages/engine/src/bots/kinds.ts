/** The one list of players that are programs: whoever seats a bot by its name takes it from here. */
import type { Bot, CoreState, Game } from '../core/index.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** Names of the players, from the weakest on. */
export const BOTS = ['random', 'greedy'] as const;
export type BotName = (typeof BOTS)[number];

/** The player of that name for a game. */
export function botNamed<U, T, S extends CoreState, V>(name: BotName, game: Game<U, T, S, V>): Bot<T, V> {
  switch (name) {
    case 'random':
      return randomBot as Bot<T, V>;
    case 'greedy':
      return greedyBot(game);
  }
}
