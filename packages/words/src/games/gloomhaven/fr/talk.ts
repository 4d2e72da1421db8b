import type { Same } from '../../../resources.ts';
import type { talk as en } from '../en/talk.ts';

/** What players say before cards are chosen. */
export const talk: Same<typeof en> = {
  'talk-said': '{{seat}} : « {{line}}. »',
  'talk-both': '{{when}} et {{does}}',
  'talk-early': "j'agis tôt",
  'talk-middling': "je n'agis ni tôt ni tard",
  'talk-late': "j'agis tard",
  'talk-attack': "j'attaque",
  'talk-attack_on': "j'attaque {{target}}",
  'talk-closer': 'je me rapproche des monstres',
  'talk-door': 'je vais à la porte',
  'talk-heal': 'je soigne',
  'talk-loot': "je ramasse de l'argent",
  'talk-rest': 'je prends un repos long',
};
