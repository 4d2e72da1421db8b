/** Who the levels are: characters with a name and a style of play, from somebody in a first match to the strongest there is. */
import { CLEAR, type Opponents, type Style } from '../../core/index.ts';
import { OPPONENTS } from '../../games/list.ts';

/** Names of the levels, from the weakest on. */
export const LEVELS = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'] as const;
export type LevelName = (typeof LEVELS)[number];

/** The characters' names, by level. */
export const CHARACTER_NAMES: Readonly<Record<LevelName, string>> = {
  'level-1': 'Perrine',
  'level-2': 'Basile',
  'level-3': 'Maud',
  'level-4': 'Gaspard',
  'level-5': 'Isaure',
};

/** The usual styles, for a game that names none. They are not measured. */
export const USUAL: Opponents = {
  styles: ['closes-in', 'keeps-away', 'spares', 'strikes', 'weighs'],
  sights: [
    { ...CLEAR, notices: 0.6, glances: 1, blur: 1 },
    { ...CLEAR, notices: 0.8, glances: 1, blur: 0.4 },
    { ...CLEAR, blur: 0.15 },
    { ...CLEAR, lines: 60 },
    { ...CLEAR, lines: 250 },
  ],
};

/** The style of a level in the game of this id. */
export function styleOf(game: string, level: LevelName): Style {
  return (OPPONENTS[game] ?? USUAL).styles[LEVELS.indexOf(level)];
}

/** Whether a player's name is that of a level. */
export function isLevel(player: string): player is LevelName {
  return (LEVELS as readonly string[]).includes(player);
}
