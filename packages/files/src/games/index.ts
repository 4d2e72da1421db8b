/** The games whose files are read where nobody says others. */
import type { GameFiles } from './game.ts';
import { GAMES as LISTED } from './list.ts';

const known: GameFiles[] = [...LISTED];

/** The games whose files are read: those of the list, and whoever was welcomed. */
// Whoever takes the list without welcoming anybody has the games of the list, and their types.
export const GAMES = known as unknown as typeof LISTED;

/** One of them. */
export type KnownFiles = (typeof GAMES)[number];

/** The games that are meant where nobody says others: `G` is one of them unless it is said, which a default value cannot tell. */
export function usualGames<G extends GameFiles>(): readonly G[] {
  return known as readonly GameFiles[] as readonly G[];
}

/** From now on the files of this game are read too. */
export function welcome(files: GameFiles): void {
  if (!known.some((g) => g.game === files.game)) known.push(files);
}
