/** Players of graded strength: what each game says of them (`opponents.ts` there), and what is usual, for a game that says nothing. */
import { type Bot, type CoreState, type Game, type Sight, STYLES } from '../../core/index.ts';
import { OPPONENTS } from '../../games/list.ts';
import { type PlayerBudget, searchBot } from '../search/index.ts';
import { LEVELS, type LevelName, styleOf, USUAL } from './characters.ts';
import { sightedBot } from './sighted.ts';

/** How well a level sees in a game: at this table, or in the usual match where none is given. */
export function sightOf<U, T, S extends CoreState, V>(level: LevelName, game: Game<U, T, S, V>, table?: T): Sight {
  const opponents = OPPONENTS[game.id] ?? USUAL;
  const sights = table === undefined ? undefined : opponents.sightsAt?.(table);
  return (sights ?? opponents.sights)[LEVELS.indexOf(level)];
}

/** The player of a level. `budget` bounds its time; how many lines it follows is the level's own. */
export function levelBot<U, T, S extends CoreState, V>(level: LevelName, game: Game<U, T, S, V>, budget: PlayerBudget = {}): Bot<T, V> {
  const { lines: _, ...time } = budget;
  // The strongest is the player that searches, with nothing left out.
  if (level === LEVELS[LEVELS.length - 1]) {
    const { lines } = sightOf(level, game);
    return { ...searchBot(game, time.milliseconds === undefined ? { ...time, lines } : time), id: level };
  }
  return sightedBot(game, level, (table) => sightOf(level, game, table), STYLES[styleOf(game.id, level)], time);
}
