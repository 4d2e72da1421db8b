/** Players of graded strength: what each game says of them (`opponents.ts` there), and what is usual, for a game that says nothing. */
import { type Bot, type CoreState, type Game, type Sight, STYLES } from '../../core/index.ts';
import { OPPONENTS } from '../../games/list.ts';
import { type PlayerBudget, searchBot } from '../search/index.ts';
import { LEVELS, type LevelName, styleOf, USUAL } from './characters.ts';
import { sightedBot } from './sighted.ts';

/** How well a level sees in a game. */
export function sightOf<U, T, S extends CoreState, V>(level: LevelName, game: Game<U, T, S, V>): Sight {
  return (OPPONENTS[game.id] ?? USUAL).sights[LEVELS.indexOf(level)];
}

/** The player of a level. `budget` bounds its time; how many lines it follows is the level's own. */
export function levelBot<U, T, S extends CoreState, V>(level: LevelName, game: Game<U, T, S, V>, budget: PlayerBudget = {}): Bot<T, V> {
  const { lines: _, ...time } = budget;
  const sight = sightOf(level, game);
  // The strongest is the player that searches, with nothing left out.
  if (level === LEVELS[LEVELS.length - 1])
    return { ...searchBot(game, time.milliseconds === undefined ? { ...time, lines: sight.lines } : time), id: level };
  return sightedBot(game, level, sight, STYLES[styleOf(game.id, level)], time);
}
