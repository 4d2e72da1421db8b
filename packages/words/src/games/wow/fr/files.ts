/** Ce qui ne va pas dans un fichier, dit avec ce que ce jeu est seul à avoir. */
import type { Same } from '../../../resources.ts';
import type { wowFiles as source } from '../en/files.ts';

export const wowFiles: Same<typeof source> = {
  'listed-character': 'un personnage du jeu ou à vous',
  'listed-card': "une carte Barre d'Action du jeu ou à vous",
  'listed-holder': 'une classe, une race ou un personnage, du jeu ou à vous',
  'two-numbers': 'deux nombres, un par camp',
  'two-seats': 'deux places',
  'two-factions': 'deux factions',
  'a-faction': 'une faction',
  'a-figure': 'une figurine',
  'card-or-fields': "l'identifiant d'une carte, ou {{fields}}",
  'turn-words': 'une figurine, {{words, or}}',
  'self-or-whom': 'self, ou qui : {{fields}}',
};
