/** The rulings of Confrontation. A chunk of its own, loaded with the library. */
import { makeLibrary } from '../../rulings/library.ts';
import { book } from './book.ts';
import { rulebook } from './rulebook.ts';

export const library = makeLibrary({
  game: 'confrontation',
  prefix: 'conf',
  rulebook,
  book,
  puzzles: import.meta.glob('../../../../engine/src/games/confrontation/puzzles.json', { query: '?raw', import: 'default', eager: true }),
  texts: import.meta.glob('../../../../engine/src/games/confrontation/rulings/*.yaml', { query: '?raw', import: 'default', eager: true }),
});
