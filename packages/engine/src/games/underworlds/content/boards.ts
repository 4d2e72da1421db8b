/** Boards of our own. */
import type { Board } from './types.ts';

export const BOARDS: readonly Board[] = [
  {
    id: 'broken-aqueduct',
    names: { en: 'The Broken Aqueduct', fr: "L'Aqueduc brisé" },
    rows: ['..s..s..', 's...#..s', '....s...', '.x.#...s', 's . . . '],
  },
  {
    id: 'ash-court',
    names: { en: 'The Ash Court', fr: 'La Cour des cendres' },
    rows: ['s..s...s', '.....x..', '..s....s', '..x.....', 's . s . '],
  },
  {
    id: 'drowned-stair',
    names: { en: 'The Drowned Stair', fr: "L'Escalier englouti" },
    rows: ['.s....s.', '....#...', 's#.....s', '...#.s..', '. s . s '],
  },
  {
    id: 'mirror-garden',
    names: { en: 'The Mirror Garden', fr: 'Le Jardin des miroirs' },
    rows: ['s....s..', '...s...x', 'x..#....', '.s...x.s', '. s . s '],
  },
  {
    id: 'empty-market',
    names: { en: 'The Empty Market', fr: 'Le Marché désert' },
    rows: ['s...s..s', '.s......', '.....s..', '........', 's . . s '],
  },
  {
    id: 'bone-quarry',
    names: { en: 'The Bone Quarry', fr: 'La Carrière aux os' },
    rows: ['..s....s', '#....#..', '...s..x.', 's..#...s', 's x s . '],
  },
];
