/** What files of Confrontation call it. */
import type { Called } from '../game.ts';

export const confrontationCalled = {
  game: 'confrontation',
  rules: { prefix: 'conf', example: 'conf:IX-A-1.a' },
} as const satisfies Called;
