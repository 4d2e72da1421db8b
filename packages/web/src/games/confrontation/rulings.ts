/** The rulings of Confrontation. A chunk of its own, loaded with the library. */
import { makeLibrary } from '../../rulings/library.ts';
import { book } from './book.ts';
import { rulebook } from './rulebook.ts';

const TEXTS: Record<string, string> = import.meta.glob('../../../../engine/src/games/confrontation/rulings/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const library = makeLibrary({
  game: 'confrontation',
  prefix: 'conf',
  rulebook,
  book,
  puzzles: import.meta.glob('../../../../engine/src/games/confrontation/puzzles.json', { query: '?raw', import: 'default', eager: true }),
  texts: TEXTS,
  // `IX-C-3.ex1` belongs to `IX-C-3`, `F4.b` to `F4`.
  chapterOf: (number) => number.replace(/\..*$/, ''),
  chapters: {
    'IX-0': { en: 'The combat phase', fr: 'La phase de combat' },
    'IX-A-1': { en: 'Melees and combats', fr: 'Mêlées et combats' },
    'IX-A-2': { en: 'Separating melees', fr: 'Séparer les mêlées' },
    'IX-B-1': { en: 'Levels of the air', fr: 'Les paliers de vol' },
    'IX-B-2': { en: 'Diving', fr: 'La charge en piqué' },
    'IX-C': { en: 'What a combat is made of', fr: 'Le déroulement d’un combat' },
    'IX-C-1': { en: 'Authority and the order of combats', fr: 'Autorité et ordre des combats' },
    'IX-C-2': { en: 'Combat dice', fr: 'Les dés de combat' },
    'IX-C-3': { en: 'Placing dice', fr: 'Placer les dés' },
    'IX-C-4': { en: 'Initiative', fr: 'L’Initiative' },
    'IX-D': { en: 'Passes of arms', fr: 'Les passes d’armes' },
    'IX-D-1': { en: 'One against one', fr: 'Un contre un' },
    'IX-D-2': { en: 'One against several', fr: 'Un contre plusieurs' },
    'IX-D-3': { en: 'The end of a combat', fr: 'La fin d’un combat' },
    'IX-E': { en: 'One attack', fr: 'Une attaque' },
    'IX-E-1': { en: 'Announcing a parry', fr: 'Annoncer une parade' },
    'IX-E-2': { en: 'The Attack test', fr: 'Le test d’Attaque' },
    'IX-E-3': { en: 'The Defence test', fr: 'Le test de Défense' },
    'IX-E-4': { en: 'A failed attack', fr: 'L’attaque ratée' },
    'IX-E-5': { en: 'Sustained defence', fr: 'La défense soutenue' },
    'IX-E-6': { en: 'Wounds and death', fr: 'Blessures et mort' },
    'IX-F': { en: 'The worked example', fr: 'L’exemple détaillé' },
    'IX-F-1': { en: 'The example: first pass', fr: 'L’exemple\u00a0: première passe' },
    'IX-F-2': { en: 'The example: second pass', fr: 'L’exemple\u00a0: deuxième passe' },
    'IX-G': { en: 'Pursuit', fr: 'La poursuite' },
    'IX-H': { en: 'The end of the phase', fr: 'La fin de la phase' },
  },
});
