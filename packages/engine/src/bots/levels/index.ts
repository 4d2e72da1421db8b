/** Players of graded strength. */
export { CHARACTER_NAMES, isLevel, LEVELS, type Leanings, type LevelName, STYLES, type Style, styleOf } from './characters.ts';
export { levelBot, sightOf } from './levels.ts';
export { type Sight, sightedBot } from './sighted.ts';
