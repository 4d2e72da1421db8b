/** The rulings of Underworlds. A chunk of its own, loaded with the library. */
import { makeLibrary } from '../../rulings/library.ts';
import { book } from './book.ts';
import { rulebook } from './rulebook.ts';

export const library = makeLibrary({
  game: 'underworlds',
  prefix: 'wu',
  rulebook,
  book,
  puzzles: import.meta.glob('../../../../engine/src/games/underworlds/puzzles.json', { query: '?raw', import: 'default', eager: true }),
  texts: import.meta.glob('../../../../engine/src/games/underworlds/rulings/*.yaml', { query: '?raw', import: 'default', eager: true }),
});
