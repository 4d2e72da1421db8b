/** What files of Underworlds call it. */
import type { Called } from '../game.ts';

export const underworldsCalled = {
  game: 'underworlds',
  rules: { prefix: 'wu', example: 'wu:g.06' },
} as const satisfies Called;
