/** Who the levels are: characters with a name and a style of play, from somebody in a first match to the strongest there is. */
import type { AimKey } from '../../core/index.ts';

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

/** What somebody cares for beside winning: for each step of an aim so much worth, where 1 is what makes a match as good as three to one. */
export type Leanings = Readonly<Partial<Record<AimKey, number>>>;

/** What a character goes for, and what that is worth to them. Small: a style decides between answers that are nearly as good. */
export const STYLES = {
  'closes-in': { near: 0.15 },
  'keeps-away': { near: -0.02, own: 0.05 },
  objectives: { goals: 0.1, points: 0.05 },
  spares: { own: 0.06 },
  strikes: { harm: 0.06 },
  weighs: {},
} as const satisfies Record<string, Leanings>;
export type Style = keyof typeof STYLES;

/** Confrontation has nothing to hold; WoW Miniatures and Gloomhaven are lost by who keeps away. */
const STYLES_OF: Readonly<Record<string, readonly Style[]>> = {
  wow: ['closes-in', 'objectives', 'spares', 'strikes', 'weighs'],
  underworlds: ['closes-in', 'keeps-away', 'objectives', 'strikes', 'weighs'],
  confrontation: ['closes-in', 'keeps-away', 'spares', 'strikes', 'weighs'],
  gloomhaven: ['closes-in', 'objectives', 'spares', 'strikes', 'weighs'],
};

/** The style of a level in the game of this id. */
export function styleOf(game: string, level: LevelName): Style {
  return (STYLES_OF[game] ?? STYLES_OF.wow)[LEVELS.indexOf(level)];
}

/** Whether a player's name is that of a level. */
export function isLevel(player: string): player is LevelName {
  return (LEVELS as readonly string[]).includes(player);
}
