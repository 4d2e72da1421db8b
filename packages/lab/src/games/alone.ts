/** Each game that can be measured, loaded without another. Written by scripts/games.mjs from games.json. */
import { type AnyLabGame, anyLabGame } from './game.ts';

export const ALONE: Readonly<Record<string, () => Promise<AnyLabGame>>> = {
  wow: async () => anyLabGame((await import('./wow.ts')).wowLab),
  confrontation: async () => anyLabGame((await import('./confrontation.ts')).confrontationLab),
  underworlds: async () => anyLabGame((await import('./underworlds.ts')).underworldsLab),
  gloomhaven: async () => anyLabGame((await import('./gloomhaven.ts')).gloomhavenLab),
};
