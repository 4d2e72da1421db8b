/** How well each level sees, game by game: measured, so that each beats the one below it more often than not, and not always. */
import type { Bot, CoreState, Game } from '../../core/index.ts';
import { type PlayerBudget, searchBot } from '../search/index.ts';
import { LEVELS, type LevelName, STYLES, styleOf } from './characters.ts';
import { type Sight, sightedBot } from './sighted.ts';

/** Nothing overlooked, nothing misjudged. */
const CLEAR = { notices: 1, glances: 2, lines: 0, blur: 0 } as const;

/** docs/opponents.md says who beats whom how often, and how that was measured. */
const SIGHTS: Readonly<Record<string, readonly Sight[]>> = {
  wow: [
    { ...CLEAR, notices: 0.9, glances: 1, blur: 0.3 },
    { ...CLEAR, blur: 0.23 },
    { ...CLEAR, lines: 40, blur: 0.12 },
    { ...CLEAR, lines: 100 },
    { ...CLEAR, lines: 400 },
  ],
  underworlds: [
    { ...CLEAR, notices: 0.6, glances: 1, blur: 1.1 },
    { ...CLEAR, notices: 0.8, glances: 1, blur: 0.45 },
    { ...CLEAR, blur: 0.15 },
    { ...CLEAR, lines: 60 },
    { ...CLEAR, lines: 250 },
  ],
  confrontation: [
    { ...CLEAR, notices: 0.3, glances: 1, blur: 2 },
    { ...CLEAR, notices: 0.8, glances: 1, blur: 0.25 },
    { ...CLEAR, blur: 0.03 },
    { ...CLEAR, lines: 150 },
    { ...CLEAR, lines: 600 },
  ],
  // Played together: what counts is how often the scenario is won.
  gloomhaven: [
    { ...CLEAR, notices: 0.6, glances: 1, blur: 0.5 },
    { ...CLEAR, glances: 2, blur: 0.1 },
    { ...CLEAR, lines: 15, blur: 0.15 },
    { ...CLEAR, lines: 60 },
    { ...CLEAR, lines: 200 },
  ],
};

/** How well a level sees in a game. */
export function sightOf<U, T, S extends CoreState, V>(level: LevelName, game: Game<U, T, S, V>): Sight {
  return (SIGHTS[game.id] ?? SIGHTS.wow)[LEVELS.indexOf(level)];
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
