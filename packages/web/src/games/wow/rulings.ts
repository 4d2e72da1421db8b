/** The rulings of World of Warcraft Miniatures. A chunk of its own, loaded with the library. */
import { makeLibrary } from '../../rulings/library.ts';
import { book } from './book.ts';
import { rulebook } from './rulebook.ts';

export const library = makeLibrary({
  game: 'wow',
  prefix: 'wow',
  rulebook,
  book,
  puzzles: import.meta.glob('../../../../engine/src/games/wow/puzzles.json', { query: '?raw', import: 'default', eager: true }),
  texts: import.meta.glob('../../../../engine/src/games/wow/rulings/*.yaml', { query: '?raw', import: 'default', eager: true }),
});
