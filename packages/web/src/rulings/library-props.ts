import type { GameEntry } from '../app/games.ts';
import type { Library } from './library.ts';

/** What every screen of a library gets: which game's it is, and what the address asks for. */
export interface LibraryProps {
  readonly game: GameEntry;
  readonly library: Library;
  readonly id?: string;
  readonly at?: number | 'daily' | 'next';
}
