/** What files call each game. A door of its own: it tells whose a file is, and loads no game. */
export * from './games/called.ts';
export type { Called } from './games/game.ts';
