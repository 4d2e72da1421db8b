/** Ce qui ne va pas dans un fichier, dit avec ce que ce jeu est seul à avoir. */
import type { Same } from '../../../resources.ts';
import type { gloomhavenFiles as source } from '../en/files.ts';

export const gloomhavenFiles: Same<typeof source> = {
  'monster-turns': 'des tours de monstre : un objet avec {{fields}}',
  'listed-monster': 'un monstre du jeu ou à vous',
  'column-and-row': 'une colonne de 0 à {{columns}} et une rangée de 0 à {{rows}}',
  'two-hexes': 'deux hexagones, comme [[2, 3], [3, 3]]',
  'two-rooms': 'deux salles',
  'number-or-fields': 'un nombre, ou un parmi {{fields}}',
  'name-or-list': 'un nom, ou une liste',
  'list-or-fields': 'une liste, ou {{fields}}',
  'at-or-fields': 'un hexagone comme [3, 2], ou {{fields}}',
  'no-teleport': 'false : aucun monstre ne se téléporte',
  'one-active': 'une figurine active, une seule',
  'few-characters': '31 personnages au plus',
  'one-figure-each': 'une figurine par hexagone',
  'no-figure-in-walls': 'aucune figurine dans un hexagone de mur',
};
