/** La table des blessures de Confrontation en français. */
import type { WoundTexts } from './wording.ts';

export const fr: WoundTexts = {
  lead: 'Le chapitre 9 lit cinq cases de la table des blessures, pas plus. Les autres sont notre reconstitution\u00a0; chaque case dit combien elle est sûre. Une table à vous prend sa place dans les parties commencées d’ici.',
  how: 'Deux dés\u00a0: le plus bas dit où, 5 et 6 étant tous deux la tête\u00a0; le plus haut plus la Force moins la Résistance est le résultat final et désigne la ligne.',
  row: 'Résultat final',
  inUse: (name) => `En usage\u00a0: ${name}.`,
  cells: (sure, of) => `${sure} cases sur ${of} sont lues par une source.`,
  cellsOwn: 'Cette table est la vôtre.',
  legend: 'Combien une case est sûre',
  standing: { sure: 'lue par une source', likely: 'découle d’une autre case', unsure: 'notre reconstitution', ours: 'de nous' },
  from: (where) => `Source\u00a0: ${where}`,
  press: 'Choisissez une case pour lire d’où elle vient.',
  cell: (row, location) => `${row}, ${location}`,
  import: 'Ouvrir un fichier avec votre table',
  export: 'Enregistrer cette table dans un fichier',
  reset: 'Revenir à la table du jeu',
  taken: (name) => `Les jets de Blessures se lisent désormais dans ${name}.`,
  badFile: (name, why) => `${name} n’est pas repris\u00a0: ${why}.`,
  fileText: 'Dix lignes de cinq résultats, en YAML ou en JSON. Enregistrer cette table montre comment un tel fichier s’écrit.',
  short: { nothing: '–', stunned: 'sonné', light: 'lég.', serious: 'grave', critical: 'crit.', killed: 'tué' },
  struck: 'lu maintenant',
};
