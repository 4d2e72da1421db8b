/** What files of World of Warcraft Miniatures call it. */
import type { Called } from '../game.ts';

export const wowCalled = {
  game: 'wow',
  rules: { prefix: 'wow', example: 'wow:601.1c' },
} as const satisfies Called;
