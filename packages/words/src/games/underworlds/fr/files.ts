/** Ce qui ne va pas dans un fichier, dit avec ce que ce jeu est seul à avoir. */
import type { Same } from '../../../resources.ts';
import type { underworldsFiles as source } from '../en/files.ts';

export const underworldsFiles: Same<typeof source> = {
  'two-boards': 'deux, une pour chaque plateau',
  'two-sides': 'deux camps',
  'deck-or-name': 'un deck par son nom, ou { objectives, power }',
  'hex-or-fields': 'une case, out, ou {{fields}}',
};
