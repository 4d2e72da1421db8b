/** Ce qui ne va pas dans un fichier, dit avec ce que ce jeu est seul à avoir. */
import type { Same } from '../../../resources.ts';
import type { confrontationFiles as source } from '../en/files.ts';

export const confrontationFiles: Same<typeof source> = {
  profiles: 'des profils : un objet avec {{fields, or}}',
  'a-wound-table': 'une table de blessures : un objet avec {{fields}}',
  'two-lengths': 'deux longueurs en millimètres',
  'two-figures': 'les noms de deux figurines',
  'dice-placed': 'deux nombres : les dés en attaque et en défense',
  'dice-or-fields': 'des dés comme {{example}}, ou {{fields}}',
  'players-or': 'des joueurs dans un ordre, ou {{words, or}}',
  'playable-profile': 'un profil jouable',
  'playable-table': 'une table des blessures jouable',
  'skill-or-fields': 'une compétence comme {{example}}, ou {{fields}}',
};
