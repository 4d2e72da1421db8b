/** The games that the command line tells of, and how it comes by each. Written by scripts/games.mjs from games.json. */
import { confrontationEntry } from './confrontation/entry.ts';
import { anyGame, type Loadable } from './game.ts';
import { gloomhavenEntry } from './gloomhaven/entry.ts';
import { underworldsEntry } from './underworlds/entry.ts';
import { wowEntry } from './wow/entry.ts';

export const ENTRIES: readonly Loadable[] = [
  { ...wowEntry, load: async () => anyGame((await import('./wow.ts')).wowGame) },
  { ...confrontationEntry, load: async () => anyGame((await import('./confrontation.ts')).confrontationGame) },
  { ...underworldsEntry, load: async () => anyGame((await import('./underworlds.ts')).underworldsGame) },
  { ...gloomhavenEntry, load: async () => anyGame((await import('./gloomhaven.ts')).gloomhavenGame) },
];
