/** The word lists of every game. Written by scripts/games.mjs from games.json. */
import type { ExplainedLists } from '../common.ts';
import type { Lang } from '../types.ts';
import * as confrontation from './confrontation/index.ts';
import * as gloomhaven from './gloomhaven/index.ts';
import * as underworlds from './underworlds/index.ts';
import * as wow from './wow/index.ts';

export const LISTS: readonly (readonly [game: string, lists: Readonly<Record<Lang, ExplainedLists>>])[] = [
  ['wow', wow],
  ['confrontation', confrontation],
  ['underworlds', underworlds],
  ['gloomhaven', gloomhaven],
];
