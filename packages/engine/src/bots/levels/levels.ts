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

/** The strongest level, which is the player that searches, with nothing left out. */
const STRONGEST = LEVELS[LEVELS.length - 1];

/**
 * How long a player of that name searches with nothing left out, where this is wished of it: a level follows as many lines as are its own, or as long
 * as it may. Null for players that do not search so.
 */
export function searchBudget<U, T, S extends CoreState, V>(
  name: string,
  game: Game<U, T, S, V>,
  budget: PlayerBudget = {},
): PlayerBudget | null {
  if (name === 'search') return budget;
  if (name !== STRONGEST) return null;
  const { lines: _, ...time } = budget;
  return time.milliseconds === undefined ? { ...time, lines: sightOf(STRONGEST, game).lines } : time;
}

/** The player of a level. `budget` bounds its time; how many lines it follows is the level's own. */
export function levelBot<U, T, S extends CoreState, V>(level: LevelName, game: Game<U, T, S, V>, budget: PlayerBudget = {}): Bot<T, V> {
  const whole = searchBudget(level, game, budget);
  if (whole !== null) return { ...searchBot(game, whole), id: level };
  const { lines: _, ...time } = budget;
  return sightedBot(game, level, (table) => sightOf(level, game, table), STYLES[styleOf(game.id, level)], time);
}
