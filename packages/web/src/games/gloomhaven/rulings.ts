/** The rulings of Gloomhaven. A chunk of its own, loaded with the library. */
import { makeLibrary } from '../../rulings/library.ts';
import { book } from './book.ts';
import { rulebook } from './rulebook.ts';

const TEXTS: Record<string, string> = import.meta.glob('../../../../engine/src/games/gloomhaven/rulings/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The word a number begins with names its chapter. */
export const library = makeLibrary({
  game: 'gloomhaven',
  prefix: 'gh',
  rulebook,
  book,
  puzzles: import.meta.glob('../../../../engine/src/games/gloomhaven/puzzles.json', { query: '?raw', import: 'default', eager: true }),
  texts: TEXTS,
  unnumbered: true,
  chapterOf: (number) => number.replace(/\.\d+$/, ''),
  chapters: {
    reveal: { en: 'Revealed rooms', fr: 'Salles révélées' },
    attack: { en: 'Attack X', fr: 'Attaque X' },
    melee: { en: 'Melee attack', fr: 'Attaque de mêlée' },
    ranged: { en: 'Ranged Y attack', fr: 'Attaque à distance Y' },
    area: { en: 'Area effect', fr: 'Effet de zone' },
    target: { en: 'Target Z', fr: 'Cibler Z' },
    modifiers: { en: 'Adjustments', fr: 'Ajustements' },
    draw: { en: 'Attack modifier cards', fr: 'Cartes Modificateur d’attaque' },
    advantage: { en: 'Advantage and disadvantage', fr: 'Avantage et désavantage' },
    forced: { en: 'Pushes and pulls', fr: 'Poussées et tractions' },
  },
});
