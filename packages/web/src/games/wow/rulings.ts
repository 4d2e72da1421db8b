/** The rulings of World of Warcraft Miniatures. A chunk of its own, loaded with the library. */
import { makeLibrary } from '../../rulings/library.ts';
import { book } from './book.ts';
import { rulebook } from './rulebook.ts';

const TEXTS: Record<string, string> = import.meta.glob('../../../../engine/src/games/wow-miniatures/rulings/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const library = makeLibrary({
  game: 'wow',
  prefix: 'wow',
  rulebook,
  book,
  puzzles: import.meta.glob('../../../../engine/src/games/wow-miniatures/puzzles.json', { query: '?raw', import: 'default', eager: true }),
  texts: TEXTS,
  chapterOf: (number) => number.slice(0, 3),
  chapters: {
    '100': { en: 'Parties', fr: 'Groupes' },
    '101': { en: 'Set-up', fr: 'Mise en place' },
    '102': { en: 'Winning', fr: 'Victoire' },
    '403': { en: 'Destruction', fr: 'Destruction' },
    '404': { en: 'Movement', fr: 'Déplacement' },
    '405': { en: 'Range and line of sight', fr: 'Portée et ligne de vue' },
    '406': { en: 'Spaces and terrain', fr: 'Cases et terrain' },
    '407': { en: 'Targets', fr: 'Cibles' },
    '408': { en: 'Clocks', fr: 'Horloges' },
    '600': { en: 'Attacks', fr: 'Attaques' },
    '601': { en: 'The dice of an attack', fr: 'Les dés d’une attaque' },
    '602': { en: 'Damage, and what follows', fr: 'Dégâts et suites' },
  },
});
