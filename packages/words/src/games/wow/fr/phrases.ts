/** Les morceaux dont sont faites les phrases : noms, cibles, chemins. */

import { sharedPhrases } from '../../../fr/shared.ts';
import type { Same } from '../../../resources.ts';
import type { phrases as source } from '../en/phrases.ts';

export const phrases: Same<typeof source> = {
  ...sharedPhrases,
  'card-quoted': '"{{card}}"',
  'hidden-card': 'une carte face cachée',
  'hidden-card-at': 'la carte face cachée nº {{n}}',
  'of-owner': '{{name}} ({{owner}})',
  'common-of': '{{theName}} de {{owner}}',
  'totem-called': 'le totem {{name}} de {{owner}}',

  'aim-space': 'une aire en {{space}}',
  'on-figures': ' sur {{figures}}',
  'on-space': ' en {{space}}',
  'with-card': ' avec {{card}}',
  'with-second': ' de son attaque secondaire',
  as: " ; l'attaque devient {{nature}} ({{type}})",
  via: ', par {{spaces}}',

  'second-attack': 'attaque secondaire',
  'second-attack-of': 'attaque secondaire ({{type}})',
  'the-main': "l'attaque principale",
  'the-second': "l'attaque secondaire",
  'the-ability': 'la capacité',
  'the-card': 'la carte',
  'the-card-called': 'la carte {{card}}',

  'first-of': 'Premier joueur : {{seat}}',
  'first-side': 'Premier joueur : camp {{n}}',
  'outcome-crit': '{{hits, hit}} et un critique',

  'part-set': 'devient {{amount}} : {{source}}',
  'part-multiply': 'fois {{amount}} : {{source}}',
  'part-limit': 'jamais sous {{amount}}',
};
