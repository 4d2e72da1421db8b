/** What files of Gloomhaven call it. */
import type { Called } from '../game.ts';

export const gloomhavenCalled = {
  game: 'gloomhaven',
  rules: { prefix: 'gh', example: 'gh:attack.01' },
} as const satisfies Called;
