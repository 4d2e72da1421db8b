/** How the worker comes by each game. Written by scripts/games.mjs from games.json. */
import type { AnyWorkerGame } from './game.ts';

export const PLAYS: Readonly<Record<string, () => Promise<AnyWorkerGame>>> = {
  confrontation: async () => (await import('../games/confrontation/play.ts')).play,
  gloomhaven: async () => (await import('../games/gloomhaven/play.ts')).play,
  underworlds: async () => (await import('../games/underworlds/play.ts')).play,
  wow: async () => (await import('../games/wow/play.ts')).play,
};
