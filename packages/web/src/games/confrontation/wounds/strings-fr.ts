/** La table des blessures de Confrontation en français. */
import type { WoundTexts } from './wording.ts';

export const fr: WoundTexts = {
  lead: 'Le chapitre 9 lit cinq cases de la table des blessures, pas plus. Les autres sont notre reconstitution\u00a0; chaque case dit combien elle est sûre.',
  how: 'Deux dés\u00a0: le plus bas dit où, 5 et 6 étant tous deux la tête\u00a0; le plus haut plus la Force moins la Résistance est le résultat final et désigne la ligne.',
  row: 'Résultat final',
  cells: (sure, of) => `${sure} cases sur ${of} sont lues par une source.`,
  cellsOwn: 'Cette table est la vôtre.',
  legend: 'Combien une case est sûre',
  standing: { sure: 'lue par une source', likely: 'découle d’une autre case', unsure: 'notre reconstitution', ours: 'de nous' },
  from: (where) => `Source\u00a0: ${where}`,
  result: 'Résultat',
  source: 'Source',
  asInTheGame: 'comme dans la table du jeu',
  asTheTable: 'comme la table',
  press: 'Choisissez une case pour lire d’où elle vient.',
  cell: (row, location) => `${row}, ${location}`,
  short: { nothing: '–', stunned: 'sonné', light: 'lég.', serious: 'grave', critical: 'crit.', killed: 'tué' },
  struck: 'lu maintenant',
};
