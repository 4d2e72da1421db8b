/** What the screen of the wound table says. */
import { textsOf } from '../../../app/strings/index.ts';
import { sourceInFrench } from '../sources.ts';

const en = {
  lead: 'Chapter 9 reads out five cells of the wound table and no more. The others are our reconstruction; each cell says how sure it is.',
  how: 'Two dice: the lower one tells where, 5 and 6 both being the head; the higher one plus Strength less Resistance is the final result, and picks the row.',
  row: 'Final result',
  cells: (sure: number, of: number): string => `${sure} of ${of} cells are read out by a source.`,
  cellsOwn: 'This table is yours.',
  legend: 'How sure a cell is',
  standing: { sure: 'read out by a source', likely: 'follows from another cell', unsure: 'our reconstruction', ours: 'ours' },
  from: (where: string): string => `Source: ${where}`,
  result: 'Result',
  source: 'Source',
  asInTheGame: 'as in the game’s table',
  asTheTable: 'as the table',
  press: 'Press a cell to read where it comes from.',
  cell: (row: string, location: string): string => `${row}, ${location}`,
  short: { nothing: '–', stunned: 'stun.', light: 'light', serious: 'ser.', critical: 'crit.', killed: 'dead' },
  struck: 'read now',
};

const fr: WoundTexts = {
  lead: 'Le chapitre 9 lit cinq cases de la table des blessures, pas plus. Les autres sont notre reconstitution\u00a0; chaque case dit combien elle est sûre.',
  how: 'Deux dés\u00a0: le plus bas dit où, 5 et 6 étant tous deux la tête\u00a0; le plus haut plus la Force moins la Résistance est le résultat final et désigne la ligne.',
  row: 'Résultat final',
  cells: (sure, of) => `${sure} cases sur ${of} sont lues par une source.`,
  cellsOwn: 'Cette table est la vôtre.',
  legend: 'Combien une case est sûre',
  standing: { sure: 'lue par une source', likely: 'découle d’une autre case', unsure: 'notre reconstitution', ours: 'de nous' },
  from: (where) => `Source\u00a0: ${sourceInFrench(where)}`,
  result: 'Résultat',
  source: 'Source',
  asInTheGame: 'comme dans la table du jeu',
  asTheTable: 'comme la table',
  press: 'Choisissez une case pour lire d’où elle vient.',
  cell: (row, location) => `${row}, ${location}`,
  short: { nothing: '–', stunned: 'sonné', light: 'lég.', serious: 'grave', critical: 'crit.', killed: 'tué' },
  struck: 'lu maintenant',
};

export type WoundTexts = typeof en;

/** Its sentences. */
export const { use: useWoundStrings } = textsOf<WoundTexts>({ en, fr });
