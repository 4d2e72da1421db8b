/** The rulings of Gloomhaven. A chunk of its own, loaded with the library. */
import { makeLibrary } from '../../rulings/library.ts';
import { book } from './book.ts';
import { rulebook } from './rulebook.ts';

export const library = makeLibrary({
  game: 'gloomhaven',
  prefix: 'gh',
  rulebook,
  book,
  puzzles: import.meta.glob('../../../../engine/src/games/gloomhaven/puzzles.json', { query: '?raw', import: 'default', eager: true }),
  texts: import.meta.glob('../../../../engine/src/games/gloomhaven/rulings/*.yaml', { query: '?raw', import: 'default', eager: true }),
});
