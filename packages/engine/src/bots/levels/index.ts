/** Players of graded strength. */
export { type Leanings, type Sight, STYLES, type Style } from '../../core/index.ts';
export { CHARACTER_NAMES, isLevel, LEVELS, type LevelName, styleOf } from './characters.ts';
export { levelBot, searchBudget, sightOf } from './levels.ts';
export { sightedBot } from './sighted.ts';
